import { z } from 'zod';
import { registryTypeSchema } from './registries.schemas.ts';
import { idSchema, slugSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const registryListSchema = z
  .strictObject({
    id: idSchema,
    title: z.string(),
    slug: slugSchema,
    registryType: registryTypeSchema,
    /** The family's photo; null where a drawn cover stands for it. */
    coverImageUrl: z.string().nullable(),
    role: z.enum(['owner', 'editor', 'viewer', 'helper']),
    giftCount: z.int(),
    isCurrent: z.boolean(),
    isPaused: z.boolean(),
    isArchived: z.boolean(),
    /** Epoch ms after which it is gone; null where it is not deleted. Then only its owner sees it, here. */
    goneAt: z.int().nullable(),
  })
  .meta({ id: 'RegistryList' });
const listsResponse = z.strictObject({ lists: z.array(registryListSchema) });

export const listLists = { response: listsResponse };
export const archiveRegistry = { params, body: z.strictObject({ isArchived: z.boolean() }), response: listsResponse };
export const deleteRegistry = { params, response: listsResponse };
export const recoverRegistry = { params, response: listsResponse };

export type ListLists = WireOf<typeof listLists>;
export type ArchiveRegistry = WireOf<typeof archiveRegistry>;
export type DeleteRegistry = WireOf<typeof deleteRegistry>;
export type RecoverRegistry = WireOf<typeof recoverRegistry>;
export type RegistryList = z.output<typeof registryListSchema>;

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
    /** The family's photo; null where a drawn cover is shown. */
    coverImageUrl: z.string().nullable(),
    role: z.enum(['owner', 'editor', 'viewer', 'helper']),
    giftCount: z.int(),
    isCurrent: z.boolean(),
    isPaused: z.boolean(),
    isArchived: z.boolean(),
    /**
     * Epoch ms at which it is deleted for good; null where it is not deleted. A deleted registry is shown only here, and only to its owner.
     */
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

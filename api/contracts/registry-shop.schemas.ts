import { z } from 'zod';
import { registryTypeSchema } from './registries.schemas.ts';
import { idSchema, lineSchema, slugSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const readRegistryShop = {
  params,
  response: z.strictObject({
    registry: z.strictObject({
      id: idSchema,
      title: z.string(),
      slug: slugSchema,
      registryType: registryTypeSchema,
      isPaused: z.boolean(),
    }),
    /** The caller's registries to which things may be added, this one included: with several, the caller may switch. */
    registries: z.array(z.strictObject({ id: idSchema, title: z.string() })),
    /** Products that are on the list already, and the wished quantity of each. */
    products: z.array(
      z.strictObject({ regItemId: idSchema, productId: z.int(), genericProductId: z.int(), quantity: z.int() }),
    ),
    /** Must-haves of the checklist that have no match on the list yet. */
    suggestions: z.array(
      z.strictObject({ title: z.string(), urlSlug: z.string(), path: z.string(), missing: z.array(z.string()) }),
    ),
  }),
};

export const externalRegistrySchema = z
  .strictObject({ id: idSchema, url: z.string(), storeName: z.string() })
  .meta({ id: 'ExternalRegistry' });
const externalResponse = z.strictObject({ externalRegistries: z.array(externalRegistrySchema) });

export const listExternalRegistries = { params, response: externalResponse };
export const linkExternalRegistry = {
  params,
  body: z.strictObject({
    url: z.string().trim().min(4).max(2000),
    /** Absent: the name in the address. */
    storeName: lineSchema(80).optional(),
    /** false removes the link again. */
    isLinked: z.boolean().default(true),
  }),
  response: externalResponse,
};

export type ReadRegistryShop = WireOf<typeof readRegistryShop>;
export type ListExternalRegistries = WireOf<typeof listExternalRegistries>;
export type LinkExternalRegistry = WireOf<typeof linkExternalRegistry>;
export type RegistryShop = ReadRegistryShop['response'];

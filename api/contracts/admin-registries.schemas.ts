import { z } from 'zod';
import { registryTypeSchema } from './registries.schemas.ts';
import { idSchema, type WireOf } from './wire.schemas.ts';

/** What the shop's staff needs to answer a question about a registry: nothing sealed, and no name but the owner's. */
export const readAdminRegistry = {
  params: z.strictObject({ id: idSchema }),
  response: z.strictObject({
    registry: z.strictObject({
      id: idSchema,
      title: z.string(),
      slug: z.string(),
      registryType: registryTypeSchema,
      searchLevel: z.enum(['private', 'babylist', 'google']),
      isPaused: z.boolean(),
      /** Its owner deleted it, and can still restore it. */
      isDeleted: z.boolean(),
      createdAt: z.int(),
      owner: z.strictObject({ name: z.string(), email: z.string() }),
      memberCount: z.int(),
      itemCount: z.int(),
      /** Reserved gifts, by how certain they are. */
      reservations: z.strictObject({ unconfirmed: z.int(), reserved: z.int(), purchased: z.int(), received: z.int() }),
      pledgeCount: z.int(),
      groupGiftCount: z.int(),
    }),
  }),
};

export type ReadAdminRegistry = WireOf<typeof readAdminRegistry>;

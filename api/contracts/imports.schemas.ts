import { z } from 'zod';
import { importGiftsMax, importTextMax } from './imports.ts';
import {
  clearableLineSchema,
  clearableTextSchema,
  currencySchema,
  idSchema,
  lineSchema,
  type WireOf,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const importedGiftSchema = z
  .strictObject({
    title: lineSchema(200),
    /** Canonical; null for an idea. */
    url: z.string().max(2000).nullable(),
    storeName: clearableLineSchema(80),
    priceCents: z.int().min(0).max(10_000_000).nullable(),
    currency: currencySchema.nullable(),
    imgUrl: z.string().max(2000).nullable(),
    quantity: z.int().min(1).max(99),
    note: clearableTextSchema(500),
  })
  .meta({ id: 'ImportedGift' });

const textBody = z.strictObject({
  /** Links, one a line; lines copied from a page; or CSV whose first row names its columns. */
  text: z.string().trim().min(1).max(importTextMax),
});

export const readImport = {
  params,
  body: textBody,
  response: z.strictObject({
    gifts: z.array(importedGiftSchema.extend({ isOnList: z.boolean() })),
    /** Lines in which no gift was found. */
    unread: z.int(),
  }),
};

export const importGifts = {
  params,
  /** The chosen gifts; or the text, from which everything that is not on the list yet is added. */
  body: z.union([z.strictObject({ gifts: z.array(importedGiftSchema).min(1).max(importGiftsMax) }), textBody]),
  response: z.strictObject({ regItemIds: z.array(idSchema), alreadyThere: z.int(), version: z.int() }),
};

export type ReadImport = WireOf<typeof readImport>;
export type ImportGifts = WireOf<typeof importGifts>;
export type ImportedGift = z.output<typeof importedGiftSchema>;

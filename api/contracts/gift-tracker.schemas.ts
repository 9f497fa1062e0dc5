import { z } from 'zod';
import { noteTextMax, wasMax } from './gift-tracker.ts';
import {
  acceptsTried,
  clearableTextSchema,
  idSchema,
  moneySchema,
  optionalTextSchema,
  personNameSchema,
  quantitySchema,
  textSchema,
  type WireOf,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** What the gifts of every kind have. Anything that the caller may not know is null. */
const ofAnyGift = {
  id: idSchema,
  regItemId: idSchema,
  title: z.string(),
  imgUrl: z.string().nullable(),
  giverName: z.string().nullable(),
  message: z.string().nullable(),
  /** The giver's postal address, for a card. */
  address: z.string().nullable(),
  /** When it was reserved, promised or paid. */
  givenAt: z.int(),
  receivedAt: z.int().nullable(),
  /** Also null for a pledge that has not been sent: there is nothing to say thanks for yet. */
  thanks: z
    .strictObject({
      state: z.enum(['none', 'draft', 'mailed', 'by-hand']),
      text: z.string(),
      thankedAt: z.int().nullable(),
      /** Whether a note may be mailed: the giver's email is confirmed, and they have not opted out. */
      isMailAllowed: z.boolean(),
    })
    .nullable(),
};

/** One gift, as the family tracks it: a reservation, a pledge to a cash fund, or a share of a group gift. */
export const trackedGiftSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('reservation'),
      ...ofAnyGift,
      variant: z.string().nullable(),
      price: moneySchema.nullable(),
      quantity: z.int(),
      state: z.enum(['reserved', 'purchased', 'received']),
      /** A member recorded it for somebody else. */
      isRecorded: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('cash-fund'),
      ...ofAnyGift,
      amount: moneySchema,
      state: z.enum(['pledged', 'sent', 'received']),
    }),
    z.strictObject({
      kind: z.literal('group-gift'),
      ...ofAnyGift,
      /** Without what went back to the giver. */
      amount: moneySchema,
      state: z.literal('received'),
    }),
  ])
  .meta({ id: 'TrackedGift' });

const gift = z.strictObject({ gift: trackedGiftSchema });

export const listGifts = {
  params,
  query: z.strictObject({ view: z.literal('guest').optional() }),
  response: z.strictObject({
    gifts: z.array(trackedGiftSchema),
    /** What is hidden from the caller: everything, names, or nothing. */
    surprise: z.enum(['all', 'names', 'nothing']),
  }),
};

export const recordGift = {
  params,
  body: z.strictObject({
    regItemId: idSchema,
    quantity: quantitySchema.default(1),
    giverName: personNameSchema,
    message: optionalTextSchema(500),
    state: z.enum(['reserved', 'purchased', 'received']).default('reserved'),
  }),
  response: gift,
};

export const trackGift = acceptsTried({
  params,
  body: z
    .strictObject({
      isReceived: z.boolean(),
      /** For gifts that a member recorded; a giver's own words are not changed. */
      giverName: personNameSchema,
      message: z.literal('').or(textSchema(500)),
      /** What they were when the caller read them. If one has changed since, the call is refused. */
      was: z.strictObject({ giverName: z.string().max(60), message: z.string().max(500) }).partial(),
    })
    .partial(),
  response: gift,
});

export const saveThankYouNote = {
  params,
  body: z.strictObject({
    text: optionalTextSchema(noteTextMax),
    /**
     * What the note said when the caller last read or saved it; several texts where it may not know which of them was saved. If the note says
     * something else by now, it is refused.
     */
    was: z.array(clearableTextSchema(noteTextMax)).min(1).max(wasMax).optional(),
    /** 'not-thanked' undoes 'by-hand' and keeps the text, as a draft; nothing else does. A mailed note stays mailed. */
    state: z.enum(['draft', 'mailed', 'by-hand', 'not-thanked']),
  }),
  response: gift,
};

export const thankYouNoteAllowed = {
  /** The id of a gift of any kind. */
  query: z.strictObject({ reservation: idSchema }),
  response: z.strictObject({ isAllowed: z.boolean() }),
};

export const revealGifts = {
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('everything'), registryId: idSchema }),
    z.strictObject({ what: z.literal('item'), registryId: idSchema, regItemId: idSchema }),
  ]),
  /** The current state of the item, or of everything. */
  response: z.strictObject({ gifts: z.array(trackedGiftSchema) }),
};

export type ListGifts = WireOf<typeof listGifts>;
export type RecordGift = WireOf<typeof recordGift>;
export type TrackGift = WireOf<typeof trackGift>;
export type SaveThankYouNote = WireOf<typeof saveThankYouNote>;
export type ThankYouNoteAllowed = WireOf<typeof thankYouNoteAllowed>;
export type RevealGifts = WireOf<typeof revealGifts>;
export type TrackedGift = z.output<typeof trackedGiftSchema>;

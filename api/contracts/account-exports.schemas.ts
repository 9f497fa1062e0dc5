import { z } from 'zod';
import { audiencesMax } from '#rules/audiences.ts';
import { linesPerCartMax, unitsPerLineMax } from '#rules/carts.ts';
import { emailKinds } from '#rules/email-kinds.ts';
import { groupGiftPriceCents } from '#rules/group-gifts.ts';
import { offersMax } from '#rules/offers.ts';
import { paymentKinds } from '#rules/payment-kinds.ts';
import { markableGoals } from '#rules/setup-goals.ts';
import { birthdayPreferencesSchema } from './birthday-preferences.schemas.ts';
import { ownAddressSchema } from './own-addresses.schemas.ts';
import { weeklyEmailsSchema } from './pregnancy-emails.schemas.ts';
import {
  expectingChildrenSchema,
  planningStageSchema,
  registryTypeSchema,
  showerGuestsSchema,
  showerGuestTypeSchema,
} from './registries.schemas.ts';
import {
  daySchema,
  instantSchema,
  int32Schema,
  lineSchema,
  lineWithoutControls,
  moneySchema,
  numberIdSchema,
  slugSchema,
  textSchema,
  type WireOf,
  webLinkSchema,
  withoutControls,
} from './wire.schemas.ts';

/** Changes with the meaning of a file, so that an old file is not read as a new one. */
export const exportFormat = 'layette-account-1';

const boundedMoney = moneySchema.extend({ amount: z.int().min(0).max(10_000_000) });
const money = boundedMoney.nullable();
/** Our own copy of a picture, or a page elsewhere whose picture is copied again. */
const pictureSchema = z
  .string()
  .regex(/^\/pictures\/[\w./-]{1,120}$/)
  .or(webLinkSchema)
  .nullable();

/** Text from an earlier version may have control characters. */
const oldLineSchema = (max: number) => z.string().max(max).overwrite(lineWithoutControls);

const itemSchema = z.strictObject({
  kind: z.enum(['product', 'external', 'idea', 'cash_fund']),
  /** Of this shop; another shop imports such an item as an idea. */
  productId: numberIdSchema.nullable(),
  title: lineSchema(200),
  note: z.string().max(500).overwrite(withoutControls).default(''),
  url: webLinkSchema.nullable(),
  storeName: oldLineSchema(80).nullable(),
  price: money,
  pricedAt: instantSchema.nullable(),
  imgUrl: pictureSchema,
  quantity: z.int().min(1).max(99),
  mustHave: z.boolean(),
  secondHandWelcome: z.boolean(),
  categoryId: int32Schema,
  size: oldLineSchema(40).nullable(),
  color: oldLineSchema(40).nullable(),
  offers: z
    .array(
      z.strictObject({
        storeName: oldLineSchema(80),
        url: webLinkSchema,
        price: money,
        pricedAt: instantSchema.nullable(),
      }),
    )
    .max(offersMax),
});

export const portableRegistrySchema = z.strictObject({
  registryType: registryTypeSchema,
  title: lineSchema(80),
  names: z.literal('').or(lineSchema(80)),
  story: z.literal('').or(textSchema(2000)),
  /** Used if it is free; links to former addresses then keep working as well. */
  slug: slugSchema,
  formerSlugs: z.array(slugSchema).max(100),
  searchLevel: z.enum(['private', 'babylist', 'google']),
  surprise: z.enum(['off', 'names', 'full']),
  isPaused: z.boolean(),
  arrivalDate: daySchema.nullable(),
  planningStage: planningStageSchema.nullable(),
  expectingChildren: expectingChildrenSchema.nullable(),
  showerDay: daySchema.nullable(),
  showerGuests: showerGuestsSchema.nullable(),
  showerGuestType: showerGuestTypeSchema.nullable(),
  revealDay: daySchema.nullable(),
  /** When the owner chose to see everything at once. */
  revealedAt: instantSchema.nullable(),
  city: lineSchema(60).nullable(),
  shippingAddress: textSchema(300).nullable(),
  birthdayPreferences: birthdayPreferencesSchema,
  paymentWays: z
    .array(
      z.strictObject({
        kind: z.enum(paymentKinds),
        handle: textSchema(300).nullable(),
        link: webLinkSchema.nullable(),
      }),
    )
    .max(paymentKinds.length),
  externalRegistries: z.array(z.strictObject({ url: webLinkSchema, storeName: oldLineSchema(80) })).max(50),
  /** In their order; empty for the default ones. */
  categories: z.array(z.strictObject({ id: int32Schema, title: lineSchema(80) })).max(100),
  /** In their order. */
  items: z.array(itemSchema).max(1000),
  // Files written before these fields existed have none.
  /** Archived; `isPaused` is the state from before. */
  isArchived: z.boolean().default(false),
  /** Guests with links of their own. `items` are indexes in the list above. An import creates new links. */
  groups: z
    .array(
      z.strictObject({
        name: lineSchema(40),
        seesAll: z.boolean(),
        categoryIds: z.array(int32Schema).max(100),
        items: z.array(z.int().min(0).max(999)).max(1000),
      }),
    )
    .max(audiencesMax)
    .default([]),
  /** Items that people give together, by their index in the list, with their price. The contributions are not exported. */
  groupGifts: z
    .array(
      z.strictObject({
        item: z.int().min(0).max(999),
        priceCents: z.int().min(groupGiftPriceCents.min).max(groupGiftPriceCents.max),
      }),
    )
    .max(1000)
    .default([]),
  /** What was marked on the checklist by hand. */
  checklistMarks: z
    .array(z.strictObject({ item: textSchema(80), state: z.enum(['have', 'not-needed']) }))
    .max(500)
    .default([]),
  goalsDone: z.array(z.enum(markableGoals)).max(markableGoals.length).default([]),
});

/** Gifts that a person gave to others: for the person's own records, not for import. */
const givenSchema = z.strictObject({
  title: z.string().max(200),
  quantity: z.int().min(1).max(99),
  state: z.string().max(20),
  giverName: z.string().max(200),
  message: z.string().max(2000),
  /** The giver's wish: until this day the family sees nothing of it. Older files have none. */
  secretUntil: daySchema.nullable().default(null),
  createdAt: instantSchema,
});

/** Money that a person pledged or gave. */
const givenMoneySchema = z.strictObject({
  title: z.string().max(200),
  amount: boundedMoney,
  state: z.string().max(20),
  giverName: z.string().max(200),
  message: z.string().max(2000),
  createdAt: instantSchema,
});

const thankYouNoteSchema = z.strictObject({
  gift: z.string().max(200),
  giverName: z.string().max(200),
  text: z.string().max(5000),
  state: z.enum(['draft', 'mailed', 'by-hand']),
});

export const accountExportSchema = z
  .strictObject({
    format: z.literal(exportFormat),
    account: z.strictObject({ name: z.string().max(200), email: z.string().max(320) }),
    address: ownAddressSchema.nullable(),
    unwantedEmails: z.array(z.enum(emailKinds)).max(emailKinds.length),
    registries: z.array(portableRegistrySchema).max(50),
    gifts: z.array(givenSchema).max(10_000),
    reviews: z
      .array(
        z.strictObject({
          genericProductId: int32Schema,
          stars: z.int().min(1).max(5),
          title: z.string().max(200),
          text: z.string().max(5000),
        }),
      )
      .max(10_000),
    givenMoney: z.array(givenMoneySchema).max(10_000).default([]),
    /** To givers whom the family knows. */
    thankYouNotes: z.array(thankYouNoteSchema).max(10_000).default([]),
    /** About products: the questions and answers this person wrote. */
    questions: z
      .array(
        z.strictObject({
          genericProductId: int32Schema,
          kind: z.enum(['question', 'answer']),
          text: z.string().max(5000),
        }),
      )
      .max(10_000)
      .default([]),
    /** Products of this shop; another shop leaves out those that it does not sell. */
    cart: z
      .array(
        z.strictObject({
          productId: numberIdSchema,
          title: z.string().max(200),
          quantity: z.int().min(1).max(unitsPerLineMax),
          isSavedForLater: z.boolean(),
        }),
      )
      .max(linesPerCartMax)
      .default([]),
    /** Files written before these mails existed have none. */
    weeklyEmails: weeklyEmailsSchema.nullable().default(null),
  })
  .meta({
    id: 'AccountExport',
    description:
      'Everything that a person stored. Registries, the address, the cart, and the choice of mails can be brought in again; gifts, notes, reviews, questions and the due date of the weekly mails are for reading. Photos are not in the file.',
  });

/** Over all registries of a file: more at once would keep other requests waiting. */
const importedItemsMost = 3000;

export const exportAccount = { response: accountExportSchema };
export const importAccount = {
  body: accountExportSchema.refine(
    ({ registries }) => registries.reduce((sum, { items }) => sum + items.length, 0) <= importedItemsMost,
    { path: ['registries'], error: `must have no more than ${importedItemsMost} items together` },
  ),
  response: z.strictObject({ registries: z.array(z.strictObject({ slug: slugSchema, title: z.string() })) }),
};

export type PortableRegistry = z.output<typeof portableRegistrySchema>;
export type AccountExport = z.output<typeof accountExportSchema>;
export type ExportAccount = WireOf<typeof exportAccount>;
export type ImportAccount = WireOf<typeof importAccount>;

import { z } from 'zod';
import { chosenWaysSchema, fundSchema } from './cash-funds.schemas.ts';
import { groupGiftSchema } from './group-gifts.schemas.ts';
import {
  daySchema,
  idSchema,
  int32Schema,
  moneySchema,
  numberIdSchema,
  optionalTextSchema,
  slugSchema,
  textSchema,
  type WireOf,
  webLinkSchema,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const itemParams = z.strictObject({ id: idSchema, item: idSchema });
/** `view=guest`: the owner sees what a guest sees, and can do nothing. */
const guestView = z.strictObject({ view: z.literal('guest').optional() });

export const registryTypeSchema = z.enum(['baby', 'birthday', 'holiday']);
export const planningStageSchema = z.enum(['pregnant', 'adopting', 'surrogate', 'fostering', 'conceiving']);

export const registrySchema = z
  .strictObject({
    id: idSchema,
    ownerId: idSchema.nullable(),
    registryType: registryTypeSchema,
    title: z.string(),
    slug: slugSchema,
    /** "private", "babylist" (found with /find) or "google" (may be indexed). */
    searchLevel: z.enum(['private', 'babylist', 'google']),
    /** What the caller is here. */
    role: z.enum(['owner', 'editor', 'viewer', 'helper', 'guest']),
    family: z.strictObject({
      /** Members only; guests get the month. */
      arrivalDate: daySchema.nullable(),
      arrivalMonth: z.string().nullable(),
      isArrivalDateKnown: z.boolean(),
      planningStage: planningStageSchema.nullable(),
    }),
    isPaused: z.boolean(),
    surprise: z.enum(['off', 'names', 'full']).nullable(),
    /** For members: what guests may find it by at /find, besides a name. */
    finding: z.strictObject({ city: z.string().nullable(), invitationCode: z.string() }).nullable(),
    /** In which ways what is given in cash can be paid; the owner's matter alone. */
    cashFundPreferences: chosenWaysSchema.nullable(),
    version: z.int(),
    createdAt: z.int(),
  })
  .meta({ id: 'Registry' });

/** What the caller may know about who holds units of an item. */
export const regItemSchema = z
  .strictObject({
    id: idSchema,
    registryId: idSchema,
    kind: z.enum(['product', 'external', 'idea', 'cash_fund']),
    productId: z.int().nullable(),
    genericProductId: z.int().nullable(),
    /** Page of the product in this shop; null for other stores' items. */
    path: z.string().nullable(),
    title: z.string(),
    /** Of a product of this shop. */
    brand: z.string().nullable(),
    /** The chosen variant in words ("Sage, Large"); null where there is nothing to choose. */
    variant: z.string().nullable(),
    note: z.string(),
    url: z.string().nullable(),
    storeName: z.string().nullable(),
    price: moneySchema.nullable(),
    imgUrl: z.string().nullable(),
    quantity: z.int(),
    /** Units that can still be reserved, as far as the caller may know. */
    left: z.int(),
    mustHave: z.boolean(),
    secondHandWelcome: z.boolean(),
    categoryId: z.int(),
    position: z.int(),
    /** Of a cash fund, which has no price and is not reserved. */
    fund: fundSchema.nullable(),
    /** What several people give together; it is not reserved while this is here. */
    groupGift: groupGiftSchema.nullable(),
    /** The caller's own reservation of this item. */
    mine: z
      .strictObject({
        reservationId: idSchema,
        quantity: z.int(),
        state: z.enum(['reserved', 'purchased', 'received']),
      })
      .nullable(),
    /** For members, by their role and the registry's surprise setting; empty for guests. */
    givers: z.array(
      z.strictObject({
        reservationId: idSchema,
        name: z.string().nullable(),
        quantity: z.int(),
        state: z.enum(['reserved', 'purchased', 'received']),
      }),
    ),
  })
  .meta({ id: 'RegItem' });

export const listRegistries = { response: z.strictObject({ registries: z.array(registrySchema) }) };

export const createRegistry = {
  body: z.strictObject({
    registryType: registryTypeSchema.default('baby'),
    title: optionalTextSchema(80),
    planningStage: planningStageSchema.nullable().default(null),
    arrivalDate: daySchema.nullable().default(null),
  }),
  response: z.strictObject({ registry: registrySchema }),
};

export const readRegistry = { params, query: guestView, response: z.strictObject({ registry: registrySchema }) };

export const changeRegistry = {
  params,
  body: z
    .strictObject({
      title: textSchema(80),
      planningStage: planningStageSchema.nullable(),
      arrivalDate: daySchema.nullable(),
      searchLevel: z.enum(['private', 'babylist', 'google']),
      surprise: z.enum(['off', 'names', 'full']),
      slug: z.string().trim().min(3).max(60),
      isPaused: z.boolean(),
      /** For /find only; shown to nobody else. */
      city: textSchema(60).nullable(),
    })
    .partial(),
  response: z.strictObject({ registry: registrySchema }),
};

export const foundRegistrySchema = z
  .strictObject({
    title: z.string(),
    registryType: registryTypeSchema,
    path: z.string(),
    /** "August 2027"; never the day. */
    arrivalMonth: z.string().nullable(),
  })
  .meta({ id: 'FoundRegistry' });

/** A name and at least one of the three facts; all that are given must be right. */
export const findRegistries = {
  query: z.strictObject({
    name: textSchema(80),
    /** YYYY-MM */
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-08')
      .optional(),
    city: optionalTextSchema(60).optional(),
    code: optionalTextSchema(20).optional(),
  }),
  /** At most ten; where more fit, the name has to say more. */
  response: z.strictObject({ registries: z.array(foundRegistrySchema).max(10), hasMore: z.boolean() }),
};

/** Finds a registry by its address; a former address leads to the present one. */
export const findAddress = {
  params: z.strictObject({ slug: slugSchema }),
  response: z.strictObject({ registryId: idSchema, slug: slugSchema }),
};

export const listItems = {
  params,
  query: guestView,
  response: z.strictObject({ regItems: z.array(regItemSchema), version: z.int() }),
};

export const minimalItems = {
  params,
  response: z.strictObject({
    regItems: z.array(
      z.strictObject({ id: idSchema, productId: z.int().nullable(), genericProductId: z.int().nullable() }),
    ),
  }),
};

const itemFields = {
  title: textSchema(200),
  note: optionalTextSchema(500),
  url: webLinkSchema,
  storeName: z.string().trim().max(80),
  price: moneySchema.extend({ amount: z.int().min(0).max(10_000_000) }).nullable(),
  imgUrl: webLinkSchema.nullable(),
  quantity: z.int().min(1).max(99),
  mustHave: z.boolean(),
  secondHandWelcome: z.boolean(),
  categoryId: int32Schema,
};

export const addItem = {
  params,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('product'),
      productId: numberIdSchema,
      /** Only what is given together may be called otherwise than in the shop. */
      title: itemFields.title.optional(),
      quantity: itemFields.quantity.default(1),
      note: itemFields.note,
    }),
    z.strictObject({
      kind: z.literal('external'),
      title: itemFields.title,
      url: itemFields.url,
      storeName: itemFields.storeName.default(''),
      price: itemFields.price.default(null),
      imgUrl: itemFields.imgUrl.default(null),
      quantity: itemFields.quantity.default(1),
      note: itemFields.note,
    }),
    z.strictObject({
      kind: z.literal('cash_fund'),
      /** One of the shop's funds, whose picture it gets. */
      productId: numberIdSchema.nullable().default(null),
      title: itemFields.title,
      goalCents: z.int().min(100, 'must be at least $1').max(10_000_000).nullable().default(null),
      note: itemFields.note,
    }),
    z.strictObject({
      kind: z.literal('idea'),
      title: itemFields.title,
      quantity: itemFields.quantity.default(1),
      note: itemFields.note,
    }),
  ]),
  response: z.strictObject({
    regItem: regItemSchema,
    version: z.int(),
    /** What was wished for already, for who takes the wish back; null where it is new on the list. */
    before: z.strictObject({ quantity: z.int(), note: z.string() }).nullable(),
  }),
};

export const readItem = { params: itemParams, query: guestView, response: z.strictObject({ regItem: regItemSchema }) };

export const changeItem = {
  params: itemParams,
  body: z
    .strictObject({
      ...itemFields,
      note: z.string().trim().max(500),
      position: z.int().min(0).max(100_000),
      /** Undo of a removal. */
      removed: z.literal(false),
    })
    .partial(),
  response: z.strictObject({ regItem: regItemSchema, version: z.int() }),
};

export const removeItem = { params: itemParams, response: z.strictObject({ version: z.int() }) };

export type ListRegistries = WireOf<typeof listRegistries>;
export type ReadRegistry = WireOf<typeof readRegistry>;
export type ChangeRegistry = WireOf<typeof changeRegistry>;
export type CreateRegistry = WireOf<typeof createRegistry>;
export type FindRegistries = WireOf<typeof findRegistries>;
export type FoundRegistry = z.output<typeof foundRegistrySchema>;
export type FindAddress = WireOf<typeof findAddress>;
export type ListItems = WireOf<typeof listItems>;
export type MinimalItems = WireOf<typeof minimalItems>;
export type AddItem = WireOf<typeof addItem>;
export type ReadItem = WireOf<typeof readItem>;
export type ChangeItem = WireOf<typeof changeItem>;
export type RemoveItem = WireOf<typeof removeItem>;
export type Registry = z.output<typeof registrySchema>;
export type RegItem = z.output<typeof regItemSchema>;

import { z } from 'zod';
import { expectingChildren, showerGuests, showerGuestTypes } from '#rules/family-facts.ts';
import { offersMax } from '#rules/offers.ts';
import { registryTitleMax } from '#rules/registry-title.ts';
import { chosenWaysSchema, fundSchema } from './cash-funds.schemas.ts';
import { groupGiftSchema } from './group-gifts.schemas.ts';
import {
  acceptsTried,
  amountSchema,
  clearableLineSchema,
  clearableTextSchema,
  daySchema,
  flagSchema,
  idSchema,
  instantSchema,
  int32Schema,
  lineSchema,
  moneySchema,
  numberIdSchema,
  optionalLineSchema,
  optionalTextSchema,
  quantitySchema,
  slugSchema,
  textSchema,
  type WireOf,
  webLinkSchema,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const itemParams = z.strictObject({ id: idSchema, item: idSchema });
/** `view=guest`: the owner sees what a guest sees, and cannot change anything. */
const guestView = z.strictObject({ view: z.literal('guest').optional() });

export const registryTypeSchema = z.enum(['baby', 'birthday', 'holiday']);
export const planningStageSchema = z.enum(['pregnant', 'adopting', 'surrogate', 'fostering', 'conceiving']);
export const expectingChildrenSchema = z.enum(expectingChildren);
export const showerGuestsSchema = z.enum(showerGuests);
export const showerGuestTypeSchema = z.enum(showerGuestTypes);

const namesSchema = z.literal('').or(lineSchema(registryTitleMax));

export const registrySchema = z
  .strictObject({
    id: idSchema,
    ownerId: idSchema.nullable(),
    registryType: registryTypeSchema,
    title: z.string(),
    /** Whose registry it is: "Olive & Sam"; empty where no names were given. */
    names: z.string(),
    /** What the family tells its guests; empty while the registry is paused. */
    story: z.string(),
    /** Members only; guests get the picture's URL. */
    coverImageId: idSchema.nullable(),
    coverImageUrl: z.string().nullable(),
    slug: slugSchema,
    /** "private", "babylist" (found with /find) or "google" (may be indexed). */
    searchLevel: z.enum(['private', 'babylist', 'google']),
    /** The caller's role. */
    role: z.enum(['owner', 'editor', 'viewer', 'helper', 'guest']),
    family: z.strictObject({
      /** Members only; guests get the month. */
      arrivalDate: daySchema.nullable(),
      arrivalMonth: z.string().nullable(),
      isArrivalDateKnown: z.boolean(),
      planningStage: planningStageSchema.nullable(),
      /** Members only. */
      expectingChildren: expectingChildrenSchema.nullable(),
    }),
    /** Members only. */
    shower: z
      .strictObject({
        day: daySchema.nullable(),
        guests: showerGuestsSchema.nullable(),
        guestType: showerGuestTypeSchema.nullable(),
      })
      .nullable(),
    isPaused: z.boolean(),
    surprise: z.enum(['off', 'names', 'full']).nullable(),
    /** Members only: the chosen day from which gifts are no surprise; null for the day of arrival. */
    revealDay: daySchema.nullable(),
    /** For members: the facts, in addition to a name, by which guests may find it at /find. */
    finding: z.strictObject({ city: z.string().nullable(), invitationCode: z.string() }).nullable(),
    /** In which ways gifts of money can be paid; for the owner alone. */
    cashFundPreferences: chosenWaysSchema.nullable(),
    version: z.int(),
    createdAt: z.int(),
  })
  .meta({ id: 'Registry' });

/** Another store that sells an item. */
const offerSchema = z.strictObject({
  storeName: z.string(),
  url: z.string(),
  price: moneySchema.nullable(),
  /** When somebody entered that price; null without one. */
  pricedAt: instantSchema.nullable(),
});

/** What the caller may know about who holds units of an item. */
export const regItemSchema = z
  .strictObject({
    id: idSchema,
    registryId: idSchema,
    kind: z.enum(['product', 'external', 'idea', 'cash_fund']),
    productId: z.int().nullable(),
    genericProductId: z.int().nullable(),
    /** The product's page in this shop; null for other stores' items. */
    path: z.string().nullable(),
    title: z.string(),
    /** For a product of this shop. */
    brand: z.string().nullable(),
    /** The chosen variant in words ("Sage, Large"); null where there is no choice. */
    variant: z.string().nullable(),
    note: z.string(),
    url: z.string().nullable(),
    storeName: z.string().nullable(),
    price: moneySchema.nullable(),
    /** When somebody entered the price of another store's item; null where the shop knows the price. */
    pricedAt: instantSchema.nullable(),
    /** Further stores, in addition to the item's own link. */
    offers: z.array(offerSchema).max(offersMax),
    size: z.string().nullable(),
    color: z.string().nullable(),
    imgUrl: z.string().nullable(),
    quantity: z.int(),
    /** Units that can still be reserved, as far as the caller may know. */
    left: z.int(),
    mustHave: z.boolean(),
    secondHandWelcome: z.boolean(),
    categoryId: z.int(),
    /** The shop sells and ships it. */
    isSoldHere: z.boolean(),
    /** The registry's discount applies to it where the shop sells it. */
    isDiscountable: z.boolean(),
    /** The shop sells it for several people to give: nobody can reserve it, whether a group gift is running or not. */
    isGivenTogether: z.boolean(),
    position: z.int(),
    /** Set for a cash fund, which has no price and cannot be reserved. */
    fund: fundSchema.nullable(),
    /** Set while several people give it together; it cannot be reserved then. */
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
    title: z.literal('').or(lineSchema(80)).default(''),
    names: namesSchema.default(''),
    planningStage: planningStageSchema.nullable().default(null),
    arrivalDate: daySchema.nullable().default(null),
    expectingChildren: expectingChildrenSchema.nullable().default(null),
    showerDay: daySchema.nullable().default(null),
    showerGuests: showerGuestsSchema.nullable().default(null),
    showerGuestType: showerGuestTypeSchema.nullable().default(null),
  }),
  response: z.strictObject({ registry: registrySchema }),
};

export const readRegistry = { params, query: guestView, response: z.strictObject({ registry: registrySchema }) };

export const changeRegistry = acceptsTried({
  params,
  body: z
    .strictObject({
      title: lineSchema(registryTitleMax),
      names: namesSchema,
      story: z.literal('').or(textSchema(2000)),
      coverImageId: idSchema.nullable(),
      planningStage: planningStageSchema.nullable(),
      /** null where the day is not known. */
      arrivalDate: daySchema.nullable(),
      expectingChildren: expectingChildrenSchema.nullable(),
      showerDay: daySchema.nullable(),
      showerGuests: showerGuestsSchema.nullable(),
      showerGuestType: showerGuestTypeSchema.nullable(),
      revealDay: daySchema.nullable(),
      searchLevel: z.enum(['private', 'babylist', 'google']),
      surprise: z.enum(['off', 'names', 'full']),
      slug: z.string().trim().min(3).max(60),
      isPaused: z.boolean(),
      /** Used by /find only; shown to nobody else. */
      city: lineSchema(60).nullable(),
      /** The values that the caller started from, of fields that it changes: if another member has changed one, it is refused. */
      was: z
        .strictObject({
          title: z.string().max(200),
          names: z.string().max(200),
          story: z.string().max(2000),
          arrivalDate: z.string().max(20).nullable(),
          planningStage: z.string().max(60).nullable(),
          expectingChildren: z.string().max(60).nullable(),
          showerDay: z.string().max(20).nullable(),
          showerGuests: z.string().max(60).nullable(),
          showerGuestType: z.string().max(60).nullable(),
          searchLevel: z.string().max(60),
          city: z.string().max(60).nullable(),
          surprise: z.string().max(60).nullable(),
          revealDay: z.string().max(20).nullable(),
        })
        .partial(),
    })
    .partial(),
  response: z.strictObject({ registry: registrySchema }),
});

export const foundRegistrySchema = z
  .strictObject({
    title: z.string(),
    registryType: registryTypeSchema,
    path: z.string(),
    /** "August 2027"; never the day. */
    arrivalMonth: z.string().nullable(),
  })
  .meta({ id: 'FoundRegistry' });

/** A name and at least one of the three facts; all given facts must match. */
export const findRegistries = {
  query: z.strictObject({
    name: lineSchema(80),
    /** YYYY-MM */
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-08')
      .optional(),
    city: optionalLineSchema(60).optional(),
    code: optionalLineSchema(20).optional(),
  }),
  /** At most ten; where more match, the name must be more specific. */
  response: z.strictObject({ registries: z.array(foundRegistrySchema).max(10), hasMore: z.boolean() }),
};

/** Finds a registry by its address; a former address leads to the present one. */
export const findAddress = {
  params: z.strictObject({ slug: slugSchema }),
  response: z.strictObject({ registryId: idSchema, slug: slugSchema }),
};

/** Addresses that the registry could have, and whether the typed one is free. */
export const suggestAddresses = {
  params,
  query: z.strictObject({ wanted: z.string().trim().max(100).optional() }),
  response: z.strictObject({
    /** The reason why it can't be chosen; null if it can, and while nothing was typed. */
    problem: z.string().nullable(),
    suggestions: z.array(slugSchema).max(3),
  }),
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

const priceSchema = moneySchema
  .extend({ amount: amountSchema.min(0).max(10_000_000, 'must be a smaller amount') })
  .nullable();

const itemsAtOnceMax = 250;
/** The caller was told that somebody has taken the gift, and confirms the change. */
const evenIfTakenSchema = z.boolean();

const itemFields = {
  title: lineSchema(200),
  note: optionalTextSchema(500),
  url: webLinkSchema,
  storeName: clearableLineSchema(80),
  price: priceSchema,
  /** Further stores. The server sets when their prices were entered. */
  offers: z
    .array(z.strictObject({ storeName: clearableLineSchema(80), url: webLinkSchema, price: priceSchema }))
    .max(offersMax, `must be at most ${offersMax} stores`),
  size: optionalLineSchema(40),
  color: optionalLineSchema(40),
  imgUrl: webLinkSchema.nullable(),
  quantity: quantitySchema,
  mustHave: z.boolean(),
  secondHandWelcome: z.boolean(),
  categoryId: int32Schema,
};

/** Fields that any item may have when it is added. */
const addedFields = {
  quantity: itemFields.quantity.default(1),
  note: itemFields.note,
  size: itemFields.size,
  color: itemFields.color,
  offers: itemFields.offers.default([]),
  /** Its category; by default the one for its product of the shop, or else category 1. */
  categoryId: itemFields.categoryId.optional(),
  mustHave: itemFields.mustHave.default(false),
  secondHandWelcome: itemFields.secondHandWelcome.default(false),
};

export const addItem = {
  params,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('product'),
      productId: numberIdSchema,
      /** Only items that people give together may have a title different from the shop's. */
      title: itemFields.title.optional(),
      ...addedFields,
    }),
    z.strictObject({
      kind: z.literal('external'),
      title: itemFields.title,
      url: itemFields.url,
      storeName: itemFields.storeName.default(''),
      price: itemFields.price.default(null),
      imgUrl: itemFields.imgUrl.default(null),
      ...addedFields,
    }),
    z.strictObject({
      kind: z.literal('cash_fund'),
      /** One of the shop's funds, whose picture it uses. */
      productId: numberIdSchema.nullable().default(null),
      title: itemFields.title,
      goalCents: amountSchema
        .min(100, 'must be at least $1')
        .max(10_000_000, 'must be at most $100,000')
        .nullable()
        .default(null),
      ...addedFields,
    }),
    z.strictObject({
      kind: z.literal('idea'),
      title: itemFields.title,
      ...addedFields,
    }),
  ]),
  response: z.strictObject({
    regItem: regItemSchema,
    version: z.int(),
    /** What was on the list before, so that the addition can be undone; null where it is new on the list. */
    before: z.strictObject({ quantity: z.int(), note: z.string() }).nullable(),
  }),
};

export const readItem = { params: itemParams, query: guestView, response: z.strictObject({ regItem: regItemSchema }) };

export const changeItem = acceptsTried({
  params: itemParams,
  body: z
    .strictObject({
      ...itemFields,
      note: clearableTextSchema(500),
      size: clearableLineSchema(40),
      color: clearableLineSchema(40),
      position: z.int().min(0).max(100_000),
      /** The caller's own photo, uploaded for an item. */
      imageId: idSchema,
      /** Undoes a removal. */
      removed: z.literal(false),
      /** The fields' values when the caller began to change them: refused as `stale` if one has changed since. */
      was: z
        .strictObject({
          title: z.string().max(200),
          note: z.string().max(500),
          url: z.string().max(2000).nullable(),
          storeName: z.string().max(80).nullable(),
          price: priceSchema,
          imgUrl: z.string().max(2000).nullable(),
          /** Those that others add or change meanwhile are kept; refused only if one of them is changed here, too. */
          offers: z
            .array(z.strictObject({ storeName: z.string().max(80), url: z.string().max(2000), price: priceSchema }))
            .max(offersMax),
          size: z.string().max(40).nullable(),
          color: z.string().max(40).nullable(),
          quantity: z.int().min(0).max(99),
          categoryId: int32Schema,
        })
        .partial(),
      evenIfTaken: evenIfTakenSchema,
    })
    .partial(),
  response: z.strictObject({ regItem: regItemSchema, version: z.int() }),
});

/** Changes several items, all of them or none; first their fields, then their positions. */
export const changeItems = {
  params,
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id: idSchema,
          quantity: itemFields.quantity.optional(),
          mustHave: itemFields.mustHave.optional(),
          secondHandWelcome: itemFields.secondHandWelcome.optional(),
          removed: z.boolean().optional(),
        }),
      )
      .max(itemsAtOnceMax)
      .default([]),
    moves: z
      .array(
        z.strictObject({
          itemIds: z.array(idSchema).min(1).max(itemsAtOnceMax),
          categoryId: int32Schema,
          /** The item before which they are placed; null for the end of the category. */
          before: idSchema.nullable().default(null),
        }),
      )
      .max(itemsAtOnceMax)
      .default([]),
    evenIfTaken: evenIfTakenSchema.default(false),
  }),
  response: z.strictObject({ regItems: z.array(regItemSchema), version: z.int() }),
};

export const removeItem = {
  params: itemParams,
  query: z.strictObject({ evenIfTaken: flagSchema.optional() }),
  response: z.strictObject({ version: z.int() }),
};

export type ListRegistries = WireOf<typeof listRegistries>;
export type ReadRegistry = WireOf<typeof readRegistry>;
export type ChangeRegistry = WireOf<typeof changeRegistry>;
export type CreateRegistry = WireOf<typeof createRegistry>;
export type FindRegistries = WireOf<typeof findRegistries>;
export type FoundRegistry = z.output<typeof foundRegistrySchema>;
export type FindAddress = WireOf<typeof findAddress>;
export type SuggestAddresses = WireOf<typeof suggestAddresses>;
export type ListItems = WireOf<typeof listItems>;
export type MinimalItems = WireOf<typeof minimalItems>;
export type AddItem = WireOf<typeof addItem>;
export type ReadItem = WireOf<typeof readItem>;
export type ChangeItems = WireOf<typeof changeItems>;
export type ChangeItem = WireOf<typeof changeItem>;
export type RemoveItem = WireOf<typeof removeItem>;
export type Registry = z.output<typeof registrySchema>;
export type RegItem = z.output<typeof regItemSchema>;

import { z } from 'zod';
import { cartTypes, unitsPerLineMax } from '#rules/carts.ts';
import { idSchema, moneySchema, numberIdSchema, type WireOf } from './wire.schemas.ts';

const typeQuery = z.strictObject({ cart_type: z.enum(cartTypes).default('store') });
const params = z.strictObject({ id: idSchema });
const quantitySchema = z.int().min(1).max(unitsPerLineMax);

export const cartItemSchema = z
  .strictObject({
    id: idSchema,
    productId: z.int().nullable(),
    genericProductId: z.int().nullable(),
    /** The registry item that this line fulfils; null for a product from the shop itself. */
    regItemId: idSchema.nullable(),
    registry: z.strictObject({ id: idSchema, title: z.string(), slug: z.string() }).nullable(),
    title: z.string(),
    /** "Sage, Large"; empty where there is no choice. */
    variant: z.string(),
    brand: z.string().nullable(),
    /** The product's page in this shop; null for products of other stores. */
    path: z.string().nullable(),
    url: z.string().nullable(),
    storeName: z.string().nullable(),
    imgUrl: z.string().nullable(),
    imgAlt: z.string(),
    quantity: z.int(),
    /** The highest quantity that the line may have now. */
    quantityMax: z.int(),
    state: z.enum(['fine', 'fewer-left', 'sold-out', 'coming', 'gone']),
    /** Set when it is less than the line's quantity. */
    left: z.int().nullable(),
    price: moneySchema.nullable(),
    /** The price that the customer last saw, if it has changed since. */
    priceBefore: moneySchema.nullable(),
    /** For the units that can be had. */
    total: moneySchema,
    savedForLater: z.boolean(),
  })
  .meta({ id: 'CartItem' });

export const cartSchema = z
  .strictObject({
    /** null before the first line. */
    id: idSchema.nullable(),
    cartType: z.enum(cartTypes),
    /** Increases with every change: the response with the higher version is the newer one. */
    version: z.int(),
    items: z.array(cartItemSchema),
    /** Available units that are not saved for later. */
    itemCount: z.int(),
    itemsTotal: moneySchema,
    /** null for a cart from which this shop ships nothing. */
    freeShipping: z
      .strictObject({ threshold: moneySchema, left: moneySchema, isReached: z.boolean(), percent: z.int() })
      .nullable(),
    /** The price or stock of some line has changed since the customer last saw it. */
    hasChanges: z.boolean(),
  })
  .meta({ id: 'Cart' });

const cartResponse = z.strictObject({ cart: cartSchema });
const lineResponse = z.strictObject({ cart: cartSchema, item: cartItemSchema });

export const readCart = { query: typeQuery, response: cartResponse };
export const acceptCart = {
  query: typeQuery,
  /** Sets today's prices and the available quantities, and removes lines whose product is gone. */
  body: z.strictObject({ acceptChanges: z.literal(true) }),
  response: cartResponse,
};
export const emptyCart = { query: typeQuery, response: cartResponse };

/** A wish that goes into a cart. */
export const wishSchemas = {
  regItemId: idSchema,
  quantity: quantitySchema.default(1),
  /** The id that the caller was shown as the registry's: its own, or that of a group's link. */
  through: idSchema.nullable().default(null),
};

export const addToCart = {
  body: z.discriminatedUnion('cartType', [
    z.strictObject({
      cartType: z.literal('store'),
      productId: numberIdSchema,
      quantity: quantitySchema.default(1),
    }),
    /** A registry item that this shop sells. */
    z.strictObject({ cartType: z.literal('registry'), ...wishSchemas }),
    /** A registry item that another store sells. */
    z.strictObject({ cartType: z.literal('amazonCart'), ...wishSchemas }),
  ]),
  response: lineResponse,
};
export const changeCartItem = {
  params,
  body: z
    .strictObject({
      quantity: quantitySchema,
      savedForLater: z.boolean(),
      /** Undoes a removal. */
      removed: z.literal(false),
    })
    .partial(),
  response: lineResponse,
};
export const removeCartItem = { params, response: cartResponse };

export const convertCart = {
  /** Absent: the current registry. */
  body: z.strictObject({ registryId: idSchema.optional() }),
  response: z.strictObject({
    registryId: idSchema,
    /** How many units were added to the list, and as how many items. */
    units: z.int(),
    regItemIds: z.array(idSchema),
    cart: cartSchema,
  }),
};

export type ReadCart = WireOf<typeof readCart>;
export type AcceptCart = WireOf<typeof acceptCart>;
export type EmptyCart = WireOf<typeof emptyCart>;
export type AddToCart = WireOf<typeof addToCart>;
export type ChangeCartItem = WireOf<typeof changeCartItem>;
export type RemoveCartItem = WireOf<typeof removeCartItem>;
export type ConvertCart = WireOf<typeof convertCart>;
export type Cart = z.output<typeof cartSchema>;
export type CartItem = z.output<typeof cartItemSchema>;

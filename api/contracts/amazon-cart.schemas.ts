import { z } from 'zod';
import { unitsPerLineMax } from '#rules/carts.ts';
import { cartItemSchema, wishSchemas } from './carts.schemas.ts';
import { idSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const quantitySchema = z.int().min(1).max(unitsPerLineMax);
const response = z.strictObject({
  amazonCartItems: z.array(cartItemSchema),
  /** Each link puts up to 50 of them into the marketplace's own cart. */
  cartLinks: z.array(z.string()),
});

export const listAmazonCartItems = { response };
export const addAmazonCartItem = {
  body: z.strictObject(wishSchemas),
  response,
};
export const changeAmazonCartItem = {
  params,
  /** `removed: false` undoes a removal. */
  body: z.strictObject({ quantity: quantitySchema, removed: z.literal(false) }).partial(),
  response,
};
export const removeAmazonCartItem = { params, response };

export type ListAmazonCartItems = WireOf<typeof listAmazonCartItems>;
export type AddAmazonCartItem = WireOf<typeof addAmazonCartItem>;
export type ChangeAmazonCartItem = WireOf<typeof changeAmazonCartItem>;
export type RemoveAmazonCartItem = WireOf<typeof removeAmazonCartItem>;

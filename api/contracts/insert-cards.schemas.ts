import { z } from 'zod';
import { insertCardQuantities } from './insert-cards.ts';
import { emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const orderParams = z.strictObject({ id: idSchema, order: idSchema });

export const insertCardOrderSchema = z
  .strictObject({
    id: idSchema,
    quantity: z.int(),
    /** The family prints a PDF, or asked the shop's staff to print it. */
    printedBy: z.enum(['family', 'shop']),
    createdAt: z.int(),
  })
  .meta({ id: 'InsertCardOrder' });

const order = z.strictObject({ order: insertCardOrderSchema });

export const listInsertCardOrders = {
  params,
  /** `canShopPrint`: the shop has staff who would get the order. */
  response: z.strictObject({ orders: z.array(insertCardOrderSchema), canShopPrint: z.boolean() }),
};
export const orderInsertCards = {
  params,
  body: z.strictObject({
    quantity: z.literal([...insertCardQuantities], `must be one of ${insertCardQuantities.join(', ')}`),
    printedBy: z.enum(['family', 'shop']).default('family'),
  }),
  response: order,
};
export const readInsertCardOrder = { params: orderParams, response: order };
export const deleteInsertCardOrder = { params: orderParams, response: emptySchema };

export type ListInsertCardOrders = WireOf<typeof listInsertCardOrders>;
export type OrderInsertCards = WireOf<typeof orderInsertCards>;
export type ReadInsertCardOrder = WireOf<typeof readInsertCardOrder>;
export type DeleteInsertCardOrder = WireOf<typeof deleteInsertCardOrder>;
export type InsertCardOrder = z.output<typeof insertCardOrderSchema>;

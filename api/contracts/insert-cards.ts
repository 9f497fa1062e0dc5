import { endpoint } from './endpoint.ts';
import type {
  DeleteInsertCardOrder,
  ListInsertCardOrders,
  OrderInsertCards,
  ReadInsertCardOrder,
} from './insert-cards.schemas.ts';

/** How many cards an order may have. */
export const insertCardQuantities = [10, 20, 30, 40, 50, 75, 100] as const;

const orders = '/api/v3/registries/{id}/insert_card_orders';
export const listInsertCardOrders = endpoint<ListInsertCardOrders>('GET', orders);
export const orderInsertCards = endpoint<OrderInsertCards>('POST', orders, (fields) => ({
  ...fields.texts(),
  quantity: fields.number('quantity'),
}));
export const readInsertCardOrder = endpoint<ReadInsertCardOrder>('GET', `${orders}/{order}`);
export const deleteInsertCardOrder = endpoint<DeleteInsertCardOrder>('DELETE', `${orders}/{order}`, () => ({}));

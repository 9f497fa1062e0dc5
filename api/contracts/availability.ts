import type * as wire from './availability.schemas.ts';
import { endpoint } from './endpoint.ts';

const address = '/api/v3/product_availability_subscriptions';

export const subscribeToAvailability = endpoint<wire.SubscribeToAvailability>('POST', address, (fields) => ({
  genericProductId: fields.number('genericProductId'),
  productId: fields.number('productId') ?? null,
  email: fields.text('email'),
}));
export const readAvailabilityAlert = endpoint<wire.ReadAvailabilityAlert>('GET', `${address}/{id}`);
export const confirmAvailabilityAlert = endpoint<wire.ConfirmAvailabilityAlert>('PATCH', `${address}/{id}`);
export const stopAvailabilityAlert = endpoint<wire.StopAvailabilityAlert>('DELETE', `${address}/{id}`);

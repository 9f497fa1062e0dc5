import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { ChangeShippingAddress, ReadShippingAddress, ShowShippingAddress } from './shipping-addresses.schemas.ts';

const ofRegistry = '/api/v3/registries/{id}/shipping_address';

export const readShippingAddress = endpoint<ReadShippingAddress>('GET', ofRegistry);
export const changeShippingAddress = endpoint<ChangeShippingAddress>('PUT', ofRegistry, (fields) =>
  changedFields({ address: fields.textOrNull('address') }, readKnownValues(fields), ['address']),
);
export const showShippingAddress = endpoint<ShowShippingAddress>('POST', '/api/v3/reservations/{id}/address_views');

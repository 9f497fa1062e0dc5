import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/shipping-addresses.schemas.ts';
import * as endpoints from '#contracts/shipping-addresses.ts';
import { changeShippingAddress, readShippingAddress, showShippingAddress } from './shipping-addresses.service.ts';

const owner = { who: 'registry', param: 'id', roles: ['owner'] } as const;

export const shippingAddressRoutes = [
  reads(endpoints.readShippingAddress, {
    schemas: schemas.readShippingAddress,
    access: owner,
    summary: 'Where gifts of a registry are sent, and who has seen it.',
    run: readShippingAddress,
  }),
  changes(endpoints.changeShippingAddress, {
    schemas: schemas.changeShippingAddress,
    access: owner,
    summary: 'Says where gifts are sent, or takes it away.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/shipping?done=saved') },
    run: changeShippingAddress,
  }),
  changes(endpoints.showShippingAddress, {
    schemas: schemas.showShippingAddress,
    access: { who: 'reservation', param: 'id', as: ['giver'] },
    summary: 'Shows a giver with a confirmed email where to send the gift, and logs it for the owner.',
    limits: [limits.write],
    status: 201,
    // The response holds an address: a repeated call runs again instead of storing it.
    withoutKey: true,
    form: { body: () => ({}), done: (_, { reservation = '' }) => `/reservations/${encodeURIComponent(reservation)}` },
    run: showShippingAddress,
  }),
];

import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/own-addresses.schemas.ts';
import * as endpoints from '#contracts/own-addresses.ts';
import { changeOwnAddress, lookUpZip, readOwnAddress } from './own-addresses.service.ts';

export const ownAddressRoutes = [
  reads(endpoints.readOwnAddress, {
    schemas: schemas.readOwnAddress,
    access: { who: 'user' },
    summary: 'Own default address.',
    run: readOwnAddress,
  }),
  changes(endpoints.changeOwnAddress, {
    lock: 'nothing',
    schemas: schemas.changeOwnAddress,
    access: { who: 'user' },
    summary: 'Saves the own default address, or takes it away.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/shipping?done=saved') },
    run: changeOwnAddress,
  }),
  reads(endpoints.lookUpZip, {
    schemas: schemas.lookUpZip,
    access: { who: 'anyone' },
    summary: 'The state of a ZIP code.',
    publicCacheSeconds: 86_400,
    run: lookUpZip,
  }),
];

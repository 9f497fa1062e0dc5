import { registryKnownAs } from '#api/features/audiences/audiences.service.ts';
import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/givers.schemas.ts';
import * as endpoints from '#contracts/givers.ts';
import {
  changeGiverPreferences,
  mailOwnReservations,
  readGiverPreferences,
  saveGiverAddress,
} from './givers.service.ts';

export const giverRoutes = [
  changes(endpoints.mailOwnReservations, {
    schemas: schemas.mailOwnReservations,
    access: { who: 'anyone' },
    summary: 'Mails a link to everything that is given from an address. The answer is the same for every address.',
    lock: 'nothing',
    limits: [limits.mailUnverified, limits.mailStrangers],
    withoutVisitor: true,
    status: 202,
    form: { done: () => '/reservations?done=mailed' },
    run: mailOwnReservations,
  }),
  reads(endpoints.readGiverPreferences, {
    schemas: schemas.readGiverPreferences,
    access: { who: 'visitor' },
    summary: 'Which mails a giver wants, for who opened a link of ours or has an account.',
    run: readGiverPreferences,
  }),
  changes(endpoints.changeGiverPreferences, {
    schemas: schemas.changeGiverPreferences,
    access: { who: 'visitor' },
    summary: 'Says which mails a giver wants.',
    // Changes a single row of the caller's own.
    lock: 'nothing',
    limits: [limits.write],
    form: { done: () => '/reservations/emails?done=saved' },
    run: changeGiverPreferences,
  }),
  changes(endpoints.saveGiverAddress, {
    schemas: schemas.saveGiverAddress,
    access: { who: 'visitor' },
    summary: 'Where a family may send its thanks by post, for all own gifts in one registry; null takes it away.',
    lock: async ({ trx, input }) => ({ registry: await registryKnownAs(trx, input.body.registryId) }),
    limits: [limits.write],
    // It is sealed in the database, and left out of stored responses.
    form: { done: (_, fields) => pageAfter(fields, '/reservations') },
    run: saveGiverAddress,
  }),
];

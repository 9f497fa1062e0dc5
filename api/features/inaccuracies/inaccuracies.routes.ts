import { productPageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/inaccuracies.schemas.ts';
import * as endpoints from '#contracts/inaccuracies.ts';
import { listInaccuracies, reportInaccuracy, settleInaccuracy } from './inaccuracies.service.ts';

export const inaccuracyRoutes = [
  changes(endpoints.reportInaccuracy, {
    lock: 'nothing',
    schemas: schemas.reportInaccuracy,
    access: { who: 'anyone' },
    summary: 'Reports product data that is not right.',
    limits: [limits.say],
    status: 202,
    form: {
      done: (_, fields) => productPageAfter(fields, 'reported'),
    },
    run: reportInaccuracy,
  }),
  reads(endpoints.listInaccuracies, {
    schemas: schemas.listInaccuracies,
    access: { who: 'admin' },
    summary: 'Reported product data, the oldest first.',
    run: listInaccuracies,
  }),
  changes(endpoints.settleInaccuracy, {
    lock: 'nothing',
    schemas: schemas.settleInaccuracy,
    access: { who: 'admin' },
    summary: 'Settles a report, or opens it again. A settled one forgets the address of who reported.',
    limits: [limits.write],
    run: settleInaccuracy,
  }),
];

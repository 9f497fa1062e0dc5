import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/flags.schemas.ts';
import * as endpoints from '#contracts/flags.ts';
import { readFlag, recordMetric } from './flags.service.ts';

export const flagRoutes = [
  reads(endpoints.readFlag, {
    schemas: schemas.readFlag,
    access: { who: 'anyone' },
    summary: 'A feature flag for this visitor.',
    run: readFlag,
  }),
  changes(endpoints.recordMetric, {
    lock: 'nothing',
    schemas: schemas.recordMetric,
    access: { who: 'anyone' },
    summary: 'Counts something to judge an experiment by, where this browser allows it; stores nothing elsewhere.',
    limits: [limits.count, limits.countInADay],
    withoutVisitor: true,
    run: recordMetric,
  }),
];

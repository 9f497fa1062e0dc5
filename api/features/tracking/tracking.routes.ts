import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/tracking.schemas.ts';
import * as endpoints from '#contracts/tracking.ts';
import { chooseStatistics, listEvents, recordEvents } from './tracking.service.ts';

export const trackingRoutes = [
  changes(endpoints.recordEvents, {
    lock: 'nothing',
    schemas: schemas.recordEvents,
    access: { who: 'anyone' },
    summary:
      'Counts what happened in the shop, once per event, where this browser allows it; stores nothing elsewhere.',
    limits: [limits.count, limits.countInADay],
    withoutVisitor: true,
    run: recordEvents,
  }),
  changes(endpoints.chooseStatistics, {
    lock: 'nothing',
    schemas: schemas.chooseStatistics,
    access: { who: 'anyone' },
    summary: 'Allows or forbids statistics in this browser, and on wish deletes what was stored of it.',
    limits: [limits.write],
    withoutVisitor: true,
    form: {
      body: ({ statistics, forget }) => ({ statistics, forget: forget === 'yes' }),
      done: ({ forgotten }: { forgotten: number }, { forget }) =>
        forget === 'yes' || forgotten > 0 ? '/manage-cookies#forgotten' : '/manage-cookies#saved',
    },
    run: (call) => chooseStatistics(call, call.input.body),
  }),
  reads(endpoints.listEvents, {
    schemas: schemas.listEvents,
    access: { who: 'admin' },
    summary: 'What was counted, newest first. All of it at once is `node scripts/export-events.ts`.',
    run: ({ app, input }) => listEvents(app, input.query),
  }),
];

import { forgetHealthFacts, healthFactsOf } from '#api/features/registries/health-facts.service.ts';
import { ownRegistriesOf } from '#api/features/registries/portable-registry.service.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/health-data.schemas.ts';
import * as endpoints from '#contracts/health-data.ts';

export const healthDataRoutes = [
  reads(endpoints.readHealthData, {
    schemas: schemas.readHealthData,
    access: { who: 'user' },
    summary: 'What your own registries say about health: due dates, planning stages, what you are expecting.',
    run: async ({ app, caller }) => ({ registries: await healthFactsOf(app, app.db.read, caller.user!.id) }),
  }),
  changes(endpoints.forgetHealthData, {
    lock: async ({ trx, caller }) => ({
      registry: (await ownRegistriesOf(trx, caller.user!.id)).map(({ id }) => id),
    }),
    schemas: schemas.forgetHealthData,
    access: { who: 'user' },
    summary: 'Deletes what your own registries say about health. The lists stay.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/settings/health-data?done=forgotten' },
    run: async ({ app, trx, caller, now }) => {
      await forgetHealthFacts(app, trx, caller.user!.id, now);
      return { registries: await healthFactsOf(app, trx, caller.user!.id) };
    },
  }),
];

import type { Query } from '#api/db/database.ts';
import { stopEverythingTo, weeklyEmailsTo } from '#api/features/pregnancy-emails/pregnancy-emails.service.ts';
import { forgetHealthFacts, healthFactsOf } from '#api/features/registries/health-facts.service.ts';
import { ownRegistriesOf } from '#api/features/registries/portable-registry.service.ts';
import { forgetHealthFactsOfDraft, healthFactsOfDraft } from '#api/features/registry-drafts/registry-drafts.service.ts';
import type { App, Caller } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import type { HealthData } from '#contracts/health-data.schemas.ts';
import * as schemas from '#contracts/health-data.schemas.ts';
import * as endpoints from '#contracts/health-data.ts';

const healthDataOf = async (app: App, db: Query, { user, visitorId }: Caller): Promise<HealthData> => ({
  registries: await healthFactsOf(app, db, user!.id),
  weeklyEmails: await weeklyEmailsTo(app, db, user!.email),
  draft: await healthFactsOfDraft(app, db, visitorId),
});

export const healthDataRoutes = [
  reads(endpoints.readHealthData, {
    schemas: schemas.readHealthData,
    access: { who: 'user' },
    summary:
      'What your own registries and weekly mails say about health: due dates, planning stages, what you are expecting.',
    run: ({ app, caller }) => healthDataOf(app, app.db.read, caller),
  }),
  changes(endpoints.forgetHealthData, {
    lock: async ({ trx, caller }) => ({
      registry: (await ownRegistriesOf(trx, caller.user!.id, { withDeleted: true })).map(({ id }) => id),
    }),
    schemas: schemas.forgetHealthData,
    access: { who: 'user' },
    summary: 'Deletes what your own registries say about health, and ends the weekly mails. The lists stay.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/settings/health-data?done=forgotten' },
    run: async ({ app, trx, caller, now }) => {
      await forgetHealthFacts(app, trx, caller.user!.id, now);
      await stopEverythingTo(trx, caller.user!.email);
      await forgetHealthFactsOfDraft(app, trx, caller.visitorId, now);
      return healthDataOf(app, trx, caller);
    },
  }),
];

import type { Query, Trx } from '#api/db/database.ts';
import { createRegistry } from '#api/features/registries/registries.service.ts';
import { saveGoalsDone } from '#api/features/registry-home/registry-home.service.ts';
import { addTemplate, isTemplate } from '#api/features/templates/templates.service.ts';
import type { App, Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { inSlices } from '#api/jobs/in-slices.ts';
import type { HealthData } from '#contracts/health-data.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import {
  type ChangeRegistryDraft,
  type OpenRegistryDraft,
  type ReadRegistryDraft,
  type RegistryDraft,
  registryDraftSchema,
} from '#contracts/registry-drafts.schemas.ts';
import { isPossibleArrival } from '#rules/arrival.ts';
import { dayOf } from '#rules/days.ts';
import { isPossibleFamilyDay } from '#rules/family-facts.ts';
import { deleteDraft, findDraft, findDraftsBefore, putDraft } from './registry-drafts.queries.ts';

const keptDays = 30;

export async function readDraft({ app, caller }: Reading<unknown>): Promise<ReadRegistryDraft['response']> {
  return { draft: (await findOwn(app, app.db.read, caller.visitorId))?.draft ?? null };
}

export async function changeDraft({
  app,
  trx,
  input,
  visitorId,
  now,
}: Changing<NonNullable<ChangeRegistryDraft['parsed']>>): Promise<ReadRegistryDraft['response']> {
  const { body } = input;
  refuseImpossible(body, now);
  if (body.templateId != null && !(await isTemplate(trx, body.templateId)))
    throw new Refusal('invalid-input', { fields: [{ field: 'body.templateId', message: 'is no list of ours' }] });
  const before = await findOwn(app, trx, visitorId);
  const draft = registryDraftSchema.parse({ ...before?.draft, ...body });
  await putOwn(app, trx, visitorId, { id: before?.id ?? app.newId(), draft }, now);
  return { draft };
}

/** What this browser's draft says about health; null if nothing. */
export async function healthFactsOfDraft(app: App, db: Query, visitorId: string | null): Promise<HealthData['draft']> {
  const own = await findOwn(app, db, visitorId);
  if (own === null) return null;
  const { arrivalDate, planningStage, expectingChildren } = own.draft;
  const facts = { arrivalDate, planningStage, expectingChildren };
  return Object.values(facts).some((fact) => fact !== null) ? facts : null;
}

/** Takes them out of this browser's draft, which stays. */
export async function forgetHealthFactsOfDraft(
  app: App,
  trx: Trx,
  visitorId: string | null,
  now: number,
): Promise<void> {
  const own = await findOwn(app, trx, visitorId);
  if (visitorId === null || own === null) return;
  const draft = { ...own.draft, arrivalDate: null, planningStage: null, expectingChildren: null };
  await putOwn(app, trx, visitorId, { ...own, draft }, now);
}

export async function forgetDraft({ app, trx, visitorId }: Changing<unknown>): Promise<ReadRegistryDraft['response']> {
  const own = await findOwn(app, trx, visitorId);
  if (own !== null) await deleteDraft(trx, own.id);
  return { draft: null };
}

/** @throws {Refusal} 'wrong-state' if this browser has no draft: it was already opened in another tab */
export async function openDraft(call: Changing<unknown>): Promise<OpenRegistryDraft['response']> {
  const opened = await openDraftOf(call, call.caller.user!);
  if (opened === null)
    throw new Refusal('wrong-state', { detail: 'There is nothing left to create here. Your lists have it already.' });
  return opened;
}

/** Turns this browser's draft into a registry of the account it now has; null if there is no draft. */
export async function openDraftOf(
  call: Omit<Changing<unknown>, 'prepared'>,
  user: SignedInUser,
): Promise<{ registry: Registry; addedCount: number } | null> {
  const { app, trx, now } = call;
  const own = await findOwn(app, trx, call.visitorId);
  if (own === null) return null;
  const { templateId, isArrivalDateKnown, ...draft } = own.draft;
  const today = dayOf(now);
  const body = {
    ...draft,
    // A day that was possible weeks ago may be out of range now; the rest of the answers still hold.
    arrivalDate: draft.arrivalDate !== null && isPossibleArrival(draft.arrivalDate, today) ? draft.arrivalDate : null,
    showerDay: draft.showerDay !== null && isPossibleFamilyDay(draft.showerDay, today) ? draft.showerDay : null,
  };
  const { registry } = await createRegistry({
    ...call,
    caller: { ...call.caller, user },
    input: { body },
    prepared: undefined,
  });
  // Whoever has said that nobody knows the day is not asked for it at home.
  if (isArrivalDateKnown === false) await saveGoalsDone(trx, registry.id, ['day'], now);
  const added =
    templateId !== null && (await isTemplate(trx, templateId))
      ? await addTemplate(app, trx, { registryId: registry.id, id: templateId }, now)
      : [];
  await deleteDraft(trx, own.id);
  return { registry, addedCount: added.length };
}

export const forgetOldDrafts = (app: App): Promise<void> =>
  inSlices(
    app,
    (trx, most) => findDraftsBefore(trx, app.now() - keptDays * 86_400_000, most),
    async (trx, old) => {
      for (const { id } of old) await deleteDraft(trx, id);
    },
  );

type OwnDraft = { id: string; draft: RegistryDraft };

async function putOwn(app: App, trx: Trx, visitorId: string, { id, draft }: OwnDraft, now: number): Promise<void> {
  const draft_sealed = await app.sealing.seal(trx, id, JSON.stringify(draft));
  await putDraft(trx, { visitor_id: visitorId, id, draft_sealed, updated_at: now });
}

async function findOwn(app: App, db: Query, visitorId: string | null): Promise<OwnDraft | null> {
  const row = visitorId === null ? undefined : await findDraft(db, visitorId);
  const text = row && (await app.sealing.open(db, row.id, row.draft_sealed));
  const draft = text ? registryDraftSchema.safeParse(JSON.parse(text)).data : undefined;
  return row && draft ? { id: row.id, draft } : null;
}

function refuseImpossible(body: Partial<Pick<RegistryDraft, 'arrivalDate' | 'showerDay'>>, now: number): void {
  const today = dayOf(now);
  const fields = [
    ...(body.arrivalDate && !isPossibleArrival(body.arrivalDate, today)
      ? [{ field: 'body.arrivalDate', message: 'must be no more than 24 months ago or 12 months ahead' }]
      : []),
    ...(body.showerDay && !isPossibleFamilyDay(body.showerDay, today)
      ? [{ field: 'body.showerDay', message: 'must be no more than two years away' }]
      : []),
  ];
  if (fields.length > 0) throw new Refusal('invalid-input', { fields });
}

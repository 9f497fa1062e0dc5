import type { Query, Trx } from '#api/db/database.ts';
import { addProducts } from '#api/features/registries/add-products.service.ts';
import { openFamily } from '#api/features/registries/open-family.ts';
import { decideAccess, type RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type {
  ListUserEvents,
  MarkSetupGoal,
  PostSignupEcommerce,
  PutUserEvent,
  ReadSetupGoals,
} from '#contracts/registry-home.schemas.ts';
import { editing } from '#rules/registry-roles.ts';
import { markableGoals, setupStateOf } from '#rules/setup-goals.ts';
import { type UserEventName, userEventNames } from '#rules/user-events.ts';
import {
  deleteGoalMark,
  findGoalMarks,
  findSetupFacts,
  findUserEvents,
  putUserEvent as putEventRow,
  putGoalMark,
} from './registry-home.queries.ts';

export async function readSetupGoals({
  app,
  resource,
}: Reading<unknown, RegistryAccess>): Promise<ReadSetupGoals['response']> {
  return goalsOf(app, app.db.read, resource.registryId);
}

export async function markSetupGoal({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<NonNullable<MarkSetupGoal['parsed']>, RegistryAccess>): Promise<ReadSetupGoals['response']> {
  const { goal, isDone } = input.body;
  if (isDone) await putGoalMark(trx, { registry_id: resource.registryId, goal, created_at: now });
  else await deleteGoalMark(trx, resource.registryId, goal);
  return goalsOf(app, trx, resource.registryId);
}

async function goalsOf(app: App, db: Query, registryId: string): Promise<ReadSetupGoals['response']> {
  const { arrivalDate, ...family } = await openFamily(app, db, registryId);
  const facts = await findSetupFacts(db, registryId);
  return {
    goals: setupStateOf({
      ...family,
      ...facts,
      hasDay: arrivalDate !== null,
      marked: await findGoalMarks(db, registryId),
    }),
  };
}

export async function listUserEvents({ app, caller }: Reading<unknown>): Promise<ListUserEvents['response']> {
  return eventsOf(app.db.read, caller.user!.id);
}

export async function putUserEvent({
  trx,
  caller,
  input,
  now,
}: Changing<NonNullable<PutUserEvent['parsed']>>): Promise<ListUserEvents['response']> {
  await putEventRow(trx, { user_id: caller.user!.id, ...input.body, created_at: now });
  return eventsOf(trx, caller.user!.id);
}

async function eventsOf(db: Query, userId: string): Promise<ListUserEvents['response']> {
  const known: readonly string[] = userEventNames;
  const rows = await findUserEvents(db, userId);
  return {
    events: rows.flatMap(({ name, value }) => (known.includes(name) ? [{ name: name as UserEventName, value }] : [])),
  };
}

/** Adds the products chosen during sign-up to the new registry, and completes its first steps. */
export async function postSignupEcommerce({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<NonNullable<PostSignupEcommerce['parsed']>>): Promise<PostSignupEcommerce['response']> {
  const { id: userId, currentRegistryId } = caller.user!;
  const registryId = input.body.registryId ?? currentRegistryId;
  if (registryId === null) throw new Refusal('wrong-state', { detail: 'Create a registry first. Nothing was added.' });
  await decideAccess({ who: 'registry', param: 'id', roles: editing }, { id: registryId }, caller, trx);
  const added = input.body.items.length > 0 ? await addProducts(app, trx, registryId, input.body.items, now) : [];
  const { registryType } = await openFamily(app, trx, registryId);
  await putEventRow(trx, { user_id: userId, name: `first_steps_${registryType}`, value: 'done', created_at: now });
  return { registryId, added };
}

/** Goals that the person marked as reached, for an export. */
export async function goalsDoneOf(db: Query, registryId: string) {
  const marks = await findGoalMarks(db, registryId);
  return markableGoals.filter((goal) => marks.has(goal));
}

export async function saveGoalsDone(
  trx: Trx,
  registryId: string,
  goals: readonly string[],
  now: number,
): Promise<void> {
  for (const goal of goals) await putGoalMark(trx, { registry_id: registryId, goal, created_at: now });
}

import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { useImage } from '#api/features/images/images.service.ts';
import { silenceWeeklyEmails } from '#api/features/pregnancy-emails/silence.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import {
  type ChangeRegistry,
  type CreateRegistry,
  type Registry,
  registrySchema,
} from '#contracts/registries.schemas.ts';
import { registryValues } from '#contracts/registry-values.ts';
import { toldValue } from '#contracts/visibility-words.ts';
import { isPossibleArrival } from '#rules/arrival.ts';
import { startedFrom } from '#rules/changed-meanwhile.ts';
import { type Day, dayOf } from '#rules/days.ts';
import { isPossibleFamilyDay } from '#rules/family-facts.ts';
import { firstSlug, foldSlug } from '#rules/registry-addresses.ts';
import { usualTitle } from '#rules/registry-title.ts';
import { takeAddress } from './addresses.service.ts';
import { keepFindKeys } from './finding.service.ts';
import { restartAfterPause } from './pausing.ts';
import { presentRegistry } from './present-registry.ts';
import {
  findOwnRegistries,
  findRegistriesOf,
  findRegistry,
  insertRegistry,
  isArchived,
  isOwnerLeaving,
  updateRegistry,
} from './registries.queries.ts';
import { refuseTooManyNewRegistries } from './registries-max.ts';

type RegistryRow = Tables['registry'];

export async function listOwnRegistries({ app, caller, now }: Reading<unknown>): Promise<{ registries: Registry[] }> {
  const rows = await findRegistriesOf(app.db.read, caller.user!.id);
  return {
    registries: await eachRowAsync(
      'registry',
      rows,
      (row) => presentRegistry(app, app.db.read, row, { role: row.role, blind: row.blind === 1 }, now),
      registrySchema,
    ),
  };
}

export async function createRegistry({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<CreateRegistry['parsed']>['body'] }>): Promise<{ registry: Registry }> {
  const { registryType } = input.body;
  refuseImpossibleDays(input.body, now);
  const owner = caller.user!;
  await refuseTooManyNewRegistries(trx, owner.id, 1);
  const slug = firstSlug(owner.name.split(/\s+/)[0]!, randomBytes(8));
  const seal = sealerOf(app, trx, owner.id);
  const values: Insertable<Tables['registry']> = {
    id: app.newId(),
    owner_id: owner.id,
    type: registryType,
    title: input.body.title || usualTitle(input.body, owner.name),
    slug,
    search_level: 'private',
    names: input.body.names,
    story: '',
    arrival_sealed: await seal(input.body.arrivalDate),
    stage_sealed: await seal(input.body.planningStage),
    expecting_sealed: await seal(input.body.expectingChildren),
    shower_day_sealed: await seal(input.body.showerDay),
    shower_guests: input.body.showerGuests,
    shower_guest_type: input.body.showerGuestType,
    surprise: 'off',
    state: 'active',
    version: 1,
    gifts_version: 0,
    created_at: now,
    updated_at: now,
  };
  const row = await insertRegistry(trx, values, foldSlug(slug));
  return { registry: await presentRegistry(app, trx, row, { role: 'owner', blind: false }, now) };
}

export async function readRegistry({
  app,
  input,
  resource,
  now,
}: Reading<{ query: { view?: 'guest' | undefined } }, RegistryAccess>): Promise<{ registry: Registry }> {
  const row = await findRegistry(app.db.read, resource.registryId);
  return { registry: await presentRegistry(app, app.db.read, row, { ...resource, view: input.query.view }, now) };
}

export async function changeRegistry({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ChangeRegistry['parsed']>['body'] }, RegistryAccess>): Promise<{ registry: Registry }> {
  const { body } = input;
  const ownersOnly = (['searchLevel', 'slug', 'city', 'surprise', 'revealDay'] as const).filter(
    (field) => body[field] !== undefined,
  );
  if (resource.role !== 'owner' && ownersOnly.length > 0)
    throw new Refusal('not-allowed', {
      fields: ownersOnly.map((field) => ({ field: `body.${field}`, message: 'is for the owner to change' })),
    });
  const before = await findRegistry(trx, resource.registryId);
  if (body.isPaused === false && (await isArchived(trx, before.id)))
    throw new Refusal('wrong-state', {
      detail: 'This registry is archived. Its owner can bring it back from the page of all lists.',
    });
  if (body.isPaused === false && (await isOwnerLeaving(trx, before)))
    throw new Refusal('wrong-state', {
      detail: 'Its owner has deleted their account. They can open the registry again after signing in.',
    });
  if (body.was !== undefined) {
    const values = registryValues(await presentRegistry(app, trx, before, resource, now));
    refuseStale(values, startedFrom(body.was, body.tried, values), 'this registry', { wordsOf: toldValue });
  }
  refuseImpossibleDays(body, now);
  if (resource.role !== 'owner') await refuseSoonerReveal(app, trx, before, body.arrivalDate);
  const set: Partial<RegistryRow> = {
    ...(body.title !== undefined && { title: body.title }),
    ...(body.names !== undefined && { names: body.names }),
    ...(body.story !== undefined && { story: body.story }),
    ...(body.coverImageId !== undefined && { cover_image_id: body.coverImageId }),
    ...(body.showerGuests !== undefined && { shower_guests: body.showerGuests }),
    ...(body.showerGuestType !== undefined && { shower_guest_type: body.showerGuestType }),
    ...(body.searchLevel !== undefined && { search_level: body.searchLevel }),
    ...(body.isPaused !== undefined && { state: body.isPaused ? 'paused' : 'active' }),
  };
  if (body.coverImageId)
    await useImage(trx, {
      id: body.coverImageId,
      field: 'body.coverImageId',
      userId: caller.user!.id,
      purpose: 'cover',
    });
  const seal = sealerOf(app, trx, before.owner_id);
  if (body.arrivalDate !== undefined) set.arrival_sealed = await seal(body.arrivalDate);
  if (body.planningStage !== undefined) set.stage_sealed = await seal(body.planningStage);
  // An owner who chooses another surprise setting, or another day, is surprised again.
  if (body.surprise !== undefined) set.surprise = body.surprise;
  if (body.surprise !== undefined || body.revealDay !== undefined) set.revealed_at = null;
  if (body.expectingChildren !== undefined) set.expecting_sealed = await seal(body.expectingChildren);
  if (body.showerDay !== undefined) set.shower_day_sealed = await seal(body.showerDay);
  if (body.revealDay !== undefined) set.reveal_day_sealed = await seal(body.revealDay);
  if (body.city !== undefined) set.city_sealed = await seal(body.city);
  if (body.slug !== undefined && body.slug !== before.slug) {
    await takeAddress(app, trx, before, body.slug);
    set.slug = body.slug;
  }
  if (body.isPaused === false && before.state !== 'active') await restartAfterPause(trx, before.id, now);
  if (body.isPaused && before.state === 'active') await silenceWeeklyEmails(app, trx, before.id, 'paused');
  const row = await updateRegistry(trx, before.id, set, now);
  await keepFindKeys(app, trx, row);
  return { registry: await presentRegistry(app, trx, row, resource, now) };
}

/**
 * Where no other day is chosen, gifts are revealed on the day of arrival, which an editor may change, but not to a day that ends the
 * owner's surprise sooner.
 */
async function refuseSoonerReveal(
  app: App,
  trx: Trx,
  { surprise, reveal_day_sealed, arrival_sealed, owner_id }: RegistryRow,
  arrivalDate: Day | null | undefined,
): Promise<void> {
  if (!arrivalDate || surprise === 'off' || reveal_day_sealed !== null) return;
  const before = arrival_sealed === null ? null : await app.sealing.open(trx, owner_id, arrival_sealed);
  if (before !== null && arrivalDate >= before) return;
  throw new Refusal('not-allowed', {
    fields: [{ field: 'body.arrivalDate', message: 'is for the owner to move forward: it ends the surprise' }],
  });
}

/** Nothing more is mailed about them or given to them; their owner can reopen them. */
export async function pauseOwnRegistries(app: App, trx: Trx, ownerId: string, now: number): Promise<void> {
  for (const { id } of await findOwnRegistries(trx, ownerId)) {
    await silenceWeeklyEmails(app, trx, id, 'deleted');
    await keepFindKeys(app, trx, await updateRegistry(trx, id, { state: 'paused' }, now));
  }
}

/** Facts about the family are stored sealed with the owner's key, or not at all. */
const sealerOf =
  (app: App, trx: Trx, ownerId: string) =>
  (fact: string | null): Promise<string> | null =>
    fact === null ? null : app.sealing.seal(trx, ownerId, fact);

function refuseImpossibleDays(
  body: { arrivalDate?: Day | null; showerDay?: Day | null; revealDay?: Day | null },
  now: number,
): void {
  const today = dayOf(now);
  if (body.arrivalDate && !isPossibleArrival(body.arrivalDate, today))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.arrivalDate', message: 'must be no more than 24 months ago or 12 months ahead' }],
    });
  const far = (['showerDay', 'revealDay'] as const).filter(
    (name) => body[name] && !isPossibleFamilyDay(body[name], today),
  );
  if (far.length > 0)
    throw new Refusal('invalid-input', {
      fields: far.map((name) => ({ field: `body.${name}`, message: 'must be no more than two years away' })),
    });
}

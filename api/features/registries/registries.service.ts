import { randomBytes } from 'node:crypto';
import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { chosenWaysOf } from '#api/features/cash-funds/payment-preferences.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  type ChangeRegistry,
  type CreateRegistry,
  type Registry,
  registrySchema,
} from '#contracts/registries.schemas.ts';
import { isPossibleArrival, monthOfArrival } from '#rules/arrival.ts';
import { type Day, dayOf } from '#rules/days.ts';
import { firstSlug, foldSlug, refuseSlug, type SlugRefusal } from '#rules/registry-addresses.ts';
import { actingRole } from '#rules/registry-roles.ts';
import { invitationCodeOf, keepFindKeys } from './finding.service.ts';
import { giftViewOf, versionAsSeen } from './gift-view.ts';
import {
  claimAddress,
  findByAddress,
  findRegistriesOf,
  findRegistry,
  insertRegistry,
  updateRegistry,
} from './registries.queries.ts';

type RegistryRow = Tables['registry'];
type PlanningStage = NonNullable<Registry['family']['planningStage']>;

/** In which role somebody looks at a registry, and whether as a guest. */
type Viewer = Pick<RegistryAccess, 'role' | 'blind'> & { view?: 'guest' | undefined };

const slugSentences: Record<SlugRefusal, string> = {
  'too-short': 'needs at least 3 characters',
  'too-long': 'takes at most 60 characters',
  characters: 'takes lowercase letters, digits, and single hyphens, such as our-baby',
  reserved: 'is a name we use ourselves; please choose another',
};

const usualTitle: Record<RegistryRow['type'], (name: string) => string> = {
  baby: (name) => `${name}’s baby registry`,
  birthday: (name) => `${name}’s birthday wishlist`,
  holiday: (name) => `${name}’s holiday list`,
};

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
  const { registryType, planningStage, arrivalDate } = input.body;
  refuseImpossibleArrival(arrivalDate, now);
  const owner = caller.user!;
  const firstName = owner.name.split(/\s+/)[0]!;
  const slug = firstSlug(firstName, randomBytes(8));
  const seal = sealerOf(app, trx, owner.id);
  const row: RegistryRow = {
    id: app.newId(),
    owner_id: owner.id,
    type: registryType,
    title: input.body.title || usualTitle[registryType](firstName),
    slug,
    search_level: 'private',
    arrival_sealed: await seal(arrivalDate),
    city_sealed: null,
    stage_sealed: await seal(planningStage),
    surprise: 'off',
    state: 'active',
    version: 1,
    gifts_version: 0,
    created_at: now,
    updated_at: now,
  };
  await insertRegistry(trx, row, foldSlug(slug));
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
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ChangeRegistry['parsed']>['body'] }, RegistryAccess>): Promise<{ registry: Registry }> {
  const { body } = input;
  const ownersOnly = (['searchLevel', 'slug', 'city'] as const).filter((field) => body[field] !== undefined);
  if (resource.role !== 'owner' && ownersOnly.length > 0)
    throw new Refusal('not-allowed', {
      fields: ownersOnly.map((field) => ({ field: `body.${field}`, message: 'is for the owner to change' })),
    });
  const before = await findRegistry(trx, resource.registryId);
  const set: Partial<RegistryRow> = {};
  const seal = sealerOf(app, trx, before.owner_id);
  if (body.planningStage !== undefined) set.stage_sealed = await seal(body.planningStage);
  if (body.title !== undefined) set.title = body.title;
  if (body.searchLevel !== undefined) set.search_level = body.searchLevel;
  if (body.surprise !== undefined) set.surprise = body.surprise;
  if (body.isPaused !== undefined) set.state = body.isPaused ? 'paused' : 'active';
  if (body.arrivalDate !== undefined) {
    refuseImpossibleArrival(body.arrivalDate, now);
    set.arrival_sealed = await seal(body.arrivalDate);
  }
  if (body.city !== undefined) set.city_sealed = await seal(body.city);
  if (body.slug !== undefined && body.slug !== before.slug) {
    const because = refuseSlug(body.slug);
    if (because !== null)
      throw new Refusal('invalid-input', { fields: [{ field: 'body.slug', message: slugSentences[because] }] });
    if (!(await claimAddress(trx, before.id, foldSlug(body.slug), now)))
      throw new Refusal('slug-taken', {
        fields: [{ field: 'body.slug', message: 'or one that looks like it is already in use' }],
      });
    set.slug = body.slug;
  }
  const row = await updateRegistry(trx, before.id, set, now);
  await keepFindKeys(app, trx, row);
  return { registry: await presentRegistry(app, trx, row, resource, now) };
}

export async function findAddress({
  app,
  input,
}: Reading<{ params: { slug: string } }>): Promise<{ registryId: string; slug: string }> {
  const found = await findByAddress(app.db.read, foldSlug(input.params.slug));
  if (found === undefined) throw new Refusal('not-found');
  return { registryId: found.id, slug: found.slug };
}

/** One serialiser for every way out: what a role may not see is not in the value. */
async function presentRegistry(app: App, db: Query, row: RegistryRow, member: Viewer, now: number): Promise<Registry> {
  const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
  const arrival = await open(row.arrival_sealed);
  const role = actingRole(member.role === 'guest' ? null : member.role, member.view === 'guest');
  const isMember = role !== 'guest';
  const gifts = await giftViewOf(app, db, { ...member, registryId: row.id }, member.view, now, row);
  return {
    id: row.id,
    ownerId: isMember ? row.owner_id : null,
    registryType: row.type,
    title: row.title,
    slug: row.slug,
    searchLevel: row.search_level,
    role,
    family: {
      arrivalDate: isMember ? arrival : null,
      arrivalMonth: arrival === null || row.state === 'paused' ? null : monthOfArrival(arrival),
      isArrivalDateKnown: arrival !== null,
      planningStage: isMember ? ((await open(row.stage_sealed)) as PlanningStage | null) : null,
    },
    isPaused: row.state === 'paused',
    surprise: isMember ? row.surprise : null,
    finding: isMember
      ? {
          city: await open(row.city_sealed),
          invitationCode: invitationCodeOf(app, row.id),
        }
      : null,
    cashFundPreferences: role === 'owner' ? await chosenWaysOf(db, row.id) : null,
    version: versionAsSeen(gifts, row),
    createdAt: row.created_at,
  };
}

/** Facts about the family are kept with the owner's key, or not at all. */
const sealerOf =
  (app: App, trx: Trx, ownerId: string) =>
  (fact: string | null): Promise<string> | null =>
    fact === null ? null : app.sealing.seal(trx, ownerId, fact);

function refuseImpossibleArrival(day: Day | null, now: number): void {
  if (day === null || isPossibleArrival(day, dayOf(now))) return;
  throw new Refusal('invalid-input', {
    fields: [{ field: 'body.arrivalDate', message: 'must be no more than 24 months ago or 12 months ahead' }],
  });
}

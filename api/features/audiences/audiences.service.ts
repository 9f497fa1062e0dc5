import { randomUUID } from 'node:crypto';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { bumpVersion, findRegistryOf } from '#api/features/registries/registry-version.ts';
import { categoriesOf } from '#api/features/registry-categories/categories-of.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import {
  audienceSchema,
  type ChangeAudience,
  type CreateAudience,
  type Audience as ShownAudience,
} from '#contracts/audiences.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import { type Audience, audienceSlug, audiencesEverMax, audiencesMax, cameBy } from '#rules/audiences.ts';
import { mergeChosen, startedFrom } from '#rules/changed-meanwhile.ts';
import {
  type AudienceRow,
  findAudience,
  findAudiences,
  findItemForAudience,
  findItemsOf,
  findRegistryOfAudience,
  insertAudience,
  updateAudience,
} from './audiences.queries.ts';

type OfAudience = { params: { audience: string } };

export const audienceOf = (row: AudienceRow): Audience => ({
  id: row.id,
  seesAll: row.sees_all === 1,
  categoryIds: JSON.parse(row.category_ids) as number[],
  itemIds: JSON.parse(row.item_ids) as string[],
});

const present = (row: AudienceRow): ShownAudience => {
  const { categoryIds, itemIds, ...audience } = audienceOf(row);
  return {
    ...audience,
    name: row.name,
    categoryIds: [...categoryIds],
    itemIds: [...itemIds],
    path: `/${audienceSlug(row.id)}`,
    createdAt: row.created_at,
  };
};

/** A link that cannot be read is left out: it must not keep the guests of the others from giving. */
const readable = (rows: readonly AudienceRow[]) =>
  eachRow('audience', rows, (row) => {
    audienceSchema.parse(present(row));
    return { ...audienceOf(row), name: row.name, hasEnded: row.ended_at !== null };
  });

export async function listAudiences({ app, resource }: Reading<unknown, RegistryAccess>) {
  const rows = await findAudiences(app.db.read, resource.registryId);
  const going = rows.filter(({ ended_at }) => ended_at === null);
  return { audiences: eachRow('audience', going, present, audienceSchema) };
}

export async function createAudience({
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<CreateAudience['parsed']>['body'] }, RegistryAccess>) {
  const { registryId } = resource;
  const made = await findAudiences(trx, registryId);
  if (made.length >= audiencesEverMax)
    throw new Refusal('wrong-state', {
      detail: `A registry can have made up to ${audiencesEverMax} links. Rename one that still works, and change what it shows.`,
    });
  const open = made.filter(({ ended_at }) => ended_at === null);
  if (open.length >= audiencesMax)
    throw new Refusal('wrong-state', { detail: `A registry can have up to ${audiencesMax} links.` });
  const row: AudienceRow = {
    // The link is the key: no part of it may be guessable, not even the time.
    id: randomUUID(),
    registry_id: registryId,
    name: input.body.name,
    sees_all: 0,
    category_ids: '[]',
    item_ids: '[]',
    ...(await shownChoice(trx, registryId, input.body)),
    ended_at: null,
    created_at: now,
  };
  await insertAudience(trx, row);
  await bumpVersion(trx, registryId, now);
  return { audience: present(row) };
}

export async function changeAudience({
  trx,
  input,
  resource,
  now,
}: Changing<OfAudience & { body: NonNullable<ChangeAudience['parsed']>['body'] }, RegistryAccess>) {
  const { audience: id } = input.params;
  const before = await findAudience(trx, resource.registryId, id);
  if (before === undefined) throw new Refusal('not-found');
  const { name, was, tried = [], ...choice } = input.body;
  const values = { name: before.name };
  refuseStale(
    values,
    was?.name === undefined ? undefined : startedFrom({ name: was.name }, tried, values),
    'this link',
  );
  const chosen = await shownChoice(
    trx,
    resource.registryId,
    was === undefined ? choice : merged(choice, [was, ...tried], before),
  );
  await updateAudience(trx, id, { ...(name !== undefined && { name }), ...chosen });
  await bumpVersion(trx, resource.registryId, now);
  return { audience: present((await findAudience(trx, resource.registryId, id))!) };
}

/** The row stays: givers keep the link they used, and an ended link never leads to the registry's own address. */
export async function endAudience({
  trx,
  input,
  resource,
  now,
}: Changing<OfAudience, RegistryAccess>): Promise<Record<string, never>> {
  const { audience: id } = input.params;
  if ((await findAudience(trx, resource.registryId, id)) === undefined) throw new Refusal('not-found');
  await updateAudience(trx, id, { ended_at: now });
  await bumpVersion(trx, resource.registryId, now);
  return {};
}

interface Choice {
  seesAll?: boolean | undefined;
  categoryIds?: readonly number[] | undefined;
  itemIds?: readonly string[] | undefined;
}

/** Another window may have taken an item out that this one still shows: only what was chosen here is changed. */
function merged(choice: Choice, known: readonly Choice[], row: AudienceRow): Choice {
  const now = audienceOf(row);
  const { categoryIds, itemIds, ...others } = choice;
  return {
    ...others,
    ...(categoryIds && {
      categoryIds: mergeChosen(
        categoryIds,
        known.map((one) => one.categoryIds),
        now.categoryIds,
      ),
    }),
    ...(itemIds && {
      itemIds: mergeChosen(
        itemIds,
        known.map((one) => one.itemIds),
        now.itemIds,
      ),
    }),
  };
}

/** Of the categories and items, those that the registry has: a later category may get the number of one that it has not. */
async function shownChoice(trx: Trx, registryId: string, choice: Choice): Promise<Partial<AudienceRow>> {
  const categories = await categoriesOf(trx, await findRegistryOf(trx, registryId));
  const { categoryIds, itemIds, ...others } = choice;
  const items = itemIds && new Set(await findItemsOf(trx, registryId, itemIds));
  return chosenOf({
    ...others,
    ...(categoryIds && { categoryIds: categoryIds.filter((id) => categories.some((one) => one.id === id)) }),
    ...(items && { itemIds: itemIds.filter((id) => items.has(id)) }),
  });
}

/** What was chosen before stays beside "everything": whoever takes that back has their choice again. */
function chosenOf({ seesAll, categoryIds, itemIds }: Choice): Partial<AudienceRow> {
  return {
    ...(seesAll !== undefined && { sees_all: seesAll ? 1 : 0 }),
    ...(categoryIds && { category_ids: JSON.stringify([...new Set(categoryIds)]) }),
    ...(itemIds && { item_ids: JSON.stringify([...new Set(itemIds)]) }),
  };
}

/** Every category that one of its groups names, deleted ones included: no other category may get the id of one. */
export const categoriesOfGroups = async (db: Query, registryId: string): Promise<number[]> =>
  readable(await findAudiences(db, registryId)).flatMap(({ categoryIds }) => categoryIds);

/** The registry behind an id that a giver knows: its own id, or that of an audience. */
export const registryKnownAs = async (db: Query, id: string): Promise<string> =>
  (await findRegistryOfAudience(db, id)) ?? id;

/**
 * How a giver reached an item (`rules/audiences.ts`), which decides what responses to that giver name.
 * @throws {Refusal} 'not-found' as for an item that does not exist
 */
export async function cameToItem(
  trx: Trx,
  registryId: string,
  itemId: string,
  through: string | null,
): Promise<string | null> {
  if (through === registryId) return null;
  const made = await findAudiences(trx, registryId);
  if (made.length === 0) return null;
  const links = readable(made);
  const item = (await findItemForAudience(trx, itemId))!;
  // Where no link can be read, nobody comes by one.
  const known = links.length === 0 ? undefined : cameBy(through, { registryId, links }, item);
  if (known === undefined) throw new Refusal('not-found');
  return known;
}

/** The form in which an account exports it: items by their index in the list. */
export interface PortableGroup {
  name: string;
  seesAll: boolean;
  categoryIds: number[];
  items: number[];
}

/** Audiences whose links are active. @param itemIds of the list, in its order */
export async function groupsOf(db: Query, registryId: string, itemIds: readonly string[]): Promise<PortableGroup[]> {
  const links = readable(await findAudiences(db, registryId)).filter(({ hasEnded }) => !hasEnded);
  return links.map(({ name, seesAll, categoryIds, itemIds: chosen }) => {
    const items = chosen.map((id) => itemIds.indexOf(id)).filter((place) => place !== -1);
    return { name, seesAll, categoryIds: [...categoryIds], items };
  });
}

/** Each gets a new link of its own, which nobody has yet. */
export async function saveGroups(
  trx: Trx,
  registryId: string,
  { groups, itemIds, now }: { groups: readonly PortableGroup[]; itemIds: readonly string[]; now: number },
): Promise<void> {
  for (const [place, { name, seesAll, categoryIds, items }] of groups.entries())
    await insertAudience(trx, {
      id: randomUUID(),
      registry_id: registryId,
      name,
      sees_all: 0,
      category_ids: '[]',
      item_ids: '[]',
      ...chosenOf({ seesAll, categoryIds, itemIds: items.flatMap((item) => itemIds[item] ?? []) }),
      ended_at: null,
      // They are ordered by time of creation.
      created_at: now + place,
    });
}

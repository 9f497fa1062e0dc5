import type { Insertable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

type RegistryRow = Tables['registry'];

/** Only for a registry that is known to exist, because access to it was already decided. */
export const findRegistry = (db: Query, id: string): Promise<RegistryRow> =>
  db.selectFrom('registry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findRegistriesOf = (db: Query, userId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .selectAll('registry')
    .select(['registry_member.role', 'registry_member.blind'])
    .where('registry_member.user_id', '=', userId)
    .where(isNotDeleted('registry.id'))
    .orderBy('registry.created_at')
    .orderBy('registry.id')
    .limit(200)
    .execute();

/** The registries that a user owns, oldest first. `withDeleted`: also those that can still be restored. */
export const findOwnRegistries = (db: Query, ownerId: string, { withDeleted = false } = {}): Promise<RegistryRow[]> =>
  db
    .selectFrom('registry')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(!withDeleted, (query) => query.where(isNotDeleted('registry.id')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute();

/** Includes deleted ones that can still be restored. */
export const countRegistriesOf = (db: Query, userId: string): Promise<number> =>
  countRows(db.selectFrom('registry').where('owner_id', '=', userId));

/** By folded address, current or former. */
export const findByAddress = (db: Query, folded: string) =>
  db
    .selectFrom('registry_slug')
    .innerJoin('registry', 'registry.id', 'registry_slug.registry_id')
    .select(['registry.id', 'registry.slug'])
    .where('registry_slug.slug', '=', folded)
    .where(isNotDeleted('registry.id'))
    .executeTakeFirst();

/** Which registry each folded address belongs to, current or former; unused ones are missing. */
export async function findHoldersOf(db: Query, folded: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('registry_slug')
    .select(['slug', 'registry_id'])
    .where('slug', 'in', [...folded])
    .execute();
  return new Map(rows.map(({ slug, registry_id }) => [slug, registry_id]));
}

/** Every folded address of a registry, the first one first. */
export const findSlugsOf = async (db: Query, registryId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('registry_slug')
      .select('slug')
      .where('registry_id', '=', registryId)
      .orderBy('created_at')
      .orderBy('slug')
      .execute()
  ).map(({ slug }) => slug);

/** Folded addresses of registries, with the owner of each. */
export async function findAddressesOf(db: Query, registryIds: readonly string[]) {
  if (registryIds.length === 0) return [];
  return await db
    .selectFrom('registry_slug')
    .innerJoin('registry', 'registry.id', 'registry_slug.registry_id')
    .select(['registry_slug.slug', 'registry.owner_id'])
    .where('registry_slug.registry_id', 'in', [...registryIds])
    .execute();
}

export async function insertRetired(trx: Trx, rows: readonly Insertable<Tables['retired_address']>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('retired_address')
    .values([...rows])
    .onConflict((c) =>
      c
        .column('tag')
        .doUpdateSet((e) => ({ owner_id: e.ref('excluded.owner_id'), retired_at: e.ref('excluded.retired_at') })),
    )
    .execute();
}

/** @returns those of these tags that are retired, and not by this account. */
export const findRetired = async (db: Query, tags: readonly string[], ownerId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('retired_address')
      .select('tag')
      .where('tag', 'in', [...tags])
      .where((e) => e.or([e('owner_id', 'is', null), e('owner_id', '<>', ownerId)]))
      .execute()
  ).map(({ tag }) => tag);

/** The data on which a cached page of the registry at a folded address depends; `role` is null for a guest. */
export const findGuestPage = (db: Query, folded: string, userId: string) =>
  db
    .selectFrom('registry_slug')
    .innerJoin('registry', 'registry.id', 'registry_slug.registry_id')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'registry.id').on('registry_member.user_id', '=', userId),
    )
    .select([
      'registry.slug',
      'registry.version',
      'registry.gifts_version',
      'registry.secret_gifts_version',
      'registry_member.role',
    ])
    .where('registry_slug.slug', '=', folded)
    .where(isNotDeleted('registry.id'))
    .executeTakeFirst();

/** Its owner becomes the first member, and it becomes their current registry. Nullable columns may be left out. @returns the whole row. */
export async function insertRegistry(
  trx: Trx,
  values: Insertable<Tables['registry']>,
  folded: string,
): Promise<RegistryRow> {
  const row = await trx.insertInto('registry').values(values).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto('registry_slug')
    .values({ slug: folded, registry_id: row.id, created_at: row.created_at })
    .execute();
  await trx
    .insertInto('registry_member')
    .values({ registry_id: row.id, user_id: row.owner_id, role: 'owner', blind: 0, created_at: row.created_at })
    .execute();
  await trx.updateTable('user').set({ current_registry_id: row.id }).where('id', '=', row.owner_id).execute();
  return row;
}

/** @returns false when another registry has an address that looks like this one. */
export async function claimAddress(trx: Trx, registryId: string, folded: string, now: number): Promise<boolean> {
  await trx
    .insertInto('registry_slug')
    .values({ slug: folded, registry_id: registryId, created_at: now })
    .onConflict((c) => c.column('slug').doNothing())
    .execute();
  const holder = await trx
    .selectFrom('registry_slug')
    .select('registry_id')
    .where('slug', '=', folded)
    .executeTakeFirstOrThrow();
  return holder.registry_id === registryId;
}

export const updateRegistry = (trx: Trx, id: string, set: Partial<RegistryRow>, now: number) =>
  trx
    .updateTable('registry')
    .set((e) => ({ ...set, version: e('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const isArchived = async (db: Query, id: string): Promise<boolean> =>
  (await db.selectFrom('registry_archive').select('registry_id').where('registry_id', '=', id).executeTakeFirst()) !==
  undefined;

/** The account is deleted at a set time, unless its owner signs in before. */
export const isOwnerLeaving = async (db: Query, { owner_id }: Pick<RegistryRow, 'owner_id'>): Promise<boolean> =>
  (await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', owner_id)
    .where('deletes_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Every change of a registry or an item counts the version on: live views compare it. */
export const bumpVersion = (
  trx: Trx,
  registryId: string,
  now: number,
): Promise<Pick<RegistryRow, 'version' | 'gifts_version' | 'secret_gifts_version'>> =>
  trx
    .updateTable('registry')
    .set((e) => ({ version: e('version', '+', 1), updated_at: now }))
    .where('id', '=', registryId)
    .returning(['version', 'gifts_version', 'secret_gifts_version'])
    .executeTakeFirstOrThrow();

/**
 * For every change of a reservation: for viewers who may know of gifts it counts like a change of the registry; that of a secret gift
 * counts for guests alone.
 */
export const bumpGiftsVersion = (trx: Trx, registryId: string, isSecret = false) =>
  trx
    .updateTable('registry')
    .set((e) =>
      isSecret
        ? { secret_gifts_version: e(e.fn.coalesce('secret_gifts_version', e.lit(0)), '+', 1) }
        : { gifts_version: e('gifts_version', '+', 1) },
    )
    .where('id', '=', registryId)
    .execute();

export const forgetRevealedItems = (trx: Trx, registryId: string) =>
  trx.deleteFrom('revealed_item').where('registry_id', '=', registryId).execute();

export const findRevealedItems = async (db: Query, registryId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('revealed_item').select('reg_item_id').where('registry_id', '=', registryId).execute()).map(
      ({ reg_item_id }) => reg_item_id,
    ),
  );

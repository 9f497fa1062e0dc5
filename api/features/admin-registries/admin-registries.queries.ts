import type { Query } from '#api/db/database.ts';

export const findRegistryAndOwner = (db: Query, id: string) =>
  db
    .selectFrom('registry')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .leftJoin('registry_deletion', 'registry_deletion.registry_id', 'registry.id')
    .select([
      'registry.id',
      'registry.title',
      'registry.slug',
      'registry.type',
      'registry.search_level',
      'registry.state',
      'registry.created_at',
      'user.name as owner_name',
      'user.email as owner_email',
      'registry_deletion.registry_id as deleted_id',
    ])
    .where('registry.id', '=', id)
    .executeTakeFirst();

type Counted = 'registry_member' | 'group_gift';

export const countOf = async (db: Query, table: Counted, registryId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((e) => e.fn.countAll().as('n'))
        .where('registry_id', '=', registryId)
        .executeTakeFirstOrThrow()
    ).n,
  );

export const countItems = async (db: Query, registryId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('reg_item')
        .select((e) => e.fn.countAll().as('n'))
        .where('registry_id', '=', registryId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).n,
  );

export const countPledges = async (db: Query, registryId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('cash_fund_contribution')
        .select((e) => e.fn.countAll().as('n'))
        .where('registry_id', '=', registryId)
        .where('state', '<>', 'cancelled')
        .where('email_verified_at', 'is not', null)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Active reservations by state; those that wait for a confirmed email are counted separately. */
export async function countReservations(db: Query, registryId: string) {
  const rows = await db
    .selectFrom('reservation')
    .select((e) => [
      'state',
      e.case().when('email_verified_at', 'is', null).then(0).else(1).end().as('confirmed'),
      e.fn.countAll().as('n'),
    ])
    .where('registry_id', '=', registryId)
    .where('active', '=', 1)
    .groupBy(['state', 'confirmed'])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, { n }) => total + Number(n), 0);
  return {
    unconfirmed: sum(({ state, confirmed }) => state === 'reserved' && Number(confirmed) === 0),
    reserved: sum(({ state, confirmed }) => state === 'reserved' && Number(confirmed) === 1),
    purchased: sum(({ state }) => state === 'purchased'),
    received: sum(({ state }) => state === 'received'),
  };
}

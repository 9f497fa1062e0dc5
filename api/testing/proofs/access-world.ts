import type { Trx } from '#api/db/database.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';
import type { TestApp } from '../test-app.ts';
import type { CallerKind, RegistryState } from './access-model.ts';

/**
 * One registry with every kind of caller who may deal with it, and the things they access. A cell of the matrix that may have changed a
 * world uses it up.
 */
export interface World {
  registryId: string;
  slug: string;
  itemId: string;
  /** The things that a second parameter of a registry's path can name. */
  things: Readonly<Record<string, string>>;
  /** The gifts that a kind of giver gave; for all others those of a browser without an account. */
  giftsOf(kind: CallerKind): Gifts;
  /** The subject of a mailed link that the giver has opened. */
  linkedId: string;
  /** An item of somebody else's registry. */
  foreignItemId: string;
  /** The Cookie header of each kind of caller, with a session of its own. */
  cookieOf(kind: CallerKind): Promise<string>;
}

interface Gifts {
  reservation: string;
  'cash-fund': string;
  'group-gift': string;
}

export async function createWorld(test: TestApp, state: RegistryState): Promise<World> {
  const { app } = test;
  const now = app.now();
  const id = app.newId;
  const people = Object.fromEntries(
    (
      [
        'user',
        'user who owes a code',
        'owner',
        'editor',
        'viewer',
        'helper',
        'giver with an account',
        'owner elsewhere',
        'admin',
        'admin without the second factor',
        'former collaborator',
      ] as const
    ).map((kind) => [kind, id()]),
  ) as Partial<Record<CallerKind, string>>;
  const givers = { giver: id(), 'giver elsewhere': id() };
  const linkedId = id();
  const here = await app.db.transact({ lock: 'nothing' }, async (trx) => {
    for (const [kind, userId] of Object.entries(people)) await insertPerson(trx, userId, kind.startsWith('admin'), now);
    await trx
      .insertInto('second_factor')
      .values({
        user_id: people['user who owes a code']!,
        key_sealed: 'a key',
        new_key_sealed: null,
        last_step: 0,
        connected_at: now,
      })
      .execute();
    const elsewhere = await insertRegistry(trx, people['owner elsewhere']!, 'private', now, id);
    const registry = await insertRegistry(trx, people.owner!, state, now, id);
    for (const role of ['editor', 'viewer', 'helper'] as const)
      await trx
        .insertInto('registry_member')
        .values({ registry_id: registry.id, user_id: people[role]!, role, blind: 0, created_at: now })
        .execute();
    const { user_id, ...former } = {
      registry_id: registry.id,
      user_id: people['former collaborator']!,
      role: 'editor' as const,
    };
    await trx
      .insertInto('registry_member')
      .values({ ...former, user_id, blind: 0, created_at: now })
      .execute();
    await trx.deleteFrom('registry_member').where('user_id', '=', user_id).execute();
    const groupGiftId = await insertGroupGift(trx, registry, now, id);
    const byBrowser = { visitor_id: givers.giver, user_id: null };
    const byAccount = { visitor_id: id(), user_id: people['giver with an account']! };
    const gifts = {
      browser: {
        reservation: await insertReservation(trx, registry, byBrowser, 1, now, id),
        ...(await insertContributions(trx, registry, groupGiftId, byBrowser, now, id)),
      },
      account: {
        reservation: await insertReservation(trx, registry, byAccount, 2, now, id),
        ...(await insertContributions(trx, registry, groupGiftId, byAccount, now, id)),
      },
    };
    await insertReservation(trx, elsewhere, { visitor_id: givers['giver elsewhere'], user_id: null }, 1, now, id);
    const invitationId = id();
    await trx
      .insertInto('registry_invitation')
      .values({
        id: invitationId,
        registry_id: registry.id,
        email: `${invitationId}@example.com`,
        role: 'viewer',
        blind: 0,
        expires_at: now + 86_400_000,
        created_at: now,
      })
      .execute();
    const orderId = id();
    await trx
      .insertInto('insert_card_order')
      .values({ id: orderId, registry_id: registry.id, quantity: 10, printed_by: 'family', created_at: now })
      .execute();
    const audienceId = id();
    await trx
      .insertInto('audience')
      .values({
        id: audienceId,
        registry_id: registry.id,
        name: 'Colleagues',
        sees_all: 0,
        category_ids: '[]',
        item_ids: '[]',
        created_at: now,
      })
      .execute();
    return { registry, elsewhere, gifts, orderId, invitationId, audienceId };
  });
  return {
    registryId: here.registry.id,
    slug: here.registry.slug,
    itemId: here.registry.itemId,
    things: {
      item: here.registry.itemId,
      member: people.viewer!,
      invitation: here.invitationId,
      order: here.orderId,
      audience: here.audienceId,
    },
    giftsOf: (kind) => here.gifts[kind === 'giver with an account' ? 'account' : 'browser'],
    linkedId,
    foreignItemId: here.elsewhere.itemId,
    async cookieOf(kind) {
      const changes: Parameters<typeof test.cookies.write>[0] = {};
      if (kind === 'visitor') changes.visitorId = id();
      if (kind === 'giver' || kind === 'giver elsewhere') changes.visitorId = givers[kind];
      if (kind === 'giver') changes.grants = [linkedId];
      const userId = people[kind];
      if (userId !== undefined) {
        const secret = app.newSecret();
        await app.db.transact({ lock: 'nothing' }, (trx) =>
          trx
            .insertInto('user_session')
            .values({
              id_hash: hashSecret(secret),
              user_id: userId,
              created_at: now,
              expires_at: now + 3_600_000,
              password_checked_at: now,
              second_factor_at: kind === 'admin' ? now : null,
            })
            .execute(),
        );
        changes.session = { userId, secret, maxAgeSeconds: 3600 };
      }
      return test.cookies
        .write(changes, { visitorId: null, sessionSecret: null, grants: [] })
        .map((line) => line.split(';')[0]!)
        .join('; ');
    },
  };
}

const insertPerson = (trx: Trx, userId: string, isAdmin: boolean, now: number) =>
  trx
    .insertInto('user')
    .values({
      id: userId,
      email: `${userId}@example.com`,
      mailbox_hash: recipientHash(`${userId}@example.com`),
      name: 'Pat',
      password_hash: 'none',
      role: isAdmin ? 'admin' : 'user',
      current_registry_id: null,
      email_verified_at: now,
      created_at: now,
    })
    .execute();

interface PlacedRegistry {
  id: string;
  slug: string;
  itemId: string;
}

async function insertRegistry(
  trx: Trx,
  ownerId: string,
  state: RegistryState,
  now: number,
  newId: () => string,
): Promise<PlacedRegistry> {
  const [id, itemId] = [newId(), newId()];
  const slug = `family-${id.slice(-12)}`;
  await trx
    .insertInto('registry')
    .values({
      id,
      owner_id: ownerId,
      type: 'baby',
      title: 'A registry',
      names: '',
      story: '',
      slug,
      search_level: ({ private: 'private', listed: 'babylist', public: 'google', paused: 'private' } as const)[state],
      arrival_sealed: null,
      surprise: 'off',
      state: state === 'paused' ? 'paused' : 'active',
      version: 1,
      gifts_version: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx.insertInto('registry_slug').values({ slug, registry_id: id, created_at: now }).execute();
  await trx
    .insertInto('registry_member')
    .values({ registry_id: id, user_id: ownerId, role: 'owner', blind: 0, created_at: now })
    .execute();
  await trx
    .insertInto('reg_item')
    .values({
      id: itemId,
      registry_id: id,
      kind: 'idea',
      generic_product_id: null,
      product_id: null,
      title: 'Muslin cloths',
      note: '',
      url: null,
      store_name: null,
      price_cents: null,
      currency: 'USD',
      image_url: null,
      quantity: 9,
      must_have: 0,
      second_hand_welcome: 0,
      category_id: 1,
      position: 1,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .execute();
  return { id, slug, itemId };
}

interface Giver {
  visitor_id: string;
  user_id: string | null;
}

async function insertReservation(
  trx: Trx,
  registry: PlacedRegistry,
  giver: Giver,
  unit: number,
  now: number,
  newId: () => string,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('reservation')
    .values({
      id,
      reg_item_id: registry.itemId,
      registry_id: registry.id,
      ...giver,
      quantity: 1,
      state: 'reserved',
      active: 1,
      giver_name: 'Gus',
      giver_email: 'gus@example.com',
      email_verified_at: now,
      message: 'With love',
      snapshot: JSON.stringify({ title: 'Muslin cloths', price: null, imgUrl: null, url: null }),
      link_hash: null,
      address_tag: null,
      expires_at: now + 3_600_000,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx
    .insertInto('unit_hold')
    .values({ reg_item_id: registry.itemId, unit, holder_kind: 'reservation', holder_id: id })
    .execute();
  return id;
}

async function insertGroupGift(trx: Trx, registry: PlacedRegistry, now: number, newId: () => string): Promise<string> {
  const id = newId();
  await trx
    .insertInto('group_gift')
    .values({
      registry_id: registry.id,
      currency: 'USD',
      created_at: now,
      updated_at: now,
      id,
      reg_item_id: registry.itemId,
      state: 'open',
      price_cents: 10_000,
      goal_cents: 11_000,
      raised_cents: 10_000,
      paid_cents: 10_000,
      redeemed_cents: 0,
    })
    .execute();
  return id;
}

async function insertContributions(
  trx: Trx,
  registry: PlacedRegistry,
  groupGiftId: string,
  by: Giver,
  now: number,
  newId: () => string,
): Promise<Omit<Gifts, 'reservation'>> {
  const giver = { ...by, giver_name: 'Gus', giver_email: 'gus@example.com', message: 'With love' };
  const about = { registry_id: registry.id, currency: 'USD', created_at: now, updated_at: now };
  const ids = { 'cash-fund': newId(), 'group-gift': newId() };
  await trx
    .insertInto('cash_fund_contribution')
    .values({
      ...giver,
      ...about,
      id: ids['cash-fund'],
      reg_item_id: registry.itemId,
      amount_cents: 5_000,
      payment_kind: 'cash',
      state: 'pledged',
      email_verified_at: now,
      fund_title: 'Diaper fund',
    })
    .execute();
  await trx
    .insertInto('group_gift_contribution')
    .values({
      ...giver,
      ...about,
      id: ids['group-gift'],
      group_gift_id: groupGiftId,
      amount_cents: 5_000,
      state: 'captured',
      refund_cents: 0,
      gift_title: 'Crib',
    })
    .execute();
  return ids;
}

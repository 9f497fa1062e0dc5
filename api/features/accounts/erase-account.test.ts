import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { remindGivers } from '#api/features/reservations/reminders.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { deleteAccount, requestEmailChange } from '#contracts/accounts.ts';
import { subscribeToAvailability } from '#contracts/availability.ts';
import { changeBirthdayPreferences } from '#contracts/birthday-preferences.ts';
import { addToCart } from '#contracts/carts.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { changeEmailPreferences, readEmailPreferences } from '#contracts/email-preferences.ts';
import type { Endpoint, InputOf } from '#contracts/endpoint.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import { changeGroupGift, contribute } from '#contracts/group-gifts.ts';
import { reportInaccuracy } from '#contracts/inaccuracies.ts';
import { inviteMember } from '#contracts/members.ts';
import { changeOwnAddress } from '#contracts/own-addresses.ts';
import { askAboutData } from '#contracts/privacy-requests.ts';
import { askQuestion } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import { changeRegistryDraft } from '#contracts/registry-drafts.ts';
import { linkExternalRegistry } from '#contracts/registry-shop.ts';
import * as reservations from '#contracts/reservations.ts';
import { saveOwnReview } from '#contracts/reviews.ts';
import { changeShippingAddress } from '#contracts/shipping-addresses.ts';
import { changeUser, currentUser } from '#contracts/users.ts';
import { eraseAccounts } from './erase-account.service.ts';

describe.each(engines)('an account that has ended on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { stock: 0 }), variantLine(11)] }),
    ]);
  });
  afterAll(() => shop.close());

  let calls = 0;
  const keyed = <E extends Endpoint>(client: TestClient, endpoint: E, input: InputOf<E>) => {
    calls += 1;
    return client.call(endpoint, input, { 'idempotency-key': `a-key-of-this-very-call-${calls}` });
  };

  /** The tables that have a row containing one of the words. */
  async function tablesWith(words: RegExp): Promise<string[]> {
    const db = shop.app.db.read;
    const tables =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const found: string[] = [];
    for (const { name } of (await tables.execute(db)).rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      if (rows.some((row) => words.test(JSON.stringify(row)))) found.push(name);
    }
    return found.sort();
  }

  it('leaves nothing personal in any table, and others keep what is theirs', async () => {
    const email = 'canary@example.com';
    const olive = await signedUp(shop, 'Canary Olive', email);
    const { id } = (await olive.call(currentUser, {})).user!;
    const { registry } = await keyed(olive, registries.createRegistry, {
      body: { title: 'Canary registry', names: 'Canary', arrivalDate: '2027-08-20', planningStage: 'pregnant' },
    });
    const params = { id: registry.id };
    await keyed(olive, registries.changeRegistry, {
      params,
      body: { story: 'A canary story', slug: 'canary-family', searchLevel: 'google', city: 'Canaryville' },
    });
    await keyed(olive, changeShippingAddress, { params, body: { address: '7 Canary Street' } });
    await keyed(olive, changeBirthdayPreferences, {
      params,
      body: { clothingSize: null, shoeSize: null, colors: [], interests: ['Canaries'] },
    });
    const line = {
      name: 'Canary',
      street: '7 Canary Street',
      street2: '',
      city: 'Canaryville',
      state: 'OR',
      zip: '97205',
    };
    await keyed(olive, changeOwnAddress, { body: { kind: 'address', ...line } });
    await keyed(olive, linkExternalRegistry, { params, body: { url: 'https://canary.example/list/7' } });
    await keyed(olive, inviteMember, { params, body: { email: 'helper@example.com', role: 'editor' } });
    await keyed(olive, changeEmailPreferences, { body: { wanted: [] } });
    const { regItem } = await keyed(olive, registries.addItem, {
      params,
      body: { kind: 'idea', title: 'Canary cage', note: 'For the canary' },
    });
    await keyed(shop.client(), reservations.reserveItem, {
      params: { id: regItem.id },
      body: { giverName: 'Gus', giverEmail: 'gus@example.com', quantity: 1, message: 'To the canary' },
    });
    await keyed(olive, saveOwnReview, {
      params: { id: 1 },
      body: { stars: 5, title: 'Canary', text: 'The canary likes this very much.' },
    });
    await keyed(olive, askQuestion, { params: { id: 1 }, body: { text: 'Is it safe for a canary, do you think?' } });
    await keyed(olive, subscribeToAvailability, { body: { genericProductId: 1, productId: 10, email } });
    await keyed(olive, reportInaccuracy, {
      body: { genericProductId: 1, reason: 'other', field: 'price', text: 'The canary is missing', email },
    });
    await keyed(olive, askAboutData, { body: { kind: 'know', email, text: 'Everything about the canary' } });
    await keyed(olive, addToCart, { body: { cartType: 'store', productId: 11 } });
    await keyed(olive, requestEmailChange, { body: { email: 'canary.new@example.com' } });
    // Her gifts in other registries: one only reserved, one bought.
    const other = await ownerWithItem(shop, 2);
    const given = await keyed(olive, reservations.reserveItem, {
      params: { id: other.itemId },
      body: { giverName: 'Canary Olive', giverEmail: email, quantity: 1, message: 'From the canary' },
    });
    const { regItem: second } = await other.owner.call(registries.addItem, {
      params: { id: other.registryId },
      body: { kind: 'idea', title: 'Mobile' },
    });
    const bought = await keyed(olive, reservations.reserveItem, {
      params: { id: second.id },
      body: { giverName: 'Canary Olive', giverEmail: email, quantity: 1, message: '' },
    });
    await keyed(olive, reservations.changeReservation, {
      params: { id: bought.reservation.id },
      body: { state: 'purchased' },
    });
    // Money for others: promised, held and paid.
    const fund = await ownerWithFund(shop);
    const pledged = { ...pledgeOf(fund, { giverEmail: email, message: 'Canary seed' }), giverName: 'Canary Olive' };
    await keyed(olive, pledge, { body: pledged });
    const gift = await ownerWithGroupGift(shop);
    const share = shareOf(gift, 4_000, email);
    await keyed(olive, contribute, { ...share, body: { ...share.body, giverName: 'Canary Olive' } });
    await payShare(olive, gift, 5_000, email);
    for (const { registryId } of [other, fund, gift])
      await keyed(olive, saveGiverAddress, { body: { registryId, address: '7 Canary Street' } });
    await shop.jobs.runDue();
    await keyed(olive, changeRegistryDraft, { body: { title: 'Canary', arrivalDate: '2027-08-20' } });
    const draft = await shop.app.db.read.selectFrom('registry_draft').select('id').executeTakeFirstOrThrow();
    // What is sealed shows by the id of its key.
    const words = new RegExp(`canar|${id}|${email}|${draft.id}`, 'i');
    const before = await tablesWith(words);
    for (const table of [
      'user',
      'registry',
      'reg_item',
      'reservation',
      'review',
      'inbox_mail',
      'mail_recipient',
      'registry_draft',
    ])
      expect(before).toContain(table);

    await olive.call(deleteAccount, {});
    await shop.jobs.runDue();
    shop.clock.pass(14 * 86_400_000 + 1);
    await eraseAccounts(shop.app);
    expect(await tablesWith(words)).toEqual([]);
    expect(await shop.app.db.read.selectFrom('giver_address').select('id').execute()).toEqual([]);

    const items = (await other.owner.call(registries.listItems, { params: { id: other.registryId } })).regItems;
    expect(items.map(({ left, givers }) => [left, givers.map(({ name }) => name)])).toEqual([
      [2, []],
      [0, ['Someone']],
    ]);
    expect(given.reservation.state).toBe('reserved');
    const ofFund = await fund.owner.call(registries.readItem, { params: { id: fund.registryId, item: fund.itemId } });
    expect(ofFund.regItem.fund).toMatchObject({ raised: { amount: 0 }, contributions: [] });
    const ofGift = await gift.owner.call(registries.readItem, { params: { id: gift.registryId, item: gift.itemId } });
    expect(ofGift.regItem.groupGift).toMatchObject({ raised: { amount: 5_000 }, left: { amount: 6_000 } });
    expect(ofGift.regItem.groupGift!.contributions.map(({ name }) => name)).toEqual(['Someone']);
    // The giver can no longer be told.
    await gift.owner.call(changeGroupGift, {
      params: { id: gift.registryId, item: gift.itemId },
      body: { action: 'close', outcome: 'refund' },
    });
    await shop.jobs.runDue();
    expect(await shop.mailsTo('')).toEqual([]);
  });

  it('is not known any more by the link in an old mail to what it gave', async () => {
    const email = 'linked@example.com';
    const gus = await signedUp(shop, 'Gus', email);
    const other = await ownerWithItem(shop);
    const gift = { giverName: 'Gus', giverEmail: email, quantity: 1 };
    const { reservation } = await keyed(gus, reservations.reserveItem, { params: { id: other.itemId }, body: gift });
    const params = { id: reservation.id };
    await gus.call(deleteAccount, {});
    shop.clock.pass(3 * 86_400_000);
    await remindGivers(shop.app);
    const link = linkIn((await shop.mailsTo(email)).slice(-1), /\/reservations\//);
    const reader = shop.client();
    await follow(reader, link);
    await keyed(reader, reservations.changeReservation, { params, body: { state: 'purchased' } });
    shop.clock.pass(12 * 86_400_000);
    await eraseAccounts(shop.app);
    await follow(reader, link);
    expect((await reader.refused(reservations.readReservation, { params })).code).toBe('not-found');
  });

  it('takes nothing of the person whose email it only asked for', async () => {
    const email = 'victim@example.com';
    const vera = await signedUp(shop, 'Vera', email);
    const helped = await ownerWithItem(shop);
    await keyed(vera, changeEmailPreferences, { body: { wanted: [] } });
    await keyed(vera, askAboutData, { body: { kind: 'know', email, text: 'What do you know?' } });
    await keyed(vera, subscribeToAvailability, { body: { genericProductId: 1, productId: 10, email } });
    await keyed(vera, askQuestion, { params: { id: 1 }, body: { text: 'Is it safe for a cot, do you think?' } });
    for (const typed of [email, 'nobody.yet@example.com']) {
      const rex = await signedUp(shop, 'Rex');
      await keyed(rex, requestEmailChange, { body: { email: typed } });
      await rex.call(deleteAccount, {});
    }
    await shop.jobs.runDue();
    shop.clock.pass(14 * 86_400_000 - 1);
    const params = { id: helped.registryId };
    await keyed(helped.owner, inviteMember, { params, body: { email, role: 'viewer' } });
    const words = /victim@/;
    const before = await tablesWith(words);
    for (const table of ['availability_subscription', 'mail_recipient', 'privacy_request', 'registry_invitation'])
      expect(before).toContain(table);
    shop.clock.pass(86_400_000 + 2);
    await eraseAccounts(shop.app);
    expect(await tablesWith(/nobody\.yet@/)).toEqual([]);
    // The mail that Rex caused goes with him.
    const ofRex = ['email_change', 'inbox_mail'];
    expect(await tablesWith(words)).toEqual(before.filter((table) => !ofRex.includes(table)));
    expect((await vera.call(readEmailPreferences, {})).emailPreferences).toEqual([
      { kind: 'gift-digest', wanted: false },
    ]);
  });

  it('leaves the waiting mails of somebody whose email differs in one letter', async () => {
    const ann = await signedUp(shop, 'Ann', 'ann_lee@example.com');
    await ann.call(deleteAccount, {});
    await shop.jobs.runDue();
    shop.clock.pass(15 * 86_400_000);
    const data = { name: null, link: 'https://shop.example' };
    const staff = { ownerName: 'Ann', quantity: 1, link: 'https://shop.example' };
    const mails = [
      { template: 'password-changed', to: 'ann_lee@example.com', data },
      { template: 'password-changed', to: 'ann.lee@example.com', data },
      {
        template: 'insert-cards-ordered',
        to: 'staff@example.com',
        data: { ...staff, ownerEmail: 'ann_lee@example.com' },
      },
      {
        template: 'insert-cards-ordered',
        to: 'staff@example.com',
        data: { ...staff, ownerEmail: 'ann.lee@example.com' },
      },
    ];
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (const [n, payload] of mails.entries())
        await enqueue(trx, {
          id: shop.app.newId(),
          kind: 'mail',
          uniqueKey: `like ${n}`,
          payload,
          now: shop.app.now(),
        });
    });
    await eraseAccounts(shop.app);
    const waiting = await shop.app.db.read
      .selectFrom('job')
      .select('unique_key')
      .where('state', '=', 'waiting')
      .execute();
    expect(
      waiting
        .map((job) => job.unique_key)
        .filter((key) => key.startsWith('like'))
        .sort(),
    ).toEqual(['like 1', 'like 3']);
    await shop.jobs.runDue();
  });

  const stateOf = (id: string) =>
    shop.app.db.read
      .selectFrom('group_gift_contribution')
      .select(['state', 'refund_cents'])
      .where('id', '=', id)
      .executeTakeFirst();
  const moneyHere = async () =>
    (await shop.app.db.read.selectFrom('ledger_account').selectAll().where('is_outside', '=', 0).execute()).reduce(
      (sum, { balance_cents }) => sum + Number(balance_cents),
      0,
    );

  it('gives back what people paid for its group gifts, two hours later, and tells them', async () => {
    const before = await moneyHere();
    const gift = await ownerWithGroupGift(shop);
    const giverEmail = 'chip.in@example.com';
    const { id } = await payShare(shop.client(), gift, 5_000, giverEmail);
    await shop.jobs.runDue();
    await gift.owner.call(deleteAccount, {});
    await shop.jobs.runDue();
    expect(await stateOf(id)).toEqual({ state: 'captured', refund_cents: 0 });
    shop.clock.pass(2 * 3_600_000 + 1);
    const subjects = (await shop.mailsTo(giverEmail)).map(({ subject }) => subject);
    expect(await stateOf(id)).toEqual({ state: 'refunded', refund_cents: 5_000 });
    expect(subjects).toHaveLength(2);
    expect(await moneyHere()).toBe(before);
  });

  it('waits with the end until all money of others is back where it came from', async () => {
    const before = await moneyHere();
    const gift = await ownerWithGroupGift(shop);
    const { user } = await gift.owner.call(currentUser, {});
    const { id } = await payShare(shop.client(), gift, 5_000);
    await shop.jobs.runDue();
    // No job has told its givers in the meantime.
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('user')
        .set({ deletes_at: shop.clock.now - 86_400_000 })
        .where('id', '=', user!.id)
        .execute(),
    );
    await eraseAccounts(shop.app);
    expect(await stateOf(id)).toEqual({ state: 'captured', refund_cents: 5_000 });
    await shop.jobs.runDue();
    expect(await stateOf(id)).toEqual({ state: 'refunded', refund_cents: 5_000 });
    await eraseAccounts(shop.app);
    expect(await stateOf(id)).toBeUndefined();
    expect(await moneyHere()).toBe(before);
    const left = await shop.app.db.read.selectFrom('user').select('id').where('id', '=', user!.id).execute();
    expect(left).toEqual([]);
  });

  it('keeps its registries closed to givers, whoever helps with them', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const editor = await signedUp(shop, 'Eddy');
    const { user } = await editor.call(currentUser, {});
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role: 'editor', blind: 0, created_at: 0 })
        .execute(),
    );
    await owner.call(deleteAccount, {});
    const open = { params: { id: registryId }, body: { isPaused: false } };
    expect(await editor.refused(registries.changeRegistry, open)).toMatchObject({ code: 'wrong-state' });
  });

  it('leads whoever helped with its registry to a list of their own', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const helper = await signedUp(shop, 'Hanno');
    const own = await keyed(helper, registries.createRegistry, { body: {} });
    const { user } = await helper.call(currentUser, {});
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role: 'editor', blind: 0, created_at: shop.clock.now })
        .execute(),
    );
    await keyed(helper, changeUser, { body: { registryId } });
    await owner.call(deleteAccount, {});
    shop.clock.pass(15 * 86_400_000 + 1);
    await eraseAccounts(shop.app);
    const query = shop.app.db.read.selectFrom('user').select('current_registry_id').where('id', '=', user!.id);
    expect(await query.executeTakeFirst()).toEqual({ current_registry_id: own.registry.id });
  });
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellOwners } from '#api/features/owner-digest/owner-digest.service.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { exportAccount } from '#contracts/account-exports.ts';
import { addItem } from '#contracts/registries.ts';
import { deleteRegistry } from '#contracts/registry-lists.ts';
import { cancelReservation, changeReservation, reserveItem } from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { remindGivers } from './reminders.ts';
import { expireReservations } from './reservations.service.ts';

const day = 86_400_000;

/** Raw SQL, a broken import or an older version may have written it. */
describe.each(engines)('a gift that cannot be read on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let people = 0;
  /** A giver with an account, who reserves everything on the list of a new owner. The first gift cannot be read. */
  async function twoGifts({ isBad = true } = {}) {
    const place = await ownerWithItem(test);
    const { regItem } = await place.owner.call(addItem, {
      params: { id: place.registryId },
      body: { kind: 'idea', title: 'Night light' },
    });
    people += 1;
    const email = `g${people}@example.com`;
    const guest = await signedUp(test, 'Greta', email);
    const ids: string[] = [];
    for (const id of [place.itemId, regItem.id]) {
      const body = { giverName: 'Greta', giverEmail: email, quantity: 1 };
      ids.push((await guest.call(reserveItem, { params: { id }, body })).reservation.id);
    }
    if (isBad)
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reservation').set({ snapshot: '{' }).where('id', '=', ids[0]!).execute(),
      );
    await test.mailsTo(email);
    const ownersEmail = (await place.owner.call(currentUser, {})).user!.email;
    return { ...place, guest, email, ids, ownersEmail };
  }
  const subjectsTo = async (email: string) => (await test.mailsTo(email)).map(({ subject }) => subject);
  const statesOf = async (ids: readonly string[]) =>
    (await test.app.db.read.selectFrom('reservation').select('state').where('id', 'in', ids).execute()).map(
      ({ state }) => state,
    );

  it('keeps no reminder and no end from itself and all others', async () => {
    const bad = await twoGifts();
    const others = await twoGifts({ isBad: false });
    test.clock.pass(2 * day);
    await remindGivers(test.app);
    expect(await subjectsTo(bad.email)).toEqual(
      expect.arrayContaining(['Still want to give this gift?', 'Still giving Night light?']),
    );
    expect(await subjectsTo(others.email)).toContain('Still giving Muslin cloths?');
    test.clock.pass(12 * day);
    await expireReservations(test.app);
    expect(await statesOf([...bad.ids, ...others.ids])).toEqual(Array(4).fill('expired'));
    expect(await subjectsTo(bad.email)).toContain('We’re no longer holding your gift');
  });

  it('keeps all others no more from their end where it cannot even be changed', async () => {
    const bad = await twoGifts({ isBad: false });
    const others = await twoGifts({ isBad: false });
    const write = (query: RawBuilder<unknown>) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) => query.execute(trx));
    // PostgreSQL refuses the numbers that are made of these.
    await write(
      engine === 'postgres'
        ? sql`update reservation set updated_at = 9223372036854775807 where id = ${bad.ids[0]}`
        : sql`create trigger unchangeable before update on reservation when old.id = ${sql.lit(bad.ids[0])}
            begin select raise(abort, 'cannot be changed'); end`,
    );
    test.clock.pass(2 * day);
    await expect(remindGivers(test.app)).rejects.toThrow();
    expect(await subjectsTo(bad.email)).toContain('Still giving Night light?');
    expect(await subjectsTo(others.email)).toContain('Still giving Muslin cloths?');
    if (engine === 'postgres')
      await write(sql`update registry set gifts_version = 2147483647 where id = ${bad.registryId}`);
    test.clock.pass(12 * day);
    await expect(expireReservations(test.app)).rejects.toThrow();
    expect(await statesOf(others.ids)).toEqual(['expired', 'expired']);
    await write(sql`delete from reservation where registry_id = ${bad.registryId}`);
  });

  it('is left out where the owner is told of gifts', async () => {
    const { ownersEmail } = await twoGifts();
    test.clock.pass(day);
    await tellOwners(test.app);
    const mails = await test.mailsTo(ownersEmail);
    expect(mails.at(-1)!.text).toContain('Night light');
  });

  it('is mentioned where its registry is deleted', async () => {
    const { owner, registryId, email } = await twoGifts();
    await owner.call(deleteRegistry, { params: { id: registryId } });
    test.clock.pass(day);
    const { text } = (await test.mailsTo(email)).at(-1)!;
    expect(text).toMatch(/a gift; Night light/);
  });

  it('is canceled by the family, and left out of its giver’s export', async () => {
    const { owner, guest, ids } = await twoGifts();
    await guest.call(changeReservation, { params: { id: ids[1]! }, body: { state: 'purchased' } });
    expect((await guest.call(exportAccount, {})).gifts).toMatchObject([{ title: 'Night light' }]);
    await owner.call(cancelReservation, { params: { id: ids[0]! } });
    expect(await statesOf([ids[0]!])).toEqual(['cancelled']);
  });
});

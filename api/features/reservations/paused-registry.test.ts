import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerWithFund, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { remindGivers } from './reminders.ts';
import { expireReservations } from './reservations.service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(engines)('gifts of a registry that is paused on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  const gus = 'gus@example.com';
  const gift = { giverName: 'Gus', giverEmail: gus, quantity: 1 };
  const pause = (owner: TestClient, id: string, isPaused = true) =>
    owner.call(registries.changeRegistry, { params: { id }, body: { isPaused } });
  const subjects = async (email = gus) => (await test.mailsTo(email)).map(({ subject }) => subject);

  /** As the schedule does, every hour. */
  async function pass(days: number) {
    for (let hours = 0; hours < days * 24; hours += 1) {
      test.clock.pass(60 * minute);
      await remindGivers(test.app);
      await expireReservations(test.app);
      await test.jobs.runDue();
    }
  }

  async function reserved(giver: TestClient | null = null) {
    const of = await ownerWithItem(test);
    const email = (await of.owner.call(currentUser, {})).user!.email;
    const client = giver ?? (await signedUp(test, 'Gus', gus));
    const { reservation } = await client.call(reservations.reserveItem, { params: { id: of.itemId }, body: gift });
    await test.jobs.runDue();
    const read = async () =>
      (await client.call(reservations.readReservation, { params: { id: reservation.id } })).reservation;
    const row = () =>
      test.app.db.read.selectFrom('reservation').selectAll().where('id', '=', reservation.id).executeTakeFirstOrThrow();
    const back = () => of.owner.call(signIn, { body: { email, password: testPassword } });
    return { ...of, client, id: reservation.id, read, row, back };
  }

  it('are known to be canceled by those who were to give them', async () => {
    const fund = await ownerWithFund(test);
    const params = { id: fund.registryId };
    const { regItem } = await fund.owner.call(registries.addItem, { params, body: { kind: 'idea', title: 'Crib' } });
    const client = await signedUp(test, 'Gus', gus);
    const reservation = await client.call(reservations.reserveItem, { params: { id: regItem.id }, body: gift });
    const { contribution } = await client.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: gus }) });
    await pause(fund.owner, fund.registryId);
    const before = (await subjects()).length;
    await fund.owner.call(reservations.cancelReservation, { params: { id: reservation.reservation.id } });
    await fund.owner.call(funds.cancelContribution, { params: { id: contribution.id } });
    expect((await subjects()).slice(before)).toEqual(['Canceled: Crib', 'Canceled: your $50 toward Diaper fund']);
    const mails = (await test.mailsTo(gus)).slice(before);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/paus|break/i);
  });

  it.each([
    ['before', 0],
    ['after', 10 * minute],
  ])('are known to be taken off the list %s the quarter of an hour in which that can be undone', async (_, wait) => {
    const { owner, registryId, itemId } = await reserved();
    const remove = () =>
      owner.call(registries.removeItem, { params: { id: registryId, item: itemId }, query: { evenIfTaken: 'true' } });
    if (wait === 0) await pause(owner, registryId);
    await remove();
    test.clock.pass(wait);
    if (wait > 0) await pause(owner, registryId);
    test.clock.pass(15 * minute);
    expect((await subjects()).slice(1)).toEqual(['A gift you reserved has changed']);
  });

  it('are held, and their givers reminded once it is open again', async () => {
    const { owner, registryId, read, row, back } = await reserved();
    await pass(1);
    await pause(owner, registryId);
    await pass(20);
    expect(await read()).toMatchObject({ state: 'reserved', expiresAt: null });
    expect((await row()).reminders_sent).toBeNull();
    expect(await subjects()).toHaveLength(1);
    await back();
    await pause(owner, registryId, false);
    expect((await read()).expiresAt).toBe(test.clock.now + 3 * day);
    await pass(2);
    expect((await subjects()).slice(1)).toEqual(['Still giving Muslin cloths?']);
    await pass(1);
    expect(await read()).toMatchObject({ state: 'expired' });
    expect((await subjects()).slice(2)).toEqual(['We’re no longer holding Muslin cloths']);
  });

  it('are held for three more days when it opens shortly before their hold ends, without another reminder', async () => {
    const { owner, registryId, read, back } = await reserved();
    await pass(13);
    expect(await subjects()).toHaveLength(3);
    await back();
    for (let again = 0; again < 3; again += 1) {
      await pause(owner, registryId);
      test.clock.pass(minute);
      await pause(owner, registryId, false);
    }
    expect((await read()).expiresAt).toBe(test.clock.now + 3 * day);
    await pass(2);
    expect(await subjects()).toHaveLength(3);
  });

  it('keep their end where it is later', async () => {
    const { owner, registryId, read } = await reserved();
    const { expiresAt } = await read();
    await pause(owner, registryId);
    await pause(owner, registryId, false);
    expect((await read()).expiresAt).toBe(expiresAt);
  });

  it('are reminded of when a reminder fell due in a short pause', async () => {
    const { owner, registryId, back } = await reserved();
    test.clock.pass(2 * day - minute);
    await back();
    await pause(owner, registryId);
    test.clock.pass(2 * minute);
    await remindGivers(test.app);
    expect(await subjects()).toHaveLength(1);
    await pause(owner, registryId, false);
    await remindGivers(test.app);
    expect((await subjects()).slice(1)).toEqual(['Still giving Muslin cloths?']);
  });

  it('can be confirmed once it is open again, also by who got no mail before', async () => {
    const { owner, registryId, read, back, client, id } = await reserved(test.client());
    await pause(owner, registryId);
    await pass(5);
    expect((await read()).state).toBe('reserved');
    await back();
    await pause(owner, registryId, false);
    await pass(2);
    const reminder = (await test.mailsTo(gus)).slice(1);
    expect(reminder.map(({ subject }) => subject)).toEqual(['Still want to give this gift?']);
    await follow(client, linkIn(reminder, /\/reservations\//));
    await client.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });
  });

  it('cannot be given by somebody else, during the pause or after it', async () => {
    const { owner, registryId, itemId, back } = await reserved();
    await pause(owner, registryId);
    await pass(20);
    const bea = test.client();
    const another = { params: { id: itemId }, body: { ...gift, giverName: 'Bea', giverEmail: 'bea@example.com' } };
    expect((await bea.refused(reservations.reserveItem, another)).code).toBe('wrong-state');
    await back();
    await pause(owner, registryId, false);
    expect((await bea.refused(reservations.reserveItem, another)).code).toBe('none-left');
  });

  it.each(['archived', 'deleted'])('are held while it is %s, too', async (which) => {
    const { owner, registryId, read, back } = await reserved();
    const params = { id: registryId };
    await pass(13);
    await back();
    if (which === 'archived') await owner.call(archiveRegistry, { params, body: { isArchived: true } });
    else await owner.call(deleteRegistry, { params });
    await pass(5);
    await back();
    if (which === 'archived') await owner.call(archiveRegistry, { params, body: { isArchived: false } });
    else await owner.call(recoverRegistry, { params });
    expect(await read()).toMatchObject({ state: 'reserved', expiresAt: test.clock.now + 3 * day });
  });

  it('are let go after half a year, without a mail', async () => {
    const { owner, registryId, row } = await reserved();
    await pause(owner, registryId);
    test.clock.pass(193 * day);
    await expireReservations(test.app);
    expect((await row()).state).toBe('reserved');
    test.clock.pass(day);
    await expireReservations(test.app);
    expect((await row()).state).toBe('expired');
    expect(await subjects()).toHaveLength(1);
  });
});

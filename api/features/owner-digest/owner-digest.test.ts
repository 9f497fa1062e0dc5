import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendDigestMail, spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import { changeEmailPreferences } from '#contracts/email-preferences.ts';
import * as tracker from '#contracts/gift-tracker.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { addDays, dayOf } from '#rules/days.ts';
import { tellOwners } from './owner-digest.service.ts';

const hour = 3_600_000;

describe.each(engines)('what an owner is told of gifts by mail on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function digestsOf(owner: TestClient) {
    await tellOwners(test.app);
    const { user } = await owner.call(currentUser, {});
    return (await test.mailsTo(user!.email)).filter(({ text }) => text.includes('Good news from your registry'));
  }
  /** As if the giver had used the link of the mail. */
  const confirmed = (reservationId: string) =>
    test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).where('id', '=', reservationId).execute(),
    );
  async function withReservation(more: { secretUntil?: string } = {}) {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const guest = test.client();
    const body = { ...giver(), message: 'With love', ...more };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    await confirmed(reservation.id);
    return { owner, registryId, itemId, guest, params: { id: reservation.id } };
  }
  /** A giver whose account has a confirmed email. */
  async function giverWithAccount() {
    const guest = await signedUp(test, 'Gus');
    const { user } = await guest.call(currentUser, {});
    return { guest, email: user!.email };
  }
  async function withPledge() {
    const fund = await ownerWithFund(test);
    const { guest, email } = await giverWithAccount();
    const pledge = pledgeOf(fund, { giverEmail: email, message: 'For the first pack' });
    const { contribution } = await guest.call(funds.pledge, { body: pledge });
    return { ...fund, guest, params: { id: contribution.id } };
  }
  async function withShare(amountCents = 5_000) {
    const gift = await ownerWithGroupGift(test);
    const guest = test.client();
    const share = await payShare(guest, gift, amountCents);
    return { ...gift, guest, params: { id: share.id } };
  }
  const change = (owner: TestClient, registryId: string, body: { isPaused?: boolean; surprise?: 'names' | 'full' }) =>
    owner.call(registries.changeRegistry, { params: { id: registryId }, body });

  it('comes two hours after a gift, once, and says nothing of what was taken back', async () => {
    const { owner, guest, params } = await withReservation();
    test.clock.pass(2 * hour - 1);
    expect(await digestsOf(owner)).toEqual([]);
    await guest.call(reservations.cancelReservation, { params });
    test.clock.pass(hour);
    expect(await digestsOf(owner)).toEqual([]);
    await guest.call(reservations.recoverReservation, { params });
    test.clock.pass(2 * hour);
    const [mail, ...more] = await digestsOf(owner);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Someone chose a gift from your list');
    expect(mail!.text).toContain('Muslin cloths, from Gus, with a message for you');
    expect(mail!.text).not.toContain('With love');
    test.clock.pass(hour);
    expect(await digestsOf(owner)).toHaveLength(1);
  });

  it('comes also while another registry has more to tell than its owner may be mailed today', async () => {
    const { owner, params } = await withReservation();
    const { user } = await owner.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      while ((await spendDigestMail(trx, user!.email, test.clock.now)) !== null);
      const row = await trx.selectFrom('reservation').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow();
      const another = (_: unknown, n: number) => ({
        ...row,
        id: crypto.randomUUID(),
        visitor_id: `another ${n}`,
        link_hash: null,
      });
      await trx
        .insertInto('reservation')
        .values(Array.from({ length: 500 }, another))
        .execute();
    });
    const other = await withReservation();
    test.clock.pass(2 * hour);
    expect(await digestsOf(owner)).toEqual([]);
    expect(await digestsOf(other.owner)).toHaveLength(1);
  });

  it('comes once a day, whatever strangers have had mailed to its owner that day', async () => {
    const { owner, registryId, itemId } = await withReservation();
    const { user } = await owner.call(currentUser, {});
    const strangersUseUpTheDay = () =>
      test.app.db.transact({ lock: 'nothing' }, async (trx) => {
        while ((await spendUnverifiedMail(trx, user!.email, test.clock.now)) !== null);
      });
    await strangersUseUpTheDay();
    test.clock.pass(2 * hour);
    expect(await digestsOf(owner)).toHaveLength(1);
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).where('registry_id', '=', registryId).execute(),
    );
    test.clock.pass(20 * hour);
    await strangersUseUpTheDay();
    expect(await digestsOf(owner)).toHaveLength(1);
    test.clock.pass(4 * hour);
    await strangersUseUpTheDay();
    expect(await digestsOf(owner)).toHaveLength(2);
  });

  it('comes two hours after a pledge, again when it was sent, and never of one that was taken back', async () => {
    const { owner, guest, params } = await withPledge();
    test.clock.pass(2 * hour - 1);
    expect(await digestsOf(owner)).toEqual([]);
    test.clock.pass(1);
    expect((await digestsOf(owner)).map(({ subject }) => subject)).toEqual(['Gus is sending you $50']);
    await guest.call(funds.confirmContribution, { params, body: { step: 'sent' } });
    test.clock.pass(2 * hour - 1);
    expect(await digestsOf(owner)).toHaveLength(1);
    test.clock.pass(1);
    const [, sent, ...more] = await digestsOf(owner);
    expect(more).toEqual([]);
    expect(sent!.subject).toBe('Gus sent you $50');
    expect(sent!.text).toContain('mark it as received');

    const other = await withPledge();
    await other.guest.call(funds.cancelContribution, { params: other.params });
    test.clock.pass(3 * hour);
    expect(await digestsOf(other.owner)).toEqual([]);
  });

  it('says one thing of a pledge that was sent within the two hours, and nothing of what the owner has received', async () => {
    const { owner, guest, params } = await withPledge();
    test.clock.pass(hour);
    await guest.call(funds.confirmContribution, { params, body: { step: 'sent' } });
    test.clock.pass(2 * hour);
    expect((await digestsOf(owner)).map(({ subject }) => subject)).toEqual(['Gus sent you $50']);

    const received = await withPledge();
    await received.owner.call(funds.confirmContribution, { params: received.params, body: { step: 'received' } });
    test.clock.pass(3 * hour);
    expect(await digestsOf(received.owner)).toEqual([]);
  });

  it('says nothing of a pledge whose email nobody confirmed', async () => {
    const fund = await ownerWithFund(test);
    await test.client().call(funds.pledge, { body: pledgeOf(fund) });
    test.clock.pass(3 * hour);
    expect(await digestsOf(fund.owner)).toEqual([]);
  });

  it('comes two hours after a share of a group gift, and says when the goal is reached', async () => {
    const { owner, guest, registryId, itemId } = await withShare();
    test.clock.pass(2 * hour);
    expect((await digestsOf(owner)).map(({ subject }) => subject)).toEqual(['Gus chipped in $50']);
    await payShare(guest, { owner, registryId, itemId }, 6_000);
    test.clock.pass(2 * hour - 1);
    expect(await digestsOf(owner)).toHaveLength(1);
    test.clock.pass(1);
    expect((await digestsOf(owner))[1]!.text).toContain('The goal is reached');
  });

  it('says nothing of a share that its giver took back', async () => {
    const { owner, guest, params } = await withShare();
    await guest.call(groupGifts.cancelGroupContribution, { params });
    test.clock.pass(3 * hour);
    expect(await digestsOf(owner)).toEqual([]);
  });

  it('is one mail for everything that was given', async () => {
    const { owner, registryId } = await withReservation();
    await owner.call(funds.chooseCashFundPreferences, {
      body: { registryId, paymentPreferences: [{ kind: 'check', selected: true, handle: '9 Canary Street' }] },
    });
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'cash_fund', title: 'Diaper fund', goalCents: null },
    });
    const { guest, email } = await giverWithAccount();
    await guest.call(funds.pledge, { body: pledgeOf({ itemId: regItem.id }, { giverEmail: email }) });
    test.clock.pass(2 * hour);
    const [mail, ...more] = await digestsOf(owner);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 gifts for your registry');
    expect(mail!.text).toContain('Muslin cloths');
    expect(mail!.text).toMatch(/Gus promised \$50 toward Diaper fund/);
    expect(mail!.text).not.toContain('Canary');
  });

  describe.each([
    ['a reservation', withReservation],
    ['a pledge', withPledge],
    ['a share', withShare],
  ] as const)('of %s', (_what, give) => {
    it.each(['paused', 'archived', 'deleted'] as const)('never comes when the list is %s', async (how) => {
      const { owner, registryId } = await give();
      const params = { id: registryId };
      if (how === 'paused') await change(owner, registryId, { isPaused: true });
      if (how === 'archived') await owner.call(archiveRegistry, { params, body: { isArchived: true } });
      if (how === 'deleted') await owner.call(deleteRegistry, { params });
      test.clock.pass(2 * hour);
      expect(await digestsOf(owner)).toEqual([]);
      if (how === 'paused') await change(owner, registryId, { isPaused: false });
      expect(await digestsOf(owner)).toEqual([]);
    });

    it('has no name where the owner wants to know what, and not who', async () => {
      const { owner, registryId } = await give();
      await change(owner, registryId, { surprise: 'names' });
      test.clock.pass(2 * hour);
      const [mail] = await digestsOf(owner);
      expect(mail!.text).not.toMatch(/Gus|message/);
      expect(mail!.subject).not.toContain('Gus');
    });

    it('never comes where the owner wants to be surprised', async () => {
      const { owner, registryId } = await give();
      await change(owner, registryId, { surprise: 'full' });
      test.clock.pass(2 * hour);
      expect(await digestsOf(owner)).toEqual([]);
      await owner.call(tracker.revealGifts, { body: { what: 'everything', registryId } });
      expect(await digestsOf(owner)).toEqual([]);
    });

    it('does not come to an owner who has turned it off', async () => {
      const { owner } = await give();
      await owner.call(changeEmailPreferences, { body: { wanted: [] } });
      test.clock.pass(2 * hour);
      expect(await digestsOf(owner)).toEqual([]);
    });
  });

  it('waits for the day on which a giver wants a gift to be known', async () => {
    const { owner } = await withReservation({ secretUntil: '2027-04-01' });
    // In Los Angeles it is five in the morning; at midnight UTC it is the evening before.
    const until = Date.UTC(2027, 3, 1, 12) - test.clock.now;
    test.clock.pass(until - 1);
    expect(await digestsOf(owner)).toEqual([]);
    test.clock.pass(1);
    expect(await digestsOf(owner)).toHaveLength(1);
  });

  it('tells of a gift though 500 earlier ones are kept secret', async () => {
    const secretUntil = addDays(dayOf(test.clock.now), 60);
    const { owner, registryId, params } = await withReservation({ secretUntil });
    const secret = await test.app.db.read
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 500 }, (_, n) => ({
      ...secret,
      id: test.app.newId(),
      visitor_id: `${n}`,
      link_hash: null,
    }));
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (let at = 0; at < others.length; at += 100)
        await trx
          .insertInto('reservation')
          .values(others.slice(at, at + 100))
          .execute();
    });
    test.clock.pass(1);
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'A later gift', quantity: 1 },
    });
    const { reservation } = await test
      .client()
      .call(reservations.reserveItem, { params: { id: regItem.id }, body: giver() });
    await confirmed(reservation.id);
    test.clock.pass(2 * hour);
    const [mail, ...more] = await digestsOf(owner);
    expect(mail!.text).toContain('A later gift');
    expect(more).toEqual([]);
  });

  it('is not the owner’s own record of a gift', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    await owner.call(tracker.recordGift, {
      params: { id: registryId },
      body: { regItemId: itemId, giverName: 'Nana', quantity: 1 },
    });
    test.clock.pass(3 * hour);
    expect(await digestsOf(owner)).toEqual([]);
  });
});

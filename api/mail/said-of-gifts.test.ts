import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropLinkOfEnded } from '#api/features/reservations/reservations.queries.ts';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import type { OutgoingMail } from '#api/ports/mail.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf, runJob } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { memberOf, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { deleteAccount, verifyPassword } from '#contracts/accounts.ts';
import * as funds from '#contracts/cash-funds.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as members from '#contracts/members.ts';
import * as registries from '#contracts/registries.ts';
import * as lists from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser, signIn } from '#contracts/users.ts';

const minute = 60_000;
const hour = 60 * minute;
const gus = 'gus@example.com';
const body = { giverName: 'Gus', giverEmail: gus, quantity: 1 };

describe.each(engines)('what mails say that wait for hours, on %s', (engine) => {
  let test: TestApp;
  let sent: OutgoingMail[];
  let isDown: boolean;
  let betweenReadAndTake: (() => Promise<unknown>) | undefined;
  beforeEach(async () => {
    sent = [];
    isDown = true;
    betweenReadAndTake = undefined;
    // It is not part of the change that it interrupts.
    const bySomebodyElse = AsyncLocalStorage.snapshot();
    const checkpoint = async (name: string) => {
      if (name === 'recover-after-count') await bySomebodyElse(async () => betweenReadAndTake?.());
    };
    const mail = {
      async deliver(one: OutgoingMail) {
        if (isDown) throw new Error('451 Try again later.');
        sent.push(one);
      },
    };
    test = await createTestApp({ engine, parts: { mail, checkpoint } });
  });
  afterEach(() => test.close());

  async function pass(ms: number) {
    test.clock.pass(ms);
    await test.jobs.runDue();
  }
  async function arrivedAfter(hours: number, to = gus): Promise<OutgoingMail[]> {
    await pass(hour);
    isDown = false;
    for (let n = 0; n < hours; n += 1) await pass(hour);
    return sent.filter((one) => one.to === to);
  }
  const subjectsOf = (mails: OutgoingMail[]) => mails.map(({ subject }) => subject);

  async function reserved(quantity = 1) {
    const list = await ownerWithItem(test, 4);
    const guest = test.client();
    const reserve = async (client: TestClient = guest) =>
      (
        await client.call(reservations.reserveItem, {
          params: { id: list.itemId },
          body: { ...body, quantity },
        })
      ).reservation.id;
    const params = { id: await reserve() };
    await test.jobs.runDue();
    return { ...list, guest, reserve, params };
  }

  it('is how many are reserved, and until when, by then', async () => {
    const { guest, params } = await reserved(3);
    await guest.call(reservations.changeReservation, { params, body: { quantity: 1 } });
    const [mail, ...more] = await arrivedAfter(3);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('to reserve a gift. Now no one else');
  });

  type Ending = (of: Awaited<ReturnType<typeof reserved>>) => Promise<unknown>;
  it.each<[string, Ending]>([
    ['its giver', ({ guest, params }) => guest.call(reservations.cancelReservation, { params })],
    ['the family', ({ owner, params }) => owner.call(reservations.cancelReservation, { params })],
    [
      'the family, with all that nobody confirmed',
      ({ owner, registryId }) => owner.call(reservations.releaseUnverifiedReservations, { params: { id: registryId } }),
    ],
  ])('is nothing of a gift that %s let go but that it is canceled', async (_, end) => {
    await end(await reserved());
    const mails = await arrivedAfter(3);
    expect(subjectsOf(mails)).toEqual(['Your reservation is canceled']);
  });

  it('comes with a link that works to whoever takes a gift back, once', async () => {
    const { guest, params } = await reserved();
    await guest.call(reservations.cancelReservation, { params });
    expect(subjectsOf(await arrivedAfter(3))).toEqual(['Your reservation is canceled']);
    for (let n = 0; n < 2; n += 1) {
      await guest.call(reservations.recoverReservation, { params });
      await pass(25 * hour);
      await guest.call(reservations.cancelReservation, { params });
    }
    const made = sent.filter(({ subject }) => subject === 'Please confirm the gift you reserved');
    expect(made).toHaveLength(1);
    const phone = test.client();
    expect(await follow(phone, linkIn(made, /\/reservations\//))).toBe(params.id);
    await guest.call(reservations.recoverReservation, { params });
    await phone.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
  });

  // SQLite has one writer at a time.
  it.runIf(engine === 'postgres')('comes with a link, too, where its first one is dropped meanwhile', async () => {
    const { guest, params } = await reserved();
    await guest.call(reservations.cancelReservation, { params });
    betweenReadAndTake = () => test.app.db.transact({ lock: 'nothing' }, (trx) => dropLinkOfEnded(trx, params.id));
    await guest.call(reservations.recoverReservation, { params });
    const made = (await arrivedAfter(26)).filter(({ subject }) => subject === 'Please confirm the gift you reserved');
    const phone = test.client();
    expect(await follow(phone, linkIn(made, /\/reservations\//))).toBe(params.id);
    await phone.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
  });

  it('is not that a gift is canceled which its giver has reserved once more', async () => {
    const { guest, reserve, params } = await reserved();
    isDown = false;
    await pass(2 * hour);
    isDown = true;
    await guest.call(reservations.cancelReservation, { params });
    await test.jobs.runDue();
    await pass(minute);
    await reserve();
    await test.jobs.runDue();
    const made = 'Please confirm the gift you reserved';
    expect(subjectsOf(await arrivedAfter(26))).toEqual([made, made]);
  });

  it('is that a gift is canceled also where a stranger has reserved the thing with its giver’s email', async () => {
    const { owner, reserve, params } = await reserved();
    const [mail] = await arrivedAfter(2);
    const phone = test.client();
    await follow(phone, linkIn([mail!], /\/reservations\//));
    await phone.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
    for (let n = 0; n < 3; n += 1) await reserve(test.client());
    await test.jobs.runDue();
    await owner.call(reservations.cancelReservation, { params });
    await test.jobs.runDue();
    await pass(minute);
    await reserve(test.client());
    const text = (await arrivedAfter(30)).map((one) => one.text).join();
    expect(text).toMatch(/The family canceled|These reservations are canceled/);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'is that a hold is over unless its giver has reserved the thing once more: %s',
    async (isReservedAnew, expected) => {
      const { guest, reserve, params } = await reserved();
      await follow(guest, linkIn(await arrivedAfter(1), /\/reservations\//));
      await guest.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
      isDown = true;
      test.clock.pass(15 * 24 * hour);
      await expireReservations(test.app);
      await test.jobs.runDue();
      if (isReservedAnew) await reserve();
      const over = subjectsOf(await arrivedAfter(3)).filter((subject) => subject.startsWith('We’re no longer holding'));
      expect(over).toHaveLength(expected);
    },
  );

  it('is that one of two is canceled which the same giver has reserved before', async () => {
    const { owner, reserve, params } = await reserved();
    await reserve(test.client());
    await test.jobs.runDue();
    await pass(minute);
    await owner.call(reservations.cancelReservation, { params });
    const text = (await arrivedAfter(26)).map((mail) => mail.text).join();
    expect(text).toMatch(/The family canceled|These reservations are canceled/);
  });

  it('leaves out of several in one mail what was let go after they were collected', async () => {
    const { owner, registryId, guest } = await reserved();
    const ids: string[] = [];
    for (const title of ['Crib', 'Cot', 'Swing']) {
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'idea', title },
      });
      const { reservation } = await guest.call(reservations.reserveItem, { params: { id: regItem.id }, body });
      ids.push(reservation.id);
      await test.jobs.runDue();
    }
    // Their turn comes while the mail server is down.
    await pass(11 * minute);
    await guest.call(reservations.cancelReservation, { params: { id: ids[1]! } });
    const mails = await arrivedAfter(3);
    const collected = mails.find(({ subject }) => subject === 'Your 2 gifts')!;
    expect(collected.text).toContain(ids[0]);
    expect(collected.text).not.toContain(ids[1]);
    expect(collected.text).toContain(ids[2]);
  });

  it('asks nobody to confirm a pledge that is canceled', async () => {
    const fund = await ownerWithFund(test);
    const guest = test.client();
    const { contribution } = await guest.call(funds.pledge, { body: pledgeOf(fund) });
    await test.jobs.runDue();
    await guest.call(funds.cancelContribution, { params: { id: contribution.id } });
    expect(await arrivedAfter(3)).toEqual([]);
  });

  it('names the day on which a pledge ends that nobody confirms', async () => {
    const fund = await ownerWithFund(test);
    await test.client().call(funds.pledge, { body: pledgeOf(fund) });
    await test.jobs.runDue();
    const [mail] = await arrivedAfter(3);
    expect(mail!.text).toContain('before Saturday, March 13 to confirm your email');
  });

  it('is that money arrived only where the family did not take that back', async () => {
    isDown = false;
    const fund = await ownerWithFund(test);
    const pat = await signedUp(test, 'Pat', 'pat@example.com');
    const { contribution } = await pat.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: 'pat@example.com' }) });
    const mark = (step: 'received' | 'not-received') =>
      fund.owner.call(funds.confirmContribution, { params: { id: contribution.id }, body: { step } });
    const arrived = () => subjectsOf(sent).filter((subject) => subject === 'Your $50 arrived').length;
    await mark('received');
    await pass(5 * minute);
    await mark('not-received');
    await pass(hour);
    expect(arrived()).toBe(0);
    await mark('received');
    await pass(14 * minute);
    expect(arrived()).toBe(0);
    await pass(minute);
    expect(arrived()).toBe(1);
  });

  it('is not that a registry has closed which is open again', async () => {
    const { owner, registryId, guest, params } = await reserved();
    await follow(guest, linkIn(await arrivedAfter(2), /\/reservations\//));
    await guest.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
    isDown = true;
    await owner.call(lists.deleteRegistry, { params: { id: registryId } });
    await pass(3 * hour);
    await owner.call(lists.recoverRegistry, { params: { id: registryId } });
    sent.length = 0;
    expect(await arrivedAfter(3)).toEqual([]);
  });

  it('asks no owner to choose about a group gift once somebody has chosen', async () => {
    const gift = await ownerWithGroupGift(test);
    await payShare(test.client(), gift, 5_000);
    await gift.owner.call(registries.changeRegistry, {
      params: { id: gift.registryId },
      body: { arrivalDate: '2027-03-12' },
    });
    const email = (await gift.owner.call(currentUser, {})).user!.email;
    test.clock.pass(100 * 24 * hour);
    await runJob(test, 'end-group-gifts');
    await gift.owner.call(signIn, { body: { email, password: testPassword } });
    await gift.owner.call(groupGifts.changeGroupGift, {
      params: { id: gift.registryId, item: gift.itemId },
      body: { action: 'close', outcome: 'refund' },
    });
    expect(subjectsOf(await arrivedAfter(3, email))).not.toContain('Your group gift has ended');
  });

  it.each([
    [false, ['Your account will be deleted']],
    [true, []],
  ])('is that an account ends unless its owner has signed in again: %s', async (isKept, expected) => {
    const email = 'quin@example.com';
    const client = await signedUp(test, 'Quin', email);
    await client.call(verifyPassword, { body: { password: testPassword } });
    await client.call(deleteAccount, {});
    await test.jobs.runDue();
    if (isKept) await client.call(signIn, { body: { email, password: testPassword } });
    expect(subjectsOf(await arrivedAfter(3, email))).toEqual(expected);
  });

  it.each([
    [false, ['Would you like to take over a registry?']],
    [true, []],
  ])('is that a registry is offered unless the offer was withdrawn: %s', async (isWithdrawn, expected) => {
    const { owner, registryId } = await ownerWithItem(test);
    const hanno = (await (await memberOf(test, registryId, 'editor')).call(currentUser, {})).user!;
    await owner.call(verifyPassword, { body: { password: testPassword } });
    const offer = (memberId: string | null) =>
      owner.call(members.offerRegistry, { params: { id: registryId }, body: { memberId, password: testPassword } });
    await offer(hanno.id);
    await test.jobs.runDue();
    if (isWithdrawn) await offer(null);
    expect(subjectsOf(await arrivedAfter(3, hanno.email))).toEqual(expected);
  });
});

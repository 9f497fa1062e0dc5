import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue, type JobKind } from '#api/jobs/queue.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeRegistry } from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { templates } from './templates.ts';

/**
 * Every kind of background job, and how its mails check whether they may be sent. A new kind must be added here: one that causes mails
 * leaves the check to the kinds that send them (`leaving-mails.ts`), one that shows something calls `isSilent`.
 */
const speaking: Record<JobKind, 'asks before it leaves' | 'hands its mails to those that ask' | 'says nothing'> = {
  mail: 'asks before it leaves',
  'unverified-mail': 'asks before it leaves',
  'send-collected-mails': 'asks before it leaves',
  'mail-password-reset': 'hands its mails to those that ask',
  'mail-sign-up': 'hands its mails to those that ask',
  'mail-email-change': 'hands its mails to those that ask',
  'tell-givers': 'hands its mails to those that ask',
  'tell-givers-of-deletion': 'hands its mails to those that ask',
  'tell-available': 'hands its mails to those that ask',
  'mail-own-gifts': 'hands its mails to those that ask',
  'remind-givers': 'hands its mails to those that ask',
  'tell-owners': 'hands its mails to those that ask',
  // People are told of money that moves in any case: these are not mails about a registry.
  'settle-group-share': 'hands its mails to those that ask',
  'release-late-payment': 'says nothing',
  'release-unpaid': 'says nothing',
  'end-group-gifts': 'hands its mails to those that ask',
  'keep-picture': 'says nothing',
  'expire-reservations': 'hands its mails to those that ask',
  'index-products': 'says nothing',
  'refresh-caches': 'says nothing',
  'index-new-day': 'says nothing',
  'forget-old-keys': 'says nothing',
  'send-weekly-mails': 'hands its mails to those that ask',
  'forget-unconfirmed': 'says nothing',
  'forget-old-events': 'says nothing',
  'forward-events': 'says nothing',
  'fill-find-keys': 'says nothing',
  'erase-accounts': 'says nothing',
};

const link = 'https://shop.example/x';
/** Enough data for each mail about a registry. */
const data = {
  giverName: 'Gus',
  name: 'Hanno',
  ownerName: 'Olive',
  quantity: 1,
  itemTitle: 'Crib',
  registryTitle: 'Olive’s',
  expires: 'Monday',
  isRemoved: 1,
  isConfirmed: 1,
  preferences: link,
  gifts: [{ quantity: 1, title: 'Crib', giverName: 'Gus' }],
  amount: '$50',
  fundTitle: 'Diapers',
  giftTitle: 'Crib',
  isSent: true,
  isFunded: true,
  refund: null,
  isCredit: 1,
  isProductGone: false,
  link,
};

describe.each(engines)('mails about a registry on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const senders = Object.entries(speaking).filter(([, how]) => how === 'asks before it leaves');

  it('are sent by kinds of work that ask first', () => {
    expect(senders.map(([kind]) => kind)).toEqual(['mail', 'unverified-mail', 'send-collected-mails']);
  });

  const aboutRegistries = Object.keys(templates).filter((name) => templates[name]!.about === 'registry');

  it.each(aboutRegistries)('%s stays here while the registry is paused, and comes when it is not', async (template) => {
    const { owner, registryId } = await ownerWithItem(test);
    const pause = (isPaused: boolean) => owner.call(changeRegistry, { params: { id: registryId }, body: { isPaused } });
    let to = '';
    const send = async () => {
      const id = test.app.newId();
      to = `${id}@example.com`;
      const common = { id, now: test.clock.now };
      await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
        await enqueue(trx, {
          ...common,
          kind: 'mail',
          uniqueKey: `mail:${id}`,
          payload: { template, to, data, registryId },
        });
        await enqueue(trx, {
          ...common,
          id: test.app.newId(),
          kind: 'unverified-mail',
          uniqueKey: `unverified:${id}`,
          payload: { template, to: `x${to}`, data: data as never, whenSpent: 'collect', registryId },
        });
      });
      return [...(await test.mailsTo(to)), ...(await test.mailsTo(`x${to}`))].length;
    };
    await pause(true);
    expect(await send()).toBe(0);
    await pause(false);
    expect(await send()).toBe(2);
  });

  it('do not leave without saying which registry they are about', async () => {
    const id = test.app.newId();
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      enqueue(trx, {
        id,
        kind: 'mail',
        uniqueKey: id,
        payload: { template: 'reservation-made', to: 'a@example.com', data },
        now: test.clock.now,
      }),
    );
    expect(await test.mailsTo('a@example.com')).toEqual([]);
    const job = await test.app.db.read.selectFrom('job').select('last_error').where('id', '=', id).executeTakeFirst();
    expect(job!.last_error).toContain('must say which');
  });

  it('that waited to be collected are left out when the registry was paused meanwhile', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const to = `collected-${registryId}@example.com`;
    const send = (uniqueKey: string) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        enqueue(trx, {
          id: test.app.newId(),
          kind: 'unverified-mail',
          uniqueKey: `${uniqueKey}${registryId}`,
          payload: { template: 'reservation-made', to, data: data as never, whenSpent: 'collect', registryId },
          now: test.clock.now,
        }),
      );
    await send('first');
    expect(await test.mailsTo(to)).toHaveLength(1);
    await send('second');
    expect(await test.mailsTo(to)).toHaveLength(1);
    await owner.call(changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    test.clock.pass(24 * 3_600_000);
    expect(await test.mailsTo(to)).toHaveLength(1);
  });

  it.each([
    ['stays so', false, ['Canceled']],
    ['is reserved again before the mail leaves', true, []],
  ])('say that a gift was let go where it %s', async (_, isTakenBack, expected) => {
    const { itemId } = await ownerWithItem(test);
    const guest = test.client();
    const giverEmail = `${isTakenBack}@guests.example`;
    const body = { ...giver('Gus'), giverEmail };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    const params = { id: reservation.id };
    await follow(guest, linkIn(await test.mailsTo(giverEmail), /\/reservations\//));
    await guest.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
    await guest.call(reservations.cancelReservation, { params });
    // It waits its ten minutes after the one before.
    expect(await test.mailsTo(giverEmail)).toHaveLength(1);
    if (isTakenBack) await guest.call(reservations.recoverReservation, { params });
    test.clock.pass(11 * 60_000);
    await test.jobs.runDue();
    const subjects = (await test.mailsTo(giverEmail)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.filter((subject) => subject === 'Canceled')).toEqual(expected);
  });
});

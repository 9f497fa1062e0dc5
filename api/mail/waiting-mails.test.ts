import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccounts } from '#api/features/accounts/erase-account.service.ts';
import { tellOwners } from '#api/features/owner-digest/owner-digest.service.ts';
import { sendWeeklyMails } from '#api/features/pregnancy-emails/send-weekly-mails.ts';
import { remindGivers } from '#api/features/reservations/reminders.ts';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { OutgoingMail } from '#api/ports/mail.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { memberOf, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { confirmEmailChange, deleteAccount, requestEmailChange, verifyPassword } from '#contracts/accounts.ts';
import * as funds from '#contracts/cash-funds.ts';
import * as tracker from '#contracts/gift-tracker.ts';
import * as members from '#contracts/members.ts';
import * as emails from '#contracts/pregnancy-emails.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { templates } from './templates.ts';
import { recipientHash } from './unverified-budget.ts';

const hour = 3_600_000;
const day = 24 * hour;
const gus = 'gus@example.com';

describe.each(engines)('mails that wait for the mail server on %s', (engine) => {
  let test: TestApp;
  let sent: OutgoingMail[];
  /** Which mailboxes accept nothing. */
  let isDown: (to: string) => boolean;
  beforeEach(async () => {
    sent = [];
    isDown = () => false;
    const mail = {
      async deliver(one: OutgoingMail) {
        if (isDown(one.to)) throw new Error('451 Try again later.');
        sent.push(one);
      },
    };
    test = await createTestApp({ engine, parts: { mail } });
  });
  afterEach(() => test.close());

  const emailOf = async (client: TestClient) => (await client.call(currentUser, {})).user!.email;
  async function pass(hours: number) {
    for (let n = 0; n < hours; n += 1) {
      test.clock.pass(hour);
      await test.jobs.runDue();
    }
  }
  async function changeEmail(client: TestClient, email: string) {
    await client.call(verifyPassword, { body: { password: testPassword } });
    await client.call(requestEmailChange, { body: { email } });
    await test.jobs.runDue();
    const mails = sent.filter(({ to }) => to === email);
    const id = await follow(client, linkIn(mails, /\/email-changes\//));
    await client.call(confirmEmailChange, { params: { id } });
    await test.jobs.runDue();
  }

  describe('to an owner, about gifts', () => {
    async function withWaitingDigest(furtherGift?: string) {
      const registry = await ownerWithItem(test);
      const email = await emailOf(registry.owner);
      const giver = await signedUp(test, 'Gus', gus);
      const body = { giverName: 'Gwen', giverEmail: gus, quantity: 1 };
      const { reservation } = await giver.call(reservations.reserveItem, { params: { id: registry.itemId }, body });
      if (furtherGift !== undefined) {
        const { regItem } = await registry.owner.call(registries.addItem, {
          params: { id: registry.registryId },
          body: { kind: 'idea', title: furtherGift },
        });
        await giver.call(reservations.reserveItem, { params: { id: regItem.id }, body });
      }
      await test.jobs.runDue();
      test.clock.pass(2 * hour);
      isDown = (to) => to === email;
      await tellOwners(test.app);
      await test.jobs.runDue();
      return { ...registry, email, giver, params: { id: reservation.id } };
    }
    async function afterwards() {
      isDown = () => false;
      sent.length = 0;
      await pass(8);
      return sent;
    }

    it('say what they would have said at once, if nothing has changed', async () => {
      const { email } = await withWaitingDigest();
      const [mail, ...more] = await afterwards();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: email, subject: 'Someone chose a gift from your list' });
      expect(mail!.text).toContain('Muslin cloths, from Gwen');
    });

    it('contain nobody and no gift while they wait', async () => {
      const { email } = await withWaitingDigest();
      const jobs = await test.app.db.read.selectFrom('job').selectAll().where('state', '=', 'waiting').execute();
      expect(JSON.stringify(jobs)).toContain('gifts-digest');
      expect(JSON.stringify(jobs)).not.toMatch(new RegExp(`Gwen|Muslin|${email}`));
    });

    it('are not sent when the giver keeps it secret meanwhile, but on the day of the secret', async () => {
      const { giver, params } = await withWaitingDigest();
      await giver.call(reservations.changeReservation, { params, body: { state: 'purchased' } });
      await giver.call(reservations.changeReservation, { params, body: { secretUntil: '2027-03-20' } });
      expect(await afterwards()).toEqual([]);
      test.clock.pass(10 * day);
      await tellOwners(test.app);
      await test.jobs.runDue();
      expect(sent.map(({ subject }) => subject)).toEqual(['Someone chose a gift from your list']);
    });

    it('are not sent when the gift is canceled meanwhile, but when it is given after all', async () => {
      const { giver, params } = await withWaitingDigest();
      await giver.call(reservations.cancelReservation, { params });
      expect((await afterwards()).filter(({ to }) => to !== gus)).toEqual([]);
      await giver.call(reservations.recoverReservation, { params });
      test.clock.pass(2 * hour);
      await tellOwners(test.app);
      await test.jobs.runDue();
      expect(sent.filter(({ to }) => to !== gus)).toHaveLength(1);
    });

    type Params = { params: { id: string } };
    const undone: Record<string, (giver: TestClient, of: Params) => (() => Promise<unknown>)[]> = {
      'canceled and recovered': (giver, of) => [
        () => giver.call(reservations.cancelReservation, of),
        () => giver.call(reservations.recoverReservation, of),
      ],
      'kept secret and opened again': (giver, { params }) =>
        ['2027-03-20', null].map(
          (secretUntil) => () => giver.call(reservations.changeReservation, { params, body: { secretUntil } }),
        ),
    };

    it.each(Object.keys(undone))('name a gift once that is %s meanwhile', async (how) => {
      const { email, giver, params } = await withWaitingDigest('Crib');
      for (const step of undone[how]!(giver, { params })) {
        await step();
        await pass(5);
        await tellOwners(test.app);
        await test.jobs.runDue();
      }
      const texts = (await afterwards()).filter(({ to }) => to === email).map(({ text }) => text);
      const naming = (title: string) => texts.filter((text) => text.includes(title)).length;
      expect([texts.length, naming('Crib'), naming('Muslin cloths')]).toEqual([2, 1, 1]);
    });

    it('are not sent when the owner chooses the full surprise meanwhile', async () => {
      const { owner, registryId } = await withWaitingDigest();
      const body = { surprise: 'full' as const, arrivalDate: '2027-09-01' };
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body });
      expect(await afterwards()).toEqual([]);
    });

    it('name nobody when the owner chooses not to know names meanwhile', async () => {
      const { owner, registryId } = await withWaitingDigest();
      const body = { surprise: 'names' as const, arrivalDate: '2027-09-01' };
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body });
      const [mail] = await afterwards();
      expect(mail!.text).toContain('Muslin cloths');
      expect(mail!.text).not.toContain('Gwen');
    });

    it('go to whoever owns the registry by then', async () => {
      const { owner, registryId } = await withWaitingDigest();
      const params = { id: registryId };
      const other = await memberOf(test, registryId, 'editor');
      const { user } = await other.call(currentUser, {});
      await owner.call(members.offerRegistry, { params, body: { memberId: user!.id, password: testPassword } });
      await other.call(members.answerOffer, { params, body: { accept: true } });
      const former = (await owner.call(currentUser, {})).user!;
      await other.call(members.removeMember, { params: { ...params, member: former.id } });
      await test.jobs.runDue();
      const digests = (await afterwards()).filter(({ subject }) => subject.startsWith('Someone chose'));
      expect(digests.map(({ to }) => to)).toEqual([user!.email]);
    });

    it('go to the new email of the owner', async () => {
      const { owner } = await withWaitingDigest();
      await changeEmail(owner, 'olive.new@example.com');
      const digests = (await afterwards()).filter(({ subject }) => subject.startsWith('Someone chose'));
      expect(digests.map(({ to }) => to)).toEqual(['olive.new@example.com']);
    });

    it('do not name a giver whose account was erased', async () => {
      const { giver, email, params } = await withWaitingDigest();
      isDown = () => false;
      await giver.call(reservations.changeReservation, { params, body: { state: 'purchased' } });
      await pass(8);
      await giver.call(verifyPassword, { body: { password: testPassword } });
      await giver.call(deleteAccount, {});
      test.clock.pass(15 * day - hour);
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reservation').set({ told_owner_at: null }).execute(),
      );
      isDown = (to) => to === email;
      await tellOwners(test.app);
      await test.jobs.runDue();
      test.clock.pass(hour);
      await eraseAccounts(test.app);
      const [mail] = await afterwards();
      expect(mail!.text).toContain('Muslin cloths, from Someone');
      expect(mail!.text).not.toContain('Gwen');
    });

    it('say nothing of money that was taken back meanwhile', async () => {
      const fund = await ownerWithFund(test);
      const email = await emailOf(fund.owner);
      const giver = await signedUp(test, 'Gus', gus);
      const pledge = async () =>
        (await giver.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: gus }) })).contribution.id;
      const taken = await pledge();
      test.clock.pass(2 * hour);
      isDown = (to) => to === email;
      await tellOwners(test.app);
      await test.jobs.runDue();
      await giver.call(funds.cancelContribution, { params: { id: taken } });
      expect((await afterwards()).filter(({ to }) => to === email)).toEqual([]);
    });

    it('say once that money was sent which was only promised before', async () => {
      const fund = await ownerWithFund(test);
      const email = await emailOf(fund.owner);
      const giver = await signedUp(test, 'Gus', gus);
      const pledge = async () =>
        (await giver.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: gus }) })).contribution.id;
      const id = await pledge();
      await pledge();
      test.clock.pass(2 * hour);
      isDown = (to) => to === email;
      await tellOwners(test.app);
      await test.jobs.runDue();
      await giver.call(funds.confirmContribution, { params: { id }, body: { step: 'sent' } });
      await pass(3);
      await tellOwners(test.app);
      const digests = (await afterwards()).filter(({ to }) => to === email);
      expect(digests.map(({ subject }) => subject).sort()).toEqual(['Gus is sending you $50', 'Gus sent you $50']);
    });

    it('tell of a share of a group gift', async () => {
      const item = await ownerWithGroupGift(test);
      const email = await emailOf(item.owner);
      await payShare(test.client(), item, 3_000);
      await test.jobs.runDue();
      test.clock.pass(2 * hour);
      isDown = (to) => to === email;
      await tellOwners(test.app);
      await test.jobs.runDue();
      const digests = (await afterwards()).filter(({ to }) => to === email);
      expect(digests.map(({ subject }) => subject)).toEqual([expect.stringContaining('chipped in $30')]);
    });
  });

  describe('to a giver, about a gift that is held', () => {
    async function withWaitingReminder() {
      const { itemId } = await ownerWithItem(test);
      const giver = await signedUp(test, 'Gus', gus);
      const body = { giverName: 'Gus', giverEmail: gus, quantity: 1 };
      const { reservation } = await giver.call(reservations.reserveItem, { params: { id: itemId }, body });
      await test.jobs.runDue();
      test.clock.pass(2 * day);
      isDown = (to) => to === gus;
      await remindGivers(test.app);
      await test.jobs.runDue();
      sent.length = 0;
      await giver.call(signIn, { body: { email: gus, password: testPassword } });
      return { giver, params: { id: reservation.id } };
    }

    it.each([
      ['bought', { state: 'purchased' as const }],
      ['extended', { isExtended: true as const }],
    ])('are not sent when it was %s meanwhile', async (_, body) => {
      const { giver, params } = await withWaitingReminder();
      await giver.call(reservations.changeReservation, { params, body });
      isDown = () => false;
      await pass(8);
      expect(sent).toEqual([]);
    });

    it('go to their new email, with links that work', async () => {
      const { giver, params } = await withWaitingReminder();
      await changeEmail(giver, 'gus.new@example.com');
      isDown = () => false;
      await pass(8);
      const reminders = sent.filter(({ subject }) => subject.startsWith('Still giving'));
      expect(reminders.map(({ to }) => to)).toEqual(['gus.new@example.com']);
      const reader = test.client();
      await follow(reader, linkIn(reminders, /\/reservations\//));
      expect((await reader.call(reservations.readReservation, { params })).cameByMail).toBe(true);
    });

    it('are not sent when its hold has ended meanwhile, but that it has', async () => {
      await withWaitingReminder();
      test.clock.pass(12 * day);
      await expireReservations(test.app);
      isDown = () => false;
      await pass(8);
      expect(sent.map(({ subject }) => subject)).toEqual(['We’re no longer holding Muslin cloths']);
    });
  });

  it('about a pregnancy go to the new email of their reader, with a button that stops them', async () => {
    const old = 'mom@example.com';
    const mom = await signedUp(test, 'Mom', old);
    await mom.call(emails.subscribeToPregnancyEmails, { body: { email: old, dueDate: '2027-08-20' } });
    test.clock.pass(7 * day);
    isDown = (to) => to === old;
    await sendWeeklyMails(test.app);
    await test.jobs.runDue();
    await mom.call(signIn, { body: { email: old, password: testPassword } });
    await changeEmail(mom, 'mom.new@example.com');
    isDown = () => false;
    await pass(8);
    const weekly = sent.filter(({ subject }) => subject === 'Your week at Layette');
    expect(weekly.map(({ to }) => to)).toEqual(['mom.new@example.com']);
    const button = new URL(weekly[0]!.oneClickLink!);
    const stopped = await test.client().fetch(button.pathname + button.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(204);
    expect(await test.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it('from a family go to the new email of a giver', async () => {
    const { owner, itemId } = await ownerWithItem(test);
    const giver = await signedUp(test, 'Gus', gus);
    const body = { giverName: 'Gus', giverEmail: gus, quantity: 1 };
    const { reservation } = await giver.call(reservations.reserveItem, { params: { id: itemId }, body });
    const params = { id: reservation.id };
    await giver.call(reservations.changeReservation, { params, body: { state: 'purchased' } });
    await test.jobs.runDue();
    isDown = (to) => to === gus;
    await owner.call(tracker.saveThankYouNote, { params, body: { text: 'Thank you, dear Gus!', state: 'mailed' } });
    await test.jobs.runDue();
    await changeEmail(giver, 'gus.new@example.com');
    sent.length = 0;
    isDown = () => false;
    await pass(8);
    expect(sent.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'gus.new@example.com: Thank you, from Olive’s baby registry',
      'gus@example.com: The email of your account was changed',
    ]);
  });

  it('that were collected for an address are collected for the new one, but links to confirm it are not', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const giver = await signedUp(test, 'Gus', gus);
    const body = { giverName: 'Gus', giverEmail: gus, quantity: 1 };
    const { reservation } = await giver.call(reservations.reserveItem, { params: { id: itemId }, body });
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'Lamp' },
    });
    // A stranger types the address, which uses up its turn; a second mail waits.
    const another = async (id: string) => test.client().call(reservations.reserveItem, { params: { id }, body });
    await another(regItem.id);
    await test.jobs.runDue();
    const { regItem: third } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'Cot' },
    });
    await another(third.id);
    await owner.call(reservations.cancelReservation, { params: { id: reservation.id } });
    await test.jobs.runDue();
    expect(await test.app.db.read.selectFrom('waiting_mail').selectAll().execute()).toHaveLength(2);
    sent.length = 0;
    await changeEmail(giver, 'gus.new@example.com');
    await pass(24);
    const about = sent.filter(({ subject }) => !/email/i.test(subject));
    expect(about.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'gus.new@example.com: Canceled: Muslin cloths',
      'gus@example.com: Please confirm the gift you reserved',
    ]);
  });

  it.each([
    '{bad',
    'null',
    '5',
    '[]',
    '{}',
    `{"to":"${gus}","template":"constructor","data":{}}`,
    `{"to":"${gus}","template":"__proto__","data":{}}`,
    `{"to":"${gus}","template":"thank-you-note","data":null}`,
  ])('stay at an address, and let its account change it, when they cannot be read: %s', async (payload) => {
    const giver = await signedUp(test, 'Gus', gus);
    const ids = { recipient_hash: recipientHash(gus), created_at: test.clock.now };
    const job = {
      kind: 'mail',
      queue: 'mails',
      recipient: gus,
      state: 'waiting',
      run_at: test.clock.now + day,
    } as const;
    const progress = { attempts: 0, progress_done: 0, progress_total: 0, owner_id: null, created_at: 1 };
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx
        .insertInto('job')
        .values({ id: 'bad', unique_key: 'bad', payload, ...job, ...progress })
        .execute();
      await trx
        .insertInto('waiting_mail')
        .values({ id: 'bad', payload, ...ids })
        .execute();
    });
    await changeEmail(giver, 'gus.new@example.com');
    const read = test.app.db.read;
    expect(await read.selectFrom('job').select(['recipient', 'payload']).where('id', '=', 'bad').execute()).toEqual([
      { recipient: gus, payload },
    ]);
    expect(await read.selectFrom('waiting_mail').select('payload').execute()).toEqual([{ payload }]);
  });

  it('stay at an address when they concern its account’s security', async () => {
    const giver = await signedUp(test, 'Gus', gus);
    isDown = (to) => to === gus;
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      enqueue(trx, {
        id: test.app.newId(),
        kind: 'mail',
        uniqueKey: 'changed',
        payload: { template: 'password-changed', to: gus, data: { name: 'Gus', link: 'https://shop.example' } },
        now: test.app.now(),
      }),
    );
    await changeEmail(giver, 'gus.new@example.com');
    sent.length = 0;
    isDown = () => false;
    await pass(8);
    expect(sent.map(({ to }) => to)).toEqual([gus, gus]);
  });
});

it('only mails about an account, and links to confirm an address, stay at it when the account changes its email', () => {
  const stay = Object.entries(templates).filter(([, { isForAddress }]) => isForAddress !== undefined);
  // A new mail that contains a link to confirm an address belongs here.
  expect(stay.map(([name]) => name).sort()).toEqual([
    'availability-confirm',
    'contribution-made',
    'group-share-made',
    'privacy-request-confirm',
    'question-confirm',
    'reservation-made',
    'reservation-reminder',
    'reservations-collected',
  ]);
  const confirming = Object.keys(templates).filter((name) => name.endsWith('-confirm'));
  const staying = (name: string) => templates[name]!.about === 'account' || templates[name]!.isForAddress !== undefined;
  expect(confirming.filter((name) => !staying(name))).toEqual([]);
});

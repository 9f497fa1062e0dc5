import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldRegistries } from '#api/features/registry-lists/registry-lists.service.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { changeEmail, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { confirmEmailChange, requestEmailChange, verifyPassword } from '#contracts/accounts.ts';
import * as emails from '#contracts/pregnancy-emails.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry } from '#contracts/registry-lists.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { addDays } from '#rules/days.ts';
import { forgetUnconfirmedSubscriptions, sendWeeklyMails } from './send-weekly-mails.ts';

const day = 86_400_000;
/** The clock starts at March 10, 2027; the pregnancy is then 19 weeks along, and week 20 begins on March 12. */
const dueDate = '2027-07-30';
const email = 'nora@example.com';
const weekly = 'Your week at Layette';

describe.each(engines)('weekly mails about a pregnancy on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  const ask = (body: object = {}, client = test.client()) =>
    client.call(emails.subscribeToPregnancyEmails, { body: { email, dueDate, ...body } });
  const opened = async () => {
    const reader = test.client();
    const id = await follow(reader, linkIn(await test.mailsTo(email), /pregnancy-emails/));
    return { reader, params: { params: { id } } };
  };
  const confirmed = async () => {
    await ask();
    const one = await opened();
    await one.reader.call(emails.confirmPregnancyEmails, { ...one.params, body: { state: 'on' } });
    return one;
  };
  const subjects = async (to = email) => (await test.mailsTo(to)).map(({ subject }) => subject);
  const rows = () => test.app.db.read.selectFrom('pregnancy_email').selectAll().execute();
  const untilNextWeek = async () => {
    test.clock.pass(3 * day);
    await sendWeeklyMails(test.app);
  };

  const join = async (client: TestClient, registryId: string) => {
    const { user } = await client.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role: 'editor', blind: 0, created_at: 1 })
        .execute(),
    );
  };

  it('come only to who confirmed, with the week of that day', async () => {
    expect(await ask()).toEqual({ state: 'check-your-mail' });
    expect(await subjects()).toEqual(['Please confirm your weekly email']);
    const { reader, params } = await opened();
    expect((await reader.call(emails.readPregnancyEmails, params)).subscription).toMatchObject({
      state: 'unconfirmed',
      dueDate,
    });
    await untilNextWeek();
    expect(await subjects()).toHaveLength(1);
    await reader.call(emails.confirmPregnancyEmails, { ...params, body: { state: 'on' } });
    await sendWeeklyMails(test.app);
    expect(await subjects()).toHaveLength(1);
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    expect(await subjects()).toEqual(['Please confirm your weekly email', weekly]);
    expect((await test.mailsTo(email)).at(-1)!.text).toContain('/hello-baby/pregnancy-week-21');
  });

  it('come once for a week, however often the job runs', async () => {
    await confirmed();
    await untilNextWeek();
    await Promise.allSettled([1, 2, 3].map(() => sendWeeklyMails(test.app)));
    expect((await subjects()).filter((subject) => subject === weekly)).toHaveLength(1);
    expect((await test.mailsTo(email)).at(-1)!.text).toContain('/hello-baby/pregnancy-week-20');
  });

  it('come to everybody else while one due date cannot be read, and to its reader once it can', async () => {
    const other = 'otto@example.com';
    await ask();
    await ask({ email: other });
    for (const address of [email, other]) {
      const reader = test.client();
      const id = await follow(reader, linkIn(await test.mailsTo(address), /pregnancy-emails/));
      await reader.call(emails.confirmPregnancyEmails, { params: { id }, body: { state: 'on' } });
    }
    const { db } = test.app;
    const { id } = (await rows()).find((row) => row.email === email)!;
    const change = (wrapped_key: string) =>
      db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('person_key').set({ wrapped_key }).where('person_id', '=', id).execute(),
      );
    const key = await db.read.selectFrom('person_key').select('wrapped_key').where('person_id', '=', id).execute();
    await change('damaged');
    await untilNextWeek();
    expect(await subjects(other)).toContain(weekly);
    expect(await subjects()).not.toContain(weekly);
    await change(key[0]!.wrapped_key);
    test.clock.pass(day);
    await sendWeeklyMails(test.app);
    expect(await subjects()).toContain(weekly);
    expect((await subjects(other)).filter((subject) => subject === weekly)).toHaveLength(1);
  });

  it('whose due date cannot be read keep no account and no registry from being erased', async () => {
    const owner = await signedUp(test, 'Olive', email);
    const { registry } = await owner.call(registries.createRegistry, { body: { registryType: 'baby' } });
    await ask({}, owner);
    const { db } = test.app;
    await db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('person_key')
        .set({ wrapped_key: 'damaged' })
        .where('person_id', '=', db.read.selectFrom('pregnancy_email').select('id'))
        .execute(),
    );
    await owner.call(deleteRegistry, { params: { id: registry.id } });
    test.clock.pass(40 * day);
    await deleteOldRegistries(test.app);
    expect(await db.read.selectFrom('registry').select('id').execute()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('keep the due date sealed, and out of subjects', async () => {
    await confirmed();
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain(dueDate);
    expect((await subjects()).join()).not.toMatch(/\d|pregnan/);
  });

  it('stop in one step, and nothing of them is kept', async () => {
    const { reader, params } = await confirmed();
    await reader.call(emails.stopPregnancyEmails, params);
    await untilNextWeek();
    expect(await subjects()).not.toContain(weekly);
    expect(await rows()).toEqual([]);
    const keys = await test.app.db.read
      .selectFrom('person_key')
      .select('person_id')
      .where('person_id', '=', params.params.id)
      .execute();
    expect(keys).toEqual([]);
  });

  it('are stopped by the button of a mail program, which has a secret and no cookie', async () => {
    await confirmed();
    await untilNextWeek();
    const { text } = (await test.mailsTo(email)).at(-1)!;
    const { pathname, searchParams } = new URL(/https?:\S+pregnancy-emails\S+/.exec(text)![0]);
    const post = (token: string) =>
      test.client().fetch(`${pathname}/stop?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post('nonsense')).status).toBe(204);
    expect(await rows()).toHaveLength(1);
    expect((await post(searchParams.get('token')!)).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('are silent while a list for a baby is paused, also a mail that waited', async () => {
    const owner = await signedUp(test, 'Nora', email);
    expect(await ask({}, owner)).toEqual({ state: 'on' });
    const { registry } = await owner.call(registries.createRegistry, { body: { registryType: 'baby' } });
    await owner.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    test.clock.pass(3 * day);
    expect(await sendWeeklyMails(test.app)).toEqual({ sent: 0 });
    expect(await subjects()).not.toContain(weekly);
    await owner.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: false } });
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    await owner.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    expect(await subjects()).not.toContain(weekly);
    await owner.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: false } });
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    expect(await subjects()).toContain(weekly);
  });

  it('are silent for the other parent, too, and not for somebody who helps and expects another child', async () => {
    const owner = await signedUp(test, 'Sam');
    const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate: addDays(dueDate, 4) } });
    const friend = 'friend@example.com';
    for (const [name, address, due] of [
      ['Nora', email, dueDate],
      ['Ann', friend, addDays(dueDate, 60)],
    ] as const) {
      const editor = await signedUp(test, name, address);
      await join(editor, registry.id);
      await ask({ email: address, dueDate: due }, editor);
    }
    await owner.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    expect([await subjects(), await subjects(friend)]).toEqual([[], [weekly]]);
  });

  /** Nora, with the weekly mails, is an editor of Fay's registry, and may have one of her own. Both days as days after her due date. */
  const helpsFay = async ({ faysDay, ownDay }: { faysDay: number; ownDay: number | null }) => {
    const [fay, nora] = [await signedUp(test, 'Fay'), await signedUp(test, 'Nora', email)];
    const { registry } = await fay.call(registries.createRegistry, {
      body: { arrivalDate: addDays(dueDate, faysDay) },
    });
    await join(nora, registry.id);
    const own =
      ownDay === null
        ? null
        : await nora.call(registries.createRegistry, { body: { arrivalDate: addDays(dueDate, ownDay) } });
    return { fay, nora, faysId: registry.id, ownId: own?.registry.id ?? '' };
  };
  const mailsOfAWeek = async () => {
    const before = (await subjects()).length;
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    return (await subjects()).length - before;
  };

  it('come to a mother with a registry of her own, whatever the friend does whom she helps', async () => {
    const { fay, nora, faysId, ownId } = await helpsFay({ faysDay: 25, ownDay: 2 });
    await ask({}, nora);
    await fay.call(registries.changeRegistry, { params: { id: faysId }, body: { isPaused: true } });
    expect(await mailsOfAWeek()).toBe(1);
    await fay.call(deleteRegistry, { params: { id: faysId } });
    test.clock.pass(15 * day);
    await deleteOldRegistries(test.app);
    expect(await rows()).toHaveLength(1);
    expect(await mailsOfAWeek()).toBe(1);
    await nora.call(signIn, { body: { email, password: testPassword } });
    await nora.call(registries.changeRegistry, { params: { id: ownId }, body: { isPaused: true } });
    expect(await mailsOfAWeek()).toBe(0);
  });

  it.each([
    { without: 'a registry of her own', faysDay: 25, ownDay: null, isOwnPaused: false },
    { without: 'one for this day', faysDay: 3, ownDay: 29, isOwnPaused: false },
    { without: 'one that is active', faysDay: 3, ownDay: 0, isOwnPaused: true },
  ])('are silent, and end, with the other parent’s for a mother without $without', async (one) => {
    const { fay, nora, faysId, ownId } = await helpsFay(one);
    if (one.isOwnPaused)
      await nora.call(registries.changeRegistry, { params: { id: ownId }, body: { isPaused: true } });
    // What was paused before the mails were ordered does not silence them by itself.
    test.clock.pass(1);
    await ask({}, nora);
    expect(await mailsOfAWeek()).toBe(1);
    await fay.call(deleteRegistry, { params: { id: faysId } });
    expect(await mailsOfAWeek()).toBe(0);
    test.clock.pass(15 * day);
    await deleteOldRegistries(test.app);
    expect(await rows()).toEqual([]);
  });

  it('are silent after a loss in the other parent’s registry, whichever she has of her own', async () => {
    const { fay, nora, faysId } = await helpsFay({ faysDay: 25, ownDay: 0 });
    await ask({}, nora);
    await fay.call(emails.putAwayAfterLoss, { params: { id: faysId } });
    expect(await mailsOfAWeek()).toBe(0);
  });

  it('do not come again once a deleted registry is gone for good', async () => {
    const owner = await signedUp(test, 'Nora', email);
    await ask({}, owner);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    await owner.call(deleteRegistry, { params: { id: registry.id } });
    test.clock.pass(15 * day);
    await deleteOldRegistries(test.app);
    expect(await rows()).toEqual([]);
    await sendWeeklyMails(test.app);
    expect(await subjects()).toEqual([]);
  });

  it('end with a loss, in one step with the registry', async () => {
    const owner = await signedUp(test, 'Nora', email);
    await ask({}, owner);
    const { registry } = await owner.call(registries.createRegistry, { body: { registryType: 'baby' } });
    const stranger = await signedUp(test);
    expect(await stranger.refused(emails.putAwayAfterLoss, { params: { id: registry.id } })).toMatchObject({
      code: 'not-found',
    });
    await owner.call(emails.putAwayAfterLoss, { params: { id: registry.id } });
    expect(await rows()).toEqual([]);
    expect((await owner.call(registries.readRegistry, { params: { id: registry.id } })).registry.isPaused).toBe(true);
    expect((await owner.call(currentUser, {})).user?.registryId).toBeNull();
  });

  const stopLink = async (to = email) =>
    new URL(/https?:\S+\/pregnancy-emails\/\S+/.exec((await test.mailsTo(to)).at(-1)!.text)![0]);
  const stopAtOnce = ({ pathname, search }: URL) =>
    test.client().fetch(`${pathname}/stop${search}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  const ofReplaced = async () => ({
    replaced: await test.app.db.read.selectFrom('pregnancy_email_replaced').selectAll().execute(),
    links: await test.app.db.read.selectFrom('capability').select('subject_id').execute(),
  });

  it('are stopped by any earlier mail after they were ordered again, also for another day', async () => {
    const client = await signedUp(test, 'Nora', email);
    await ask({}, client);
    await untilNextWeek();
    const first = await stopLink();
    await ask({ dueDate: '2027-08-02' }, client);
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    const second = await stopLink();
    await client.call(signIn, { body: { email, password: testPassword } });
    await ask({ dueDate: '2027-08-04' }, client);
    // The page of an earlier mail can stop them, but shows nothing of what was said since.
    const reader = test.client();
    const params = { id: await follow(reader, first.pathname + first.search) };
    expect((await reader.call(emails.readPregnancyEmails, { params })).subscription).toEqual({
      id: params.id,
      state: 'replaced',
    });
    expect(await reader.refused(emails.confirmPregnancyEmails, { params, body: { state: 'on' } })).toMatchObject({
      code: 'not-found',
    });
    expect((await stopAtOnce(new URL(`${first.origin}${first.pathname}?token=nonsense`))).status).toBe(204);
    expect(await rows()).toHaveLength(1);
    expect((await stopAtOnce(first)).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect(await ofReplaced()).toEqual({ replaced: [], links: [] });

    await ask({}, client);
    await stopAtOnce(second);
    expect(await rows()).toHaveLength(1);
  });

  it('are stopped on the page of an earlier mail, where the new ones were confirmed by mail', async () => {
    await confirmed();
    await untilNextWeek();
    const old = await stopLink();
    test.clock.pass(day);
    await ask({ dueDate: '2027-08-02' });
    const { reader, params } = await opened();
    const before = await rows();
    await reader.call(emails.confirmPregnancyEmails, { ...params, body: { state: 'on' } });
    expect([before.length, (await rows()).length]).toEqual([2, 1]);
    const earlier = test.client();
    const id = await follow(earlier, old.pathname + old.search);
    await earlier.call(emails.stopPregnancyEmails, { params: { id } });
    expect(await rows()).toEqual([]);
  });

  it('are not stopped from an old inbox once they go to another one', async () => {
    const to = 'nora.new@example.com';
    await ask({ email: to });
    const reader = test.client();
    const id = await follow(reader, linkIn(await test.mailsTo(to), /pregnancy-emails/));
    await reader.call(emails.confirmPregnancyEmails, { params: { id }, body: { state: 'on' } });
    const client = await signedUp(test, 'Nora', email);
    await ask({}, client);
    await untilNextWeek();
    const [old, ofNewInbox] = [await stopLink(), await stopLink(to)];
    await ask({ dueDate: '2027-08-02' }, client);
    await changeEmail(test, client, to);
    await stopAtOnce(old);
    expect((await rows()).map((row) => row.email)).toEqual([to]);
    await stopAtOnce(ofNewInbox);
    expect(await rows()).toEqual([]);
    expect((await ofReplaced()).replaced).toEqual([]);
  });

  it('follow an account to its new email, and are silent there with its registry', async () => {
    const client = await signedUp(test, 'Nora', email);
    const { registry } = await client.call(registries.createRegistry, { body: { arrivalDate: dueDate } });
    await ask({}, client);
    await untilNextWeek();
    const old = new URL(/http\S+\/pregnancy-emails\/\S+/.exec((await test.mailsTo(email)).at(-1)!.text)![0]);
    const reader = test.client();
    const subscription = { params: { id: await follow(reader, old.pathname + old.search) } };
    await reader.call(emails.readPregnancyEmails, subscription);
    const to = 'nora.new@example.com';
    await client.call(verifyPassword, { body: { password: testPassword } });
    await client.call(requestEmailChange, { body: { email: to } });
    const id = await follow(client, linkIn(await test.mailsTo(to), /email-changes/));
    await client.call(confirmEmailChange, { params: { id } });
    for (const endpoint of [emails.readPregnancyEmails, emails.stopPregnancyEmails])
      expect((await reader.refused(endpoint, subscription)).code).toBe('not-found');
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    expect([(await subjects()).filter((subject) => subject === weekly).length, await subjects(to)]).toEqual([
      1,
      expect.arrayContaining([weekly]),
    ]);
    // Whoever reads the old inbox learns nothing more.
    const nextHolder = test.client();
    await nextHolder.fetch(old.pathname + old.search);
    expect(await nextHolder.refused(emails.readPregnancyEmails, subscription)).toMatchObject({ code: 'not-found' });
    await client.call(signIn, { body: { email: to, password: testPassword } });
    await client.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    const before = (await subjects(to)).length;
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    expect(await subjects(to)).toHaveLength(before);
  });

  it('end after week 42, with everything that was known', async () => {
    await confirmed();
    test.clock.now = Date.parse(addDays(dueDate, 30));
    await sendWeeklyMails(test.app);
    expect(await subjects()).not.toContain(weekly);
    expect(await rows()).toEqual([]);
  });

  it('are forgotten where nobody confirmed in time', async () => {
    await ask();
    test.clock.pass(8 * day);
    await forgetUnconfirmedSubscriptions(test.app);
    expect(await rows()).toEqual([]);
  });

  it('are asked for no more often than mails may come, and then the last link stays good', async () => {
    for (let mails = 0; mails < 2; mails += 1) {
      await ask();
      // Each is sent before the next is requested: of two sent at the same moment neither is the last.
      await test.mailsTo(email);
      test.clock.pass(11 * 60_000);
    }
    const { reader, params } = await opened();
    await ask({ dueDate: '2027-09-30' });
    expect(await subjects()).toHaveLength(2);
    await reader.call(emails.confirmPregnancyEmails, { ...params, body: { state: 'on' } });
  });

  it('cannot be changed by who only knows the address', async () => {
    await confirmed();
    await ask({ dueDate: '2027-09-30' });
    test.clock.pass(8 * day);
    await forgetUnconfirmedSubscriptions(test.app);
    const [row, ...more] = await rows();
    expect([row!.state, more]).toEqual(['on', []]);
    await sendWeeklyMails(test.app);
    const mail = (await test.mailsTo(email)).find(({ subject }) => subject === weekly);
    expect(mail!.text).toContain('/hello-baby/pregnancy-week-20');
  });

  it.each(['2026-12-01', '2029-01-01', '2027-02-30'])('refuse a due date of %s', async (wrong) =>
    expect(
      await test.client().refused(emails.subscribeToPregnancyEmails, { body: { email, dueDate: wrong } }),
    ).toMatchObject({ fields: [{ field: 'body.dueDate' }] }),
  );
});

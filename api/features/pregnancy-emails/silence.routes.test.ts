import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#api/db/migrate.ts';
import { eraseAccounts } from '#api/features/accounts/erase-account.service.ts';
import { deleteOldRegistries } from '#api/features/registry-lists/registry-lists.service.ts';
import { databaseBefore } from '#api/testing/database-before.ts';
import { changeEmail, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { deleteAccount, verifyPassword } from '#contracts/accounts.ts';
import { forgetHealthData } from '#contracts/health-data.ts';
import * as members from '#contracts/members.ts';
import * as emails from '#contracts/pregnancy-emails.ts';
import * as registries from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { addDays, type Day } from '#rules/days.ts';
import { sendWeeklyMails } from './send-weekly-mails.ts';

const day = 86_400_000;
const dueDate = '2027-07-30';
const moms = 'mom@example.com';
const dads = 'dad@example.com';

describe.each(engines)('weekly mails that a registry keeps silent on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  const weeklyMailsTo = async (to: string) =>
    (await test.mailsTo(to)).filter(({ subject }) => subject === 'Your week at Layette').length;
  /** How many of them come in the next week. */
  const inAWeek = async (to: string) => {
    const before = await weeklyMailsTo(to);
    test.clock.pass(7 * day);
    await sendWeeklyMails(test.app);
    return (await weeklyMailsTo(to)) - before;
  };
  const join = async (client: TestClient, registryId: string) => {
    const { user } = await client.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role: 'editor', blind: 0, created_at: 1 })
        .execute(),
    );
    return user!.id;
  };
  const start = (client: TestClient, arrivalDate: Day | null) =>
    client.call(registries.createRegistry, { body: { registryType: 'baby', arrivalDate } });
  const subscribe = (client: TestClient, email: string) =>
    client.call(emails.subscribeToPregnancyEmails, { body: { email, dueDate } });
  const signInAgain = (client: TestClient, email: string) =>
    client.call(signIn, { body: { email, password: testPassword } });
  const goneForGood = async () => {
    test.clock.pass(15 * day);
    await deleteOldRegistries(test.app);
  };

  /** One parent has the registry; the other may edit it, and gets the mails. */
  const parents = async (
    arrivalDate: Day | null = dueDate,
    [ownersEmail, othersEmail]: readonly [string, string] = [moms, dads],
  ) => {
    const [owner, other] = [await signedUp(test, 'Olive', ownersEmail), await signedUp(test, 'Otto', othersEmail)];
    const { registry } = await start(owner, arrivalDate);
    const member = await join(other, registry.id);
    await subscribe(other, othersEmail);
    return { owner, other, params: { id: registry.id }, member };
  };
  type Parents = Awaited<ReturnType<typeof parents>>;
  const archive = ({ owner, params }: Parents, isArchived = true) =>
    owner.call(archiveRegistry, { params, body: { isArchived } });
  const remove = ({ owner, params, member }: Parents) =>
    owner.call(members.removeMember, { params: { ...params, member } });

  const tidyings: Record<string, (them: Parents) => Promise<unknown>> = {
    'health data is deleted': ({ owner }) => owner.call(forgetHealthData, {}),
    'the due date is cleared': ({ owner, params }) =>
      owner.call(registries.changeRegistry, { params, body: { arrivalDate: null } }),
    'the due date is changed': ({ owner, params }) =>
      owner.call(registries.changeRegistry, { params, body: { arrivalDate: addDays(dueDate, 200) } }),
    'the other parent is removed': remove,
    'the other parent leaves': ({ other, params }) => other.call(members.leaveRegistry, { params }),
    'the other parent only views': ({ owner, params, member }) =>
      owner.call(members.changeMember, { params: { ...params, member }, body: { role: 'viewer', blind: false } }),
    'the other parent begins another list': ({ other }) => start(other, dueDate),
    'the other parent has another email': ({ other }) => changeEmail(test, other, 'dad.new@example.com'),
    'it is deleted for good': async ({ owner, params }) => {
      await owner.call(deleteRegistry, { params });
      await goneForGood();
    },
    'the other parent is removed, and it is deleted for good': async (them) => {
      await remove(them);
      await them.owner.call(deleteRegistry, { params: them.params });
      await goneForGood();
    },
    'the account of its owner is erased': async ({ owner }) => {
      await owner.call(deleteAccount, {});
      test.clock.pass(40 * day);
      await eraseAccounts(test.app);
    },
  };

  it.each(Object.entries(tidyings))('after a loss come no more when %s', async (_, tidy) => {
    const them = await parents();
    expect(await inAWeek(dads)).toBe(1);
    await signInAgain(them.owner, moms);
    await signInAgain(them.other, dads);
    await them.owner.call(emails.putAwayAfterLoss, { params: them.params });
    await tidy(them);
    expect([await inAWeek(dads), await inAWeek(dads), await weeklyMailsTo('dad.new@example.com')]).toEqual([0, 0, 0]);
  });

  it.each([
    ['the other parent, also without a day', [moms, dads]],
    ['the mother, where the other parent has the registry', [dads, moms]],
  ] as const)('are silent after a loss for %s', async (_, addresses) => {
    const { owner, params } = await parents(null, addresses);
    await owner.call(emails.putAwayAfterLoss, { params });
    expect(await inAWeek(addresses[1])).toBe(0);
  });

  it.each([
    ['about the same day', dueDate, 0],
    ['no day', null, 0],
    ['another day', addDays(dueDate, 31), 1],
  ] as const)(
    'after a loss in a list that the other parent does not edit, but another with %s: %s',
    async (_, arrival, count) => {
      const { owner, params } = await parents(arrival === null ? null : dueDate);
      const lost = await start(owner, arrival);
      await owner.call(emails.putAwayAfterLoss, { params: { id: lost.registry.id } });
      expect(await inAWeek(dads)).toBe(count);
      await signInAgain(owner, moms);
      await archive({ owner, params } as Parents, true);
      expect(await inAWeek(dads)).toBe(0);
    },
  );

  it.each([
    ['nearly that day', dueDate, 0],
    ['another day, as a friend’s', addDays(dueDate, 8), 1],
    ['no day, as a friend’s may', null, 1],
  ] as const)(
    'to whoever has a list with %s, after a loss in a list of somebody who edits it: %s',
    async (_, arrival, count) => {
      const { owner, other } = await parents(arrival);
      await subscribe(owner, moms);
      const lost = await start(other, dueDate);
      await other.call(emails.putAwayAfterLoss, { params: { id: lost.registry.id } });
      expect([await inAWeek(moms), await inAWeek(dads)]).toEqual([count, 0]);
    },
  );

  const whileAway: Record<string, (client: TestClient, id: string) => (() => Promise<unknown>)[]> = {
    paused: (client, id) =>
      [true, false].map(
        (isPaused) => () => client.call(registries.changeRegistry, { params: { id }, body: { isPaused } }),
      ),
    archived: (client, id) =>
      [true, false].map((isArchived) => () => client.call(archiveRegistry, { params: { id }, body: { isArchived } })),
    deleted: (client, id) => [
      () => client.call(deleteRegistry, { params: { id } }),
      () => client.call(recoverRegistry, { params: { id } }),
    ],
  };

  it.each(
    Object.keys(whileAway).flatMap((how) =>
      ['in a list of the other parent', 'in a further list'].map((where) => ({ how, where })),
    ),
  )('stay silent when a list is opened again that was $how when a loss was told $where', async ({ how, where }) => {
    const { owner, other, params } = await parents();
    await subscribe(owner, moms);
    const [putAway, reopen] = whileAway[how]!(owner, params.id);
    await putAway!();
    const teller = where === 'in a further list' ? owner : other;
    const lost = await start(teller, dueDate);
    await teller.call(emails.putAwayAfterLoss, { params: { id: lost.registry.id } });
    await reopen!();
    expect([await inAWeek(moms), await inAWeek(dads)]).toEqual([0, 0]);
    await signInAgain(teller, teller === owner ? moms : dads);
    await teller.call(deleteRegistry, { params: { id: lost.registry.id } });
    await goneForGood();
    expect(await test.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it('come to a friend who edits the same list of somebody else as whoever has lost a child', async () => {
    const [fays, gias] = ['fay@example.com', 'gia@example.com'];
    const mom = await signedUp(test, 'Mom', moms);
    const [fay, gia] = [await signedUp(test, 'Fay', fays), await signedUp(test, 'Gia', gias)];
    const { registry } = await start(mom, dueDate);
    for (const friend of [fay, gia]) await join(friend, registry.id);
    await start(gia, addDays(dueDate, 25));
    await gia.call(emails.subscribeToPregnancyEmails, { body: { email: gias, dueDate: addDays(dueDate, 25) } });
    const lost = await start(fay, addDays(dueDate, 7));
    await fay.call(emails.putAwayAfterLoss, { params: { id: lost.registry.id } });
    expect(await inAWeek(gias)).toBe(1);
  });

  it('are silent after a loss that is told later than the registry was archived', async () => {
    const them = await parents(null);
    await archive(them);
    expect(await inAWeek(dads)).toBe(1);
    await signInAgain(them.owner, moms);
    await them.owner.call(emails.putAwayAfterLoss, { params: them.params });
    expect(await inAWeek(dads)).toBe(0);
  });

  it('are silent while the account of the owner is deleted, and end with it', async () => {
    const { owner } = await parents();
    await owner.call(verifyPassword, { body: { password: testPassword } });
    await owner.call(deleteAccount, {});
    expect(await inAWeek(dads)).toBe(0);
    test.clock.pass(40 * day);
    await eraseAccounts(test.app);
    expect(await test.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it.each(['isPaused', 'isArchived'])('are silent with a registry that comes from a file as %s', async (flag) => {
    const mom = await signedUp(test, 'Mom', moms);
    const { registry } = await start(mom, dueDate);
    const file = await mom.call(exportAccount, {});
    await mom.call(deleteRegistry, { params: { id: registry.id } });
    test.clock.pass(1000);
    await subscribe(mom, moms);
    const body = { ...file, registries: file.registries.map((one) => ({ ...one, [flag]: true })) };
    await mom.call(importAccount, { body });
    expect(await inAWeek(moms)).toBe(0);
  });

  it('are those of the day that the registry had before the same change', async () => {
    const { owner, params } = await parents();
    await owner.call(registries.changeRegistry, { params, body: { isPaused: true, arrivalDate: null } });
    expect(await inAWeek(dads)).toBe(0);
  });

  it('come to who edits a list without a day that is archived, paused or deleted: that says nothing', async () => {
    const them = await parents(null);
    const { owner, params } = them;
    await archive(them);
    await archive(them, false);
    await owner.call(registries.changeRegistry, { params, body: { isPaused: true } });
    await owner.call(deleteRegistry, { params });
    expect(await inAWeek(dads)).toBe(1);
  });

  const edits: Record<string, (client: TestClient, of: { id: string; item: string }) => Promise<unknown>> = {
    'an item is edited': (client, params) => client.call(registries.changeItem, { params, body: { note: 'Blue' } }),
    'its title is edited': (client, { id }) =>
      client.call(registries.changeRegistry, { params: { id }, body: { title: 'Old list' } }),
    'its pause is saved again': (client, { id }) =>
      client.call(registries.changeRegistry, { params: { id }, body: { isPaused: true } }),
  };

  it.each(['a friend', 'she'].flatMap((who) => Object.entries(edits).map(([what, edit]) => ({ who, what, edit }))))(
    'come to a mother while $what by $who in an archived list of before',
    async ({ who, edit }) => {
      const mom = await signedUp(test, 'Mom', moms);
      const friend = await signedUp(test, 'Friend', 'friend@example.com');
      const { registry } = await start(mom, null);
      const { regItem } = await mom.call(registries.addItem, {
        params: { id: registry.id },
        body: { kind: 'idea', title: 'Cot' },
      });
      await join(friend, registry.id);
      await mom.call(archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
      test.clock.pass(day);
      await subscribe(mom, moms);
      await edit(who === 'she' ? mom : friend, { id: registry.id, item: regItem.id });
      expect([await inAWeek(moms), await inAWeek(moms)]).toEqual([1, 1]);
    },
  );

  it('come to a mother who archives the list of the child before, and not after a loss in it', async () => {
    const mom = await signedUp(test, 'Mom', moms);
    const old = await start(mom, addDays(dueDate, -500));
    await start(mom, dueDate);
    await subscribe(mom, moms);
    await mom.call(archiveRegistry, { params: { id: old.registry.id }, body: { isArchived: true } });
    expect(await inAWeek(moms)).toBe(1);
  });

  const putAway: Record<string, (client: TestClient, id: string) => Promise<unknown>> = {
    paused: (client, id) => client.call(registries.changeRegistry, { params: { id }, body: { isPaused: true } }),
    archived: (client, id) => client.call(archiveRegistry, { params: { id }, body: { isArchived: true } }),
    deleted: (client, id) => client.call(deleteRegistry, { params: { id } }),
  };

  it.each(Object.keys(putAway))('come to both parents until both of two lists of one are %s', async (how) => {
    const them = await parents(null);
    const { registry } = await start(them.owner, dueDate);
    await join(them.other, registry.id);
    await subscribe(them.owner, moms);
    const received = [];
    for (const id of [them.params.id, registry.id]) {
      await signInAgain(them.owner, moms);
      await putAway[how]!(them.owner, id);
      received.push([await inAWeek(moms), await inAWeek(dads)]);
    }
    expect(received).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it.each([
    ['paused', 1],
    ['deleted', 1],
    // It may have been after a loss.
    ['archived', 0],
  ] as const)('of who has an active list too, when the list of the other parent is %s: %s', async (how, count) => {
    const them = await parents();
    await start(them.other, dueDate);
    await putAway[how]!(them.owner, them.params.id);
    await goneForGood();
    expect(await inAWeek(dads)).toBe(count);
  });

  it.each([
    ['paused', 1],
    ['deleted', 1],
    ['archived', 0],
  ] as const)('of who edits the list of the other parent too, when their own is %s: %s', async (how, count) => {
    const them = await parents();
    const { registry } = await start(them.other, dueDate);
    await putAway[how]!(them.other, registry.id);
    await goneForGood();
    expect(await inAWeek(dads)).toBe(count);
  });

  it('come again when one of two paused lists is opened, and stay when the other is deleted for good', async () => {
    const mom = await signedUp(test, 'Mom', moms);
    const [one, two] = [(await start(mom, dueDate)).registry.id, (await start(mom, dueDate)).registry.id];
    await subscribe(mom, moms);
    for (const id of [one, two]) await putAway.paused!(mom, id);
    expect(await inAWeek(moms)).toBe(0);
    await signInAgain(mom, moms);
    await mom.call(registries.changeRegistry, { params: { id: one }, body: { isPaused: false } });
    expect(await inAWeek(moms)).toBe(1);
    await signInAgain(mom, moms);
    await putAway.deleted!(mom, two);
    await goneForGood();
    expect(await inAWeek(moms)).toBe(1);
  });

  it('fall silent where a list of the other parent that was only paused is archived', async () => {
    const them = await parents();
    await start(them.other, dueDate);
    await putAway.paused!(them.owner, them.params.id);
    expect(await inAWeek(dads)).toBe(1);
    await signInAgain(them.owner, moms);
    await archive(them);
    expect(await inAWeek(dads)).toBe(0);
  });

  it('fall silent after a loss in one of two lists, also where it was archived before', async () => {
    const them = await parents();
    await join(them.other, (await start(them.owner, dueDate)).registry.id);
    await archive(them);
    expect(await inAWeek(dads)).toBe(1);
    await signInAgain(them.owner, moms);
    await them.owner.call(emails.putAwayAfterLoss, { params: them.params });
    expect(await inAWeek(dads)).toBe(0);
  });

  it('end with a list that was archived, maybe after a loss, and deleted later', async () => {
    const them = await parents();
    await start(them.other, dueDate);
    await archive(them);
    await putAway.deleted!(them.owner, them.params.id);
    await goneForGood();
    expect(await test.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it('end at a change of email where they were not confirmed: no loss would reach them', async () => {
    const mom = await signedUp(test, 'Mom', moms);
    await subscribe(test.client(), moms);
    await changeEmail(test, mom, 'mom.new@example.com');
    expect(await test.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it('come again once the registry is opened, taken back or recovered', async () => {
    const them = await parents();
    const { owner, params } = them;
    const pause = (isPaused: boolean) => owner.call(registries.changeRegistry, { params, body: { isPaused } });
    for (const [rest, reopen] of [
      [() => pause(true), () => pause(false)],
      [() => archive(them), () => archive(them, false)],
      [() => owner.call(deleteRegistry, { params }), () => owner.call(recoverRegistry, { params })],
    ] as const) {
      await signInAgain(owner, moms);
      await rest();
      expect(await inAWeek(dads)).toBe(0);
      await signInAgain(owner, moms);
      await reopen();
      expect(await inAWeek(dads)).toBe(1);
    }
  });

  it('stay silent while it is taken back, but still paused', async () => {
    const them = await parents();
    await them.owner.call(registries.changeRegistry, { params: them.params, body: { isPaused: true } });
    await archive(them);
    await archive(them, false);
    expect(await inAWeek(dads)).toBe(0);
  });

  it('come to who subscribes anew after it, and stay when it is deleted for good', async () => {
    const them = await parents();
    const { owner, other, params } = them;
    await archive(them);
    expect(await inAWeek(dads)).toBe(0);
    await signInAgain(other, dads);
    await subscribe(other, dads);
    expect(await inAWeek(dads)).toBe(1);
    await remove(them);
    await signInAgain(owner, moms);
    await owner.call(deleteRegistry, { params });
    await goneForGood();
    expect(await inAWeek(dads)).toBe(1);
  });

  it('leave nothing behind when they are stopped', async () => {
    const them = await parents();
    await archive(them);
    const silences = () => test.app.db.read.selectFrom('pregnancy_email_silence').selectAll().execute();
    expect(await silences()).toHaveLength(1);
    await them.other.call(emails.stopOwnPregnancyEmails, {});
    expect(await silences()).toEqual([]);
  });
});

describe.each(engines)('weekly mails of the version before on %s', (engine) => {
  it('stay silent with the registries of owners and editors that were put away since they were ordered', async () => {
    const { db, drop } = await databaseBefore(engine, '0136-silent-weekly-emails');
    try {
      const person = { name: 'P', password_hash: '', role: 'user', email_verified_at: 1, created_at: 1 } as const;
      for (const id of ['mom', 'dad', 'aunt'])
        await db
          .insertInto('user')
          .values({ ...person, id, email: `${id}@example.com` } as never)
          .execute();
      const registry = (id: string, state: string, updated_at: number, type = 'baby') =>
        db
          .insertInto('registry')
          .values({
            ...{ id, owner_id: 'mom', type, title: id, slug: id, search_level: 'private', names: '[]', story: '' },
            ...{ surprise: 'off', state, version: 1, gifts_version: 0, created_at: 1, updated_at },
          } as never)
          .execute();
      await registry('active', 'active', 99);
      await registry('paused', 'paused', 50);
      await registry('paused-before', 'paused', 49);
      await registry('archived-before', 'paused', 99);
      await registry('deleted', 'paused', 99);
      await registry('birthday', 'paused', 99, 'birthday');
      const put = { was_paused: 0 as const };
      await db
        .insertInto('registry_archive')
        .values({ ...put, registry_id: 'archived-before', created_at: 49 })
        .execute();
      await db
        .insertInto('registry_archive')
        .values({ ...put, registry_id: 'deleted', created_at: 49 })
        .execute();
      await db
        .insertInto('registry_deletion')
        .values({ ...put, registry_id: 'deleted', created_at: 50 })
        .execute();
      for (const registry_id of ['active', 'paused', 'paused-before', 'archived-before', 'deleted', 'birthday'])
        for (const [user_id, role] of [
          ['mom', 'owner'],
          ['dad', 'editor'],
          ['aunt', 'viewer'],
        ] as const)
          await db
            .insertInto('registry_member')
            .values({ registry_id, user_id, role, blind: 0, created_at: 1 })
            .execute();
      for (const id of ['mom', 'dad', 'aunt', 'nobody'])
        await db
          .insertInto('pregnancy_email')
          .values({ id, email: `${id}@example.com`, facts_sealed: '', state: 'on', next_at: 1, created_at: 50 })
          .execute();
      await migrate(db);
      const rows = await db.selectFrom('pregnancy_email_silence').selectAll().execute();
      expect(rows.map((row) => `${row.subscription_id} ${row.registry_id}`).sort()).toEqual([
        'dad deleted',
        'dad paused',
        'mom deleted',
        'mom paused',
      ]);
    } finally {
      await drop();
    }
  });
});

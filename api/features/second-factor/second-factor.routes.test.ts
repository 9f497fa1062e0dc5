import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { changePassword, confirmEmailChange, requestEmailChange, verifyPassword } from '#contracts/accounts.ts';
import { requestPasswordReset, resetPassword } from '#contracts/password-resets.ts';
import { createRegistry, listRegistries } from '#contracts/registries.ts';
import { listReservations, reserveItem } from '#contracts/reservations.ts';
import * as factor from '#contracts/second-factor.ts';
import { listEvents } from '#contracts/tracking.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { codeAt } from './one-time-codes.ts';

const password = 'a long enough password';
const halfAMinute = 30_000;
const aWhile = 15 * 60_000;
const weekMs = 7 * 86_400_000;

describe.each(engines)('the second factor of admins on %s', (engine) => {
  let test: TestApp;
  let admin: TestClient;
  let email: string;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    admin = await signedUp(test, 'Ada');
    const { user } = await admin.call(currentUser, {});
    email = user!.email;
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('user').set({ role: 'admin' }).where('id', '=', user!.id).execute(),
    );
  });

  const signedInAgain = async () => {
    const client = test.client();
    await client.call(signIn, { body: { email, password } });
    return client;
  };
  const give = (client: TestClient, code: string) => client.call(factor.passSecondFactor, { body: { code } });
  const withPhone = async () => {
    const { key } = await admin.call(factor.beginSecondFactor, { body: { password } });
    const { recoveryCodes } = await give(admin, codeAt(key, test.clock.now));
    test.clock.pass(halfAMinute);
    return { key, recoveryCodes };
  };

  it('opens the back office only to a session that gave a code', async () => {
    expect((await admin.refused(listEvents, {})).code).toBe('second-factor-needed');
    expect((await admin.call(currentUser, {})).user).toMatchObject({ isAdmin: false, needsSecondFactor: true });
    expect((await admin.call(factor.readSecondFactor, {})).state).toBe('missing');

    const { key, address } = await admin.call(factor.beginSecondFactor, { body: { password } });
    expect(address).toMatch(/^otpauth:\/\/totp\/Layette:.*issuer=Layette&secret=/);
    expect((await admin.refused(listEvents, {})).code).toBe('second-factor-needed');
    const before = admin.cookie('layette_session');
    const { recoveryCodes } = await give(admin, codeAt(key, test.clock.now));
    expect(recoveryCodes).toHaveLength(10);
    expect(admin.cookie('layette_session')).not.toBe(before);
    await admin.call(listEvents, {});
    expect((await admin.call(currentUser, {})).user).toMatchObject({ isAdmin: true, needsSecondFactor: false });
    expect(await admin.call(factor.readSecondFactor, {})).toEqual({ state: 'passed', recoveryCodesLeft: 10 });
  });

  it('asks every new session for it', async () => {
    const { key } = await withPhone();
    const again = await signedInAgain();
    expect((await again.call(factor.readSecondFactor, {})).state).toBe('asked');
    expect((await again.refused(listEvents, {})).code).toBe('second-factor-needed');
    expect((await again.refused(factor.passSecondFactor, { body: { code: '000000' } })).fields).toEqual([
      { field: 'body.code', message: 'That code isn’t right, or it was already used.' },
    ]);
    const code = codeAt(key, test.clock.now);
    expect(await give(again, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ recoveryCodes: [] });
    await again.call(listEvents, {});
  });

  it('takes a code once, also from another session, and none that is older than a step', async () => {
    const { key } = await withPhone();
    const [first, second] = [await signedInAgain(), await signedInAgain()];
    const code = codeAt(key, test.clock.now);
    await give(first, code);
    expect((await second.refused(factor.passSecondFactor, { body: { code } })).code).toBe('wrong-code');
    test.clock.pass(3 * halfAMinute);
    const old = codeAt(key, test.clock.now - 2 * halfAMinute);
    expect((await second.refused(factor.passSecondFactor, { body: { code: old } })).code).toBe('wrong-code');
    await give(second, codeAt(key, test.clock.now - halfAMinute));
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await withPhone();
    const [first, second] = [await signedInAgain(), await signedInAgain()];
    await give(first, recoveryCodes[3]!.replaceAll('-', ' ').toUpperCase());
    expect((await first.call(factor.readSecondFactor, {})).recoveryCodesLeft).toBe(9);
    expect((await second.refused(factor.passSecondFactor, { body: { code: recoveryCodes[3]! } })).code).toBe(
      'wrong-code',
    );
  });

  it('lets a stolen password bring no other phone', async () => {
    const { key } = await withPhone();
    const thief = await signedInAgain();
    expect((await thief.refused(factor.beginSecondFactor, { body: { password } })).code).toBe('second-factor-needed');
    // Not even while the admin is about to change phones.
    const { key: newKey } = await admin.call(factor.beginSecondFactor, { body: { password } });
    expect(
      (await thief.refused(factor.passSecondFactor, { body: { code: codeAt(newKey, test.clock.now) } })).code,
    ).toBe('wrong-code');
    await give(admin, codeAt(newKey, test.clock.now));
    test.clock.pass(halfAMinute);
    const again = await signedInAgain();
    const fromOldPhone = { code: codeAt(key, test.clock.now) };
    expect((await again.refused(factor.passSecondFactor, { body: fromOldPhone })).code).toBe('wrong-code');
    await give(again, codeAt(newKey, test.clock.now));
  });

  it('asks for the password before it shows a key', async () => {
    expect((await admin.refused(factor.beginSecondFactor, { body: { password: 'not the password' } })).code).toBe(
      'wrong-credentials',
    );
  });

  it('stops guessing after ten tries, whatever the session', async () => {
    const { key } = await withPhone();
    for (let tries = 0; tries < 10; tries += 1)
      await (await signedInAgain()).refused(factor.passSecondFactor, { body: { code: '000000' } });
    const right = { code: codeAt(key, test.clock.now) };
    expect((await (await signedInAgain()).refused(factor.passSecondFactor, { body: right })).code).toBe(
      'too-many-requests',
    );
    test.clock.pass(15 * 60_000);
    await give(await signedInAgain(), codeAt(key, test.clock.now));
  });

  it('lets no session stay open that an old phone opened', async () => {
    const { key } = await withPhone();
    const elsewhere = await signedInAgain();
    await give(elsewhere, codeAt(key, test.clock.now));
    await elsewhere.call(listEvents, {});
    const { key: newKey } = await admin.call(factor.beginSecondFactor, { body: { password } });
    await give(admin, codeAt(newKey, test.clock.now));
    await admin.call(listEvents, {});
    expect((await elsewhere.refused(listEvents, {})).code).toBe('second-factor-needed');
  });

  it('takes one of three rivals for a code, a recovery code too', async () => {
    const { key, recoveryCodes } = await withPhone();
    for (const code of [codeAt(key, test.clock.now), recoveryCodes[0]!]) {
      const rivals = [await signedInAgain(), await signedInAgain(), await signedInAgain()];
      const answers = await Promise.all(rivals.map((rival) => rival.send(factor.passSecondFactor, { body: { code } })));
      expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
      for (const { status, body } of answers) if (status >= 400) expect(body).toMatchObject({ code: 'wrong-code' });
    }
  });

  it('ends the session that was there before a code, and is of one account', async () => {
    const { key } = await withPhone();
    const again = await signedInAgain();
    const before = again.cookie('layette_session')!;
    await give(again, codeAt(key, test.clock.now));
    const fixed = test.client();
    fixed.setCookie('layette_session', before);
    expect((await fixed.refused(factor.readSecondFactor, {})).code).toBe('sign-in-required');
    test.clock.pass(halfAMinute);
    const other = await signedUp(test, 'Robin');
    await other.call(factor.beginSecondFactor, { body: { password } });
    const body = { code: codeAt(key, test.clock.now) };
    expect((await other.refused(factor.passSecondFactor, { body })).code).toBe('wrong-code');
  });

  it('keeps neither key nor codes readable in the database, repeated answers included', async () => {
    const begun = { 'idempotency-key': `begin-the-second-factor` };
    const { key } = await admin.call(factor.beginSecondFactor, { body: { password } }, begun);
    expect((await admin.call(factor.beginSecondFactor, { body: { password } }, begun)).key).toBe(key);
    const { recoveryCodes } = await admin.call(
      factor.passSecondFactor,
      { body: { code: codeAt(key, test.clock.now) } },
      { 'idempotency-key': `pass-the-second-factor` },
    );
    const { read } = test.app.db;
    const kept = JSON.stringify([
      await read.selectFrom('second_factor').selectAll().execute(),
      await read.selectFrom('recovery_code').selectAll().execute(),
      await read.selectFrom('idempotency_key').selectAll().execute(),
    ]);
    for (const secret of [key, ...recoveryCodes]) expect(kept).not.toContain(secret);
  });
});

describe.each(engines)('the second factor of everybody else on %s', (engine) => {
  let test: TestApp;
  let robin: TestClient;
  let email: string;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    robin = await signedUp(test, 'Robin');
    email = (await robin.call(currentUser, {})).user!.email;
  });

  const signedInAgain = async () => {
    const client = test.client();
    const { user } = await client.call(signIn, { body: { email, password } });
    return { client, user };
  };
  const give = (client: TestClient, code: string) => client.call(factor.passSecondFactor, { body: { code } });
  const withPhone = async () => {
    const { key } = await robin.call(factor.beginSecondFactor, { body: { password } });
    const { recoveryCodes } = await give(robin, codeAt(key, test.clock.now));
    test.clock.pass(halfAMinute);
    return { key, recoveryCodes };
  };

  it('is off until a phone has shown its first code', async () => {
    await robin.call(factor.beginSecondFactor, { body: { password } });
    expect((await robin.call(factor.readSecondFactor, {})).state).toBe('missing');
    const { client, user } = await signedInAgain();
    expect(user.needsSecondFactor).toBe(false);
    await client.call(createRegistry, { body: {} });
  });

  it('makes nobody of a session that gave the password alone', async () => {
    await robin.call(createRegistry, { body: {} });
    await withPhone();
    const { client, user } = await signedInAgain();
    expect(user).toMatchObject({ name: '', registryId: null, currentRegistry: null, needsSecondFactor: true });
    expect((await client.call(currentUser, {})).user).toBeNull();
    for (const refused of [
      await client.refused(createRegistry, { body: {} }),
      await client.refused(listRegistries, {}),
      await client.refused(factor.endSecondFactor, { body: { password } }),
      await client.refused(factor.beginSecondFactor, { body: { password } }),
    ])
      expect(refused.code).toBe('second-factor-needed');
  });

  it('ends other sessions’ rights at once, and gives them back for a code', async () => {
    const { client: other } = await signedInAgain();
    await other.call(listRegistries, {});
    const { key } = await withPhone();
    expect((await other.refused(listRegistries, {})).code).toBe('second-factor-needed');
    await give(other, codeAt(key, test.clock.now));
    await other.call(listRegistries, {});
  });

  it('takes a code or a recovery code, and then the account has what was done in this browser', async () => {
    const { key, recoveryCodes } = await withPhone();
    const { itemId } = await ownerWithItem(test, 3);
    const { client } = await signedInAgain();
    const body = { ...giver(), giverEmail: email };
    await client.call(reserveItem, { params: { id: itemId }, body });
    await give(client, codeAt(key, test.clock.now));
    expect((await client.call(currentUser, {})).user).toMatchObject({ email, needsSecondFactor: false });
    const { client: elsewhere } = await signedInAgain();
    await give(elsewhere, recoveryCodes[0]!);
    expect((await elsewhere.call(listReservations, {})).reservations).toHaveLength(1);
  });

  it('is asked for after a forgotten password, too', async () => {
    await withPhone();
    test.clock.pass(weekMs);
    const browser = test.client();
    await browser.call(requestPasswordReset, { body: { email } });
    const id = await follow(browser, linkIn(await test.mailsTo(email), /password_resets/));
    const { user } = await browser.call(resetPassword, {
      params: { id },
      body: { password: 'quite another password' },
    });
    expect(user.needsSecondFactor).toBe(true);
    expect((await browser.refused(listRegistries, {})).code).toBe('second-factor-needed');
  });

  it('is off again after a password reset where somebody connected a phone lately', async () => {
    const { client: thief } = await signedInAgain();
    const { key } = await thief.call(factor.beginSecondFactor, { body: { password } });
    await give(thief, codeAt(key, test.clock.now));
    test.clock.pass(weekMs - 60_000);
    const browser = test.client();
    await browser.call(requestPasswordReset, { body: { email } });
    const id = await follow(browser, linkIn(await test.mailsTo(email), /password_resets/));
    await browser.call(resetPassword, { params: { id }, body: { password: 'quite another password' } });
    await browser.call(listRegistries, {});
    expect((await thief.refused(listRegistries, {})).code).toBe('sign-in-required');
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toContain('Your second step is off');
  });

  it('forgets with the old password an email that was wanted with it', async () => {
    const { client: thief } = await signedInAgain();
    const theirs = `thief-of-${email}`;
    await thief.call(requestEmailChange, { body: { email: theirs } });
    const id = await follow(thief, linkIn(await test.mailsTo(theirs), /email-changes/));
    await robin.call(verifyPassword, { body: { password } });
    await robin.call(changePassword, { body: { password: 'quite another password' } });
    expect((await thief.refused(confirmEmailChange, { params: { id } })).code).toBe('wrong-state');
  });

  it('lets a guesser who knows the password try thirty times a day, and tells the owner', async () => {
    const { key, recoveryCodes } = await withPhone();
    const { client: known } = await signedInAgain();
    await give(known, codeAt(key, test.clock.now));
    let wrong = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const { client: guesser } = await signedInAgain();
      for (let tries = 0; tries < 10; tries += 1)
        if ((await guesser.refused(factor.passSecondFactor, { body: { code: '000000' } })).code === 'wrong-code')
          wrong += 1;
      test.clock.pass(aWhile);
    }
    expect(wrong).toBe(30);
    const subjects = (await test.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Someone tried to sign in to your account')).toHaveLength(1);
    // The owner's own browser is not locked out.
    await known.call(signIn, { body: { email, password } });
    await give(known, recoveryCodes[0]!);
  });

  it('knows a browser only after the code, and keeps how long ago the password was given', async () => {
    const { key } = await withPhone();
    const { client } = await signedInAgain();
    expect(client.cookie('layette_device')).toBeUndefined();
    test.clock.pass(weekMs);
    await give(client, codeAt(key, test.clock.now));
    expect(client.cookie('layette_device')).toBeDefined();
    expect((await client.refused(requestEmailChange, { body: { email: `new-${email}` } })).code).toBe(
      'password-needed',
    );
  });

  it.each(['٠٠٠٠٠٠', '００００００', '0000000', '1e5555'])('refuses %s as a wrong code', async (code) => {
    await withPhone();
    expect((await (await signedInAgain()).client.refused(factor.passSecondFactor, { body: { code } })).code).toBe(
      'wrong-code',
    );
  });

  it('is turned off with the password by a session that gave its code, and says so by mail', async () => {
    const { key } = await withPhone();
    expect((await robin.refused(factor.endSecondFactor, { body: { password: 'not the password' } })).code).toBe(
      'wrong-credentials',
    );
    const { client: other } = await signedInAgain();
    await give(other, codeAt(key, test.clock.now));
    expect((await robin.call(factor.endSecondFactor, { body: { password } })).state).toBe('missing');
    expect((await signedInAgain()).user.needsSecondFactor).toBe(false);
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'A second step protects your account',
      'Your second step is off',
    ]);
    // A code that a session gave from the old phone opens nothing once there is another phone.
    const { key: newKey } = await robin.call(factor.beginSecondFactor, { body: { password } });
    await give(robin, codeAt(newKey, test.clock.now));
    expect((await other.refused(listRegistries, {})).code).toBe('second-factor-needed');
  });

  it('cannot be turned off by people of the shop', async () => {
    await withPhone();
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('user').set({ role: 'admin' }).where('email', '=', email).execute(),
    );
    expect((await robin.refused(factor.endSecondFactor, { body: { password } })).code).toBe('wrong-state');
  });

  it('leads from the sign-in form to the code, and on to the page that was wanted', async () => {
    const { key } = await withPhone();
    const browser = test.client();
    const next = '/settings/account';
    const signedIn = await browser.postForm('/api/v3/user_session', { email, password, next });
    expect(signedIn.headers.get('location')).toBe(`/login/second-step?${new URLSearchParams({ redirect_path: next })}`);
    const passed = await browser.postForm('/api/v3/user_session/second_factor', {
      code: codeAt(key, test.clock.now),
      next,
    });
    expect([passed.status, passed.headers.get('location')]).toEqual([303, next]);
  });
});

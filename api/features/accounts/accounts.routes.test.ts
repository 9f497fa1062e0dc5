import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindGivers } from '#api/features/reservations/reminders.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { changeEmail, ownerWithItem, signedUp, signUpByMail, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as accounts from '#contracts/accounts.ts';
import * as funds from '#contracts/cash-funds.ts';
import { changeEmailPreferences, readEmailPreferences } from '#contracts/email-preferences.ts';
import { changeGiverPreferences, mailOwnReservations, readGiverPreferences } from '#contracts/givers.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import { readPasswordReset, requestPasswordReset, resetPassword } from '#contracts/password-resets.ts';
import * as registries from '#contracts/registries.ts';
import * as gifts from '#contracts/reservations.ts';
import * as users from '#contracts/users.ts';
import { addDays } from '#rules/days.ts';
import { eraseAccounts } from './erase-account.service.ts';

const passwordMinutes = 15;

describe.each(engines)('an account on %s', (engine) => {
  let test: TestApp;
  let people = 0;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function person() {
    people += 1;
    const email = `account${people}@example.com`;
    return { email, client: await signedUp(test, 'Olive', email) };
  }
  const signIn = async (email: string, password = testPassword) => {
    const client = test.client();
    await client.call(users.signIn, { body: { email, password } });
    return client;
  };

  it('asks for the password again after a while, before what matters', async () => {
    const { client, email } = await person();
    test.clock.pass((passwordMinutes + 1) * 60_000);
    expect((await client.call(accounts.readAccount, {})).isPasswordFresh).toBe(false);
    const change = () => client.refused(accounts.requestEmailChange, { body: { email: 'new@example.com' } });
    expect((await change()).code).toBe('password-needed');
    expect((await client.refused(accounts.changePassword, { body: { password: 'moss fern river stone' } })).code).toBe(
      'password-needed',
    );
    expect((await client.refused(accounts.deleteAccount, {})).code).toBe('password-needed');
    expect((await client.refused(accounts.verifyPassword, { body: { password: 'wrong' } })).code).toBe(
      'wrong-credentials',
    );
    expect((await change()).code).toBe('password-needed');
    await client.call(accounts.verifyPassword, { body: { password: testPassword } });
    expect((await client.call(accounts.readAccount, {})).isPasswordFresh).toBe(true);
    await client.call(accounts.requestEmailChange, { body: { email: `x${email}` } });
  });

  it('is renamed, and its registries are found by the new name', async () => {
    const { client } = await person();
    const { registry } = await client.call(registries.createRegistry, { body: { title: 'Our list' } });
    const params = { id: registry.id };
    await client.call(registries.changeRegistry, { params, body: { searchLevel: 'babylist', city: 'Portland' } });
    await client.call(accounts.renameAccount, { body: { name: 'Philippa Zweig' } });
    const query = { name: 'Zweig', city: 'Portland' };
    expect((await test.client().call(registries.findRegistries, { query })).registries).toMatchObject([
      { title: 'Our list' },
    ]);
  });

  it('gets another password, which ends all other sessions and is told by mail', async () => {
    const { client, email } = await person();
    const elsewhere = await signIn(email);
    await client.call(accounts.changePassword, { body: { password: 'moss fern river stone' } });
    expect((await elsewhere.call(users.currentUser, {})).user).toBeNull();
    expect((await client.call(users.currentUser, {})).user).not.toBeNull();
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toContain('Your password was changed');
    await signIn(email, 'moss fern river stone');
  });

  it('gets it by the first link, too, when the same email is asked for more often than mails may be sent', async () => {
    const { client, email } = await person();
    const wanted = `again-${email}`;
    for (let i = 0; i < 4; i += 1) {
      await client.call(accounts.verifyPassword, { body: { password: testPassword } });
      await client.call(accounts.requestEmailChange, { body: { email: wanted } });
      await test.jobs.runDue();
      test.clock.pass(3_600_000);
    }
    const mails = await test.mailsTo(wanted);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const id = await follow(client, linkIn([mail], /\/email-changes\//));
      expect(await client.call(accounts.readEmailChange, { params: { id } })).toEqual({ email: wanted, isOwn: true });
    }
    const id = await follow(client, linkIn(mails.slice(0, 1), /\/email-changes\//));
    await client.call(accounts.confirmEmailChange, { params: { id } });
    expect((await client.call(users.currentUser, {})).user).toBeNull();
  });

  it('gets another email only when the link that was mailed there is used', async () => {
    const { client, email } = await person();
    const wanted = `new-${email}`;
    expect(await client.call(accounts.requestEmailChange, { body: { email: wanted } })).toMatchObject({
      email,
      newEmail: wanted,
    });
    const mails = await test.mailsTo(wanted);
    expect(JSON.stringify(mails)).not.toMatch(/olive/i);
    const reader = test.client();
    const id = await follow(reader, linkIn(mails, /\/email-changes\//));
    expect((await client.call(users.currentUser, {})).user!.email).toBe(email);
    await reader.call(users.signIn, { body: { email, password: testPassword } });
    expect(await reader.call(accounts.readEmailChange, { params: { id } })).toEqual({ email: wanted, isOwn: true });
    await reader.call(accounts.confirmEmailChange, { params: { id } });
    expect((await reader.call(users.currentUser, {})).user).toBeNull();
    expect((await client.call(users.currentUser, {})).user).toBeNull();
    expect((await test.mailsTo(email)).at(-1)!.subject).toBe('The email of your account was changed');
    await signIn(wanted);
    expect((await test.client().refused(users.signIn, { body: { email, password: testPassword } })).code).toBe(
      'wrong-credentials',
    );
  });

  it('reads about its gifts at its new email, which links mailed to the old one do not tell', async () => {
    const { client, email } = await person();
    const wanted = `gifts-${email}`;
    const { itemId } = await ownerWithItem(test);
    const gift = { giverName: 'Olive', giverEmail: email };
    const { reservation } = await client.call(gifts.reserveItem, { params: { id: itemId }, body: gift });
    test.clock.pass(2 * 86_400_000);
    await remindGivers(test.app);
    const links = (await test.mailsTo(email)).flatMap(({ text }) => text.match(/http\S+token=\S+/g) ?? []);
    const openLinks = async (browser: TestClient) => {
      for (const link of links) await browser.fetch(new URL(link).pathname + new URL(link).search);
    };
    const [earlyReader, reader] = [test.client(), test.client()];
    const params = { id: reservation.id };
    await openLinks(earlyReader);
    await earlyReader.call(gifts.readReservation, { params });
    await client.call(changeGiverPreferences, { body: { thankYouNotes: false } });
    await client.call(changeEmailPreferences, { body: { wanted: [] } });
    await client.call(accounts.verifyPassword, { body: { password: testPassword } });
    await client.call(accounts.requestEmailChange, { body: { email: wanted } });
    const id = await follow(client, linkIn(await test.mailsTo(wanted), /\/email-changes\//));
    await client.call(accounts.confirmEmailChange, { params: { id } });

    const told = (await test.mailsTo(email)).length;
    test.clock.pass(5 * 86_400_000);
    await remindGivers(test.app);
    expect((await test.mailsTo(wanted)).at(-1)!.text).toContain(`/reservations/${reservation.id}?`);
    expect(await test.mailsTo(email)).toHaveLength(told);
    const again = await signIn(wanted);
    expect((await again.call(readGiverPreferences, {})).preferences).toMatchObject({
      email: wanted,
      thankYouNotes: false,
    });
    expect((await again.call(readEmailPreferences, {})).emailPreferences.some((one) => one.wanted)).toBe(false);

    await openLinks(reader);
    for (const [read, code] of [
      [readGiverPreferences, 'mail-not-opened'],
      [readEmailPreferences, 'not-found'],
    ] as const)
      expect(await reader.refused(read, {})).toMatchObject({ code });
    // Also not in a browser that has opened them before.
    for (const browser of [reader, earlyReader]) {
      expect(await browser.refused(gifts.readReservation, { params })).toMatchObject({ code: 'not-found' });
      expect((await browser.call(gifts.listReservations, {})).reservations).toEqual([]);
    }
  });

  it('takes what was given and confirmed with its email to the new one, also what it gave without signing in', async () => {
    const { client, email } = await person();
    const [phone, ann] = [test.client(), await signedUp(test, 'Ann')];
    const gift = { giverName: 'Olive', giverEmail: email, message: 'Private words' };
    const reserve = async (browser: TestClient) => {
      const { itemId } = await ownerWithItem(test);
      return (await browser.call(gifts.reserveItem, { params: { id: itemId }, body: gift })).reservation.id;
    };
    const openMail = async (page: RegExp) => {
      const id = await follow(phone, linkIn(await test.mailsTo(email), page));
      // Tomorrow the address may get another mail.
      test.clock.pass(86_400_000);
      return { params: { id } };
    };
    const confirmReservation = async () =>
      phone.call(gifts.changeReservation, { ...(await openMail(/\/reservations\//)), body: { isEmailVerified: true } });
    const own = await reserve(phone);
    await confirmReservation();
    const fund = await ownerWithFund(test);
    await phone.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: email }) });
    await phone.call(funds.confirmContribution, {
      ...(await openMail(/\/cash-fund-contributions\//)),
      body: { step: 'email' },
    });
    await payShare(phone, await ownerWithGroupGift(test), 1_000, email);
    await phone.call(groupGifts.confirmGroupContribution, {
      ...(await openMail(/\/group-gift-contributions\//)),
      body: { step: 'email' },
    });
    const annsOwn = await reserve(ann);
    await confirmReservation();
    const strangers = await reserve(test.client());

    const given = async (browser: TestClient) => [
      (await browser.call(gifts.listReservations, {})).reservations.map(({ id }) => id).sort(),
      (await browser.call(funds.listContributions, {})).contributions.length,
      (await browser.call(groupGifts.listGroupContributions, {})).contributions.length,
    ];
    expect(await given(client)).toEqual([[own, annsOwn, strangers].sort(), 1, 1]);
    const links = (await test.mailsTo(email)).flatMap(({ text }) => text.match(/http\S+token=\S+/g) ?? []);
    await changeEmail(test, client, `kept-${email}`);
    expect(await given(client)).toEqual([[own, annsOwn].sort(), 1, 1]);
    expect(await given(ann)).toEqual([[annsOwn], 0, 0]);

    test.clock.pass(86_400_000);
    const nextHolder = test.client();
    await signUpByMail(test, nextHolder, { email });
    for (const link of links) await nextHolder.fetch(new URL(link).pathname + new URL(link).search);
    // Whoever typed the address, nobody has confirmed this one.
    expect(await given(nextHolder)).toEqual([[strangers], 0, 0]);
    const params = { id: own };
    for (const browser of [nextHolder, phone])
      expect(await browser.refused(gifts.cancelReservation, { params })).toMatchObject({ code: 'not-found' });
    await client.call(gifts.cancelReservation, { params });
  });

  it('is not mailed at its new email what was refused there before', async () => {
    const { client, email } = await person();
    const wanted = `refusing-${email}`;
    const { itemId } = await ownerWithItem(test);
    const guest = test.client();
    const gift = { giverName: 'Gus', giverEmail: wanted };
    await guest.call(gifts.reserveItem, { params: { id: itemId }, body: gift });
    await test.mailsTo(wanted);
    test.clock.pass(86_400_000);
    await guest.call(mailOwnReservations, { body: { email: wanted } });
    await follow(guest, linkIn(await test.mailsTo(wanted), /\/reservation\/all\//));
    await guest.call(changeGiverPreferences, { body: { thankYouNotes: false } });
    await client.call(changeGiverPreferences, { body: { reminders: false } });

    test.clock.pass(3_600_000);
    await client.call(accounts.verifyPassword, { body: { password: testPassword } });
    await client.call(accounts.requestEmailChange, { body: { email: wanted } });
    const id = await follow(client, linkIn(await test.mailsTo(wanted), /\/email-changes\//));
    await client.call(accounts.confirmEmailChange, { params: { id } });
    const again = await signIn(wanted);
    expect((await again.call(readGiverPreferences, {})).preferences).toMatchObject({
      thankYouNotes: false,
      reminders: false,
    });
  });

  it('leaves the choice of its old email in force for money that somebody gave with it', async () => {
    const { client, email } = await person();
    await test.client().call(funds.pledge, { body: pledgeOf(await ownerWithFund(test), { giverEmail: email }) });
    await client.call(changeGiverPreferences, { body: { thankYouNotes: false } });
    await client.call(accounts.verifyPassword, { body: { password: testPassword } });
    await client.call(accounts.requestEmailChange, { body: { email: `moved-${email}` } });
    const id = await follow(client, linkIn(await test.mailsTo(`moved-${email}`), /\/email-changes\//));
    await client.call(accounts.confirmEmailChange, { params: { id } });
    const kept = await test.app.db.read
      .selectFrom('giver')
      .select('thank_you_notes')
      .where('email', '=', email)
      .execute();
    expect(kept).toEqual([{ thank_you_notes: 0 }]);
  });

  it('gets no email from whoever reads the mails there: a mistyped address is somebody’s', async () => {
    const [{ client, email }, other] = [await person(), await person()];
    const mistyped = `mistyped-${email}`;
    await client.call(accounts.requestEmailChange, { body: { email: mistyped } });
    const link = linkIn(await test.mailsTo(mistyped), /\/email-changes\//);
    for (const reader of [test.client(), other.client]) {
      const params = { id: await follow(reader, link) };
      expect(await reader.call(accounts.readEmailChange, { params })).toEqual({ email: mistyped, isOwn: false });
      expect((await reader.refused(accounts.confirmEmailChange, { params })).code).toBe('sign-in-required');
    }
    expect((await client.call(users.currentUser, {})).user!.email).toBe(email);
    const id = await follow(client, link);
    await client.call(accounts.confirmEmailChange, { params: { id } });
    await signIn(mistyped);
  });

  it.each(['another email', 'another password'])(
    'gets %s, and no reset that was mailed before opens it',
    async (what) => {
      const { client, email } = await person();
      const wanted = `moved-${email}`;
      await test.client().call(requestPasswordReset, { body: { email } });
      const old = test.client();
      const params = { id: await follow(old, linkIn(await test.mailsTo(email), /\/password_resets\//)) };
      const later = linkIn(await test.mailsTo(email), /\/password_resets\//);
      if (what === 'another password')
        await client.call(accounts.changePassword, { body: { password: 'moss fern river stone' } });
      else {
        await client.call(accounts.requestEmailChange, { body: { email: wanted } });
        const reader = test.client();
        const id = await follow(reader, linkIn(await test.mailsTo(wanted), /\/email-changes\//));
        await reader.call(users.signIn, { body: { email, password: testPassword } });
        await reader.call(accounts.confirmEmailChange, { params: { id } });
        // Once the day's mails are used up, the links mailed that day would work again.
        for (let i = 0; i < 5; i += 1) await test.client().call(requestPasswordReset, { body: { email: wanted } });
        await test.jobs.runDue();
      }
      expect(await old.call(readPasswordReset, { params })).toEqual({ isOpen: false });
      const body = { password: 'a thief has the old inbox' };
      expect((await old.refused(resetPassword, { params, body })).code).toBe('wrong-state');
      const again = test.client();
      await again.fetch(later);
      expect((await again.refused(readPasswordReset, { params })).code).toBe('not-found');
      await signIn(
        what === 'another password' ? email : wanted,
        what === 'another password' ? 'moss fern river stone' : testPassword,
      );
    },
  );

  it('does not say whether another account has the wanted email, and never takes it: its own mail says so', async () => {
    const [{ client }, other] = [await person(), await person()];
    const free = await client.call(accounts.requestEmailChange, { body: { email: `free-${other.email}` } });
    const taken = await client.call(accounts.requestEmailChange, { body: { email: other.email } });
    expect({ ...taken, newEmail: '' }).toEqual({ ...free, newEmail: '' });
    const [told] = await test.mailsTo(other.email);
    expect(told!.subject).toBe('This email already has a Layette account');
    expect(told!.text).not.toContain('/settings/email-changes/');
  });

  it('knows where it is signed in, and signs out elsewhere', async () => {
    const { client, email } = await person();
    const elsewhere = await signIn(email);
    const { sessions } = await client.call(accounts.readAccount, {});
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    await client.call(accounts.endOtherSessions, {});
    expect((await elsewhere.call(users.currentUser, {})).user).toBeNull();
    expect((await client.call(accounts.readAccount, {})).sessions).toMatchObject([{ isThis: true }]);
  });

  it('that is signed out from elsewhere leaves nothing that it gave to the next person at that browser', async () => {
    const { client: atLibrary, email } = await person();
    const gift = await ownerWithItem(test);
    const fund = await ownerWithFund(test);
    const stroller = await ownerWithGroupGift(test);
    const { reservation } = await atLibrary.call(gifts.reserveItem, {
      params: { id: gift.itemId },
      body: { giverName: 'Olive', giverEmail: email },
    });
    const pledged = await atLibrary.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: email }) });
    const shared = await atLibrary.call(groupGifts.contribute, shareOf(stroller, 1_000, email));
    const atHome = await signIn(email);
    await atHome.call(accounts.endOtherSessions, {});
    expect((await atLibrary.call(users.currentUser, {})).user).toBeNull();

    expect(await atLibrary.call(gifts.listReservations, {})).toEqual({ reservations: [] });
    expect(await atLibrary.call(funds.listContributions, {})).toEqual({ contributions: [] });
    expect(await atLibrary.call(groupGifts.listGroupContributions, {})).toEqual({ contributions: [] });
    const { regItems } = await atLibrary.call(registries.listItems, { params: { id: gift.registryId } });
    expect(regItems[0]).toMatchObject({ left: 0, mine: null });
    for (const [call, id] of [
      [gifts.readReservation, reservation.id],
      [gifts.cancelReservation, reservation.id],
      [funds.readContribution, pledged.contribution.id],
      [groupGifts.readGroupContribution, shared.contribution.id],
    ] as const)
      expect((await atLibrary.refused(call, { params: { id } })).code).toBe('not-found');
    expect((await atHome.call(gifts.listReservations, {})).reservations).toHaveLength(1);
    expect((await atHome.call(funds.listContributions, {})).contributions).toHaveLength(1);
    expect((await atHome.call(groupGifts.listGroupContributions, {})).contributions).toHaveLength(1);
  });

  it('is kept by signing in before the day that the mail names, wherever its owner lives', async () => {
    const { client, email } = await person();
    test.clock.pass(12.5 * 3_600_000);
    await client.call(accounts.verifyPassword, { body: { password: testPassword } });
    const { lastDay } = await client.call(accounts.deleteAccount, {});
    const named = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect((await test.mailsTo(email)).at(-1)!.text).toContain(named.format(Date.parse(addDays(lastDay, 1))));
    const midnightInHonolulu = Date.parse(addDays(lastDay, 1)) + 10 * 3_600_000;
    test.clock.now = midnightInHonolulu - 1;
    await eraseAccounts(test.app);
    expect((await (await signIn(email)).call(users.currentUser, {})).user).toMatchObject({ email });
  });

  it('ends in 14 days, with its registries paused at once, unless somebody signs in', async () => {
    const { client, email } = await person();
    const { registry } = await client.call(registries.createRegistry, { body: {} });
    const { lastDay } = await client.call(accounts.deleteAccount, {});
    expect(lastDay).toBe(new Date(test.clock.now + 13 * 86_400_000).toISOString().slice(0, 10));
    expect((await client.call(users.currentUser, {})).user).toBeNull();
    const params = { id: registry.id };
    expect((await test.client().call(registries.readRegistry, { params })).registry.isPaused).toBe(true);
    test.clock.pass(13 * 86_400_000);
    const again = await signIn(email);
    test.clock.pass(10 * 86_400_000);
    await eraseAccounts(test.app);
    expect((await again.call(registries.readRegistry, { params })).registry.role).toBe('owner');
  });
});

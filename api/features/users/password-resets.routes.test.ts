import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUpByMail } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { readPasswordReset, requestPasswordReset, resetPassword } from '#contracts/password-resets.ts';
import { currentUser, signIn } from '#contracts/users.ts';

const minute = 60_000;
const forgotten = 'the one nobody remembers';
const fresh = 'four plain little words';

describe.each(engines)('a forgotten password on %s', (engine) => {
  let test: TestApp;
  let people = 0;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const hour = 60 * minute;
  /** A newly created account. */
  async function somebody() {
    people += 1;
    const email = `robin${people}@example.com`;
    const client = test.client();
    await signUpByMail(test, client, { email, password: forgotten });
    return { email, client };
  }
  const linksTo = async (email: string) =>
    (await test.mailsTo(email)).flatMap(({ text }) => text.match(/https?:\S+\/password_resets\/\S+/g) ?? []);
  async function mailedLink(email: string): Promise<string> {
    await test.client().call(requestPasswordReset, { body: { email } });
    const { pathname, search } = new URL((await linksTo(email)).at(-1)!);
    return pathname + search;
  }
  const idIn = (link: string) => new URL(link, 'http://local.invalid').pathname.split('/').at(-1)!;
  /** A browser that followed the link in the mail. */
  async function opened(link: string): Promise<TestClient> {
    const client = test.client();
    const answer = await client.fetch(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link.split('?')[0]]);
    return client;
  }

  it('refuses a sign-in with the old password that was checked just before', async () => {
    const { email } = await somebody();
    const link = await mailedLink(email);
    const client = await opened(link);
    const { hashing } = test.app;
    const matches = hashing.matches.bind(hashing);
    vi.spyOn(hashing, 'matches').mockImplementationOnce(async (password, stored) => {
      const isRight = await matches(password, stored);
      await client.call(resetPassword, { params: { id: idIn(link) }, body: { password: fresh } });
      return isRight;
    });
    expect(await test.client().refused(signIn, { body: { email, password: forgotten } })).toMatchObject({
      code: 'wrong-credentials',
    });
  });

  it('is replaced once by the mailed link, which signs in here and ends every other session', async () => {
    const { email, client: elsewhere } = await somebody();
    const link = await mailedLink(email);
    const id = idIn(link);
    const client = await opened(link);
    expect(await client.call(readPasswordReset, { params: { id } })).toEqual({ isOpen: true });
    const { user } = await client.call(resetPassword, { params: { id }, body: { password: fresh } });
    expect((await client.call(currentUser, {})).user).toEqual(user);
    expect((await elsewhere.call(currentUser, {})).user).toBeNull();
    expect(await test.client().refused(signIn, { body: { email, password: forgotten } })).toMatchObject({
      code: 'wrong-credentials',
    });
    await test.client().call(signIn, { body: { email, password: fresh } });
    expect((await test.mailsTo(email)).at(-1)!.subject).toBe('Your password was changed');

    expect(await client.refused(resetPassword, { params: { id }, body: { password: 'and once more' } })).toMatchObject({
      code: 'wrong-state',
      detail: 'This link was already used or is too old. Please ask for a new one.',
    });
    expect(await client.call(readPasswordReset, { params: { id } })).toEqual({ isOpen: false });
  });

  it('answers alike for an address without an account, and mails nothing to it', async () => {
    const { email } = await somebody();
    const known = await test.client().send(requestPasswordReset, { body: { email } });
    const unknown = await test.client().send(requestPasswordReset, { body: { email: 'nobody@example.com' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await test.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('keeps its link for 30 minutes, and the secret of it in the mail alone', async () => {
    const { email } = await somebody();
    const link = await mailedLink(email);
    const secret = new URL(link, 'http://local.invalid').searchParams.get('token')!;
    const rows = await test.app.db.read.selectFrom('capability').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const client = await opened(link);
    const params = { id: idIn(link) };
    test.clock.pass(30 * minute);
    expect(await client.call(readPasswordReset, { params })).toEqual({ isOpen: false });
    expect(await client.refused(resetPassword, { params, body: { password: fresh } })).toMatchObject({
      code: 'wrong-state',
    });
  });

  it('opens only after following the link', async () => {
    const { email } = await somebody();
    const link = await mailedLink(email);
    const params = { id: idIn(link) };
    const guesser = test.client();
    await guesser.fetch(`${link}x`);
    expect(await guesser.refused(resetPassword, { params, body: { password: fresh } })).toMatchObject({
      code: 'not-found',
    });
    expect(await guesser.refused(readPasswordReset, { params })).toMatchObject({ code: 'not-found' });
  });

  it('ends the other links of the account with the first that is used', async () => {
    const { email } = await somebody();
    const first = await mailedLink(email);
    const second = await mailedLink(email);
    const [one, other] = [await opened(first), await opened(second)];
    await one.call(resetPassword, { params: { id: idIn(first) }, body: { password: fresh } });
    expect(
      await other.refused(resetPassword, { params: { id: idIn(second) }, body: { password: 'somebody else’s' } }),
    ).toMatchObject({ code: 'wrong-state' });
  });

  it('is mailed at once, right after the welcome and again where the first mail was lost', async () => {
    const { email } = await somebody();
    for (const asked of [1, 2]) {
      await test.client().call(requestPasswordReset, { body: { email } });
      expect(await linksTo(email)).toHaveLength(asked);
    }
  });

  it('is mailed at most three times in an hour and six times in a day to a browser that has signed in before', async () => {
    const { email, client } = await somebody();
    const day = 24 * hour;
    test.clock.pass(day - (test.clock.now % day));
    const mailed: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      for (let m = 0; m < 5; m += 1) await client.call(requestPasswordReset, { body: { email } });
      mailed.push((await linksTo(email)).length);
      test.clock.pass(hour);
    }
    expect(mailed).toEqual([3, 6, 6, 6]);
    test.clock.pass(20 * hour);
    await client.call(requestPasswordReset, { body: { email } });
    expect(await linksTo(email)).toHaveLength(7);
  });

  it('opens again by the links of the day when strangers have used up its mails', async () => {
    const { email, client: known } = await somebody();
    const ask = (client = test.client()) => client.call(requestPasswordReset, { body: { email } });
    test.clock.pass(24 * hour);
    for (let n = 0; n < 20; n += 1) {
      await ask();
      test.clock.pass(minute);
    }
    const mailed = await linksTo(email);
    expect(mailed).toHaveLength(3);
    test.clock.pass(22 * hour);
    const links = mailed.map((link) => link.slice(new URL(link).origin.length));
    const owner = await opened(links[1]!);
    const params = { id: idIn(links[1]!) };
    expect(await owner.call(readPasswordReset, { params })).toEqual({ isOpen: false });
    await ask(owner);
    expect(await linksTo(email)).toHaveLength(3);
    // Somebody else may be using this browser now: the mail is needed again.
    expect(await owner.call(readPasswordReset, { params })).toEqual({ isOpen: false });
    expect(await owner.refused(resetPassword, { params, body: { password: fresh } })).toMatchObject({
      code: 'wrong-state',
    });
    await owner.fetch(links[1]!);
    expect(await owner.call(readPasswordReset, { params })).toEqual({ isOpen: true });
    await owner.call(resetPassword, { params, body: { password: fresh } });
    const other = await opened(links[0]!);
    expect(await other.refused(readPasswordReset, { params: { id: idIn(links[0]!) } })).toMatchObject({
      code: 'not-found',
    });
    // A browser that the account knows has a mail budget of its own.
    await ask(known);
    expect(await linksTo(email)).toHaveLength(4);
  });

  it('opens no link again that is older than a day', async () => {
    const { email } = await somebody();
    const link = await mailedLink(email);
    const client = await opened(link);
    test.clock.pass(24 * hour);
    for (let n = 0; n < 4; n += 1) await test.client().call(requestPasswordReset, { body: { email } });
    expect(await linksTo(email)).toHaveLength(4);
    expect(await client.call(readPasswordReset, { params: { id: idIn(link) } })).toEqual({ isOpen: false });
  });

  it('works by forms without script', async () => {
    const { email } = await somebody();
    const asked = await test.client().postForm('/api/v3/password_resets', { email });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/forgot_password?sent=true']);
    const link = new URL((await linksTo(email)).at(-1)!);
    const client = await opened(link.pathname + link.search);
    const done = await client.postForm(`/api/v3/password_resets/${idIn(link.href)}`, { password: fresh });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/registry/home']);
    expect((await client.call(currentUser, {})).user!.email).toBe(email);
  });
});

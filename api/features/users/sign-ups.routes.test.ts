import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { signUpByMail, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { finishSignUp, readSignUp, signUp } from '#contracts/sign-ups.ts';
import { currentUser, signIn } from '#contracts/users.ts';

const hour = 3_600_000;
const page = /\/sign_ups\//;

describe.each(engines)('signing up on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let people = 0;
  const newEmail = () => {
    people += 1;
    return `person${people}@example.com`;
  };
  const linkTo = async (email: string) => linkIn(await test.mailsTo(email), page);
  const chosen = { name: 'Robin', password: testPassword };

  it('makes an account for whoever reads the mail, and signs them in', async () => {
    const client = test.client();
    const email = newEmail();
    const asked = await client.send(signUp, { body: { email: email.toUpperCase(), next: '/gp/cot/1' } });
    expect([asked.status, asked.body]).toEqual([202, {}]);
    expect((await client.call(currentUser, {})).user).toBeNull();
    const id = await follow(client, await linkTo(email));
    expect(await client.call(readSignUp, { params: { id } })).toEqual({ email });
    const { user, next } = await client.call(finishSignUp, { params: { id }, body: chosen });
    expect(user).toMatchObject({ email, name: 'Robin', registryId: null, currentRegistry: null, isAdmin: false });
    expect(next).toBe('/gp/cot/1');
    expect((await client.call(currentUser, {})).user).toEqual(user);
    const row = await test.app.db.read.selectFrom('user').selectAll().where('email', '=', email).execute();
    expect(JSON.stringify(row)).not.toContain(testPassword);
    expect(row).toMatchObject([{ email_verified_at: test.clock.now }]);
  });

  it('uses a link once, for a day, in the browser that followed it', async () => {
    const email = newEmail();
    const client = test.client();
    await client.call(signUp, { body: { email } });
    const link = await linkTo(email);
    const params = { id: new URL(link, test.origin).pathname.split('/').at(-1)! };
    expect(await client.refused(finishSignUp, { params, body: chosen })).toMatchObject({ code: 'not-found' });
    await follow(client, link);
    test.clock.pass(24 * hour);
    expect(await client.call(readSignUp, { params })).toEqual({ email: null });
    expect(await client.refused(finishSignUp, { params, body: chosen })).toMatchObject({ code: 'wrong-state' });

    await client.call(signUp, { body: { email } });
    const again = { id: await follow(client, await linkTo(email)) };
    await client.call(finishSignUp, { params: again, body: chosen });
    expect(await client.refused(finishSignUp, { params: again, body: chosen })).toMatchObject({ code: 'wrong-state' });
  });

  it('answers alike where there is an account, and only the mail tells', async () => {
    const email = newEmail();
    await signUpByMail(test, test.client(), { email });
    const known = await test.client().send(signUp, { body: { email } });
    const unknown = await test.client().send(signUp, { body: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    test.clock.pass(hour);
    expect((await test.mailsTo(email)).at(-1)!.subject).toBe('You already have a Layette account');
    expect(await test.app.db.read.selectFrom('user').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it('gives a stranger neither the account nor a hold on the address', async () => {
    const email = newEmail();
    const stranger = test.client();
    await stranger.call(signUp, { body: { email, next: '/bad-registry' } });
    expect(await stranger.refused(signIn, { body: { email, password: testPassword } })).toMatchObject({
      code: 'wrong-credentials',
    });
    // The reader of the mail may use the stranger's link: they choose everything themselves.
    const client = test.client();
    const id = await follow(client, await linkTo(email));
    const { next } = await client.call(finishSignUp, { params: { id }, body: chosen });
    expect(next).toBe('/registry/new');
    expect((await client.call(currentUser, {})).user).toMatchObject({ email, name: 'Robin' });
    expect((await stranger.call(currentUser, {})).user).toBeNull();
  });

  it('takes over an account of earlier versions that nobody verified, and ends its sessions', async () => {
    const email = newEmail();
    const before = test.client();
    await signUpByMail(test, before, { email, name: 'Mallory' });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('user').set({ email_verified_at: null }).where('email', '=', email).execute(),
    );
    expect((await before.call(currentUser, {})).user).toBeNull();
    expect(await test.client().refused(signIn, { body: { email, password: testPassword } })).toMatchObject({
      code: 'mail-not-opened',
    });
    test.clock.pass(hour);
    const client = test.client();
    await signUpByMail(test, client, { email, password: 'a password of their own' });
    expect((await client.call(currentUser, {})).user).toMatchObject({ email, name: 'Robin' });
    expect((await before.call(currentUser, {})).user).toBeNull();
    expect(await test.client().refused(signIn, { body: { email, password: testPassword } })).toMatchObject({
      code: 'wrong-credentials',
    });
  });

  it('works by forms without script, which never lead elsewhere', async () => {
    const client = test.client();
    const email = newEmail();
    const asked = await client.postForm('/api/v3/user', { email, next: 'https://elsewhere.example' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/signup?sent=true']);
    const id = await follow(client, await linkTo(email));
    const done = await client.postForm(`/api/v3/sign_ups/${id}`, chosen);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/registry/new']);
    expect((await client.call(currentUser, {})).user!.email).toBe(email);
  });

  it.each([
    ['a link', 'Prize! http://bad.example/win'],
    ['a host', 'Win at bad.example'],
    ['a mail address', 'write@bad.example'],
    ['a speech', 'x'.repeat(61)],
  ])('refuses %s as a name', async (_what, name) => {
    const client = test.client();
    const email = newEmail();
    await client.call(signUp, { body: { email } });
    const params = { id: await follow(client, await linkTo(email)) };
    expect(await client.refused(finishSignUp, { params, body: { ...chosen, name } })).toMatchObject({
      fields: [{ field: 'body.name' }],
    });
  });

  it('refuses short passwords, common ones and the person’s own email, kindly', async () => {
    const client = test.client();
    const email = 'robin.the.long.one@example.com';
    await client.call(signUp, { body: { email } });
    const params = { id: await follow(client, await linkTo(email)) };
    const messageFor = async (password: string) =>
      (await client.refused(finishSignUp, { params, body: { name: 'Robin', password } })).fields![0]!.message;
    expect(await messageFor('short')).toBe('must have at least 10 characters');
    for (const common of ['1234567890', 'Password123', 'qwertyuiop', 'q1w2e3r4t5'])
      expect(await messageFor(common)).toMatch(/^many people use this one.*work well$/);
    for (const own of [email, 'Robin.The.Long.One@example.com', 'robin.the.long.one', `my ${email}`])
      expect(await messageFor(own)).toMatch(/^that's your email address/);
    await client.call(finishSignUp, { params, body: { name: 'Robin', password: 'three words of my own' } });
  });
});

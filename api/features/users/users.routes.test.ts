import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { listRegistries } from '#contracts/registries.ts';
import { currentUser, signIn, signOut, signUp } from '#contracts/users.ts';

describe.each(engines)('accounts on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const robin = { email: 'Robin@Example.com', name: 'Robin', password: 'a long enough password' };

  it('signs up, keeps no password, welcomes by mail', async () => {
    const client = test.client();
    const { user } = await client.call(signUp, { body: robin });
    expect(user).toMatchObject({ email: 'robin@example.com', name: 'Robin', registryId: null, isAdmin: false });
    expect(user.currentRegistry).toBeNull();
    expect((await client.call(currentUser, {})).user).toEqual(user);
    const [row] = await test.app.db.read.selectFrom('user').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(robin.password);
    expect((await test.mailsTo('robin@example.com')).map((mail) => mail.subject)).toEqual(['Welcome to Layette']);
  });

  it('signs up, in and out by forms without script, which never lead elsewhere', async () => {
    const client = test.client();
    const posted = { email: 'forms@example.com', password: robin.password };
    const made = await client.postForm('/api/v3/user', {
      ...posted,
      name: 'Forms',
      next: 'https://elsewhere.example',
    });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/registry/new']);
    expect((await client.call(currentUser, {})).user!.email).toBe('forms@example.com');
    const out = await client.postForm('/api/v3/user_session?_method=DELETE', {});
    expect([out.headers.get('location'), (await client.call(currentUser, {})).user]).toEqual(['/', null]);
    const inAgain = await client.postForm('/api/v3/user_session', { ...posted, next: '/gp/cot/1?x=1' });
    expect(inAgain.headers.get('location')).toBe('/gp/cot/1?x=1');
    expect((await client.call(currentUser, {})).user).not.toBeNull();
  });

  it('refuses a second account with the same email and a short password by field', async () => {
    expect(await test.client().refused(signUp, { body: { ...robin, email: 'ROBIN@example.com' } })).toMatchObject({
      code: 'email-taken',
    });
    expect(
      await test.client().refused(signUp, { body: { ...robin, email: 'x@example.com', password: 'short' } }),
    ).toMatchObject({
      fields: [{ field: 'body.password', message: 'must have at least 10 characters' }],
    });
  });

  it('signs in again where the answer got lost, and keeps neither session nor password for repetitions', async () => {
    const key = 'a-key-of-this-very-attempt';
    const body = { email: robin.email, password: robin.password };
    await test.client().call(signIn, { body }, { 'idempotency-key': key });
    const again = test.client();
    await again.call(signIn, { body }, { 'idempotency-key': key });
    expect((await again.call(currentUser, {})).user).toMatchObject({ email: 'robin@example.com' });
    // Another password under the same key is another attempt, and no way in.
    const wrong = { ...body, password: 'another long password' };
    expect(await test.client().refused(signIn, { body: wrong }, { 'idempotency-key': key })).toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await test.app.db.read.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });

  it('makes one account of a sign-up that is repeated, and gives the repetition no session', async () => {
    const key = 'a-key-of-that-very-attempt';
    const body = { ...robin, email: 'lost@example.com' };
    const first = await test.client().call(signUp, { body }, { 'idempotency-key': key });
    const again = test.client();
    expect(await again.call(signUp, { body }, { 'idempotency-key': key })).toEqual(first);
    expect([(await again.call(currentUser, {})).user, again.cookie('layette_session')]).toEqual([null, undefined]);
    const [row] = await test.app.db.read.selectFrom('idempotency_key').selectAll().execute();
    const plain = hash('sha256', JSON.stringify(body), 'base64url');
    expect(row!.body_hash).not.toBe(plain);
  });

  it('signs in with a new session each time, and out at once', async () => {
    const client = test.client();
    await client.call(signIn, { body: { email: robin.email, password: robin.password } });
    const before = client.cookie('layette_session')!;
    await client.call(signIn, { body: { email: robin.email, password: robin.password } });
    expect(client.cookie('layette_session')).not.toBe(before);
    const thief = test.client();
    thief.setCookie('layette_session', before);
    expect((await thief.call(currentUser, {})).user).toBeNull();

    const kept = client.cookie('layette_session')!;
    await client.call(signOut, {});
    expect(client.cookie('layette_session')).toBeUndefined();
    client.setCookie('layette_session', kept);
    expect(await client.refused(listRegistries, {})).toMatchObject({ code: 'sign-in-required' });
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const wrong = await test.client().send(signIn, { body: { email: robin.email, password: 'another long password' } });
    const unknown = await test
      .client()
      .send(signIn, { body: { email: 'nobody@example.com', password: 'another long password' } });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops guessing after ten tries in a quarter of an hour, also with the right password', async () => {
    const email = 'guessed@example.com';
    await test.client().call(signUp, { body: { ...robin, email } });
    test.clock.pass(15 * 60_000);
    for (let i = 0; i < 10; i += 1)
      await test.client().refused(signIn, { body: { email, password: `wrong password ${i}` } });
    expect(await test.client().refused(signIn, { body: { email, password: robin.password } })).toMatchObject({
      code: 'too-many-requests',
      status: 429,
    });
    test.clock.pass(15 * 60_000);
    expect((await test.client().call(signIn, { body: { email, password: robin.password } })).user.email).toBe(email);
  });

  it('lets a browser that has signed in before sign in while somebody guesses elsewhere, and still counts its own tries', async () => {
    const email = 'besieged@example.com';
    const body = { email, password: robin.password };
    const home = test.client();
    await home.call(signUp, { body: { ...robin, email } });
    await home.call(signOut, {});
    test.clock.pass(15 * 60_000);
    const guess = (browser: TestClient, i: number) =>
      browser.refused(signIn, { body: { email, password: `wrong password ${i}` } });
    for (let i = 0; i < 11; i += 1) await guess(test.client(), i);
    expect(await test.client().refused(signIn, { body })).toMatchObject({ code: 'too-many-requests' });
    expect((await home.call(signIn, { body })).user.email).toBe(email);

    await home.call(signOut, {});
    for (let i = 0; i < 10; i += 1) expect(await guess(home, i)).toMatchObject({ code: 'wrong-credentials' });
    expect(await home.refused(signIn, { body })).toMatchObject({ code: 'too-many-requests' });
  });

  it('counts the tries for another account as everywhere, in a browser that has signed in before', async () => {
    const [mine, other] = ['mine@example.com', 'other@example.com'];
    const browser = test.client();
    await test.client().call(signUp, { body: { ...robin, email: other } });
    await browser.call(signUp, { body: { ...robin, email: mine } });
    test.clock.pass(15 * 60_000);
    for (let i = 0; i < 10; i += 1)
      await browser.refused(signIn, { body: { email: other, password: `wrong password ${i}` } });
    expect(await test.client().refused(signIn, { body: { email: other, password: robin.password } })).toMatchObject({
      code: 'too-many-requests',
    });
  });

  it('ends a session after 30 days', async () => {
    const client = test.client();
    await client.call(signIn, { body: { email: robin.email, password: robin.password } });
    test.clock.pass(30 * 86_400_000 - 1);
    expect((await client.call(currentUser, {})).user).not.toBeNull();
    test.clock.pass(1);
    expect((await client.call(currentUser, {})).user).toBeNull();
  });
});

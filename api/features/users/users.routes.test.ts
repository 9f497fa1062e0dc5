import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { listRegistries } from '#contracts/registries.ts';
import { listReservations, readReservation, reserveItem } from '#contracts/reservations.ts';
import { currentUser, signIn, signOut } from '#contracts/users.ts';

describe.each(engines)('accounts on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
    await signedUp(test, 'Robin', robin.email);
  });
  afterAll(() => test.close());

  const robin = { email: 'robin@example.com', password: testPassword };

  it('signs in and out by forms without script, which never lead elsewhere', async () => {
    const client = test.client();
    const inAgain = await client.postForm('/api/v3/user_session', { ...robin, next: '/gp/cot/1?x=1' });
    expect(inAgain.headers.get('location')).toBe('/gp/cot/1?x=1');
    expect((await client.call(currentUser, {})).user!.email).toBe(robin.email);
    const out = await client.postForm('/api/v3/user_session?_method=DELETE', {});
    expect([out.headers.get('location'), (await client.call(currentUser, {})).user]).toEqual(['/', null]);
    const elsewhere = await client.postForm('/api/v3/user_session', { ...robin, next: 'https://elsewhere.example' });
    expect(elsewhere.headers.get('location')).toBe('/registry/home');
  });

  it('signs in again where the answer got lost, and keeps neither session nor password for repetitions', async () => {
    const key = 'a-key-of-this-very-attempt';
    const body = { email: robin.email, password: robin.password };
    await test.client().call(signIn, { body }, { 'idempotency-key': key });
    const again = test.client();
    await again.call(signIn, { body }, { 'idempotency-key': key });
    expect((await again.call(currentUser, {})).user).toMatchObject({ email: 'robin@example.com' });
    // Another password under the same key is a different attempt, and does not sign in.
    const wrong = { ...body, password: 'another long password' };
    expect(await test.client().refused(signIn, { body: wrong }, { 'idempotency-key': key })).toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await test.app.db.read.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
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
    // Pages that the browser keeps know by it that somebody has signed out since.
    expect(client.cookie('layette_hint')).toMatch(/^signed-out\.[\w-]{8}$/);
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
    await signedUp(test, 'Robin', email);
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

  it('does not tell whoever guesses that the owner of an email has signed in', async () => {
    const email = 'watched@example.com';
    await signedUp(test, 'Robin', email);
    test.clock.pass(15 * 60_000);
    const guess = (typed: string) =>
      test.client().refused(signIn, { body: { email: typed, password: 'another long password' } });
    const guesses = async (times: number) => {
      const outcomes: string[] = [];
      for (let i = 0; i < times; i += 1) {
        const known = (await guess(email)).code;
        expect((await guess('unknown@example.com')).code).toBe(known);
        outcomes.push(known);
      }
      return outcomes;
    };
    await guesses(9);
    await test.client().call(signIn, { body: { email, password: robin.password } });
    expect(await guesses(2)).toEqual(['wrong-credentials', 'too-many-requests']);
  });

  it('ends the visitor with the session: the next person at this browser sees no gift that was reserved before', async () => {
    const { itemId } = await ownerWithItem(test, 9);
    const email = 'shared@example.com';
    await signedUp(test, 'Sharon', email);
    const browser = test.client();
    const reserve = (giverEmail: string) =>
      browser.call(reserveItem, { params: { id: itemId }, body: { ...giver(), giverEmail } });
    // Before signing in, as a visitor without an account.
    const { reservation } = await reserve(email);
    const mail = (await test.mailsTo(email)).at(-1)!;
    await browser.call(signIn, { body: { email, password: testPassword } });
    expect((await browser.call(listReservations, {})).reservations).toHaveLength(1);
    await browser.call(signOut, {});

    for (const cookie of ['layette_visitor', 'layette_session', 'layette_gifts', 'layette_cart', 'layette_events'])
      expect(browser.cookie(cookie)).toBeUndefined();
    expect((await browser.call(listReservations, {})).reservations).toEqual([]);
    const params = { id: reservation.id };
    expect(await browser.refused(readReservation, { params })).toMatchObject({ code: 'not-found' });
    // A new visitor may reserve the same gift: they are not mistaken for the previous person.
    await reserve('next@example.com');

    // Through the account, and through the mail, the giver can find it from anywhere.
    const phone = test.client();
    await phone.call(signIn, { body: { email, password: testPassword } });
    expect((await phone.call(listReservations, {})).reservations.map(({ id }) => id)).toEqual([reservation.id]);
    const tablet = test.client();
    await follow(tablet, linkIn([mail], /\/reservations\//));
    expect((await tablet.call(readReservation, { params })).reservation.id).toBe(reservation.id);
  });

  it('gives an account only what was reserved here for its own email', async () => {
    const { itemId } = await ownerWithItem(test, 9);
    const email = 'second@example.com';
    await signedUp(test, 'Second', email);
    const browser = test.client();
    await browser.call(reserveItem, { params: { id: itemId }, body: { ...giver(), giverEmail: 'first@example.com' } });
    await browser.call(signIn, { body: { email, password: testPassword } });
    await browser.call(signOut, {});
    await browser.call(signIn, { body: { email, password: testPassword } });
    expect((await browser.call(listReservations, {})).reservations).toEqual([]);
  });

  it('lets a known browser sign in while somebody guesses elsewhere, and still counts its own tries', async () => {
    const email = 'besieged@example.com';
    const body = { email, password: robin.password };
    await signedUp(test, 'Robin', email);
    const home = test.client();
    await home.call(signIn, { body });
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
    for (const email of [mine, other]) await signedUp(test, 'Robin', email);
    await browser.call(signIn, { body: { ...robin, email: mine } });
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

describe('tries to sign in from one connection of IPv6', () => {
  it.each([
    ['household', (i: number) => `2001:db8:aa:bb${(i + 16).toString(16)}::1`, 40],
    ['network', (i: number) => `2001:db8:aa:${(i + 16).toString(16)}00::1`, 120],
  ] as const)('are as few for a whole %s, however many addresses it has', async (_, address, most) => {
    const test = await createTestApp({ trustedProxies: 1 });
    const trySignIn = async (i: number, from: string) => {
      const body = { email: `somebody${i}@example.com`, password: 'a password that is wrong' };
      return (await test.client().send(signIn, { body }, { 'x-forwarded-for': from })).status;
    };
    const statuses = [];
    for (let i = 0; i < most; i += 1) statuses.push(await trySignIn(i, address(i)));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await trySignIn(most, address(most))).toBe(429);
    expect(await trySignIn(most + 1, '203.0.113.9')).toBe(401);
    await test.close();
  });
});

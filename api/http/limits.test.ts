import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#api/routes.ts';
import { giver, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { exportAccount } from '#contracts/account-exports.ts';
import { requestPasswordReset } from '#contracts/password-resets.ts';
import { changeRegistry, findAddress, listItems } from '#contracts/registries.ts';
import { listChecklistCategories } from '#contracts/registry-checklist.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { signUp } from '#contracts/sign-ups.ts';
import { chooseStatistics, recordEvents } from '#contracts/tracking.ts';
import { signIn } from '#contracts/users.ts';
import type { Caller } from './app-context.ts';
import { createLimiter, type Limit, limits, limitsOfPages } from './limits.ts';
import { anonymousCaller } from './page-data.ts';
import { routeName } from './route.ts';

const stranger = (address: string): Caller => ({ ...anonymousCaller, address });
const account = (id: string, address: string): Caller => ({ ...stranger(address), user: { id } as Caller['user'] });

describe('a limit', () => {
  const limiter = () => {
    const { spend, miss } = createLimiter();
    const isAllowed = (limit: Limit, caller: Caller) =>
      spend(limit, caller).then(
        () => true,
        () => false,
      );
    return { spend, miss, isAllowed };
  };

  it('per person counts one account, wherever it is, and the accounts of one address together', async () => {
    const { spend, isAllowed } = limiter();
    const limit = { name: 'few', per: 'person', points: 2, seconds: 600 } as const;
    for (const address of ['a', 'b']) await spend(limit, account('robin', address));
    expect(await isAllowed(limit, account('robin', 'c'))).toBe(false);
    expect(await isAllowed(limit, account('sam', 'a'))).toBe(true);
    for (let i = 0; i < 8; i += 1) await spend(limit, account(`new ${i}`, 'a'));
    expect(await isAllowed(limit, account('newest', 'a'))).toBe(false);
    expect(await isAllowed(limit, account('newest', 'b'))).toBe(true);
  });

  it('of photos is one of a day too, for a person and for an address', async () => {
    const { isAllowed } = limiter();
    const { limits: ofUploads } = routes.find((route) => routeName(route) === 'POST /api/v2/images')!;
    const inADay = ofUploads.find(({ seconds }) => seconds === 86_400)!;
    let kept = 0;
    for (const person of ['robin', 'sam', 'kim', 'lee'])
      while (await isAllowed(inADay, account(person, 'a'))) kept += 1;
    expect(kept).toBe(300);
  });

  it('of exports counts calls and their pages together, and pages spend no other of a person', async () => {
    const limiter = createLimiter();
    const ofPages = limitsOfPages(limiter);
    const robin = account('robin', 'a');
    for (let i = 0; i < limits.exportAccount.points / 2; i += 1) {
      await limiter.spend(limits.exportAccount, robin);
      await ofPages.spend(limits.exportAccount, robin);
    }
    for (const one of [limiter, ofPages])
      await expect(one.spend(limits.exportAccount, robin)).rejects.toMatchObject({ code: 'too-many-requests' });
    for (let i = 0; i < 2 * limits.importAccount.points; i += 1) await ofPages.spend(limits.importAccount, robin);
    await limiter.spend(limits.importAccount, robin);
  });

  it('of everybody makes it slow for strangers when it is spent, hits and misses alike, and leaves who is signed in alone', async () => {
    const { miss, isAllowed } = limiter();
    const limit = limits.guessAddresses;
    for (let i = 0; i < limit.points; i += 1) {
      if (i % 500 === 0) expect(await isAllowed(limit, stranger(`address ${i}`))).toBe(true);
      await miss(limit, stranger(`address ${i}`));
    }
    const allowed: boolean[] = [];
    for (let i = 0; i < 21; i += 1) allowed.push(await isAllowed(limit, stranger(`other ${i}`)));
    expect(allowed).toEqual([...Array(20).fill(true), false]);
    expect(await isAllowed(limit, account('robin', 'other'))).toBe(true);
  });
});

it('one person has ten calls at once, whose number is not kept afterwards', async () => {
  const { inTurn } = createLimiter();
  const done = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await done.promise;
    running -= 1;
  };
  const all = Array.from({ length: 50 }, (_, n) => inTurn(stranger(`2001:db8:0:${n}::/64`), call));
  const other = inTurn(account('robin', '203.0.113.7'), async () => 'answered');
  expect(await other).toBe('answered');
  done.resolve();
  await Promise.all(all);
  expect([most, running]).toEqual([10, 0]);
  await expect(inTurn(stranger('a'), () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

describe('calls that wait for their turn', () => {
  const robin = account('robin', '203.0.113.7');
  /** Ten calls that run until `done`. */
  const keepBusy = (caller: Caller) => {
    const { inTurn } = createLimiter();
    const done = Promise.withResolvers<void>();
    const running = Array.from({ length: 10 }, () => inTurn(caller, () => done.promise));
    return { inTurn, running, done: done.resolve };
  };
  const answered = async () => 'answered';

  it.each([
    ['fifty of an account', robin, 50],
    ['those of a household, with those that run', stranger('203.0.113.7'), 190],
  ])('are %s at most', async (_, caller, most) => {
    const { inTurn, running, done } = keepBusy(caller);
    const waiting = Array.from({ length: most }, () => inTurn(caller, answered));
    const last = inTurn(caller, answered).catch(({ code }) => code);
    const later = new Promise((resolve) => setImmediate(resolve, 'It waits.'));
    expect(await Promise.race([last, later])).toBe('busy');
    expect(await inTurn(account('sam', '203.0.113.8'), answered)).toBe('answered');
    done();
    expect(await Promise.all(waiting)).toEqual(Array(most).fill('answered'));
    await Promise.all(running);
    expect(await inTurn(caller, answered)).toBe('answered');
  });

  it('are fewer of a household where their bodies are large', async () => {
    const { inTurn, running, done } = keepBusy(stranger('203.0.113.7'));
    const wait = () => inTurn(stranger('203.0.113.7'), answered, undefined, 65_000);
    const waiting = Array.from({ length: 30 }, wait);
    expect(await wait().catch(({ code }) => code)).toBe('busy');
    done();
    expect(await Promise.all(waiting)).toEqual(Array(30).fill('answered'));
    await Promise.all(running);
  });

  it('leave when nobody waits for them, with all that they hold', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { inTurn, running, done } = keepBusy(robin);
    const before = process.memoryUsage().arrayBuffers;
    let begun = 0;
    const wait = (body: Buffer) => {
      const leaving = new AbortController();
      const waiting = inTurn(robin, async () => (begun += body.length), leaving.signal);
      leaving.abort(new Error('gone'));
      return waiting;
    };
    const left: Promise<unknown>[] = [];
    for (let at = 0; at < 100; at += 1) left.push(wait(Buffer.alloc(1_000_000, 1)).catch(() => {}));
    const held = () => {
      collect();
      return process.memoryUsage().arrayBuffers - before;
    };
    await expect.poll(held).toBeLessThan(10_000_000);
    done();
    await Promise.all([...running, ...left]);
    expect(begun).toBe(0);
  });
});

it('one person has two changes at once', async () => {
  const { changeInTurn } = createLimiter();
  const done = Promise.withResolvers<void>();
  let begun = 0;
  const change = () => {
    begun += 1;
    return done.promise;
  };
  const all = Array.from({ length: 9 }, () => changeInTurn(account('robin', '203.0.113.7'), change));
  expect(await changeInTurn(account('olive', '203.0.113.7'), async () => begun)).toBe(2);
  done.resolve();
  await Promise.all(all);
  expect(begun).toBe(9);
});

describe('guessers with an IPv6 network of their own', () => {
  const house = (n: number) => stranger(`2001:db8:0:${(256 * n).toString(16)}::/64`);

  it('have the misses of eight addresses, so that they cannot make it slow for everybody', async () => {
    const { spend, miss } = createLimiter();
    let missed = 0;
    for (let n = 0; n < 3_000; n += 1) {
      const caller = house(n % 256);
      const all = [limits.guessAddress, limits.guessAddresses];
      if (await Promise.all(all.map((limit) => spend(limit, caller))).then(...[() => false, () => true])) continue;
      missed += 1;
      for (const limit of all) await miss(limit, caller);
    }
    expect(missed).toBe(8 * limits.guessAddress.points);
    await spend(limits.guessAddress, stranger('2001:db8:1:0::/64'));
    await spend(limits.guessAddress, stranger('203.0.113.7'));
  });

  it('try the passwords of eight addresses, so that others have their turn', async () => {
    const { spend } = createLimiter();
    let tried = 0;
    for (let n = 0; n < 2_000; n += 1)
      if (await spend(limits.signIn, house(n % 256)).then(...[() => true, () => false])) tried += 1;
    expect(tried).toBe(8 * limits.signIn.points);
    await spend(limits.signIn, stranger('203.0.113.7'));
  });

  it('have 64 times what an address has of any other limit, and 256 places in memory', async () => {
    const { spend } = createLimiter();
    const limit = { name: 'any', per: 'address', points: 2, seconds: 60 } as const;
    const isAllowed = (address: string) => spend(limit, stranger(address)).then(...[() => true, () => false]);
    const ofHousehold = await Promise.all(
      Array.from({ length: 256 }, (_, n) => isAllowed(`2001:db8:0:${n.toString(16)}::/64`)),
    );
    expect(ofHousehold.filter(Boolean)).toHaveLength(2);
    let allowed = 0;
    for (let n = 0; n < 65_536; n += 256) if (await isAllowed(`2001:db8:1:${n.toString(16)}::/64`)) allowed += 1;
    expect(allowed).toBe(128);
    expect(await isAllowed('2001:db8:2:0::/64')).toBe(true);
  });

  it('leave others most of the look-ups when it is slow', async () => {
    const { spend, miss } = createLimiter();
    const limit = limits.guessAddresses;
    for (let i = 0; i < limit.points; i += 1) await miss(limit, stranger(`address ${i}`));
    const isAllowed = (caller: Caller) => spend(limit, caller).then(...[() => true, () => false]);
    let taken = 0;
    for (let i = 0; i < 200; i += 1) if (await isAllowed(stranger('203.0.113.7'))) taken += 1;
    expect(taken).toBe(10);
    expect(await isAllowed(stranger('203.0.113.8'))).toBe(true);
    expect(await isAllowed(house(1))).toBe(true);
  });
});

describe('from one address', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ limits: 'as-they-are' });
  });
  afterEach(() => test.close());

  it('of exports is asked by the call', async () => {
    const { owner } = await ownerWithItem(test);
    for (let i = 0; i < limits.exportAccount.points; i += 1) await owner.call(exportAccount, {});
    expect(await owner.refused(exportAccount, {})).toMatchObject({ code: 'too-many-requests' });
  });

  it('of reads is there for every row that names no other, and a long list costs several points, also where it is only read', async () => {
    const charged: [string, number][] = [];
    const limiter = createLimiter();
    const shop = await createTestApp({
      parts: {
        limiter: { ...limiter, charge: async ({ name }, _, points) => void charged.push([name, points]) },
      },
    });
    const { owner, registryId, itemId } = await ownerWithItem(shop);
    const list = () => owner.call(listItems, { params: { id: registryId }, query: {} });
    await list();
    expect(charged).toEqual([]);
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const item = await trx.selectFrom('reg_item').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
      const note = 'x'.repeat(500);
      const rows = Array.from({ length: 600 }, (_, n) => ({ ...item, id: shop.app.newId(), position: n + 1, note }));
      for (let at = 0; at < rows.length; at += 100)
        await trx
          .insertInto('reg_item')
          .values(rows.slice(at, at + 100))
          .execute();
      await trx.updateTable('registry').set({ version: 9 }).where('id', '=', registryId).execute();
    });
    expect((await list()).regItems).toHaveLength(601);
    await expect.poll(() => charged).toEqual([['read', 4]]);
    // A short answer, for which all of it is read.
    await owner.call(listChecklistCategories, { params: { id: registryId } });
    await expect.poll(() => charged.slice(1)).toEqual([['read', expect.any(Number)]]);
    expect(charged[1]![1]).toBeGreaterThanOrEqual(2);
    await shop.close();
    const withoutLimit = routes.filter((route) => route.limits.length === 0).map(routeName);
    expect(withoutLimit).toEqual(['GET /api/health']);
  });

  it('changes of a day are counted by what they send, all kinds together', async () => {
    const charged: [string, number][] = [];
    const charge = async ({ name }: Limit, _: Caller, points: number) => void charged.push([name, points]);
    const shop = await createTestApp({ parts: { limiter: { ...createLimiter(), charge } } });
    const { owner, registryId } = await ownerWithItem(shop);
    const params = { id: registryId };
    await owner.call(changeRegistry, { params, body: { title: 'Short' } });
    expect(charged).toEqual([]);
    await owner.call(changeRegistry, { params, body: { story: 'é'.repeat(2000) } });
    await expect.poll(() => charged).toEqual([['change-in-a-day', 2]]);
    await shop.close();
    const changing = routes.filter((route) => route.kind === 'change');
    const without = changing.filter(({ limits: all }) => !all.some(({ seconds }) => seconds === 86_400));
    expect(without.map(routeName)).toEqual([]);
  });

  it('nobody can spend for a day what others at the same address need without an account: signing in, signing up, giving', async () => {
    const limiter = createLimiter();
    const shop = await createTestApp({ parts: { limiter } });
    const { registryId, itemId } = await ownerWithItem(shop);
    const [client, email] = [shop.client(), 'vera@example.com'];
    await signedUp(shop, 'Vera', email);
    for (const caller of [stranger('127.0.0.1'), account('robin', '127.0.0.1')])
      await limiter.charge(limits.changeInADay, caller, 5 * limits.changeInADay.points);
    await expect(limiter.spend(limits.changeInADay, account('new', '127.0.0.1'))).rejects.toThrow();
    await client.call(chooseStatistics, { body: { statistics: 'yes' } });
    await client.call(requestPasswordReset, { body: { email } });
    await client.call(signUp, { body: { email: 'new@example.com' } });
    await client.call(reserveItem, { params: { id: itemId }, body: { ...giver(), through: registryId } });
    await client.call(signIn, { body: { email, password: testPassword } });
    await shop.close();
  });

  it('strangers are mailed 300 times in a day, in whatever way', async () => {
    const limiter = createLimiter();
    const shop = await createTestApp({ parts: { limiter } });
    const { itemId } = await ownerWithItem(shop, 99);
    const address = { ...anonymousCaller, address: '127.0.0.1' };
    for (let n = 0; n < limits.mailStrangers.points - 2; n += 1) await limiter.spend(limits.mailStrangers, address);
    const stranger = shop.client();
    await stranger.call(signUp, { body: { email: 'one@example.com' } });
    await stranger.call(reserveItem, { params: { id: itemId }, body: giver() });
    const refused = { code: 'too-many-requests' };
    expect(await stranger.refused(requestPasswordReset, { body: { email: 'two@example.com' } })).toMatchObject(refused);
    await shop.close();
  });

  it('events of a day are counted by what is kept of them', async () => {
    const charged: [string, number][] = [];
    const charge = async ({ name }: Limit, _: Caller, points: number) => void charged.push([name, points]);
    const shop = await createTestApp({ parts: { limiter: { ...createLimiter(), charge } } });
    const event = (n: number) => ({
      id: crypto.randomUUID(),
      name: 'filters_applied' as const,
      msAgo: n,
      path: '/store',
      properties: {
        filters: 'x'.repeat(400),
        categorySlug: 'cribs',
        sortCriterion: 'Price',
        sortOrder: 'ASC' as const,
      },
    });
    const send = (many: number) =>
      shop.client().call(recordEvents, { body: { events: Array.from({ length: many }, (_, n) => event(n)) } });
    await send(1);
    expect(charged).toEqual([]);
    await send(20);
    expect(charged).toEqual([['count-in-a-day', 5]]);
    await shop.close();
  });

  it('new cookies bring no new writes', async () => {
    const write = async () => (await test.client().fetch('/api/v3/cart', { method: 'DELETE' })).status;
    const answers: number[] = [];
    for (let i = 0; i < limits.write.points + 1; i += 1) answers.push(await write());
    expect(new Set(answers.slice(0, -1))).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  it('registries that exist are read without a limit, and guessed addresses are not', async () => {
    const { slug } = await ownerWithItem(test);
    const statusOf = async (asked: string) =>
      (await test.client().send(findAddress, { params: { slug: asked } })).status;
    for (let i = 0; i < 100; i += 1) expect(await statusOf(slug)).toBe(200);
    for (let i = 0; i < 60; i += 1) expect(await statusOf(`${slug}-${i}`)).toBe(404);
    expect([await statusOf(`${slug}-60`), await statusOf(slug)]).toEqual([429, 429]);
  });

  it('asking for addresses that are taken is guessing too', async () => {
    const { slug } = await ownerWithItem(test);
    const { owner, registryId } = await ownerWithItem(test);
    const ask = () => owner.refused(changeRegistry, { params: { id: registryId }, body: { slug } });
    for (let i = 0; i < 60; i += 1) expect((await ask()).code).toBe('slug-taken');
    expect((await ask()).code).toBe('too-many-requests');
  });
});

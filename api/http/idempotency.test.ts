import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '#api/db/query-results.ts';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { addItem, createRegistry } from '#contracts/registries.ts';
import { createLimiter, limits } from './limits.ts';

describe.each(engines)('answers that are kept for a repetition on %s', (engine) => {
  const counting = createLimiter(1);
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine, parts: { limiter: counting } });
  });
  afterAll(() => test.close());

  it('have so many characters for one person in a day, and are given up beyond them', async () => {
    const olive = await signedUp(test, 'Olive');
    const params = { id: (await olive.call(createRegistry, { body: {} })).registry.id };
    const kept = () => countRows(test.app.db.read.selectFrom('idempotency_key'));
    const add = (key: string) =>
      olive.call(addItem, { params, body: { kind: 'idea', title: 'Bibs' } }, { 'idempotency-key': key });
    const first = await add('a-key-of-this-browser-1');
    expect(await kept()).toBe(1);
    const caller = { visitorId: null, user: null, sessionHash: null, grants: new Set<string>(), address: '127.0.0.1' };
    // Her own responses count together with those of her IP address.
    await counting.charge(
      limits.keepAnswers,
      { ...caller, user: { id: 'another' } as never },
      5 * limits.keepAnswers.points,
    );
    await add('a-key-of-this-browser-2');
    expect(await kept()).toBe(1);
    expect((await add('a-key-of-this-browser-1')).regItem.id).toBe(first.regItem.id);
  });
});

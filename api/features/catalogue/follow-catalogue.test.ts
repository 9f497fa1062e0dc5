import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { raiseCatalogueVersion } from './catalogue-version.queries.ts';
import { followCatalogue } from './follow-catalogue.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ engine: 'sqlite' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const change = () => test.app.db.transact({ lock: 'nothing' }, (trx) => raiseCatalogueVersion(trx));

it('builds anew after a change, also one of the first seconds, and after no other', async () => {
  const rebuild = vi.fn(async () => {});
  const following = followCatalogue(test.app.db, rebuild, (error) => {
    throw error;
  });
  const look = () => vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(100);
  await change();
  for (let i = 0; i < 4; i += 1) await look();
  expect(rebuild).toHaveBeenCalledTimes(1);
  await change();
  for (let i = 0; i < 4; i += 1) await look();
  expect(rebuild).toHaveBeenCalledTimes(2);
  following.stop();
});

it('builds once more where it failed, and no two at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const rebuild = vi.fn(() => promise).mockRejectedValueOnce(new Error('The search server is away.'));
  const onError = vi.fn();
  const following = followCatalogue(test.app.db, rebuild, onError);
  const look = () => vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(100);
  await change();
  for (let i = 0; i < 6; i += 1) await look();
  expect([rebuild.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1]);
  resolve();
  for (let i = 0; i < 3; i += 1) await look();
  expect(rebuild).toHaveBeenCalledTimes(2);
  following.stop();
});

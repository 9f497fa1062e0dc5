import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { lockTurns } from './lock-turns.ts';
import { keysOfLocks } from './locks.ts';

afterEach(() => vi.useRealTimers());

it('lets changes of one row begin one after the other, in order, and keeps no change of another row waiting', async () => {
  const inTurn = lockTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const change = (name: string, keys: string[]) =>
    inTurn(keys, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const all = [
    change('first', ['registry a']),
    change('second', ['registry a']),
    change('of another', ['user a', 'registry b']),
    change('of none', []),
  ];
  await turn();
  expect(begun.toSorted()).toEqual(['first', 'of another', 'of none']);
  ends.get('first')!();
  await all[0];
  await turn();
  expect(begun.at(-1)).toBe('second');
  for (const end of ends.values()) end();
  await Promise.all(all);
});

it('goes on after a change that failed, with what it threw', async () => {
  const inTurn = lockTurns();
  const failed = Array.from({ length: 5 }, () => inTurn(['registry a'], () => Promise.reject(new Error('refused'))));
  for (const one of failed) await expect(one).rejects.toThrow('refused');
  expect(await inTurn(['registry a'], async () => 'done')).toBe('done');
});

it('says busy to a change whose turn does not come, which then never begins', async () => {
  vi.useFakeTimers();
  const inTurn = lockTurns();
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const slow = inTurn(['catalogue'], () => promise);
  const late = vi.fn(async () => {});
  const refused = expect(inTurn(['catalogue'], late)).rejects.toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
  end();
  await slow;
  await vi.advanceTimersByTimeAsync(10);
  expect(late).not.toHaveBeenCalled();
});

it('names rows in the order in which they are locked, each once', () => {
  const locks = {
    catalogue: true,
    carts: { userId: 'u', visitorId: 'v' },
    registry: ['b', 'a', 'b'],
    user: 'u',
  } as const;
  expect(keysOfLocks(locks)).toEqual([
    'user u',
    'registry a',
    'registry b',
    'carts of user u',
    'carts of visitor v',
    'catalogue',
  ]);
  expect(keysOfLocks({ user: null, question: [] })).toEqual([]);
});

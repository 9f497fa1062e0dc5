import { expect, it, vi } from 'vitest';
import { mayLookUp, oneFactIsEnough } from './finding-budget.ts';

it.each([
  [{ lookUps: 0, found: 0 }, true],
  [{ lookUps: 39, found: 11 }, true],
  [{ lookUps: 40, found: 0 }, false],
  [{ lookUps: 5, found: 12 }, false],
])('whoever has looked up %o today may look up another: %s', (today, allowed) => {
  expect(mayLookUp(today)).toBe(allowed);
});

it.each([
  [19, 0, true],
  [20, 200, false],
  [99, 1000, true],
  [100, 1000, false],
])('with %i found today of %i that can be, one fact is enough: %s', async (foundToday, findable, enough) => {
  expect(await oneFactIsEnough(foundToday, async () => findable)).toBe(enough);
});

it('does not count what can be found while it makes no difference', async () => {
  const count = vi.fn(async () => 1000);
  await oneFactIsEnough(0, count);
  expect(count).not.toHaveBeenCalled();
});

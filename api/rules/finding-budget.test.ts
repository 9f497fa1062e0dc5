import { expect, it, vi } from 'vitest';
import { mayLookUp, oneFactIsEnough } from './finding-budget.ts';

it.each([
  [{ lookUps: 0, found: 0 }, 1, true],
  [{ lookUps: 39, found: 11 }, 1, true],
  [{ lookUps: 40, found: 0 }, 1, false],
  [{ lookUps: 5, found: 12 }, 1, false],
  [{ lookUps: 119, found: 35 }, 3, true],
  [{ lookUps: 5, found: 36 }, 3, false],
])(
  'where %o were looked up today, which counts for %i households, another may be: %s',
  (today, households, allowed) => {
    expect(mayLookUp(today, households)).toBe(allowed);
  },
);

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

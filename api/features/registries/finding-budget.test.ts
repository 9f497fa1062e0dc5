import { expect, it } from 'vitest';
import { placesOf } from '#api/http/session.ts';
import { createFindingBudget } from './finding-budget.ts';

const now = Date.UTC(2027, 2, 10, 12);

/** How many of 200 look-ups are allowed, each from the next of these addresses, and how many families they find. */
function lookUpFrom(addressOf: (n: number) => string) {
  const budget = createFindingBudget();
  const found = new Set<string>();
  let lookUps = 0;
  for (let n = 0; n < 200; n += 1) {
    const from = placesOf(addressOf(n));
    if (!budget.lookUp(from, now)) continue;
    lookUps += 1;
    const id = `family ${n}`;
    if (budget.tell(from, now, [id]).has(id)) found.add(id);
  }
  return { lookUps, found: found.size };
}

it.each([
  ['one address', () => '203.0.113.7', 12],
  ['a household with 256 subnets', (n: number) => `2001:db8:aa:${(0xbb00 + (n % 256)).toString(16)}::/64`, 12],
  ['a network of 256 households', (n: number) => `2001:db8:aa:${((n % 256) * 256).toString(16)}::/64`, 36],
] as const)('%s finds so many families in a day', (_, addressOf, families) => {
  expect(lookUpFrom(addressOf)).toEqual({ lookUps: families, found: families });
});

it('shows a family again to who has found it, and not to the next household of a network that has found enough', () => {
  const budget = createFindingBudget();
  const home = (n: number) => placesOf(`2001:db8:aa:${n}00::/64`);
  for (let n = 1; n <= 3; n += 1)
    budget.tell(
      home(n),
      now,
      Array.from({ length: 12 }, (_, i) => `${n} ${i}`),
    );
  expect(budget.tell(home(1), now, ['1 0']).has('1 0')).toBe(true);
  expect(budget.tell(home(4), now, ['1 0']).has('1 0')).toBe(false);
  expect(budget.foundToday(now)).toBe(36);
  expect(budget.lookUp(home(4), now)).toBe(false);
  expect(budget.lookUp(home(4), now + 86_400_000)).toBe(true);
});

// How many families a person can find in a day by trying names month by month: measures the limits on /find with invented registries.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { Seeded } from '#api/testing/proofs/seeded.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { addressOf } from '#contracts/endpoint.ts';
import * as registries from '#contracts/registries.ts';
import { createFindingBudget, type FindingBudget } from './finding-budget.ts';

const planted = 200;
const nameCount = 1000;
const months = Array.from({ length: 12 }, (_, month) => {
  const first = new Date(Date.UTC(2027, 2 + month, 1));
  return first.toISOString().slice(0, 7);
});

/** Made-up first names, the most common first; their frequencies follow first names of the United States (rank r: 1 / (r + 20)). */
const firstNames = Array.from({ length: nameCount }, (_, rank) =>
  [rank % 10, Math.floor(rank / 10) % 10, Math.floor(rank / 100)]
    .map((digit) => ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'][digit]!)
    .join(''),
);
const weights = firstNames.map((_, rank) => 1 / (rank + 21));
const total = weights.reduce((sum, one) => sum + one, 0);

/** The name at a point when all names are laid side by side, each as wide as it is common. */
function nameAt(point: number): string {
  let left = point;
  for (const [rank, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return firstNames[rank]!;
  }
  return firstNames[0]!;
}

describe('a harvester of registries', () => {
  let test: TestApp;
  let budget: FindingBudget;
  const paths = new Set<string>();
  const codes: { name: string; code: string }[] = [];
  beforeAll(async () => {
    test = await createTestApp({
      trustedProxies: 1,
      parts: {
        // The ten-minute limit does not hinder somebody who has all day.
        findingBudget: {
          lookUp: (...asked) => budget.lookUp(...asked),
          foundToday: (now) => budget.foundToday(now),
          tell: (...asked) => budget.tell(...asked),
        },
      },
    });
    const random = new Seeded(1);
    for (let i = 0; i < planted; i += 1) {
      const name = nameAt((random.int(0, 1_000_000) / 1_000_000) * total);
      const owner = await signedUp(test, `${name} Family${i}`, `family${i}@example.com`);
      const arrivalDate = `${random.pick(months.slice(0, 11))}-15`;
      const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate } });
      const body = { searchLevel: 'babylist' } as const;
      const changed = await owner.call(registries.changeRegistry, { params: { id: registry.id }, body });
      paths.add(`/${registry.slug}`);
      codes.push({ name, code: changed.registry.finding!.invitationCode });
    }
  }, 300_000);
  afterAll(() => test.close());

  const look = (address: number, query: { name: string; month?: string; code?: string }) =>
    fetch(`${test.origin}${addressOf(registries.findRegistries, { query })}`, {
      headers: { 'x-forwarded-for': `198.51.100.${address}` },
    });

  // Measured: 9, 20 and 20 of 200. Before there was a daily limit: 27 in an hour from one IP address, 112 from ten.
  it.each([
    [1, 12],
    [10, 20],
    [100, 20],
  ])(
    'finds from %i addresses within a day at most %i of 200, and guests with a code go on',
    async (addresses, most) => {
      budget = createFindingBudget();
      const found = new Set<string>();
      const tries = firstNames.flatMap((name) => months.map((month) => ({ name, month })));
      let tried = 0;
      for (let address = 1; address <= addresses; address += 1) {
        for (;;) {
          const query = tries[tried];
          if (query === undefined) break;
          const answer = await look(address, query);
          if (answer.status !== 200) break;
          tried += 1;
          const body = (await answer.json()) as { registries: { path: string }[] };
          for (const { path } of body.registries) found.add(path);
        }
      }
      expect([...found].every((path) => paths.has(path))).toBe(true);
      expect(found.size).toBeLessThanOrEqual(most);
      for (const address of [1, 200]) {
        const answer = await look(address, codes[address - 1]!);
        expect(((await answer.json()) as { registries: unknown[] }).registries).toHaveLength(1);
      }
    },
    120_000,
  );
});

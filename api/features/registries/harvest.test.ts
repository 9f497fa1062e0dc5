// What somebody gets who tries names month by month, to collect families: the figures of the limits on /find, on planted registries.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimiter } from '#api/http/limits.ts';
import { signedUp } from '#api/testing/people.ts';
import { Seeded } from '#api/testing/proofs/seeded.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { addressOf } from '#contracts/endpoint.ts';
import * as registries from '#contracts/registries.ts';

const planted = 200;
const nameCount = 1000;
/** Limits count by the real clock, in windows of ten minutes: an hour has six of them. */
const windowsOfHour = 6;
const months = Array.from({ length: 12 }, (_, month) => {
  const first = new Date(Date.UTC(2027, 2 + month, 1));
  return first.toISOString().slice(0, 7);
});

/** Made-up first names, the most common first; how common follows first names of the United States (rank r: 1 / (r + 20)). */
const firstNames = Array.from({ length: nameCount }, (_, rank) =>
  [rank % 10, Math.floor(rank / 10) % 10, Math.floor(rank / 100)]
    .map((digit) => ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'][digit]!)
    .join(''),
);
const weights = firstNames.map((_, rank) => 1 / (rank + 21));
const total = weights.reduce((sum, one) => sum + one, 0);

/** The name at a point of all names laid side by side, each as long as it is common. */
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
  let limiter = createLimiter(1000);
  const paths = new Set<string>();
  beforeAll(async () => {
    test = await createTestApp({
      trustedProxies: 1,
      parts: {
        limiter: {
          spend: (limit, caller) => limiter.spend(limit, caller),
          miss: (limit, caller) => limiter.miss(limit, caller),
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
      await owner.call(registries.changeRegistry, { params: { id: registry.id }, body });
      paths.add(`/${registry.slug}`);
    }
  }, 300_000);
  afterAll(() => test.close());

  // Measured: 27 of 200 and 112 of 200.
  it.each([
    [1, 0.2],
    [10, 0.65],
  ])(
    'finds from %i addresses within an hour at most a share of %d of those who let themselves be found',
    async (addresses, most) => {
      limiter = createLimiter(windowsOfHour);
      const found = new Set<string>();
      const tries = firstNames.flatMap((name) => months.map((month) => ({ name, month })));
      let tried = 0;
      for (let address = 1; address <= addresses; address += 1) {
        for (;;) {
          const query = tries[tried];
          if (query === undefined) break;
          const answer = await fetch(`${test.origin}${addressOf(registries.findRegistries, { query })}`, {
            headers: { 'x-forwarded-for': `198.51.100.${address}` },
          });
          if (answer.status === 429) break;
          tried += 1;
          const body = (await answer.json()) as { registries: { path: string }[] };
          for (const { path } of body.registries) found.add(path);
        }
      }
      expect(tried).toBe(addresses * 180);
      expect([...found].every((path) => paths.has(path))).toBe(true);
      expect(found.size / planted).toBeLessThan(most);
    },
    120_000,
  );
});

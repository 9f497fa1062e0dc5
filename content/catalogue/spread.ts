import type { Random } from './random.ts';

/** How the states of products are distributed in the demo shop: out of stock, on sale, new or coming soon. */
export const shares = { outOfStock: 0.08, onSale: 0.12, isNew: 0.05, comingSoon: 0.03 } as const;

export interface Standing {
  outOfStock: boolean;
  onSale: boolean;
  isNew: boolean;
  comingSoon: boolean;
}

/** Exact shares of `total`, drawn from the first `count` products. A product that is coming soon is neither new, on sale nor sold out. */
export function spreadStandings(count: number, total: number, random: Random): Standing[] {
  const standings = Array.from(
    { length: count },
    (): Standing => ({ outOfStock: false, onSale: false, isNew: false, comingSoon: false }),
  );
  const mark = (what: keyof Standing, free: (standing: Standing) => boolean) => {
    const candidates = random.shuffle(standings.filter(free));
    for (const standing of candidates.slice(0, Math.round(total * shares[what]))) standing[what] = true;
  };
  mark('comingSoon', () => true);
  mark('isNew', (standing) => !standing.comingSoon);
  mark('outOfStock', (standing) => !standing.comingSoon && !standing.isNew);
  mark('onSale', (standing) => !standing.comingSoon);
  return standings;
}

/** Counts of 1 to 5 stars: many products have a few, a few have thousands, some have none. */
export function drawRatings(random: Random, reviews: number): [number, number, number, number, number] {
  const quality = 0.5 + random.next() * 0.42;
  const five = Math.round(reviews * quality);
  const four = Math.round((reviews - five) * (0.4 + random.next() * 0.25));
  const three = Math.round((reviews - five - four) * 0.5);
  const two = Math.round((reviews - five - four - three) * 0.4);
  return [reviews - five - four - three - two, two, three, four, five];
}

export function drawReviewCount(random: Random): number {
  if (random.chance(0.12)) return 0;
  return Math.floor(10 ** (random.next() * (random.chance(0.04) ? 3.7 : 3.1)));
}

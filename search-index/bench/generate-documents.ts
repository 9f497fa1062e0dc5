/** Any number of invented products for measuring, generated while they are read, so that the source takes no memory. */
import { mapFlags } from '#rules/product-fields.ts';
import type { ProductDocument } from '../engine.ts';
import { sampleBrands, sampleColours, sampleKinds } from '../testing/sample-documents.ts';

const words =
  'soft gentle simple sturdy light cosy calm bright quiet warm fresh clean safe smooth woven knitted quilted padded breathable washable ' +
  'adjustable removable compact portable stackable reversible natural organic certified tested everyday travel bedtime playtime mealtime ' +
  'bath nursery outdoor winter summer newborn toddler growing sleeping eating walking strap buckle snap zip pocket handle wheel tray cover ' +
  'lining hem cuff collar button ribbon tassel pattern stripe star cloud leaf rabbit bear fox whale moon sun rainbow forest meadow ocean';
const vocabulary = words.split(' ');
const syllables =
  'ba be bi bo bu da de di do du fa fe fi fo ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se si so ta te ti to'.split(
    ' ',
  );

/** A small, fast, seeded generator (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function* generateProducts(count: number, seed = 1): Generator<ProductDocument> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const name = (): string => {
    const made = pick(syllables) + pick(syllables) + pick(syllables);
    return made[0]!.toUpperCase() + made.slice(1);
  };
  const brands = [...sampleBrands, ...Array.from({ length: 92 }, () => `${name()} ${name()}`)];
  const slugs = brands.map((brand) => brand.toLowerCase().replace(/[^a-z]+/g, '-'));
  const seriesNames = Array.from({ length: 4000 }, name);
  for (let id = 1; id <= count; id += 1) {
    const kind = pick(sampleKinds);
    const brandAt = Math.floor(random() ** 2 * brands.length);
    const brand = brands[brandAt]!;
    const minPriceCents = Math.round(kind.fromCents * (0.5 + random() * 2));
    const reviewCount = Math.floor(random() ** 4 * 3000);
    const rating = reviewCount === 0 ? 0 : Math.round((2.5 + random() * 2.5) * 10) / 10;
    const description = Array.from({ length: 45 }, () => pick(vocabulary)).join(' ');
    yield {
      id,
      slug: `${slugs[brandAt]}-${id}`,
      title: `${brand} ${pick(seriesNames)} ${pick(vocabulary)} ${kind.noun}`,
      brand,
      brandSlug: slugs[brandAt]!,
      brandId: brandAt + 1,
      categories: kind.categories.map(([slug]) => slug),
      categoryTitles: kind.categories.map(([, title]) => title),
      productType: kind.type,
      description: `${description}. ${kind.words.join(', ')}`,
      keywords: [...kind.words, pick(vocabulary), pick(vocabulary)],
      attributes: { color: [...new Set([pick(sampleColours), pick(sampleColours)])], material: [pick(vocabulary)] },
      minPriceCents,
      maxPriceCents: minPriceCents + (random() < 0.3 ? 1500 : 0),
      available: random() > 0.08,
      onSale: random() < 0.12,
      isNew: random() < 0.05,
      comingSoon: random() < 0.03,
      ...mapFlags(() => random() < 0.06),
      kind: 'product',
      rating,
      reviewCount,
      ratingScore: (rating * reviewCount + 40) / (reviewCount + 10),
      popularity: Math.floor(random() ** 3 * 1_000_000),
      createdAt: 1_600_000_000_000 + Math.floor(random() * 1e11),
    };
  }
}

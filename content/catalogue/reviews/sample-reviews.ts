import { leaves } from '../leaves.ts';
import { createRandom, type Random, seedFrom } from '../random.ts';
import { byLeaf, byRoot, byStars, closings, confirmed, doubted, firstNames, openings } from './phrases.ts';

/** How many reviews have 1 to 5 stars. */
type StarCounts = readonly [number, number, number, number, number];

export interface Reviewed {
  id: number;
  category: string;
  highlights: readonly string[];
  ratingCounts: readonly number[];
}

export interface SampleReview {
  authorName: string;
  stars: number;
  title: string;
  text: string;
  helpful: number;
  /** Days before the day on which the demo is loaded. */
  daysAgo: number;
}

/** Of the products with ratings, this share has reviews to read; the others have only figures, like products moved from another shop. */
const shareReviewed = 0.42;
/** A few have hundreds. */
const shareMuchReviewed = 0.04;
const reviewsMost = 240;

const rootOf = new Map(leaves.map(({ slug, root }) => [slug, root]));

/**
 * Invented reviews of one product, the same on every machine. They are a part of the ratings that the demo's catalogue states, never more
 * than it states for any star level, and are marked as samples wherever they are shown.
 */
export function sampleReviews(product: Reviewed, seed: number): SampleReview[] {
  const random = createRandom(seed ^ seedFrom(`reviews ${product.id}`));
  const ratings = product.ratingCounts.reduce((sum, count) => sum + count, 0);
  if (ratings === 0 || !random.chance(shareReviewed)) return [];
  const wanted =
    random.chance(shareMuchReviewed) || ratings > 5_000 ? reviewsMost : 1 + Math.floor(random.next() ** 2 * 24);
  const taken = new Set<string>();
  return partOf(product.ratingCounts as StarCounts, Math.min(wanted, ratings)).flatMap((count, index) =>
    Array.from({ length: count }, () => write(product, index + 1, random, taken)),
  );
}

/** Reduces these counts to `total` in proportion, by largest remainder: never more of a level than there are. */
export function partOf(counts: StarCounts, total: number): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [0, 0, 0, 0, 0];
  const exact = counts.map((count) => (count * total) / all);
  const part = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - part[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - part.reduce((sum, count) => sum + count, 0);
  for (const { index, rest } of byRemainder) {
    if (left === 0) break;
    if (rest === 0) continue;
    part[index]! += 1;
    left -= 1;
  }
  return part;
}

function write(product: Reviewed, stars: number, random: Random, taken: Set<string>): SampleReview {
  const phrases = byStars[stars - 1]!;
  const text = drawText(product, stars, phrases.said, random, taken);
  return {
    authorName: `${random.pick(firstNames)} ${String.fromCharCode(65 + random.between(0, 25))}.`,
    stars,
    title: random.pick(phrases.titles),
    text,
    helpful: random.chance(0.55) ? 0 : Math.floor(random.next() ** 3 * 38) + 1,
    daysAgo: 1 + Math.floor(random.next() ** 1.4 * 900),
  };
}

const attempts = 12;

/** No two reviews of a product say the same, as long as there are enough phrases. */
function drawText(
  product: Reviewed,
  stars: number,
  said: readonly string[],
  random: Random,
  taken: Set<string>,
): string {
  const ofRoot = byRoot[rootOf.get(product.category) ?? 'more'] ?? byRoot.more!;
  const aboutIt = [...ofRoot, ...(byLeaf[product.category] ?? [])];
  let text = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const highlight = product.highlights.length > 0 ? random.pick(product.highlights) : null;
    const sentences = [
      random.chance(0.4) ? random.pick(openings) : '',
      random.pick(said),
      random.chance(0.55) ? random.pick(aboutIt) : '',
      highlight !== null && random.chance(0.35)
        ? `“${highlight}” ${random.pick(stars >= 3 ? confirmed : doubted)}`
        : '',
      stars >= 4 && random.chance(0.3) ? random.pick(closings) : '',
    ].filter(Boolean);
    const cut = sentences.length > 3 && random.chance(0.5) ? '\n\n' : ' ';
    text = [sentences.slice(0, 2).join(' '), sentences.slice(2).join(' ')].filter(Boolean).join(cut);
    if (!taken.has(text)) break;
  }
  taken.add(text);
  return text;
}

// What else somebody may want to see beside a product: the same kind of thing, near it in price, available ones first. Each comes with its
// single strongest reason. From product data only: nobody's browsing or buying is tracked.
import { scoreOfMean } from './catalogue-ratings.ts';
import type { Money } from './money.ts';

export const similarMax = 4;
/** How many of the category's most popular products are considered. */
export const similarCandidates = 24;

export interface Comparable {
  gpId: number;
  brandSlug: string;
  productType: string;
  price: { current: Money };
  rating: number;
  reviewCount: number;
  available: boolean;
}

export const likenesses = ['in-stock', 'costs-less', 'rated-higher', 'same-brand', 'same-kind'] as const;
export type Likeness = (typeof likenesses)[number];

/** Called cheaper or better only where the difference is noticeable. */
const clearlyCheaper = 0.9;
const clearlyBetter = 0.2;

export function similarTo<P extends Comparable>(
  product: Comparable,
  candidates: readonly P[],
): { because: Likeness; product: P }[] {
  return candidates
    .filter(({ gpId }) => gpId !== product.gpId)
    .map((candidate) => ({ candidate, distance: distanceTo(product, candidate) }))
    .sort((a, b) => a.distance - b.distance || a.candidate.gpId - b.candidate.gpId)
    .slice(0, similarMax)
    .map(({ candidate }) => ({ because: likenessOf(product, candidate), product: candidate }));
}

/** With the logarithm, half the price is as far away as twice the price. */
function distanceTo(product: Comparable, other: Comparable): number {
  const inPrice = Math.abs(Math.log(other.price.current.amount / product.price.current.amount));
  return inPrice + (other.productType === product.productType ? 0 : 2) + (other.available ? 0 : 4) - scoreOf(other) / 5;
}

const scoreOf = ({ rating, reviewCount }: Comparable): number => scoreOfMean(rating, reviewCount);

function likenessOf(product: Comparable, other: Comparable): Likeness {
  if (!product.available && other.available) return 'in-stock';
  if (other.price.current.amount <= product.price.current.amount * clearlyCheaper) return 'costs-less';
  if (scoreOf(other) >= scoreOf(product) + clearlyBetter) return 'rated-higher';
  return other.brandSlug === product.brandSlug ? 'same-brand' : 'same-kind';
}

import type { Product } from '#contracts/catalogue.schemas.ts';
import { comparedMax } from '#rules/catalogue-paths.ts';
import { describePrice } from '#site/ui/money-text.ts';
import { describeRating } from '#site/ui/rating-text.ts';
import { factRows } from '../ProductFacts.tsx';

/** The generic product ids in an address, each once; anything that is no number is left out. */
export const readCompared = (text: string): number[] =>
  [
    ...new Set(
      text
        .split(',')
        .filter((id) => /^\d{1,10}$/.test(id))
        .map(Number),
    ),
  ].slice(0, comparedMax);

export interface CompareRow {
  name: string;
  /** One value for each product, in their order; null where it is not stated. */
  values: (string | null)[];
  /** At least two products state different values. */
  differs: boolean;
}

interface Known {
  shown: string;
  /** The value for comparison; null for texts that state none, such as "No reviews yet". */
  compared: string | null;
}

/** The facts of all products, side by side; a fact that no product states has no row. */
export function compareRows(products: readonly Product[]): CompareRow[] {
  const facts = products.map((product) => new Map(knownOf(product)));
  const names = new Set(facts.flatMap((known) => [...known.keys()]));
  return [...names].map((name) => {
    const known = facts.map((fact) => fact.get(name) ?? (name === 'Recalls' ? noRecall : null));
    const stated = known.flatMap((one) => one?.compared ?? []);
    return { name, values: known.map((one) => one?.shown ?? null), differs: new Set(stated).size > 1 };
  });
}

const noRecall: Known = { shown: 'None known', compared: '' };

function knownOf({ card, brand, page }: Product): [string, Known][] {
  const { now } = describePrice({ ...card.price, list: card.priceDetails?.listPrice });
  const rating: Known =
    card.reviewCount === 0
      ? { shown: 'No reviews yet', compared: null }
      : { shown: describeRating(card.rating, card.reviewCount).spoken, compared: String(card.rating) };
  const rows = page === null ? [] : factRows(page.facts, card);
  return [
    ['Price', asShown(now)],
    ['Rating', rating],
    ['In our shop', stockOf(card)],
    ['Brand', asShown(brand.title)],
    ['Options', asShown(card.optionsCta ?? 'One')],
    ...rows.map(({ name, values }): [string, Known] => [
      name,
      { shown: values.join(', '), compared: values.map(normalize).toSorted().join() },
    ]),
    ...(page?.recalls.length
      ? [['Recalls', asShown(page.recalls.map(({ title }) => title).join('; '))] as [string, Known]]
      : []),
  ];
}

const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const asShown = (shown: string): Known => ({ shown, compared: normalize(shown) });

function stockOf({ available, promotionalBadges, merchandisingMessage }: Product['card']): Known {
  if (promotionalBadges.includes('coming-soon')) return asShown(merchandisingMessage ?? 'Coming soon');
  if (!available) return asShown('Out of stock');
  return { shown: merchandisingMessage ?? 'In stock', compared: 'in stock' };
}

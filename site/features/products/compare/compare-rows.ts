import type { Product } from '#contracts/catalogue.schemas.ts';
import { describePrice } from '#site/ui/money-words.ts';
import { describeRating } from '#site/ui/rating-words.ts';
import { factRows } from '../fact-rows.ts';

export interface CompareRow {
  name: string;
  /** One for each product, in their order. */
  values: string[];
  differs: boolean;
}

const unknown = (name: string): string => (name === 'Recalls' ? 'None known' : 'Not stated');

/** What is known of all of them, side by side; what nobody states is no row. */
export function compareRows(products: readonly Product[]): CompareRow[] {
  const known = products.map((product) => new Map(knownOf(product)));
  const names = new Set(known.flatMap((facts) => [...facts.keys()]));
  return [...names].map((name) => {
    const values = known.map((facts) => facts.get(name) ?? unknown(name));
    return { name, values, differs: new Set(values).size > 1 };
  });
}

function knownOf({ card, brand, page }: Product): [string, string][] {
  const { now } = describePrice({ ...card.price, list: card.priceDetails?.listPrice });
  const rows = page === null ? [] : factRows(page.facts);
  return [
    ['Price', now],
    ['Rating', card.reviewCount === 0 ? 'No reviews yet' : describeRating(card.rating, card.reviewCount).spoken],
    ['In our shop', inShop(card)],
    ['Made by', brand.title],
    ['Choices', card.optionsCta ?? 'One'],
    ...rows.map(({ name, values }): [string, string] => [name, values.join(', ')]),
    ...(page?.recalls.length
      ? [['Recalls', page.recalls.map(({ title }) => title).join('; ')] as [string, string]]
      : []),
  ];
}

const inShop = ({ available, promotionalBadges, merchandisingMessage }: Product['card']): string =>
  promotionalBadges.includes('coming-soon')
    ? (merchandisingMessage ?? 'Coming soon')
    : available
      ? (merchandisingMessage ?? 'In stock')
      : 'Out of stock';

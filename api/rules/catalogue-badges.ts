// Badges, sale, new, coming soon and out of stock are computed from data, never typed into titles.
import { isOnSale, type PricedVariant } from './catalogue-prices.ts';
import { addDays, type Day } from './days.ts';
import { type FlagBadge, type Flags, flagNames, flagOf } from './product-fields.ts';

/** A product counts as new for this long after its release. */
export const newForDays = 60;
/** "Only n left" is shown from this many units of the whole product downward. */
export const fewLeftUnits = 5;

export interface ProductState extends Flags {
  releasedOn: Day;
  /** The first day on which it can be bought; null when it can be bought now. */
  comingSoonUntil: Day | null;
  variants: readonly PricedVariant[];
}

export type Badge = 'coming-soon' | 'out-of-stock' | 'sale' | 'new' | FlagBadge;

const flagBadges = flagNames.flatMap((flag) => {
  const badge = flagOf(flag).badge;
  return badge === undefined ? [] : [{ flag, name: badge.name as FlagBadge, label: badge.label }];
});

export const badgeLabels: Readonly<Record<Badge, string>> = {
  'coming-soon': 'Coming soon',
  'out-of-stock': 'Out of stock',
  sale: 'Sale',
  new: 'New',
  ...(Object.fromEntries(flagBadges.map(({ name, label }) => [name, label])) as Record<FlagBadge, string>),
};

export const isComingSoon = ({ comingSoonUntil }: Pick<ProductState, 'comingSoonUntil'>, today: Day): boolean =>
  comingSoonUntil !== null && comingSoonUntil > today;

/** Released today or in the last `newForDays` days; a later release is coming soon, not new. */
export const isNew = ({ releasedOn }: Pick<ProductState, 'releasedOn'>, today: Day): boolean =>
  releasedOn <= today && releasedOn > addDays(today, -newForDays);

/** Whether any variant can be bought today. */
export const isAvailable = (product: Pick<ProductState, 'comingSoonUntil' | 'variants'>, today: Day): boolean =>
  !isComingSoon(product, today) && product.variants.some(({ stock }) => stock > 0);

/** All badges that are true, the most important first: a card has room for one or two. */
export function badgesOf(product: ProductState, today: Day): Badge[] {
  const badges: Badge[] = [];
  if (isComingSoon(product, today)) badges.push('coming-soon');
  else if (!isAvailable(product, today)) badges.push('out-of-stock');
  if (isOnSale(product.variants)) badges.push('sale');
  if (isNew(product, today)) badges.push('new');
  return [...badges, ...flagBadges.filter(({ flag }) => product[flag]).map(({ name }) => name)];
}

/** One short sentence under the price, or null: the day of release, or how few are left. */
export function merchandisingMessage(product: ProductState, today: Day): string | null {
  if (isComingSoon(product, today)) return `Available from ${writtenDay(product.comingSoonUntil!)}`;
  const units = product.variants.reduce((sum, { stock }) => sum + stock, 0);
  return units > 0 && units <= fewLeftUnits ? `Only ${units} left` : null;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** In the usual American form: April 1, 2027. */
const writtenDay = (day: Day): string => days.format(Date.parse(`${day}T00:00:00Z`));

/** The days on which a product's state changes by itself (becomes buyable, stops being new), so that search reindexes it then. */
export const daysOfChange = ({
  releasedOn,
  comingSoonUntil,
}: Pick<ProductState, 'releasedOn' | 'comingSoonUntil'>): Day[] => [
  releasedOn,
  addDays(releasedOn, newForDays),
  ...(comingSoonUntil === null ? [] : [comingSoonUntil]),
];

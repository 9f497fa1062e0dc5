// A registry's items are grouped in categories. Category 1 can't be edited and receives the items of a deleted category; -13 is Cash &
// Gifts, for gifts of money. A registry that never changed its categories has the starter ones.

import { crowdfundCategoryId as cashAndGiftsId } from './crowdfund-items.ts';

export { cashAndGiftsId };
export const usualCategoryId = 1;
/** Including the two that every registry has. */
export const categoriesMax = 40;

export interface RegistryCategory {
  readonly id: number;
  readonly title: string;
}

export type RegistryType = 'baby' | 'birthday' | 'holiday';

interface Starter extends RegistryCategory {
  /** Root categories of the shop whose products go here automatically. */
  readonly shopCategories: readonly string[];
}

/** An id never changes its meaning: items refer to it before the categories of a registry are stored. */
const starters: Record<RegistryType, readonly Starter[]> = {
  baby: [
    { id: 2, title: 'Strollers & car seats', shopCategories: ['strollers', 'car-seats'] },
    { id: 3, title: 'Carriers', shopCategories: ['carriers'] },
    { id: 4, title: 'Sleep & nursery', shopCategories: ['nursery'] },
    { id: 5, title: 'Feeding', shopCategories: ['feeding'] },
    { id: 6, title: 'Diapering', shopCategories: ['diapering'] },
    { id: 7, title: 'Bath & potty', shopCategories: ['bath-potty'] },
    { id: 8, title: 'Health & safety', shopCategories: ['baby-health-safety'] },
    { id: 9, title: 'Clothing', shopCategories: ['clothing'] },
    { id: 10, title: 'Play & books', shopCategories: ['playroom'] },
  ],
  birthday: [
    { id: 10, title: 'Play & books', shopCategories: ['playroom'] },
    { id: 9, title: 'Clothing', shopCategories: ['clothing'] },
    { id: 4, title: 'For the room', shopCategories: ['nursery'] },
    { id: 11, title: 'Outings', shopCategories: ['strollers', 'carriers'] },
  ],
  holiday: [
    { id: 10, title: 'Play & books', shopCategories: ['playroom'] },
    { id: 9, title: 'Clothing', shopCategories: ['clothing'] },
    { id: 4, title: 'For the home', shopCategories: ['nursery'] },
    { id: 12, title: 'For the parents', shopCategories: [] },
  ],
};
/** Ids of the family's own categories come after these. */
const starterIdMax = 99;

/** The categories of a registry that never changed them, in their order. */
export const starterCategories = (type: RegistryType): RegistryCategory[] => [
  ...starters[type].map(({ id, title }) => ({ id, title })),
  { id: usualCategoryId, title: 'Everything else' },
  { id: cashAndGiftsId, title: 'Cash & Gifts' },
];

/** Each new category gets the next id: the bound on imported ids leaves room for more. */
const broughtIdMax = 1_000_000;

/** The id of a new category: after all that items, or groups of guests, still name. */
export const nextCategoryId = (used: readonly number[]): number => Math.max(starterIdMax, ...used) + 1;

/**
 * Whether a deleted category may have its id again: groups of guests still name it, and the shop's products go into a starter category by its
 * id.
 */
export const mayComeBack = (id: number, categories: readonly RegistryCategory[], nextId: number): boolean =>
  id > usualCategoryId && id < nextId && !categories.some((one) => one.id === id);

/** Imported categories, made valid for a registry: each once, and with the two that every registry has. */
export function completeCategories(brought: readonly RegistryCategory[]): RegistryCategory[] {
  const fixed = starterCategories('baby').filter(({ id }) => !mayEdit(id));
  const known = new Set<number | string>(fixed.map(({ title }) => title.toLowerCase()));
  let room = categoriesMax - fixed.length;
  const kept = brought.flatMap(({ id, title }) => {
    const isFixed = !mayEdit(id);
    const isKnown = known.has(id) || (!isFixed && known.has(title.toLowerCase()));
    if (isKnown || (!isFixed && (id < 1 || id > broughtIdMax || room === 0))) return [];
    known.add(id).add(title.toLowerCase());
    room -= isFixed ? 0 : 1;
    return fixed.find((one) => one.id === id) ?? { id, title };
  });
  return [...kept, ...fixed.filter(({ id }) => !known.has(id))];
}

/** The category of an imported item: the one it had, if that is allowed. */
export function broughtPlace(categories: readonly RegistryCategory[], kind: string, categoryId: number): number {
  const given = givenAsOf(kind);
  if (categories.some(({ id }) => id === categoryId) && mayStandIn(given, categoryId)) return categoryId;
  return given === 'money' ? cashAndGiftsId : usualCategoryId;
}

/** The category into which a product of the shop goes by default. */
export function categoryOfProduct(
  categories: readonly RegistryCategory[],
  type: RegistryType,
  shopCategory: string | null,
): number {
  const starter = starters[type].find(({ shopCategories }) => shopCategories.includes(shopCategory ?? ''));
  return categories.some(({ id }) => id === starter?.id) ? starter!.id : usualCategoryId;
}

/** Whether a category may be renamed and deleted. */
export const mayEdit = (id: number): boolean => id !== usualCategoryId && id !== cashAndGiftsId;
export const mayMove = (id: number): boolean => id !== usualCategoryId;

/** How an item is given, as far as its category depends on it: the kind of its product, if it is one of the shop's. */
export type GivenAs = 'thing' | 'money' | 'money or thing';
const givenAs: Record<string, GivenAs> = {
  crowdfund: 'money',
  cash_fund: 'money',
  gift_card: 'money or thing',
  favor: 'money or thing',
};
export const givenAsOf = (kind: string | null): GivenAs => givenAs[kind ?? ''] ?? 'thing';

/** Cash & Gifts is for money alone, and money goes nowhere else. */
export function mayStandIn(given: GivenAs, categoryId: number): boolean {
  if (given === 'money or thing') return true;
  return (given === 'money') === (categoryId === cashAndGiftsId);
}

/** The categories after moving one of them; category 1 stays where it is. */
export function withMoved(categories: readonly RegistryCategory[], id: number, place: number): RegistryCategory[] {
  const moved = categories.find((category) => category.id === id);
  if (moved === undefined || !mayMove(id)) return [...categories];
  const others = categories.filter((category) => category.id !== id);
  return others.toSpliced(Math.min(place, others.length), 0, moved);
}

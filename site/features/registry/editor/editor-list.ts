import type { RegItem } from '#contracts/registries.schemas.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import {
  chooseGifts,
  everyGift,
  type GiftChoice,
  type GiftFilter,
  type GiftPriceRange,
  type GiftSort,
  giftFilters,
  giftFilterTitles,
  giftPriceRanges,
  giftPriceTitles,
} from '#rules/gift-choice.ts';

export interface Narrowing {
  search: string;
  /** One of the guests' filters or prices; empty for all. */
  filter: GiftFilter | GiftPriceRange | '';
  sort: GiftSort;
}

export const everything: Narrowing = { search: '', filter: '', sort: 'family' };

export interface EditorSection {
  category: Pick<RegistryCategory, 'id' | 'title'>;
  items: RegItem[];
}

/** The items in their categories; an item with an unknown category is in the last one. Empty sections are left out. */
export function sectionsOf(
  items: readonly RegItem[],
  categories: readonly Pick<RegistryCategory, 'id' | 'title'>[],
): EditorSection[] {
  const known = new Set(categories.map(({ id }) => id));
  const byCategory = Map.groupBy(items, ({ categoryId }) => (known.has(categoryId) ? categoryId : 1));
  return categories.flatMap((category) => {
    const own = byCategory.get(category.id);
    return own === undefined ? [] : [{ category, items: own.toSorted((a, b) => a.position - b.position) }];
  });
}

const isPrice = (filter: Narrowing['filter']): filter is GiftPriceRange => filter in giftPriceRanges;

function choiceOf({ search, filter, sort }: Narrowing): GiftChoice {
  const filters = new Set(filter === '' || isPrice(filter) ? [] : [filter]);
  return { ...everyGift, search, sort, filters, price: isPrice(filter) ? filter : null };
}

/** The same choice as guests would see it. */
export const narrowed = (items: readonly RegItem[], narrowing: Narrowing): RegItem[] =>
  chooseGifts(items, choiceOf(narrowing));

/** Filters that match some item, as options of a select. */
export function filterOptions(items: readonly RegItem[]): { value: string; label: string }[] {
  const titles = { ...giftFilterTitles, ...giftPriceTitles };
  const filters = [...giftFilters, ...(Object.keys(giftPriceRanges) as GiftPriceRange[])];
  return filters.flatMap((filter) => {
    const count = narrowed(items, { ...everything, filter }).length;
    return count === 0 ? [] : [{ value: filter, label: `${titles[filter]} (${count})` }];
  });
}

/** "12 gifts" */
export const giftsText = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);

import type { RegItem } from '#contracts/registries.schemas.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { listFilters, listSorts } from '#rules/registry-list.ts';

export interface Narrowing {
  search: string;
  /** "show:must-have"; empty for all. */
  filter: string;
  sort: string;
}

export const everything: Narrowing = { search: '', filter: '', sort: 'list' };

export interface EditorSection {
  category: Pick<RegistryCategory, 'id' | 'title'>;
  items: RegItem[];
}

/** The items in their categories; an item whose category is not known stands in the last one. Empty sections are left out. */
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

/** What is looked for: every word somewhere in title, note, brand, store or variant. */
export function narrowed(items: readonly RegItem[], { search, filter, sort }: Narrowing): RegItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const [key, value] = filter.split(':');
  const option = listFilters.find((one) => one.key === key)?.options.find((one) => one.value === value);
  const { compare } = listSorts.find((one) => one.value === sort) ?? listSorts[0]!;
  return items
    .filter((item) => {
      const text = [item.title, item.note, item.brand, item.storeName, item.variant].join(' ').toLowerCase();
      return words.every((word) => text.includes(word)) && (option?.shows(item) ?? true);
    })
    .sort(compare);
}

/** Filters that show something, as the options of a select. */
export const filterOptions = (items: readonly RegItem[]): { value: string; label: string }[] =>
  listFilters.flatMap(({ key, options }) =>
    options
      .map(({ value, title, shows }) => ({ value: `${key}:${value}`, title, count: items.filter(shows).length }))
      .filter(({ count }) => count > 0)
      .map(({ value, title, count }) => ({ value, label: `${title} (${count})` })),
  );

/** "12 gifts" */
export const giftsText = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);

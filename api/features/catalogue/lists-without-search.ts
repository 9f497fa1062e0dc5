import type { App } from '#api/http/app-context.ts';
import { categories } from '#content';
import type { ProductFilters } from '#search-index/engine.ts';
import type { FoundProducts } from './catalogue-cache.ts';
import { countInCategories, readPopularIds } from './popular.queries.ts';

interface Wanted {
  term: string;
  filters: ProductFilters;
  page: number;
  pageSize: number;
}

/**
 * A category's products, most popular first, from the database alone: what a list shows while no search engine responds, because all are
 * down or the first index of a large shop is not built yet. Without facets. Null for lists that only a search can produce.
 */
export async function listWithoutSearch(
  { db }: Pick<App, 'db'>,
  { term, filters, page, pageSize }: Wanted,
): Promise<FoundProducts | null> {
  const { categories: slugs = [], ...others } = filters;
  if (term.trim() !== '' || Object.values(others).some(isFilter)) return null;
  const leaves = categories
    .all()
    .filter((category) => categories.isLeaf(category) && category.slugSet.some((slug) => slugs.includes(slug)))
    .map(({ urlSlug }) => urlSlug);
  if (leaves.length === 0) return null;
  const end = page * pageSize;
  const found = await Promise.all(leaves.map((leaf) => readPopularIds(db.read, leaf, end)));
  const ids = found
    .flat()
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(end - pageSize, end)
    .map(({ id }) => id);
  return { ids, total: await countInCategories(db.read, leaves), facets: [] };
}

const isFilter = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isFilter)
      : value !== undefined && value !== false;

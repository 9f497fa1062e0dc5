import type { Product } from '#contracts/catalogue.schemas.ts';
import { categoryProducts, productsPerListMax, readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { comparedMax, comparePath } from '#rules/catalogue-paths.ts';
import type { ProductKind } from '#site/features/add-to-registry/AddToRegistry.tsx';
import { orMissing } from '#site/page-data.ts';
import { isComing, isShipped, kindOf } from '../product-data.ts';
import type { ShownVariant } from '../variant-choice.ts';
import { type CompareRow, compareRows, readCompared } from './compare-rows.ts';
import { type Compared, comparedOf } from './compare-store.ts';

/** One product of the comparison, with what its buttons need. */
export interface CompareColumn {
  compared: Compared;
  path: string;
  kind: ProductKind;
  /** Shipped by the shop, and already released. */
  isSold: boolean;
  variants: Pick<ShownVariant, 'id' | 'name' | 'path' | 'available'>[];
  renderedId: number;
}

export interface Comparison {
  columns: CompareColumn[];
  rows: CompareRow[];
  /** Products that have left the shop. */
  goneIds: number[];
  /** Products of another category than the first one: they can't be compared with it. */
  others: { name: string; path: string }[];
  /** Products that can be added: of the same category, the most popular first. Empty when the comparison is full. */
  candidates: { compared: Compared; label: string }[];
  category: { title: string; path: string } | undefined;
}

type LoadedComparison = { is: 'missing' } | { is: 'moved'; to: string } | ({ is: 'found' } & Comparison);

/** Up to four products of one category, by the ids in the address; `added` is the product that the page's form adds without script. */
export async function loadComparePage(
  { call }: Pick<PageData, 'call'>,
  ids: string,
  added: string | null,
): Promise<LoadedComparison> {
  const wanted = readCompared(ids);
  if (added !== null) return { is: 'moved', to: comparePath(readCompared([...wanted, added].join(','))) };
  const read = (id: number) => orMissing(call(readGenericProduct, { params: { id }, query: {} }));
  const products = (await Promise.all(wanted.map(read))).flatMap((found) => found?.product ?? []);
  const [first] = products;
  if (first === undefined) return { is: 'missing' };
  const slug = first.card.category;
  const compared = products.filter(({ card }) => card.category === slug);
  const shownIds = new Set(compared.map(({ genericProductId }) => genericProductId));
  const list =
    compared.length < comparedMax
      ? await orMissing(call(categoryProducts, { params: { slug }, query: { limit: productsPerListMax } }))
      : null;
  const category = first.page?.breadcrumb.at(-1);
  return {
    is: 'found',
    columns: compared.map(columnOf),
    rows: compareRows(compared),
    goneIds: wanted.filter((id) => products.every(({ genericProductId }) => genericProductId !== id)),
    others: products
      .filter(({ card }) => card.category !== slug)
      .map(({ name, genericProductId }) => ({ name, path: comparePath([genericProductId]) })),
    candidates: (list?.heroProducts ?? [])
      .filter(({ gpId }) => !shownIds.has(gpId))
      .map(({ gpId, title, brand, imageUrl }) => ({
        compared: { ...comparedOf(first), gpId, title, imageUrl },
        label: `${title}, ${brand}`,
      })),
    category: category && { title: category.title, path: category.path },
  };
}

function columnOf(product: Product): CompareColumn {
  const { card, page, id, path, shortName, available } = product;
  return {
    compared: comparedOf(product),
    path: card.path,
    kind: kindOf(card),
    isSold: isShipped(card) && !isComing(card),
    variants: (page?.variants ?? [{ id, name: shortName, path, available }]).map((variant) => ({
      id: variant.id,
      name: variant.name,
      path: variant.path,
      available: variant.available,
    })),
    renderedId: id,
  };
}

// Which addresses are lists of products, and which parts of their query count. Everything else in a query is ignored, so that a page is
// cached once however its address is written, and the page never sees made-up parameters.
import { categories } from '#content';
import { collectionSorts, shopCollectionPages } from '#contracts/search.ts';
import {
  isPlain,
  type ListAddressOptions,
  nameOfList,
  readAsTyped,
  readListAddress,
  readTerm,
  readUnified,
  writeListAddress,
} from '#rules/catalogue-list-address.ts';
import { isVirtualCategory } from '#rules/catalogue-paths.ts';
import { sortOfCategory } from '#rules/catalogue-sorts.ts';
import { searchAttributes } from '#rules/product-fields.ts';

export interface ListPage {
  /** The address to render: path and the part of the query that counts. */
  address: string;
  /** The same for all spellings of one list. */
  name: string;
  /** Whether it can be cached: its contents change with the catalogue alone. A registry may be hidden at any moment. */
  isKept: boolean;
}

/** Category pages are built files; with a query the same page is rendered here, which is not a public address. */
export const chosenCategoryPath = '/store/chosen';

/**
 * The list page at an address, or null: another page, or a category with nothing chosen, which was built ahead and is rendered on demand
 * only where a person's own text must appear in it (`evenBuilt`).
 */
export function listPageAt(asked: string, search: string, evenBuilt = false): ListPage | null {
  const path = asked.replace(/(?<!\/)\/+$/, '');
  const slug = /^\/store\/([a-z-]+)$/.exec(path)?.[1] ?? '';
  // A virtual category shows all its products, whatever the query says.
  if (isVirtualCategory(slug))
    return evenBuilt ? { address: `${chosenCategoryPath}/${slug}`, name: path, isKept: true } : null;
  const found = wordsAt(path, search);
  if (found === null) return null;
  const { words, isBuilt } = found;
  const read = readListAddress(search, words);
  if (isBuilt && !evenBuilt && isPlain(read, words)) return null;
  const rendered = isBuilt ? path.replace(/^\/store/, chosenCategoryPath) : path;
  return {
    address: rendered + writeListAddress(read, words),
    name: path + nameOfList(read, words),
    isKept: !words.isUnified,
  };
}

interface Found {
  words: ListAddressOptions;
  /** Built ahead for the address without a query. */
  isBuilt: boolean;
}

function wordsAt(path: string, search: string): Found | null {
  if (path === '/store/search') {
    return {
      words: {
        attributeKeys: searchAttributes.map(({ key }) => key),
        usualSort: 'popular',
        term: readTerm(search),
        isUnified: readUnified(search),
        isAsTyped: readAsTyped(search),
        sorts: 'older',
      },
      isBuilt: false,
    };
  }
  if (/^\/store\/b\/[a-z0-9-]{1,100}\/\d{1,10}$/.test(path)) {
    return { words: { attributeKeys: [], usualSort: 'popular', term: null, sorts: 'older' }, isBuilt: false };
  }
  const slug = /^\/store\/([a-z0-9-]{1,100})$/.exec(path)?.[1];
  const collection = shopCollectionPages.find((one) => one === slug);
  if (collection !== undefined) {
    return {
      words: { attributeKeys: [], usualSort: collectionSorts[collection], term: null },
      isBuilt: false,
    };
  }
  const category = slug === undefined ? undefined : categories.get(slug);
  if (category === undefined || !categories.isLeaf(category)) return null;
  return {
    words: { attributeKeys: category.facets.map(({ key }) => key), usualSort: sortOfCategory(category), term: null },
    isBuilt: true,
  };
}

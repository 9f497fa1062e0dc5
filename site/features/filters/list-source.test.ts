import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readListAddress } from '#rules/catalogue-list-address.ts';
import { countList, type ListSource, wordsOf } from './list-source.ts';

const asked: string[] = [];
const count = async (of: ListSource['of'], search = '') => {
  const source: ListSource = { of, attributes: [{ key: 'material', label: 'Material' }], usualSort: 'popular' };
  const words = wordsOf(source, search);
  await countList(source, words, readListAddress(search, words), new AbortController().signal);
  return asked.splice(0);
};

describe('the counts of a list', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response('{"facets":[],"total":3}');
    });
  });

  it.each<[string, ListSource['of'], string, string]>([
    [
      'of a category are its facets',
      { category: 'cribs' },
      '?brands=a&brands=b&material=Oak',
      '/store/api/categories/cribs/facets?brands=a&brands=b&material=Oak',
    ],
    [
      'of a shop page that is a rule are those of its collection',
      { collection: 'sale' },
      '?onSale=true',
      '/store/api/search/products?onSale=true&collection=sale&limit=1',
    ],
    [
      'of a brand with pages are its own, whatever brand the address says',
      { brand: 'fern' },
      '?brands=a&available=true',
      '/store/api/search/products?brands=fern&available=true&limit=1',
    ],
    [
      'of a search are those of its term',
      'search',
      '?search_term=oak%20crib&minRating=4',
      '/store/api/search/products?minRating=4&term=oak%20crib&limit=1',
    ],
    [
      'of the unified variant say so',
      'search',
      '?search_term=crib&unified_search=true',
      '/store/api/search/products?term=crib&unified_search=true&limit=1',
    ],
  ])('7 %s', async (_, of, search, call) => {
    expect((await count(of, search)).map((url) => url.replaceAll('+', '%20'))).toEqual([call]);
  });
});

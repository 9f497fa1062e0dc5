import { describe, expect, it } from 'vitest';
import { chosenCategoryPath, listPageAt } from './list-pages.ts';

const leaf = '/store/full-size-strollers';

describe('the pages of lists', () => {
  it('search and brands have the older words of a sort, the others those of facets', () => {
    const sorted = (path: string, search = '') => listPageAt(path, `${search}&sort=price_asc`)?.address;
    expect(sorted('/store/search', 'search_term=crib')).toBe('/store/search?search_term=crib&sort=price&order=asc');
    expect(sorted('/store/b/trundlekin/101')).toBe('/store/b/trundlekin/101?sort=price&order=asc');
    expect(sorted(leaf)).toBe(`${chosenCategoryPath}/full-size-strollers?sort=price_asc`);
    expect(sorted('/store/sale')).toBe('/store/sale?sort=price_asc');
  });

  it('a search is narrowed by its own attributes, and may be left as it is typed', () => {
    const address = listPageAt('/store/search', 'search_term=crbi&as_typed=true&color=Sage&wheels=3')?.address;
    expect(address).toBe('/store/search?search_term=crbi&as_typed=true&color=Sage');
  });

  it('a category without a choice is the page that was built', () => {
    for (const search of ['', 'utm_source=mail', 'page=1', 'page=two', 'sort=dearest', 'brands=', 'maxPrice=lots'])
      expect(listPageAt(leaf, search), search).toBeNull();
  });

  it('its page, filters and sort are rendered, and nothing else of the query', () => {
    expect(listPageAt(leaf, 'utm_source=mail&page=2&onSale=true&evil=<script>')).toEqual({
      address: `${chosenCategoryPath}/full-size-strollers?onSale=true&page=2`,
      name: `${leaf}?onSale=true&page=2`,
      isKept: true,
    });
  });

  it('a category without filters is rendered on demand when it has to show what somebody typed', () => {
    expect(listPageAt(leaf, 'utm_source=mail', true)).toEqual({
      address: `${chosenCategoryPath}/full-size-strollers`,
      name: leaf,
      isKept: true,
    });
  });

  it('a category of virtual products is the page that was built whatever is asked, and the same one where somebody’s words have to stand in it', () => {
    for (const slug of ['gift-cards', 'cash-funds', 'help-and-favors'])
      for (const search of ['', 'page=2', 'sort=price_asc&onSale=true']) {
        expect(listPageAt(`/store/${slug}`, search), search).toBeNull();
        expect(listPageAt(`/store/${slug}/`, search, true)).toEqual({
          address: `${chosenCategoryPath}/${slug}`,
          name: `/store/${slug}`,
          isKept: true,
        });
      }
  });

  it('is one list however its address is spelled', () => {
    const spellings = [
      'brands=alder&brands=birch&sort=price&order=asc&min_price=20',
      'sort=price_asc&minPrice=20.00&brands=birch&brands=alder&brands=alder',
      'x=1&brand=birch&brand=alder&min_price=20&sort=PRICE_ASC',
    ];
    expect(new Set(spellings.map((search) => listPageAt(leaf, search)?.name)).size).toBe(1);
  });

  it('search, the four collections and brands are rendered always, a parent category and unknown ones never', () => {
    expect(listPageAt('/store/search', 'search_term= crib ')?.address).toBe('/store/search?search_term=crib');
    for (const name of ['sale', 'new', 'coming-soon', 'fsa-hsa-eligible'])
      expect(listPageAt(`/store/${name}`, '')?.address).toBe(`/store/${name}`);
    expect(listPageAt('/store/b/trundlekin/101', 'page=7&onSale=1')?.address).toBe(
      '/store/b/trundlekin/101?onSale=true&page=7',
    );
    for (const path of ['/store', '/store/strollers', '/store/nothing', '/store/chosen/cribs', '/gp/a/1'])
      expect(listPageAt(path, 'page=2'), path).toBeNull();
  });

  it('bounds what anybody can ask for', () => {
    const long = listPageAt('/store/search', `search_term=${'x'.repeat(9_000)}`)!;
    expect(long.address.length).toBeLessThan(150);
    // The cut splits a surrogate pair, which no address may contain.
    const halved = listPageAt('/store/search', `search_term=${'x'.repeat(99)}%F0%9F%8D%BC`)!;
    expect(halved.address).toBe(`/store/search?search_term=${'x'.repeat(99)}`);
    const many = Array.from({ length: 2_000 }, (_, index) => `brands=b${index}`).join('&');
    expect(listPageAt(leaf, many)!.address.match(/brands=/g)).toHaveLength(50);
    expect(listPageAt(leaf, '__proto__=1&constructor=2&page=2')?.address).toBe(
      `${chosenCategoryPath}/full-size-strollers?page=2`,
    );
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { recallSort, rememberSort } from './remembered-sort.ts';
import { openScreen } from './testing/screen.ts';

const search = (address: string) =>
  openScreen({ search: address, words: { attributeKeys: [], usualSort: 'popular', term: 'crib', sorts: 'older' } });

describe('the order of search results', () => {
  beforeEach(() => sessionStorage.clear());

  it('2.8 is put into the next search of the session, in place of its address', () => {
    const first = search('?search_term=crib');
    rememberSort(first.list, sessionStorage);
    first.list.apply({ filters: first.list.$shown.get().address.filters, sort: 'price_asc' });
    // By this name a page knows, before any script of the list is fetched, that there is an order to recall.
    expect(sessionStorage.getItem('layette.sort')).toBe('price_asc');
    const next = search('?search_term=crib&brands=alder');
    expect(recallSort(next.bar, next.list.words, sessionStorage)).toBe(true);
    expect(next.visited).toEqual(['?search_term=crib&brands=alder&sort=price&order=asc']);
  });

  it.each(['?search_term=crib&sort=rating', '?search_term=crib&order=desc'])('2.8 does not overrule %s', (address) => {
    sessionStorage.setItem('layette.sort', 'price_asc');
    const { bar, list, visited } = search(address);
    expect(recallSort(bar, list.words, sessionStorage)).toBe(false);
    expect(visited).toEqual([address]);
  });

  it('leaves a plain address plain when nothing else was chosen', () => {
    const { bar, list, visited } = search('?search_term=crib');
    recallSort(bar, list.words, sessionStorage);
    sessionStorage.setItem('layette.sort', 'popular');
    recallSort(bar, list.words, sessionStorage);
    expect(visited).toEqual(['?search_term=crib']);
  });
});

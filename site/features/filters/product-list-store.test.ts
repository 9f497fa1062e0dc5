import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { givesUpAfterMs, slowAfterMs } from './product-list-store.ts';
import { openScreen } from './testing/screen.ts';

const byBrand = (brand: string): Pick<ListAddress, 'filters' | 'sort'> => ({
  filters: { ...noFilters(), brands: [brand] },
  sort: 'popular',
});
const alder = byBrand('alder');
const birch = byBrand('birch');
const crib = { attributeKeys: [], usualSort: 'popular', term: 'crib' } as const;

describe('a list of products', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows what the page came with, and asks nobody', () => {
    const { list, lists } = openScreen({ search: '?brands=alder&sort=price_asc&page=2' });
    list.follow();
    expect(list.$shown.get()).toMatchObject({
      state: 'ready',
      part: 'as it came',
      address: { page: 2, sort: 'price_asc', filters: { brands: ['alder'] } },
    });
    expect(lists).toEqual([]);
  });

  it('4 a choice is written into the address as a step, from its first page on', () => {
    const { list, visited, lists } = openScreen({ search: '?page=3' });
    list.apply(alder);
    expect(visited).toEqual(['?page=3', '?brands=alder']);
    expect(lists[0]!.asked).toBe('?brands=alder');
    expect(list.$shown.get().address.page).toBe(1);
  });

  it('4 where the page holds the whole list its address is rewritten, without an entry in the history', () => {
    const { list, visited } = openScreen({ search: '?onSale=true', rewrites: true });
    list.apply(alder);
    expect(visited).toEqual(['?brands=alder']);
    list.clear();
    expect(visited).toEqual(['']);
  });

  it('4 another order alone replaces the location of an older list; a filter is a step', () => {
    const { list, visited } = openScreen({ search: '?search_term=crib', words: { ...crib, sorts: 'older' } });
    list.apply({ filters: noFilters(), sort: 'price_asc' });
    expect(visited).toEqual(['?search_term=crib&sort=price&order=asc']);
    list.apply({ ...alder, sort: 'price_asc' });
    list.apply({ ...alder, sort: 'most_reviewed' });
    expect(visited).toEqual([
      '?search_term=crib&sort=price&order=asc',
      '?search_term=crib&brands=alder&sort=reviews&order=desc',
    ]);
    const facets = openScreen();
    facets.list.apply({ filters: noFilters(), sort: 'price_asc' });
    expect(facets.visited).toEqual(['', '?sort=price_asc']);
  });

  it('makes no second step of the same choice', () => {
    const { list, visited } = openScreen();
    list.apply(alder);
    list.apply(alder);
    expect(visited).toEqual(['', '?brands=alder']);
  });

  it('2.15 the applied filters are read again when the address changes: back shows what was there before', async () => {
    const { list, lists, back } = openScreen();
    list.apply(alder);
    await lists[0]!.answer('three');
    list.apply(birch);
    await lists[1]!.answer('five');
    back();
    expect(list.$shown.get()).toMatchObject({
      state: 'ready',
      part: 'three',
      address: { filters: { brands: ['alder'] } },
    });
    back();
    expect(list.$shown.get()).toMatchObject({
      state: 'ready',
      part: 'as it came',
      address: { filters: { brands: [] } },
    });
    expect(lists).toHaveLength(2);
  });

  it('9 asks again when what it knows is too old', async () => {
    const { list, lists, back, clock } = openScreen();
    list.apply(alder);
    await lists[0]!.answer('three');
    list.apply(birch);
    clock.now = 1000;
    back();
    expect(list.$shown.get().state).toBe('loading');
    expect(lists).toHaveLength(3);
  });

  it('lets late answers lose', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    list.apply(birch);
    expect(lists[0]!.signal.aborted).toBe(true);
    await lists[1]!.answer('five');
    await lists[0]!.answer('three');
    expect(list.$shown.get()).toMatchObject({ part: 'five', address: { filters: { brands: ['birch'] } } });
  });

  it('does not overwrite what is shown with an answer that comes after clearing', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    list.clear();
    await lists[0]!.answer('three');
    expect(list.$shown.get()).toMatchObject({ state: 'ready', part: 'as it came' });
  });

  it('keeps filters and sort when a page is turned', () => {
    const { list, visited } = openScreen({ search: '?brands=alder&sort=newest' });
    list.turnTo(4);
    expect(visited.at(-1)).toBe('?brands=alder&sort=newest&page=4');
  });

  it('2.6 clears to the bare path, but keeps the term of a search', () => {
    const category = openScreen({ search: '?brands=alder&sort=price_asc&page=2' });
    category.list.clear();
    expect(category.visited.at(-1)).toBe('');
    const search = openScreen({ search: '?search_term=crib&brands=alder&sort=newest', words: crib });
    search.list.clear();
    expect(search.visited.at(-1)).toBe('?search_term=crib');
  });

  it('says when it takes long, gives up in the end, and tries again on demand', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    await vi.advanceTimersByTimeAsync(slowAfterMs);
    expect(list.$shown.get().state).toBe('slow');
    await vi.advanceTimersByTimeAsync(givesUpAfterMs - slowAfterMs);
    expect(list.$shown.get()).toMatchObject({ state: 'failed', address: { filters: { brands: ['alder'] } } });
    list.retry();
    await lists[1]!.answer('three');
    expect(list.$shown.get()).toMatchObject({ state: 'ready', part: 'three' });
  });

  it('says when it failed, and not later that it is slow', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    await lists[0]!.fail();
    await vi.advanceTimersByTimeAsync(givesUpAfterMs);
    expect(list.$shown.get().state).toBe('failed');
  });
});

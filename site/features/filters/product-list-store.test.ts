import { describe, expect, it } from 'vitest';
import { noFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from './list-address.ts';
import { listOf, openScreen } from './testing/screen.ts';

const byBrand = (brand: string): Pick<ListAddress, 'filters' | 'sort'> => ({
  filters: { ...noFilters(), brands: [brand] },
  sort: 'popular',
});
const alder = byBrand('alder');
const birch = byBrand('birch');

describe('a list of products', () => {
  it('shows the page as built for the bare address and asks nobody', () => {
    const { list, lists } = openScreen();
    list.follow();
    expect(list.$shown.get().state).toBe('built');
    expect(lists).toEqual([]);
  });

  it('fetches what a deep link asks for', async () => {
    const { list, lists } = openScreen({ search: '?brands=alder&sort=price_asc&page=2' });
    list.follow();
    expect(list.$shown.get().state).toBe('loading');
    expect(lists[0]!.asked).toBe('?brands=alder&sort=price_asc&page=2');
    await lists[0]!.answer(listOf(20));
    expect(list.$shown.get()).toMatchObject({ state: 'ready', list: { total: 20 }, address: { page: 2 } });
  });

  it('fetches a search even for its bare address', () => {
    const { list, lists } = openScreen({
      search: '?search_term=crib',
      isBuilt: false,
      words: { attributeKeys: [], usualSort: 'popular', term: 'crib' },
    });
    list.follow();
    expect(lists.map(({ asked }) => asked)).toEqual(['?search_term=crib']);
  });

  it('writes a choice into the address as a step, from its first page on', () => {
    const { list, visited } = openScreen({ search: '?page=3' });
    list.follow();
    list.apply(alder);
    expect(visited).toEqual(['?page=3', '?brands=alder']);
    expect(list.$shown.get().address.page).toBe(1);
  });

  it('makes no second step of the same choice', () => {
    const { list, visited } = openScreen();
    list.apply(alder);
    list.apply(alder);
    expect(visited).toEqual(['', '?brands=alder']);
  });

  it('goes back to what was there before, without asking again', async () => {
    const { list, lists, back } = openScreen();
    list.apply(alder);
    await lists[0]!.answer(listOf(3));
    list.apply(birch);
    await lists[1]!.answer(listOf(5));
    back();
    expect(list.$shown.get()).toMatchObject({ state: 'ready', list: { total: 3 } });
    back();
    expect(list.$shown.get().state).toBe('built');
    expect(lists).toHaveLength(2);
  });

  it('asks again when what it knows is too old', async () => {
    const { list, lists, back, clock } = openScreen();
    list.apply(alder);
    await lists[0]!.answer(listOf(3));
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
    await lists[1]!.answer(listOf(5));
    await lists[0]!.answer(listOf(3));
    expect(list.$shown.get()).toMatchObject({ list: { total: 5 }, address: { filters: { brands: ['birch'] } } });
  });

  it('does not overwrite the built page with an answer that comes after clearing', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    list.clear();
    await lists[0]!.answer(listOf(3));
    expect(list.$shown.get().state).toBe('built');
  });

  it('keeps filters and sort when a page is turned', () => {
    const { list, visited } = openScreen({ search: '?brands=alder&sort=newest' });
    list.follow();
    list.turnTo(4);
    expect(visited.at(-1)).toBe('?brands=alder&sort=newest&page=4');
  });

  it('clears to the bare path, but keeps the term of a search', () => {
    const category = openScreen({ search: '?brands=alder' });
    category.list.follow();
    category.list.clear();
    expect(category.visited.at(-1)).toBe('');
    const search = openScreen({
      search: '?search_term=crib&brands=alder',
      isBuilt: false,
      words: { attributeKeys: [], usualSort: 'popular', term: 'crib' },
    });
    search.list.follow();
    search.list.clear();
    expect(search.visited.at(-1)).toBe('?search_term=crib');
  });

  it('says when it failed, and tries again on demand', async () => {
    const { list, lists } = openScreen();
    list.apply(alder);
    await lists[0]!.fail();
    expect(list.$shown.get().state).toBe('failed');
    list.retry();
    await lists[1]!.answer(listOf(3));
    expect(list.$shown.get().state).toBe('ready');
  });
});

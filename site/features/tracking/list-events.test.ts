import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToldEvent } from '#site/stores/tell-event.ts';
import { appliedFilters, watchLists } from './list-events.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('2.15 applying filters', () => {
  const applied = (search: string) => appliedFilters(search, 'popular', '/store/cribs');

  it('is told only if any filter or sort is active', () => {
    expect(applied('')).toBeNull();
    expect(applied('?page=2')).toBeNull();
    expect(applied('?sort=popular')).toBeNull();
    expect(applied('?search_term=crib')).toBeNull();
    expect(applied('?brands=a')).not.toBeNull();
    expect(applied('?sort=newest')).not.toBeNull();
  });

  it('tells filters as text, the last segment as category, sort criterion and upper-cased order', () => {
    expect(applied('?brands=a&brands=b&onSale=true&sort=price&order=asc&page=3')).toEqual({
      name: 'filters_applied',
      properties: {
        filters: 'brands=a&brands=b&onSale=true',
        categorySlug: 'cribs',
        sortCriterion: 'Price',
        sortOrder: 'ASC',
      },
    });
    expect(applied('?brands=a')!.properties).toMatchObject({ sortCriterion: 'Popular', sortOrder: 'DESC' });
  });
});

describe('a list seen from outside', () => {
  let told: ToldEvent[];
  const list = () => document.querySelector<HTMLElement>('product-list')!;
  const cards = (count: number) =>
    Array.from({ length: count }, (_, i) => `<li data-card><a href="/gp/crib/${i + 1}">x</a></li>`).join('');

  beforeEach(() => {
    told = [];
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('7 a search: its term, its id, how many, and the top 20 results, once', async () => {
    history.replaceState(null, '', '/store/search?search_term=+crib+sheet');
    document.body.innerHTML = `<product-list data-state="loading"><p data-part="count">1,234 products</p><div data-part="live"><ul>${cards(30)}</ul></div></product-list>`;
    watchLists(document, (event) => told.push(event));
    expect(told).toEqual([]);
    list().dataset.searchId = 's1';
    list().dataset.state = 'ready';
    await turn();
    list().dataset.state = 'loading';
    list().dataset.state = 'ready';
    await turn();
    expect(told).toEqual([
      {
        name: 'search',
        properties: {
          term: 'crib sheet',
          searchId: 's1',
          resultCount: 1234,
          results: Array.from({ length: 20 }, (_, i) => i + 1),
        },
      },
    ]);
  });

  it('a search without a result counts too, a page without a term does not', async () => {
    history.replaceState(null, '', '/store/search?search_term=zzz');
    document.body.innerHTML = '<product-list data-state="ready"><div data-part="live"></div></product-list>';
    watchLists(document, (event) => told.push(event));
    expect(told[0]!.properties).toEqual({ term: 'zzz', searchId: null, resultCount: 0, results: [] });
    told = [];
    history.replaceState(null, '', '/store/search');
    watchLists(document, (event) => told.push(event));
    expect(told).toEqual([]);
  });

  it('2.15 the panel opens and closes: its section, whether it is open, the last path segment', async () => {
    history.replaceState(null, '', '/store/cribs');
    document.body.innerHTML =
      '<product-list><button data-section="price">Price</button><dialog><button data-apply>Apply</button></dialog></product-list>';
    watchLists(document, (event) => told.push(event));
    document.querySelector<HTMLElement>('[data-section]')!.click();
    list().querySelector('dialog')!.setAttribute('open', '');
    await turn();
    list().querySelector('dialog')!.removeAttribute('open');
    await turn();
    expect(told.map(({ properties }) => properties)).toEqual([
      { section: 'price', isOpen: true, categorySlug: 'cribs' },
      { section: 'price', isOpen: false, categorySlug: 'cribs' },
    ]);
  });

  it('2.15 the apply button tells what is applied after it did its work', async () => {
    history.replaceState(null, '', '/store/cribs');
    document.body.innerHTML = '<product-list><button data-apply>Apply</button></product-list>';
    watchLists(document, (event) => told.push(event));
    document.querySelector('button')!.addEventListener('click', () => history.replaceState(null, '', '?brands=a'));
    document.querySelector('button')!.click();
    await turn();
    expect(told.map(({ name, properties }) => [name, properties])).toEqual([
      ['filters_applied', { filters: 'brands=a', categorySlug: 'cribs', sortCriterion: 'Popular', sortOrder: 'DESC' }],
    ]);
  });
});

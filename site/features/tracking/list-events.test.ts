import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#site/data/track.ts';
import { appliedFilters, watchLists } from './list-events.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('2.15 applying filters', () => {
  const applied = (search: string) => appliedFilters(search, 'popular', '/store/cribs');

  it('is told only if any filter or sort is active', () => {
    expect(applied('')).toBeNull();
    expect(applied('?page=2')).toBeNull();
    expect(applied('?sort=popular')).toBeNull();
    expect(applied('?search_term=crib')).toBeNull();
    expect(applied('?search_term=crib&unified_search=true')).toBeNull();
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
  let told: TrackedEvent[];
  const list = () => document.querySelector<HTMLElement>('product-list')!;
  const dialog = () => list().querySelector('dialog')!;

  beforeEach(() => {
    told = [];
    history.replaceState(null, '', '/store/cribs');
    document.body.innerHTML = `<product-list><div data-part="list"><button data-section="price">Price</button>
      <dialog><form data-panel><fieldset data-section="rating"></fieldset><button>Apply</button></form></dialog></div></product-list>`;
    watchLists(document, (event) => told.push(event));
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('2.15 the panel opens and closes: its section, whether it is open, the last path segment', async () => {
    document.querySelector<HTMLElement>('[data-section]')!.click();
    dialog().setAttribute('open', '');
    await turn();
    // A press on what is in the panel is not another section.
    dialog().querySelector('fieldset')!.click();
    dialog().removeAttribute('open');
    await turn();
    expect(told.map(({ properties }) => properties)).toEqual([
      { section: 'price', isOpen: true, categorySlug: 'cribs' },
      { section: 'price', isOpen: false, categorySlug: 'cribs' },
    ]);
  });

  it('2.15 closing by the button tells what is applied, also when the list was exchanged with the panel in it', async () => {
    for (const brand of ['a', 'b']) {
      dialog().setAttribute('open', '');
      await turn();
      list()
        .querySelector('form')!
        .dispatchEvent(new Event('submit', { bubbles: true }));
      dialog().removeAttribute('open');
      history.replaceState(null, '', `?brands=${brand}`);
      const part = list().querySelector('[data-part="list"]')!;
      part.innerHTML = String(part.innerHTML);
      await turn();
    }
    const applied = told.filter(({ name }) => name === 'filters_applied');
    expect(applied.map(({ properties }) => properties)).toEqual([
      { filters: 'brands=a', categorySlug: 'cribs', sortCriterion: 'Popular', sortOrder: 'DESC' },
      { filters: 'brands=b', categorySlug: 'cribs', sortCriterion: 'Popular', sortOrder: 'DESC' },
    ]);
    expect(told).toHaveLength(6);
  });

  it('2.15 applying is told once: not again when the panel is closed later, nor when the list is exchanged', async () => {
    dialog().setAttribute('open', '');
    await turn();
    list()
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { bubbles: true }));
    dialog().removeAttribute('open');
    history.replaceState(null, '', '?brands=a');
    await turn();
    const part = list().querySelector('[data-part="list"]')!;
    part.innerHTML = String(part.innerHTML);
    await turn();
    dialog().setAttribute('open', '');
    await turn();
    dialog().removeAttribute('open');
    await turn();
    expect(told.map(({ name }) => name)).toEqual([
      'filters_panel_toggled',
      'filters_panel_toggled',
      'filters_applied',
      'filters_panel_toggled',
      'filters_panel_toggled',
    ]);
  });

  it('2.15 closing without applying tells no filters', async () => {
    history.replaceState(null, '', '?brands=a');
    dialog().setAttribute('open', '');
    await turn();
    dialog().removeAttribute('open');
    await turn();
    expect(told.map(({ name }) => name)).toEqual(['filters_panel_toggled', 'filters_panel_toggled']);
  });
});

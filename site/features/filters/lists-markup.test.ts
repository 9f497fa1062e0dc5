import { describe, expect, it } from 'vitest';
import type { Facet, ProductCard } from '#contracts/catalogue.schemas.ts';
import { noFilters } from '#rules/catalogue-filters.ts';
import { plainAddress } from '#rules/catalogue-list-address.ts';
import { usd } from '#rules/money.ts';
import { showPart } from '#scripts/testing/show-part.ts';
import AnyStore from './AnyStore.astro';
import EligibilityBanner from './EligibilityBanner.astro';
import FacetSection from './FacetSection.astro';
import FilterPanel from './FilterPanel.astro';
import { type ListSource, wordsOf } from './list-source.ts';
import ProductResults from './ProductResults.astro';
import SearchHead from './SearchHead.astro';
import { facets } from './testing/screen.ts';
import Unmatched from './Unmatched.astro';

const facetOf = (key: string) => facets.find((facet) => facet.key === key)!;
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
const one = <Element extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<Element>(selector)!;

describe('a facet', () => {
  it("8 of an unknown type says 'Unsupported facet type'", async () => {
    await showPart(FacetSection, { facet: { key: 'x', label: 'X', type: 'colour-wheel', values: [] }, selected: {} });
    expect(document.body.textContent.trim()).toBe('Unsupported facet type');
    for (const facet of facets) {
      await showPart(FacetSection, { facet, selected: {} });
      expect(document.body.textContent).not.toContain('Unsupported');
    }
  });

  it("2.15 of a boolean is a box for the value 'true' with its count", async () => {
    await showPart(FacetSection, { facet: facetOf('inventory_available'), selected: {} });
    const box = one<HTMLInputElement>('input');
    expect([box.type, box.name, box.value, box.checked, box.disabled]).toEqual([
      'checkbox',
      'available',
      'true',
      false,
      false,
    ]);
    expect(texts('[data-count]')).toEqual(['8']);
    await showPart(FacetSection, { facet: facetOf('inventory_available'), selected: { inventory_available: true } });
    expect(one<HTMLInputElement>('input').checked).toBe(true);
  });

  it('2.15 of several choices has View All checked while none is chosen, and only then', async () => {
    const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    await showPart(FacetSection, { facet: facetOf('brands'), selected: {} });
    expect([one<HTMLInputElement>('[data-view-all]').checked, checked()]).toEqual([true, ['on']]);
    expect(one('[data-view-all]').closest('label')!.textContent).toBe('View All');
    await showPart(FacetSection, { facet: facetOf('brands'), selected: { brands: ['birch'] } });
    expect([one<HTMLInputElement>('[data-view-all]').checked, checked()]).toEqual([false, ['birch']]);
  });

  it('2.15 switches, brands and stars without a match are disabled as the page comes', async () => {
    await showPart(FacetSection, { facet: facetOf('on_sale'), selected: {} });
    expect(one<HTMLInputElement>('input').disabled).toBe(true);
    await showPart(FacetSection, { facet: facetOf('brands'), selected: {} });
    expect(one<HTMLInputElement>('[value=cedar]').disabled).toBe(true);
    expect(one<HTMLInputElement>('[value=alder]').disabled).toBe(false);
    await showPart(FacetSection, { facet: facetOf('rating'), selected: {} });
    expect(one<HTMLInputElement>('[value="5"]').disabled).toBe(true);
    expect(one<HTMLInputElement>('[value=""]').disabled).toBe(false);
  });

  it('2.15 of many choices shows eight and what is chosen at once, the others behind "Show n more", without a match disabled too', async () => {
    const values = Array.from({ length: 12 }, (_, at) => ({ value: `b${at}`, label: `B${at}`, count: 11 - at }));
    await showPart(FacetSection, { facet: { ...facetOf('brands'), values } as Facet, selected: { brands: ['b10'] } });
    const names = (selector: string) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value);
    expect(names('fieldset > div input')).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b10']);
    expect(names('details input')).toEqual(['b8', 'b9', 'b11']);
    expect(texts('summary')).toEqual(['Show 3 more']);
    expect(names('input:disabled')).toEqual(['b11']);
    expect(texts('[data-count]')).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '1', '3', '2', '0']);
  });

  it('2.15 of ratings goes from all and 5 stars downward, each with its count and its stars', async () => {
    const labels = ['Show All Ratings', '5 stars', '4 & up', '3 & up', '2 & up', '1 & up'];
    const rating = {
      ...facetOf('rating'),
      values: labels.map((label, place) => ({ value: String(place === 0 ? 0 : 6 - place), label, count: place })),
    };
    await showPart(FacetSection, { facet: rating, selected: { rating: { from: 4, to: 5 } } });
    expect(texts('label').map((label) => label.trim())).toEqual(labels.map((label, place) => `${label}${place}`));
    expect([...document.querySelectorAll('label')].map((label) => label.querySelectorAll('icon-star').length)).toEqual([
      0, 5, 4, 3, 2, 1,
    ]);
    expect(one<HTMLInputElement>('input:checked').value).toBe('4');
  });

  it('2.15 of ratings can be collapsed, and then shows the chosen rating as stars', async () => {
    const shown = () => one('details[data-collapses] > summary [data-part="chosen-rating"]');
    await showPart(FacetSection, { facet: facetOf('rating'), selected: { rating: { from: 3, to: 5 } } });
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    expect(shown().className.split(' ')).toContain('group-open:hidden');
    expect([shown().querySelectorAll('icon-star').length, shown().textContent]).toEqual([3, '3 & up']);
    await showPart(FacetSection, { facet: facetOf('rating'), selected: {} });
    expect(shown().textContent).toBe('');
  });

  it('5 without options is a section that is disabled, and so is a price with nothing to slide', async () => {
    for (const key of ['brands', 'product_type']) {
      await showPart(FacetSection, { facet: { ...facetOf(key), values: [] } as Facet, selected: {} });
      expect(one<HTMLFieldSetElement>('fieldset').disabled).toBe(true);
    }
    await showPart(FacetSection, { facet: { ...facetOf('price'), disabled: true } as Facet, selected: {} });
    expect(one<HTMLFieldSetElement>('fieldset').disabled).toBe(true);
  });

  it('2.15 of a range is a slider between Min and Max', async () => {
    await showPart(FacetSection, { facet: facetOf('price'), selected: {} });
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[type=range]')].map(({ min, max, step }) => [min, max, step]),
    ).toEqual([
      ['20', '320', '10'],
      ['20', '320', '10'],
    ]);
    expect(texts('label')).toEqual(['Min', 'Max']);
  });

  it('5 of product types shows long labels cut, and whole on pointing at them', async () => {
    await showPart(FacetSection, { facet: facetOf('product_type'), selected: {} });
    const label = one('label[title]');
    expect(label.title).toBe('Strollers that fold and stand by themselves');
    expect(label.querySelector('span')!.textContent).toBe('Strollers that fold and st');
    expect(label.querySelector('span')!.textContent).toHaveLength(26);
  });
});

describe('the panel', () => {
  const panel = (change: object = {}) =>
    showPart(FilterPanel, {
      path: '/store/cribs',
      barePath: '/store/cribs',
      term: null,
      usualSort: 'popular',
      address: { filters: noFilters(), sort: 'popular', page: 1 },
      facets: facets.filter(({ key }) => key !== 'stroller-type'),
      ...change,
    });

  it('2.15 has its sections in their order', async () => {
    await panel();
    expect(texts('legend')).toEqual(['Sort', 'Brand', 'Product Type', 'Rating', 'Price Range', 'In Stock', 'On Sale']);
  });

  it('2.15 ends with Clear All, which leads to the bare path, and Apply Filters', async () => {
    await panel({ path: '/store/cribs', barePath: '/store/bare' });
    expect(one<HTMLAnchorElement>('[data-act=clear]').getAttribute('href')).toBe('/store/bare');
    // 116 px of 16 px each.
    expect(one('[data-act=clear]').parentElement!.className).toContain('minmax(7.25rem,auto)');
    expect(one('[data-act=clear]').textContent).toBe('Clear All');
    expect(one('form[data-panel] button[type=submit]').textContent).toBe('Apply Filters');
    expect(one<HTMLFormElement>('form[data-panel]').getAttribute('action')).toBe('/store/cribs');
    expect(one<HTMLFormElement>('form[data-panel]').method).toBe('get');
  });

  it('2.15 comes with what is applied: its sort, the categories of its address, and no draft that a browser kept', async () => {
    await panel({ address: { filters: { ...noFilters(), categories: ['cribs'] }, sort: 'price_asc', page: 3 } });
    const form = one<HTMLFormElement>('form[data-panel]');
    expect([...new FormData(form)]).toEqual(
      expect.arrayContaining([
        ['categories', 'cribs'],
        ['sort', 'price_asc'],
      ]),
    );
    expect(form.getAttribute('autocomplete')).toBe('off');
    // Its own sort is left out of the address.
    await panel({ usualSort: 'newest', address: { filters: noFilters(), sort: 'newest', page: 1 } });
    expect(one<HTMLInputElement>('[name=sort]:checked').value).toBe('');
    expect(one('[name=sort]:checked').closest('label')!.textContent).toBe('Newest');
  });

  it('2.8 of a search has Relevance first and no Newest', async () => {
    await panel({ term: 'crib' });
    expect(texts('[data-section=sort] label').slice(0, 2)).toEqual(['Relevance', 'Price: High to Low']);
    expect(texts('[data-section=sort] label')).not.toContain('Newest');
  });
});

const source: ListSource = { of: { category: 'cribs' }, attributes: [], usualSort: 'popular' };
const card = (gpId: number) =>
  ({
    productId: gpId,
    gpId,
    title: `Crib ${gpId}`,
    brand: 'Oatwell',
    path: `/gp/crib/${gpId}`,
    imageUrl: '/pictures/a.svg',
    imageAlt: 'A crib',
    price: { current: usd(1000), min: usd(1000), max: usd(1000) },
    priceDetails: null,
    rating: 0,
    reviewCount: 0,
    promotionalBadges: [],
    optionsCta: null,
    merchandisingMessage: null,
  }) as unknown as ProductCard;
const guide = {
  title: 'How to choose a crib',
  teaser: 'In five minutes.',
  url: '/hello-baby/choose-a-crib',
  featuredImage: { url: '/pictures/guide.svg', description: 'A crib' },
};

describe('a grid of products', () => {
  const grid = (cards: number, change: object = {}) =>
    showPart(ProductResults, {
      source,
      path: '/store/cribs',
      address: plainAddress(wordsOf(source, '')),
      list: { products: Array.from({ length: cards }, (_, at) => card(at + 1)), total: cards, facets, page: 1 },
      guide,
      ...change,
    });

  it('2.11 has three columns', async () => {
    await grid(3);
    expect(one('[data-part=grid] > ul').className.split(' ')).toContain('sm:grid-cols-3');
  });

  it('2.11 from seven cards on, the first guide stands among them, extra, and leads to its post', async () => {
    await grid(6);
    expect(texts('article h3')).not.toContain(guide.title);
    await grid(7);
    expect(texts('[data-part=grid] li h3')).toHaveLength(8);
    const item = one('[data-part=grid] li:nth-child(7)');
    const links = [...item.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [guide.title, guide.url],
      [`Read More: ${guide.title}`, guide.url],
    ]);
    const image = item.querySelector('img')!;
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(Number(image.getAttribute('width')));
    expect([...image.classList]).toEqual(expect.arrayContaining(['aspect-4/5', 'object-cover']));
    for (const words of ['Guide', guide.title, guide.teaser, 'Read More']) expect(item.textContent).toContain(words);
  });

  it('2.11 has pages only beyond the first eighteen, and each has its own address', async () => {
    const pages = () =>
      [...document.querySelectorAll('nav[aria-label="Pages"] a')].map((link) => link.getAttribute('href'));
    await grid(18);
    expect(pages()).toEqual([]);
    const some = { products: [card(1)], facets, page: 1 };
    await grid(1, { list: { ...some, total: 19 } });
    expect(pages()).toEqual(['/store/cribs', '/store/cribs?page=2', '/store/cribs?page=2']);
    const chosen = { filters: { ...noFilters(), onSale: true }, sort: 'newest', page: 2 };
    await grid(1, { address: chosen, list: { ...some, total: 54, page: 2 } });
    expect(pages()).toEqual(
      [1, 1, 2, 3, 3].map((page) => `/store/cribs?onSale=true&sort=newest${page > 1 ? `&page=${page}` : ''}`),
    );
  });

  it('2.15 names each applied filter, with a link to the list without it from its first page', async () => {
    const rows = () => [...document.querySelectorAll<HTMLElement>('[data-part=applied]')];
    await grid(3);
    expect(rows()).toEqual([]);
    const filters = { ...noFilters(), brands: ['birch', 'alder'], onSale: true };
    await grid(3, { address: { filters, sort: 'newest', page: 2 } });
    expect(rows().map((row) => [row.hidden, row.getAttribute('aria-label')])).toEqual([[false, 'Applied filters']]);
    const links = [...rows()[0]!.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    const nameOf = (brand: string) => facetOf('brands').values.find(({ value }) => value === brand)!.label;
    expect(links).toEqual([
      [`Remove ${nameOf('birch')}`, '/store/cribs?brands=alder&onSale=true&sort=newest'],
      [`Remove ${nameOf('alder')}`, '/store/cribs?brands=birch&onSale=true&sort=newest'],
      ['Remove On Sale', '/store/cribs?brands=birch&brands=alder&sort=newest'],
    ]);
  });

  it('2.11 loads what is seen at once, the first row, and leaves the rest for later', async () => {
    await grid(9);
    const loading = [...document.querySelectorAll('[data-part=grid] img')].map((image) =>
      image.getAttribute('loading'),
    );
    expect(loading).toEqual([...Array(3).fill('eager'), ...Array(7).fill('lazy')]);
  });

  it('2.11 brings the card that stands for one that is loading', async () => {
    await grid(1);
    const placeholder = one<HTMLTemplateElement>('template[data-copy=placeholder]');
    expect([...placeholder.content.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true']);
  });

  it("2.6 knows as a category nothing of a search's order, and lets cards be dressed", async () => {
    await grid(1);
    const { recalls, quickAdd } = one('product-list').dataset;
    expect([recalls, quickAdd]).toEqual([undefined, '']);
    const of = { of: 'search', attributes: [], usualSort: 'popular' } satisfies ListSource;
    await grid(1, {
      source: of,
      path: '/store/search',
      search: '?search_term=crib',
      address: plainAddress(wordsOf(of, '')),
    });
    expect(one('product-list').dataset.recalls).toBe('');
    expect(one('[data-act=clear]').getAttribute('href')).toBe('/store/search?search_term=crib');
  });

  it("8 without a match says Whoops, word for word, and leads to the list's own path", async () => {
    const filtered = { ...plainAddress(wordsOf(source, '')), filters: { ...noFilters(), onSale: true } };
    await grid(0, { address: filtered });
    expect(texts('[data-part=none] p')).toEqual([
      "Whoops! We couldn't find any matches that fit your current filters. Adjust your selections or clear all filters to see all available products.",
    ]);
    expect(one('[data-part=none] a').getAttribute('href')).toBe('/store/cribs');
    expect(one('[data-part=none] a').textContent).toBe('clear all filters');
  });

  it('2.8 says how many there are, when there are some', async () => {
    await grid(1);
    expect(texts('[data-part=count]')).toEqual(['1 product']);
    await grid(1, { list: { products: [card(1)], total: 1204, facets, page: 1 } });
    expect(texts('[data-part=count]')).toEqual(['1,204 products']);
    await grid(0);
    expect(texts('[data-part=count]')).toEqual(['']);
  });
});

describe('the page of a search', () => {
  it("2.8 has the term in quotes, and 'Shop all {brand} products' only for a brand", async () => {
    await showPart(SearchHead, { term: 'crib', correctedTerm: null, brand: null });
    expect([texts('h1'), texts('a')]).toEqual([['“crib”'], []]);
    await showPart(SearchHead, {
      term: 'oatwell',
      correctedTerm: null,
      brand: { title: 'Oatwell', brandPageUrl: '/store/b/oatwell/1' },
    });
    expect(texts('a')).toEqual(['Shop all Oatwell products']);
    expect(one('a').getAttribute('href')).toBe('/store/b/oatwell/1');
  });

  it('2.8 says when its results are only what comes nearest', async () => {
    await showPart(SearchHead, { term: 'crib', correctedTerm: null, isNearest: false, brand: null });
    expect(texts('p')).toEqual([]);
    await showPart(SearchHead, { term: 'playpen', correctedTerm: null, isNearest: true, brand: null });
    expect(texts('p')).toEqual(['Nothing here is quite that. These come nearest to it.']);
  });

  it("2.8 has the breast-pump banner, 'Check Your Eligibility', which tells of being seen and pressed", async () => {
    await showPart(EligibilityBanner, {});
    expect(one('[data-event-view]').dataset.eventView).toBe('breast_pump_banner_viewed');
    expect(one('a').textContent).toBe('Check Your Eligibility');
    expect(one('a').dataset.event).toBe('breast_pump_banner_clicked');
  });

  it('8 without a result says Sorry with the term in capitals, and offers to add from any store', async () => {
    await showPart(Unmatched, { term: 'zzqx' });
    expect(texts('[data-sentence]')).toEqual(["Sorry, there are no products matching 'ZZQX'."]);
    expect(texts('h2')).toEqual(['Add it from any store']);
    // 2.8.5: the banner leads to what can be installed.
    expect([one('section a').textContent, one('section a').getAttribute('href')]).toEqual([
      'Install Layette',
      '/mobile-app-download',
    ]);
  });

  it("2.8 asks on phones alone 'Don't see what you're looking for?'", async () => {
    await showPart(AnyStore, {});
    expect(texts('h2')).toEqual(["Don't see what you're looking for?"]);
    expect(one('aside').className.split(' ')).toContain('sm:hidden');
    expect(one('a').getAttribute('href')).toBe('/mobile-app-download');
  });
});

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { type ListAddressOptions, readListAddress } from '#rules/catalogue-list-address.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { queryClient } from '#site/data/query.ts';
import { Unmatched } from '#site/features/search-page/SearchPageParts.tsx';
import { chooseProducts, type ListSource, type ShownList, searchSource } from './list-source.ts';
import { ProductList, type ProductListProps } from './ProductList.island.tsx';

const facets: Facet[] = [
  {
    key: 'brands',
    label: 'Brand',
    type: 'multi-select',
    values: [
      { value: 'alder', label: 'Alder', count: 12 },
      { value: 'birch', label: 'Birch', count: 3 },
      { value: 'cedar', label: 'Cedar', count: 0 },
    ],
  },
  {
    key: 'product_type',
    label: 'Product Type',
    type: 'multi-select',
    values: [
      { value: 'Strollers', label: 'Strollers that fold and stand by themselves', count: 5 },
      { value: 'Wagons', label: 'Wagons', count: 2 },
    ],
  },
  {
    key: 'rating',
    label: 'Rating',
    type: 'rating',
    values: [5, 4, 3, 2, 1, 0].map((stars) => ({
      value: String(stars),
      label: stars === 0 ? 'Show All Ratings' : stars === 5 ? '5 stars' : `${stars} & up`,
      count: stars === 5 ? 0 : 9,
    })),
  },
  {
    key: 'price',
    label: 'Price Range',
    type: 'numeric-range',
    values: [
      { label: 'Min', value: '20' },
      { label: 'Max', value: '320' },
    ],
    step: 10,
    disabled: false,
  },
  {
    key: 'inventory_available',
    label: 'In Stock',
    type: 'boolean',
    values: [{ value: 'true', label: 'In Stock', count: 8 }],
  },
  { key: 'on_sale', label: 'On Sale', type: 'boolean', values: [{ value: 'true', label: 'On Sale', count: 0 }] },
];

const listOf = (total: number, page = 1, first = 1): ShownList & { pageSize: number } => ({
  heroProducts: Array.from({ length: Math.min(18, total - (page - 1) * 18) }, (_, at) => cardOf(first + at)),
  facets,
  total,
  page,
  pageSize: 18,
});

const asked: URL[] = [];
let answer: (url: URL) => unknown;
let isWide = false;
const user = userEvent.setup();

const now = Date.UTC(2027, 2, 10);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  asked.length = 0;
  isWide = false;
  answer = (url) => (url.pathname.endsWith('/facets') ? { facets, total: 7 } : listOf(7, 1, 101));
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const url = new URL(address, 'http://shop.test');
    asked.push(url);
    const body = await answer(url);
    signal?.throwIfAborted();
    return body instanceof Response ? body : Response.json(body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const cribs: ListSource = {
  category: 'cribs',
  words: { attributeKeys: [], usualSort: 'popular', term: null },
};

function show(search = '', props: Partial<ProductListProps> = {}) {
  const source = props.source ?? cribs;
  const path = 'search' in source ? '/store/search' : '/store/cribs';
  history.replaceState(null, '', path + search);
  const address = readListAddress(search, source.words);
  const list = props.list ?? listOf(40);
  return render(
    <ProductList source={source} path={path} address={address} list={list} title="Cribs" renderedAt={now} {...props} />,
  );
}

const openPanel = async (chip: string | RegExp = /^Filter/) => {
  await user.click(screen.getByRole('button', { name: chip }));
  const panel = await screen.findByRole('dialog', { name: 'Filter and sort' });
  await waitFor(() => expect(within(panel).queryByRole('button', { name: 'Apply Filters' })).toBeNull());
  return within(panel);
};
const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((title) => title.startsWith('Stroller'));
const isShown = (from: number) => waitFor(() => expect(titles()[0]).toBe(`Stroller ${from}`));
const lists = () => asked.filter(({ pathname }) => !pathname.endsWith('/facets'));

describe('the filter panel', () => {
  it('writes the draft into the address, loads that list, and closes', async () => {
    show();
    const panel = await openPanel();
    await user.click(panel.getByRole('checkbox', { name: /^Alder/ }));
    await user.click(panel.getByRole('checkbox', { name: /^In Stock/ }));
    await user.click(panel.getByRole('radio', { name: 'Newest' }));
    expect(location.search).toBe('');
    await user.click(await panel.findByRole('button', { name: 'View 7 Items' }));
    expect(location.search).toBe('?brands=alder&available=true&sort=newest');
    await isShown(101);
    expect(lists().map(({ search }) => search)).toEqual(['?brands=alder&available=true&sort=newest']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBe(document.activeElement);
    expect(screen.getByRole('button', { name: 'Brand', pressed: true })).toBeVisible();
  });

  it('discards the draft when it is closed without applying', async () => {
    show('?brands=alder');
    const panel = await openPanel(/^Filter/);
    await user.click(panel.getByRole('checkbox', { name: /^Birch/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?brands=alder');
    const again = await openPanel(/^Filter/);
    expect(again.getByRole('checkbox', { name: /^Birch/ })).not.toBeChecked();
    expect(again.getByRole('checkbox', { name: /^Alder/ })).toBeChecked();
  });

  it('opens beside the list on wide screens, and as a modal drawer on narrow ones', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const beside = vi.spyOn(HTMLDialogElement.prototype, 'show');
    isWide = true;
    show();
    const panel = await openPanel();
    expect([beside.mock.calls.length, modal.mock.calls.length]).toEqual([1, 0]);
    await user.click(panel.getByRole('radio', { name: 'Newest' }));
    expect(titles()).toHaveLength(18);
    await user.keyboard('{Escape}');
    isWide = false;
    await openPanel();
    expect([beside.mock.calls.length, modal.mock.calls.length]).toEqual([1, 1]);
  });

  it('puts the focus into the section that was asked for', async () => {
    show();
    const panel = await openPanel('Price Range');
    expect(panel.getByRole('spinbutton', { name: 'Min' })).toHaveFocus();
  });

  it('unchecks View All for a value, does not check it again, and clears the values when it is checked', async () => {
    show();
    const panel = await openPanel();
    const brands = within(panel.getByRole('group', { name: 'Brand' }));
    const viewAll = brands.getByRole('checkbox', { name: 'View All' });
    expect(viewAll).toBeChecked();
    await user.click(brands.getByRole('checkbox', { name: /^Alder/ }));
    expect(viewAll).not.toBeChecked();
    await user.click(brands.getByRole('checkbox', { name: /^Alder/ }));
    expect(viewAll).not.toBeChecked();
    await user.click(brands.getByRole('checkbox', { name: /^Birch/ }));
    await user.click(viewAll);
    expect(brands.getByRole('checkbox', { name: /^Birch/ })).not.toBeChecked();
    await user.click(panel.getByRole('button', { name: /^(View|Apply)/ }));
    expect(location.search).toBe('');
  });

  it('disables options without a match, but neither a chosen one nor one that was just unchecked', async () => {
    show('?brands=cedar');
    const panel = await openPanel();
    expect(panel.getByRole('radio', { name: /^5 stars/ })).toBeDisabled();
    expect(panel.getByRole('checkbox', { name: /^On Sale/ })).toBeDisabled();
    expect(panel.getByRole('radio', { name: /^Show All Ratings/ })).toBeEnabled();
    const cedar = panel.getByRole('checkbox', { name: /^Cedar/ });
    expect(cedar).toBeEnabled();
    await user.click(cedar);
    expect(cedar).toBeEnabled();
    expect(cedar).not.toBeChecked();
  });

  it('reads a star as that many and up, and all ratings as none', async () => {
    show();
    const panel = await openPanel();
    await user.click(panel.getByRole('radio', { name: /^3 & up/ }));
    await user.click(panel.getByRole('button', { name: /^(View|Apply)/ }));
    expect(location.search).toBe('?minRating=3');
    const again = await openPanel(/^Filter/);
    await user.click(again.getByRole('radio', { name: /^Show All Ratings/ }));
    await user.click(again.getByRole('button', { name: /^(View|Apply)/ }));
    expect(location.search).toBe('');
  });

  it('takes prices by field and by thumb, and a thumb at its end for an open end', async () => {
    show();
    const panel = await openPanel();
    await user.type(panel.getByRole('spinbutton', { name: 'Min' }), '45');
    expect(panel.getByRole('slider', { name: 'Lowest price' })).toHaveValue('45');
    await user.click(panel.getByRole('button', { name: /^(View|Apply)/ }));
    expect(location.search).toBe('?minPrice=45');
  });

  it('cuts long product types, and shows them whole in their title', async () => {
    show();
    const panel = await openPanel();
    const long = panel.getByRole('checkbox', { name: /^Strollers that fold and st/ });
    expect(long.closest('label')).toHaveAttribute('title', 'Strollers that fold and stand by themselves');
    expect(within(long.closest('label')!).getByText('Strollers that fold and st')).toBeVisible();
  });

  it('cannot be applied when nothing matches, and offers another try when counting failed', async () => {
    answer = (url) => (url.pathname.endsWith('/facets') ? { facets, total: 0 } : listOf(0));
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('button', { name: 'View 0 Items' })).toBeDisabled();
    unmount();
    queryClient.clear();
    answer = () => new Response('{"code":"not-found","title":"No"}', { status: 404 });
    show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByText(/couldn’t load the counts/);
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toBeEnabled();
    answer = () => ({ facets, total: 3 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'View 3 Items' })).toBeVisible();
  });

  it('clears filters and sort, and leads to the bare path', async () => {
    show('?brands=alder&sort=newest');
    const panel = await openPanel(/^Filter/);
    expect(panel.getByRole('link', { name: 'Clear All' })).toHaveAttribute('href', '/store/cribs');
    await user.click(panel.getByRole('link', { name: 'Clear All' }));
    expect(location.pathname + location.search).toBe('/store/cribs');
  });

  it('is a GET form with the names of the address, for browsers without script', async () => {
    show('?brands=alder&categories=cots');
    const panel = await openPanel(/^Filter/);
    const form = panel.getByRole('form', { name: 'Filter and sort' }) as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/store/cribs']);
    expect(new FormData(form).getAll('brands')).toEqual(['alder']);
    expect(new FormData(form).getAll('categories')).toEqual(['cots']);
  });
});

describe('the list', () => {
  it('names what it is filtered by, and takes one away where it stands', async () => {
    show('?brands=alder&brands=birch&page=2');
    const applied = within(screen.getByRole('list', { name: 'Applied filters' }));
    expect(applied.getByRole('link', { name: 'Remove Alder' })).toHaveAttribute('href', '/store/cribs?brands=birch');
    await user.click(applied.getByRole('link', { name: 'Remove Alder' }));
    expect(location.search).toBe('?brands=birch');
    await isShown(101);
    expect(screen.getByText('7 products', { selector: '[tabindex]' })).toHaveFocus();
  });

  it('turns pages as a step back and forward, and names the page in the title', async () => {
    show();
    answer = () => listOf(40, 2, 201);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/store/cribs?page=2');
    await user.click(pages.getByRole('link', { name: 'Page 2' }));
    expect(location.search).toBe('?page=2');
    await isShown(201);
    expect(document.title).toBe('Cribs, page 2');
    history.back();
    await isShown(1);
    expect(location.search).toBe('');
    expect(lists()).toHaveLength(1);
  });

  it('shows six placeholders while it loads, and says so', async () => {
    show();
    const waiting = Promise.withResolvers<unknown>();
    answer = () => waiting.promise;
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    const region = screen.getByRole('region', { name: 'Products' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(region.querySelectorAll('li > [aria-hidden=true]')).toHaveLength(6);
    expect(within(region).getByText('Loading products')).toBeInTheDocument();
    waiting.resolve(listOf(40, 2, 201));
    await isShown(201);
  });

  it('lets a late answer lose', async () => {
    show();
    const late = Promise.withResolvers<unknown>();
    answer = ({ search }) => (search === '?page=2' ? late.promise : listOf(40, 3, 301));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(screen.queryByRole('link', { name: 'Page 3' }) ?? document.body);
    history.pushState(null, '', '?page=3');
    dispatchEvent(new PopStateEvent('popstate'));
    await isShown(301);
    late.resolve(listOf(40, 2, 201));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(titles()[0]).toBe('Stroller 301');
  });

  it('says when it could not be loaded, keeps the filters, and tries again', async () => {
    show('?brands=alder');
    answer = () => new Response('{"code":"internal","title":"No"}', { status: 500 });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your filters are still set');
    answer = () => listOf(40, 2, 201);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isShown(201);
    expect(location.search).toBe('?brands=alder&page=2');
  });

  it('refreshes itself when it was rendered more than ten minutes ago', async () => {
    show('', { renderedAt: now - 11 * 60_000 });
    await isShown(101);
    expect(lists()).toHaveLength(1);
  });

  it("says 'Whoops' when no filter matches, and leads to the bare path", () => {
    show('?onSale=true', { list: listOf(0) });
    expect(screen.getByText(/^Whoops! We couldn't find any matches that fit your current filters\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'clear all filters' })).toHaveAttribute('href', '/store/cribs');
  });

  it('shows a guide from the seventh card on, extra, and none among six', () => {
    const guide = {
      title: 'Choose a crib',
      teaser: 'Slowly.',
      url: '/g',
      featuredImage: { url: '/g.svg', description: 'A crib' },
    };
    const { unmount } = show('', { guide });
    expect(screen.getAllByRole('heading', { level: 3 })[6]).toHaveTextContent('Choose a crib');
    expect(titles()).toHaveLength(18);
    unmount();
    queryClient.clear();
    show('', { guide, list: listOf(6) });
    expect(screen.queryByRole('heading', { name: 'Choose a crib' })).toBeNull();
  });
});

describe('a search', () => {
  it('keeps its term, names sorts in the older words, and replaces its address for another order alone', async () => {
    show('?search_term=crib', { source: searchSource('?search_term=crib') });
    const steps = history.length;
    const panel = await openPanel();
    expect(panel.getByRole('radio', { name: 'Relevance' })).toBeChecked();
    expect(panel.queryByRole('radio', { name: 'Newest' })).toBeNull();
    await user.click(panel.getByRole('radio', { name: 'Price: Low to High' }));
    await user.click(panel.getByRole('button', { name: /^(View|Apply)/ }));
    expect(location.search).toBe('?search_term=crib&sort=price&order=asc');
    expect(history.length).toBe(steps);
  });

  it('puts the order of the last search of this session into an address that names none', async () => {
    sessionStorage.setItem('layette.sort', '"price_asc"');
    show('?search_term=crib', { source: searchSource('?search_term=crib') });
    await waitFor(() => expect(location.search).toBe('?search_term=crib&sort=price&order=asc'));
    expect(lists().at(-1)!.searchParams.get('sort')).toBe('price');
  });

  it("says 'Sorry' with the term in capitals when it finds nothing, without filters", () => {
    show('?search_term=xylo', {
      source: searchSource('?search_term=xylo'),
      list: listOf(0),
      children: <Unmatched term="xylo" />,
    });
    expect(screen.getByText("Sorry, there are no products matching 'XYLO'.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Install/ })).toHaveAttribute('href', '/mobile-app-download');
  });
});

describe('a brand whose products are all in its page', () => {
  const all = [1, 2, 3].map((id) => cardOf(id, { onSale: id === 2, reviewCount: id }));
  const words: ListAddressOptions = { attributeKeys: [], usualSort: 'popular', term: null, sorts: 'older' };
  const brand: ListSource = { search: { brands: 'alder' }, words, all };

  it('is filtered and sorted there, with the counts of the server and without adding to the history', async () => {
    const onSale = { label: 'On Sale', type: 'boolean', values: [{ value: 'true', label: 'On Sale', count: 1 }] };
    answer = () => ({ ...listOf(40), facets: [{ key: 'on_sale', ...onSale }] });
    show('', { source: brand, list: { facets, ...chooseProducts(all, readListAddress('', words)) } });
    const steps = history.length;
    const panel = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Most Reviewed' }));
    await user.click(panel.getByRole('button', { name: 'View 3 Items' }));
    await waitFor(() => expect(titles()).toEqual(['Stroller 3', 'Stroller 2', 'Stroller 1']));
    const again = await openPanel();
    await user.click(again.getByRole('checkbox', { name: /^On Sale/ }));
    await user.click(await again.findByRole('button', { name: 'View 1 Item' }));
    await waitFor(() => expect(titles()).toEqual(['Stroller 2']));
    expect(asked.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['1', '1']);
    expect(history.length).toBe(steps);
  });
});

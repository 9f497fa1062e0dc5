import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { categories } from '#content';
import { listRegistries } from '#contracts/registries.ts';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import CategoryPage from '../pages/catalog/[category].astro';
import HomePage from '../pages/catalog/index.astro';
import SearchPage from '../pages/catalog/search.astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const registry = { id: 'r1', title: 'Olive’s list', slug: 'olive', registryType: 'baby' as const, isPaused: false };
const shop: RegistryShop = {
  registry,
  registries: [
    { id: 'r1', title: 'Olive’s list' },
    { id: 'r2', title: 'The other' },
  ],
  // Another color than the one that the card shows, and the same one.
  products: [
    { regItemId: 'i1', productId: 71, genericProductId: 7, quantity: 2 },
    { regItemId: 'i2', productId: 70, genericProductId: 7, quantity: 1 },
  ],
  suggestions: [{ title: 'Nursery', urlSlug: 'nursery', path: '/catalog/nursery', missing: ['A crib'] }],
};
const list = {
  heroProducts: [cardOf(7), cardOf(8), cardOf(9, { isCrowdfund: true })],
  facets: [],
  total: 3,
  page: 1,
  pageSize: 18,
  searchId: 's1',
  topResults: [],
  correctedTerm: null,
  isNearest: false,
};
const owner = { registryId: 'r1' } as never;
const open = (
  page: Parameters<typeof showPage>[0],
  address: string,
  category?: string,
  user: never | null = owner,
  answer = shop,
) =>
  showPage(page, {
    address,
    params: { category },
    data: {
      user,
      call: (async (endpoint: unknown) => {
        if (endpoint === listRegistries)
          return { registries: [{ id: 'r1', role: 'owner', title: 'Ours', slug: 'ours' }] };
        return endpoint === readRegistryShop ? answer : list;
      }) as never,
    },
  });
const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];

describe('the catalog for one’s registry', () => {
  it.each([
    [CategoryPage, '/catalog/full-size-strollers?sort=price_asc', 'full-size-strollers'],
    [SearchPage, '/catalog/search?search_term=stroller', undefined],
  ])(
    'adds under each card, marks what is there in whichever variant, and comes back to the same list',
    async (page, address, category) => {
      await open(page, address, category);
      expect(screen.getAllByRole('article')).toHaveLength(3);
      expect(screen.getAllByText(/^In your registry/).map(({ textContent }) => textContent)).toEqual([
        'In your registry: 3',
      ]);
      const forms = all<HTMLFormElement>('article form');
      expect(forms.map((form) => form.getAttribute('action'))).toEqual(
        Array(3).fill('/api/v3/registries/r1/reg_items'),
      );
      expect(forms.map((form) => new FormData(form).get('back'))).toEqual(Array(3).fill(address));
      // A group gift exists once, so it has no quantity.
      expect(forms.map((form) => new FormData(form).has('quantity'))).toEqual([true, true, false]);
      expect(
        all('[aria-label="Your registry"] a').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([['Olive’s list', '/olive']]);
      expect(JSON.parse(all('main')[0]!.dataset.head!).robots).toBe('noindex');
    },
  );

  it('tells of the app, but not while the registry is paused', async () => {
    await open(HomePage, '/catalog');
    expect(screen.getByRole('region', { name: 'The free app' })).toBeVisible();
    const paused = { ...shop, registry: { ...registry, isPaused: true } };
    await open(HomePage, '/catalog', undefined, owner, paused);
    expect(screen.queryByRole('region', { name: 'The free app' })).toBeNull();
  });

  it('begins with what the list still lacks', async () => {
    await open(HomePage, '/catalog');
    const [gap] = all('[aria-labelledby="gaps"] li');
    expect([gap!.querySelector('a')!.getAttribute('href'), gap!.textContent.replace(/\s+/g, ' ').trim()]).toEqual([
      '/catalog/nursery',
      'Nothing yet from NurseryA crib',
    ]);
  });

  it('has every root as a tile, and the children of one, that stay in the catalog', async () => {
    const tiles = () => all('ul[data-event-links="category_clicked"] a').map((link) => link.getAttribute('href'));
    await open(HomePage, '/catalog');
    expect(tiles()).toEqual(categories.roots().map(({ urlSlug }) => `/catalog/${urlSlug}`));
    await open(CategoryPage, '/catalog/strollers', 'strollers');
    expect(tiles()).toEqual(categories.get('strollers')!.childSlugs.map((slug) => `/catalog/${slug}`));
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(all('nav[aria-label="Breadcrumb"] a').map((link) => link.getAttribute('href'))).toEqual([
      '/store',
      '/catalog',
      '/catalog/strollers',
    ]);
  });

  it('asks visitors to sign in, and comes back', async () => {
    const answer = await open(CategoryPage, '/catalog/full-size-strollers?page=2', 'full-size-strollers', null);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?redirect_path=%2Fcatalog%2Ffull-size-strollers%3Fpage%3D2',
    ]);
    expect((await open(CategoryPage, '/catalog/nothing', 'nothing')).status).toBe(404);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { searchProducts } from '#contracts/search.ts';
import { graph, head, links, one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import ComingSoon from '../pages/store/coming-soon.astro';
import Eligible from '../pages/store/fsa-hsa-eligible.astro';
import New from '../pages/store/new.astro';
import Sale from '../pages/store/sale.astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

async function open(page: Parameters<typeof showPage>[0], address: string, total = 40) {
  const asked: Record<string, string>[] = [];
  const call = async (of: unknown, { query }: { query: Record<string, string> }) => {
    if (of !== searchProducts) throw new Error('asked for something else');
    asked.push(query);
    const at = Number(query.page ?? 1);
    const shown = Math.max(0, Math.min(18, total - (at - 1) * 18));
    const heroProducts = Array.from({ length: shown }, (_, n) => cardOf((at - 1) * 18 + n + 1));
    return { heroProducts, total, facets: [], page: at, pageSize: 18 };
  };
  await showPage(page, { address, params: {}, data: { call: call as never } });
  return asked;
}
const sortLabel = () => one('[data-section=sort] input:checked').parentElement!.textContent;

describe.each([
  [Sale, 'sale', 'On Sale', 'Popular'],
  [New, 'new', 'New', 'Newest'],
  [ComingSoon, 'coming-soon', 'Coming Soon', 'Newest'],
  [Eligible, 'fsa-hsa-eligible', 'FSA/HSA Eligible', 'Popular'],
] as const)('a shop page that is a rule', (page, collection, title, sort) => {
  const path = `/store/${collection}`;

  it(`${path} is a list of its own, in its own order`, async () => {
    expect(await open(page, path)).toEqual([{ collection }]);
    expect(texts('h1')).toEqual([title]);
    expect(screen.getAllByRole('article')).toHaveLength(18);
    expect(screen.getByText('40 products', { selector: 'p:not([role])' })).toBeVisible();
    expect(sortLabel()).toBe(sort);
    expect(head()).toMatchObject({ title, canonicalPath: path });
    expect(head().robots).toBeUndefined();
    expect(links('nav[aria-label="Breadcrumb"] a')).toEqual([
      ['Home', '/store'],
      [title, path],
    ]);
    expect(links('nav[aria-label="Pages"] a[rel=next]').map(([, href]) => href)).toEqual([`${path}?page=2`]);
  });

  it(`${path} takes filters, sort and page from its address`, async () => {
    const asked = await open(page, `${path}?maxPrice=50&sort=price_asc&page=2`);
    expect(asked).toEqual([{ collection, maxPrice: '50', sort: 'price_asc', page: '2' }]);
    expect(head().canonicalPath).toBe(path);
    await open(page, `${path}?page=2`);
    expect([head().title, head().canonicalPath]).toEqual([`${title}, page 2`, `${path}?page=2`]);
    expect(graph()[1].itemListElement[0]).toMatchObject({ position: 19, name: 'Stroller 19' });
  });

  it(`${path} without a match leads to its own path`, async () => {
    await open(page, `${path}?maxPrice=1`, 0);
    expect(screen.getByRole('link', { name: 'clear all filters' })).toHaveAttribute('href', path);
  });
});

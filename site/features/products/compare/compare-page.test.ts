import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { categoryProducts } from '#contracts/catalogue.ts';
import { head } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { cardOf, productOf } from '#scripts/testing/whole-product.ts';
import ComparePage from '../../../pages/gp/compare/[ids].astro';

vi.mock('../../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const notFound = () => Object.assign(new Error('not found'), { code: 'not-found' });
const open = (ids: string, kindOf: (id: number) => string = () => 'full-size-strollers', query = '') =>
  showPage(ComparePage, {
    address: `/gp/compare/${ids}${query}`,
    params: { ids },
    data: {
      call: (async (endpoint: unknown, { params: { id } }: { params: { id: number } }) => {
        if (endpoint === categoryProducts) return { heroProducts: [1, 2, 6].map((gpId) => cardOf(gpId)), facets: [] };
        if (id > 6) throw notFound();
        const card = { gpId: id, path: `/gp/stroller-${id}/${id}`, category: kindOf(id) };
        return { product: productOf({ genericProductId: id, name: `Stroller ${id}`, card }) };
      }) as never,
    },
  });
const names = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => within(header).getByRole('link', { name: /^Stroller/ }).textContent);

describe('products side by side', () => {
  it('are four at most, each once, whatever the address asks for', async () => {
    await open('1,2,2,3,4,5');
    expect(names()).toEqual(['Stroller 1', 'Stroller 2', 'Stroller 3', 'Stroller 4']);
    expect(screen.getByRole('link', { name: 'Stroller 4' })).toHaveAttribute('href', '/gp/stroller-4/4');
    expect([head().robots, head().title]).toEqual([
      'noindex',
      'Compare Stroller 1, Stroller 2, Stroller 3, Stroller 4',
    ]);
  });

  it('are removed by links to the others', async () => {
    await open('1,2,3');
    const link = screen.getByRole('link', { name: 'Remove Stroller 2' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/gp/compare/1,3', 'nofollow']);
  });

  it('say what has left the shop, and are not found where all of it has', async () => {
    await open('1,8,2');
    expect(names()).toEqual(['Stroller 1', 'Stroller 2']);
    expect(screen.getByText('One of these has left our shop.')).toBeVisible();
    await open('8,1,9');
    expect(screen.getByText('2 of these have left our shop.')).toBeVisible();
    await open('1,2');
    expect(screen.queryByText(/left our shop/)).toBeNull();
    expect((await open('8,9')).status).toBe(404);
    expect((await open('none')).status).toBe(404);
  });

  it('are of one category: another one is left out, with the reason and the way to compare it', async () => {
    await open('1,2,3', (id) => (id === 2 ? 'cribs' : 'joggers'));
    expect(names()).toEqual(['Stroller 1', 'Stroller 3']);
    expect(screen.getByText(/Stroller 2 is not in Strollers, so it is left out here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a new comparison with it' })).toHaveAttribute(
      'href',
      '/gp/compare/2',
    );
  });

  it('are joined by another of the category, without script by a form', async () => {
    await open('1,2');
    const choice = screen.getByLabelText<HTMLSelectElement>('Add another product');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please choose', 'Stroller 6, Oatwell']);
    expect([choice.form!.getAttribute('action'), choice.form!.method]).toEqual(['/gp/compare/1,2', 'get']);
    const added = await open('1,2', undefined, '?add=6');
    expect([added.status, added.headers.get('location')]).toEqual([303, '/gp/compare/1,2,6']);
  });
});

import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usd } from '#rules/money.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { freshForMs, queryClient } from '#site/data/query.ts';
import { Comparison } from './Comparison.island.tsx';

const now = Date.UTC(2027, 2, 10);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const rows = [
  { name: 'Weight', values: ['20 lb', '25 lb'] },
  { name: 'Fold', values: ['One hand', null] },
];
const show = (at = now) => render(<Comparison products={[cardOf(7), cardOf(8)]} rows={rows} at={at} />);
const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a comparison in an article', () => {
  it('has a column for each product, leading to its page, and a row for each fact', () => {
    show();
    expect(screen.getByRole('table', { name: 'Stroller 7, Stroller 8, side by side' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stroller 8' })).toHaveAttribute('href', '/gp/stroller-8/8');
    expect(cells('Weight')).toEqual(['20 lb', '25 lb']);
    expect(cells('Fold')).toEqual(['One hand', 'Not stated']);
    expect(screen.getByRole('link', { name: 'Compare everything about them' })).toHaveAttribute(
      'href',
      '/gp/compare/7,8',
    );
  });

  it('of an old page shows price and stock of today, and what is no longer sold', async () => {
    const today = cardOf(7, { price: { current: usd(9_900), min: usd(9_900), max: usd(9_900) }, available: false });
    const answer = { products: [today], total: 1, page: 1, pageSize: 18, searchId: '' };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(answer)),
    );
    show(now - freshForMs - 1);
    await vi.waitFor(() => expect(cells('In the store')).toEqual(['Out of stock', '']));
    expect(cells('Price')[0]).toContain('$99.00');
    expect(cells('Price')[1]).toBe('No longer sold here');
  });
});

import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usd } from '#rules/money.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { freshForMs, queryClient } from '#site/data/query.ts';
import { ProductModule } from './ProductModule.island.tsx';

const now = Date.UTC(2027, 2, 10);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

function showOldModule(answer: object) {
  const fetching = vi.fn(async () => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', fetching);
  render(<ProductModule product={cardOf(7)} at={now - freshForMs - 1} />);
  return fetching;
}

describe('a product in an article', () => {
  it('leads to the product and says price and stock', () => {
    render(<ProductModule product={cardOf(7)} at={now} />);
    const module = screen.getByRole('article', { name: 'From the store' });
    expect(module).toHaveTextContent('$120.00');
    expect(module).toHaveTextContent('In stock');
    expect(screen.getByRole('link', { name: 'Stroller 7' })).toHaveAttribute('href', '/gp/stroller-7/7');
  });

  it.each([
    [{ merchandisingMessage: 'Only 2 left' }, 'Only 2 left'],
    [{ available: false, productBadge: 'out-of-stock' as const }, 'Out of stock'],
    [{ available: false, productBadge: 'coming-soon' as const, merchandisingMessage: 'From May 1' }, 'From May 1'],
    [{ available: false, productBadge: 'coming-soon' as const }, 'Not available yet'],
    [{ isCashFund: true }, 'Cash fund'],
    [{ isCrowdfund: true }, 'Group gift'],
    [{ isFavor: true, price: { current: usd(1), min: usd(1), max: usd(1) } }, 'Given in time'],
  ])('%o is "%s"', (changes, words) => {
    render(<ProductModule product={cardOf(7, changes)} at={now} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('of a freshly built page makes no call', () => {
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    render(<ProductModule product={cardOf(7)} at={now} />);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('of an old page shows what was built, then price and stock of today', async () => {
    const today = cardOf(7, { price: { current: usd(9_900), min: usd(9_900), max: usd(9_900) }, available: false });
    const fetching = showOldModule({ products: [today], total: 1, page: 1, pageSize: 18, searchId: '' });
    expect(screen.getByRole('article')).toHaveTextContent('$120.00');
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('$99.00');
    expect(fetching).toHaveBeenCalledWith('/api/v3/products?ids=70', expect.anything());
  });

  it('is not shown once the product is gone', async () => {
    showOldModule({ products: [], total: 0, page: 1, pageSize: 18, searchId: '' });
    await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { queryClient } from '#site/data/query.ts';
import { RecentlyViewed } from './RecentlyViewed.island.tsx';
import { $viewed, addViewed } from './viewed-store.ts';

const asked = vi.fn();
const region = () => screen.queryByRole('region', { name: 'Recently viewed' });
const view = (...gpIds: number[]) => {
  for (const gpId of gpIds) addViewed({ gpId, productId: gpId * 10 });
};

let comeNear: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked(new URL(address, 'https://shop.example').searchParams.getAll('ids').join());
    const products = [cardOf(1)];
    return Response.json({ products, total: 1, page: 1, pageSize: 4, searchId: 's' });
  });
});
afterEach(() => {
  queryClient.clear();
  asked.mockClear();
  $viewed.set([]);
});

describe('what was looked at before', () => {
  it('is nothing on the first product, and nothing is asked', () => {
    view(1);
    render(<RecentlyViewed gpId={1} />);
    expect(region()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes its place at once, and is the latest four with the prices of today when it comes near', async () => {
    view(1, 2, 3, 4, 5, 6, 7);
    render(<RecentlyViewed gpId={7} />);
    expect(region()).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    comeNear();
    const link = await within(region()!).findByRole('link', { name: 'Stroller 1' });
    expect(link).toHaveAttribute('href', '/gp/stroller-1/1');
    expect(within(region()!).getByText('$120.00', { selector: '.sr-only' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith('60,50,40,30');
  });

  it('goes at the press of a button, and nothing stays stored', async () => {
    view(1);
    render(<RecentlyViewed gpId={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(region()).toBeNull();
    expect(localStorage.getItem('layette-viewed')).toBeNull();
  });

  it('is away where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
    view(1);
    render(<RecentlyViewed gpId={2} />);
    comeNear();
    await vi.waitFor(() => expect(region()).toBeNull());
  });
});

describe('the memory of it', () => {
  it('has the latest first, each once, and no more than nine', () => {
    view(1, 2, 3, 1);
    expect($viewed.get().map(({ gpId }) => gpId)).toEqual([1, 3, 2]);
    view(...Array.from({ length: 14 }, (_, at) => at + 10));
    expect($viewed.get()).toHaveLength(9);
  });

  it('outlives the page', async () => {
    view(1);
    vi.resetModules();
    expect((await import('./viewed-store.ts')).$viewed.get()).toEqual([{ gpId: 1, productId: 10 }]);
  });

  it.each(['no json', '{}', '[1,{"gpId":"x"}]'])('begins anew where %s is stored', async (stored) => {
    localStorage.setItem('layette-viewed', stored);
    vi.resetModules();
    expect((await import('./viewed-store.ts')).$viewed.get()).toEqual([]);
  });
});

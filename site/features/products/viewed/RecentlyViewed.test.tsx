import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { queryClient } from '#site/data/query.ts';
import { RecentlyViewed } from './RecentlyViewed.island.tsx';
import { viewedKey, viewedScript } from './viewed-script.ts';
import { $viewed } from './viewed-store.ts';

const asked = vi.fn();
const region = () => screen.queryByRole('region', { name: 'Recently viewed' });
/** Views product pages in other tabs; this tab learns of it by the storage event. */
const view = (...gpIds: number[]) => {
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  for (const gpId of gpIds) {
    script.dataset.viewed = JSON.stringify({ gpId, productId: gpId * 10 });
    new Function(viewedScript)();
  }
  dispatchEvent(new StorageEvent('storage', { key: viewedKey, newValue: localStorage.getItem(viewedKey) }));
};
const stored = (): unknown => JSON.parse(localStorage.getItem(viewedKey)!);

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
  it('is hidden on the first product, without a call', () => {
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
    expect(within(region()!).getByText('$120.00')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('60,50,40,30');
  });

  it('goes at the press of a button, and nothing stays stored', async () => {
    view(1);
    render(<RecentlyViewed gpId={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(region()).toBeNull();
    expect(localStorage.getItem(viewedKey)).toBeNull();
  });

  it('is hidden when the server does not answer', async () => {
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
    expect(stored()).toMatchObject([{ gpId: 1 }, { gpId: 3 }, { gpId: 2 }]);
    view(...Array.from({ length: 14 }, (_, at) => at + 10));
    expect(stored()).toHaveLength(9);
  });

  it('outlives the page', async () => {
    view(1);
    vi.resetModules();
    expect((await import('./viewed-store.ts')).$viewed.get()).toEqual([{ gpId: 1, productId: 10 }]);
  });

  it.each(['no json', '{}', '[null,1,{"gpId":"x"}]'])('begins anew where %s is stored', async (broken) => {
    localStorage.setItem(viewedKey, broken);
    vi.resetModules();
    const store = (await import('./viewed-store.ts')).$viewed;
    expect(store.get()).toEqual([]);
    view(1);
    expect(store.get()).toEqual([{ gpId: 1, productId: 10 }]);
  });

  it('does without where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(() => view(1)).not.toThrow();
  });
});

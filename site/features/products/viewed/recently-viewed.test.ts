import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewedMemoryOf } from './viewed-memory.ts';
import './recently-viewed.element.ts';

const memory = viewedMemoryOf(localStorage);
let comeIntoSight: () => void = () => undefined;
const asked = vi.fn();

const open = (gp: number) => {
  document.body.innerHTML = `<recently-viewed data-gp="${gp}" data-seen="${gp * 10}" hidden>
    <button type="button">Clear</button><ul></ul>
    <template><li><img alt=""><h3><a href="/"></a></h3><p><span></span><span></span></p></li></template></recently-viewed>`;
};
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoSight = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked(String(address));
    const money = { amount: 1250, currency: 'USD' };
    const products = [{ title: 'Pram', path: '/gp/pram/1', imageUrl: '/pictures/p.svg', price: { current: money } }];
    return new Response(JSON.stringify({ products, total: 1, page: 1, pageSize: 4, searchId: 's' }));
  });
});

describe('what was looked at before', () => {
  it('is nothing on the first product, which is remembered', () => {
    open(1);
    expect(find('recently-viewed').hidden).toBe(true);
    expect(memory.others(0)).toEqual([{ gpId: 1, productId: 10 }]);
  });

  it('keeps its place at once, and asks for the price of today only when it comes into sight', async () => {
    memory.add({ gpId: 1, productId: 10 });
    open(2);
    expect(find('recently-viewed').hidden).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    comeIntoSight();
    await vi.waitFor(() => expect(find('li a').textContent).toBe('Pram'));
    expect(find<HTMLAnchorElement>('li a').pathname).toBe('/gp/pram/1');
    expect(find('li p').textContent).toBe('$12.50$12.50');
    expect(asked.mock.calls[0]![0]).toContain('ids=10');
  });

  it('is a row of four, the latest', async () => {
    for (const gpId of [1, 2, 3, 4, 5, 6]) memory.add({ gpId, productId: gpId * 10 });
    open(7);
    comeIntoSight();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const { searchParams } = new URL(asked.mock.calls[0]![0], 'https://shop.example');
    expect([...searchParams.values()].join()).toBe('60,50,40,30');
  });

  it('goes at the press of a button, and nothing is kept', () => {
    memory.add({ gpId: 1, productId: 10 });
    open(2);
    find('button').click();
    expect(find('recently-viewed').hidden).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is away where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    memory.add({ gpId: 1, productId: 10 });
    open(2);
    comeIntoSight();
    await vi.waitFor(() => expect(find('recently-viewed').hidden).toBe(true));
  });
});

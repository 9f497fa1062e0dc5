import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import QuickAdd from './QuickAdd.astro';
import type { QuickAddState } from './quick-add-store.ts';
import './quick-add.element.ts';

const $state = atom<QuickAddState>({ registry: null, quantities: new Map() });
const add = vi.hoisted(() => vi.fn());
vi.mock('./quick-add.ts', () => ({
  quickAdd: {
    get $state() {
      return $state;
    },
    add,
  },
}));

const product = { productId: 70, gpId: 7, title: 'Meadow Stroller', isCrowdfund: false };
const open = (quantity: number, changes: Partial<typeof product> = {}) =>
  showPart(QuickAdd, { product: { ...product, ...changes }, registryId: 'r1', quantity, page: '/catalog/joggers' });
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const mark = () => [find('[data-mark]').hidden, find('[data-mark] a').textContent];

beforeEach(() => {
  $state.set({ registry: null, quantities: new Map() });
  add.mockReset();
});

describe('a card of the catalog for one’s registry', () => {
  it('marks what is on the list with a way there, and nothing else', async () => {
    await open(2);
    expect(mark()).toEqual([false, 'In your registry: 2']);
    expect(find('[data-mark] a').getAttribute('href')).toBe('/list/r1');
    await open(0);
    expect(mark()).toEqual([true, '']);
  });

  it('keeps the mark, its sign and the way there as the list changes', async () => {
    await open(1);
    find('quick-add').dispatchEvent(new Event('pointerdown'));
    const shown = async (quantity: number, words: [boolean, string]) => {
      await vi.waitFor(() => {
        $state.set({ registry: null, quantities: new Map([[7, quantity]]) });
        expect(mark()).toEqual(words);
      });
    };
    await shown(3, [false, 'In your registry: 3']);
    await shown(0, [true, '']);
    await shown(1, [false, 'In your registry: 1']);
    expect(find('[data-mark]').firstElementChild!.tagName).toBe('ICON-DONE');
  });

  it('adds as many as were wished for, without leaving the list', async () => {
    add.mockResolvedValue(true);
    await open(0);
    find<HTMLInputElement>('input[name="quantity"]').value = '3';
    find<HTMLFormElement>('form').requestSubmit();
    await vi.waitFor(() =>
      expect(add).toHaveBeenCalledWith({ id: 70, gpId: 7, title: 'Meadow Stroller', quantity: 3 }),
    );
    await vi.waitFor(() => expect(find<HTMLInputElement>('input[name="quantity"]').value).toBe('1'));
  });

  it('is a form that leads back to the list, with one of what is given together', async () => {
    await open(0);
    const form = find<HTMLFormElement>('form');
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/v3/registries/r1/reg_items', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      productId: '70',
      page: '/catalog/joggers',
      back: '/catalog/joggers',
      quantity: '1',
    });
    await open(0, { isCrowdfund: true });
    expect(find('input[name="quantity"]')).toBeNull();
  });
});

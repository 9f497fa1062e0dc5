import { describe, expect, it } from 'vitest';
import { createProductIds } from '#site/stores/product-ids.ts';
import type { Toast } from '#site/ui/old-toasts.ts';
import { type CartPort, createAddToCart } from './add-to-cart-store.ts';

function openPage(port: Partial<CartPort> = {}) {
  const toasts: Toast[] = [];
  const done: unknown[] = [];
  const inCart = createProductIds();
  let keys = 0;
  let counted = 0;
  const store = createAddToCart({
    inCart,
    tell: (toast) => toasts.push(toast),
    newKey: () => `key ${++keys}`,
    changed: () => {
      counted += 1;
    },
    port: {
      add: async (...sent) => {
        done.push(['add', ...sent]);
        return { id: 'l1', quantity: sent[1] };
      },
      change: async (...sent) => void done.push(['change', ...sent]),
      remove: async (...sent) => void done.push(['remove', ...sent]),
      ...port,
    },
  });
  const pram = { id: 10, title: 'Pram', quantity: 2 };
  return { store, toasts, done, inCart, pram, counted: () => counted };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('adding to the cart', () => {
  it('marks it at once, says where it is, and counts anew', async () => {
    const { store, toasts, done, inCart, pram, counted } = openPage();
    const adding = store.add(pram);
    expect(inCart.$ids.get()).toEqual([10]);
    expect(await adding).toBe(true);
    expect(done).toEqual([['add', 10, 2, 'key 1']]);
    expect(toasts[0]).toMatchObject({ text: 'In your cart: Pram', link: { href: '/store/cart' } });
    expect(counted()).toBe(1);
  });

  it('can be undone: out of the cart, or back to what was there', async () => {
    const { store, toasts, done, inCart, pram } = openPage();
    await store.add(pram);
    toasts[0]!.action!.run();
    await settled();
    expect(done.at(-1)).toEqual(['remove', 'l1']);
    expect(inCart.$ids.get()).toEqual([]);

    const more = openPage({ add: async () => ({ id: 'l1', quantity: 5 }) });
    await more.store.add(pram);
    more.toasts[0]!.action!.run();
    await settled();
    expect(more.done).toEqual([['change', 'l1', 3]]);
    expect(more.inCart.$ids.get()).toEqual([10]);
  });

  it('adds once, however impatient the finger', async () => {
    const { store, done, pram } = openPage();
    await Promise.all([store.add(pram), store.add(pram)]);
    expect(done).toHaveLength(1);
  });

  it('takes the mark back when it is refused, and tries again with the same key', async () => {
    const keys: string[] = [];
    const { store, toasts, inCart, pram } = openPage({
      add: async (_id, _quantity, key) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('There are 5 left.');
        return { id: 'l1', quantity: 2 };
      },
    });
    expect(await store.add(pram)).toBe(false);
    expect(inCart.$ids.get()).toEqual([]);
    expect(toasts[0]).toMatchObject({ text: 'There are 5 left.', tone: 'error' });
    toasts[0]!.action!.run();
    await settled();
    expect(keys).toEqual(['key 1', 'key 1']);
    await store.add(pram);
    expect(keys[2]).toBe('key 2');
  });

  it('says so when undoing failed, and offers it again', async () => {
    const { store, toasts, pram } = openPage({ remove: () => Promise.reject(new Error('We could not be reached.')) });
    await store.add(pram);
    toasts[0]!.action!.run();
    await settled();
    expect(toasts.at(-1)).toMatchObject({ text: 'We could not be reached.', tone: 'error' });
  });
});

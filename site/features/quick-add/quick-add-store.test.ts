import { describe, expect, it } from 'vitest';
import { createProductIds } from '#site/stores/product-ids.ts';
import type { Toast } from '#site/ui/old-toasts.ts';
import { createQuickAdd, type QuickAddPort } from './quick-add-store.ts';

const registry = { id: 'r1', title: 'Our first', slug: 'our-first', registryType: 'baby' as const };
const wished = (productId: number, quantity: number) => ({
  regItemId: `i${productId}`,
  productId,
  genericProductId: productId / 10,
  quantity,
});

function openShop(port: Partial<QuickAddPort> = {}) {
  const toasts: Toast[] = [];
  const done: unknown[] = [];
  const onRegistry = createProductIds();
  let keys = 0;
  const store = createQuickAdd({
    onRegistry,
    tell: (toast) => toasts.push(toast),
    newKey: () => `key ${++keys}`,
    port: {
      read: async () => {
        done.push('read');
        return { registry, products: [wished(20, 2)] };
      },
      add: async (_id, wish, key) => {
        done.push(['add', wish, key]);
        const before = wish.productId === 20 ? 2 : null;
        return { item: wished(wish.productId, wish.quantity + (before ?? 0)), before };
      },
      change: async (...sent) => void done.push(['change', ...sent]),
      remove: async (...sent) => void done.push(['remove', ...sent]),
      ...port,
    },
  });
  const quantity = (id: number) => store.$state.get().quantities.get(id / 10);
  return { store, toasts, done, onRegistry, quantity };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const pram = { id: 10, gpId: 1, title: 'Pram', quantity: 1 };

describe('quick add', () => {
  it('knows what is on the list, asked once', async () => {
    const { store, done, onRegistry, quantity } = openShop();
    await Promise.all([store.look(), store.look()]);
    expect(done).toEqual(['read']);
    expect(quantity(20)).toBe(2);
    expect(onRegistry.$ids.get()).toEqual([20]);
  });

  it('4 appends to the ids of the registry, shows it at once, and says where it went', async () => {
    const { store, toasts, done, onRegistry, quantity } = openShop();
    await store.look();
    const adding = store.add({ ...pram, quantity: 3 });
    expect(quantity(10)).toBe(3);
    expect(await adding).toBe(true);
    expect(onRegistry.$ids.get()).toEqual([20, 10]);
    expect(done[1]).toEqual(['add', { productId: 10, quantity: 3 }, 'key 1']);
    expect(toasts[0]).toMatchObject({ text: 'Added to Our first: Pram', link: { href: '/our-first' } });
  });

  it('wishes for more of what is there, and undoes exactly that', async () => {
    const { store, toasts, done, quantity } = openShop();
    await store.add({ ...pram, id: 20, gpId: 2, quantity: 2 });
    // The server adds: what another tab has added meanwhile is not lost.
    expect(done.at(-1)).toEqual(['add', { productId: 20, quantity: 2 }, 'key 1']);
    expect(quantity(20)).toBe(4);
    toasts[0]!.action!.run();
    await settled();
    expect(done.at(-1)).toEqual(['change', 'r1', 'i20', 2]);
    expect(quantity(20)).toBe(2);
  });

  it('undoes a new wish by taking it off', async () => {
    const { store, toasts, done, onRegistry, quantity } = openShop();
    await store.add(pram);
    toasts[0]!.action!.run();
    await settled();
    expect(done.at(-1)).toEqual(['remove', 'r1', 'i10']);
    expect([quantity(10), onRegistry.$ids.get()]).toEqual([undefined, [20]]);
  });

  it('adds once, however impatient the finger, and tries again with the same key', async () => {
    const keys: string[] = [];
    const { store, toasts, quantity } = openShop({
      add: async (_id, wish, key) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('We could not be reached.');
        return { item: wished(wish.productId, wish.quantity), before: null };
      },
    });
    await Promise.all([store.add(pram), store.add(pram)]);
    expect(keys).toEqual(['key 1']);
    expect(quantity(10)).toBeUndefined();
    expect(toasts[0]).toMatchObject({ text: 'We could not be reached.', tone: 'error' });
    toasts[0]!.action!.run();
    await settled();
    expect(keys).toEqual(['key 1', 'key 1']);
    expect(quantity(10)).toBe(1);
  });

  it('says what to do where there is no registry', async () => {
    const { store, toasts } = openShop({ read: async () => null });
    expect(await store.add(pram)).toBe(false);
    expect(toasts[0]).toMatchObject({ text: 'Create a registry first. Nothing was lost.', tone: 'error' });
  });

  it('sends the title that its owner gave', async () => {
    const { store, done } = openShop();
    await store.add({ ...pram, ownTitle: 'From all of us' });
    expect(done.at(-1)).toEqual(['add', { productId: 10, quantity: 1, title: 'From all of us' }, 'key 1']);
  });

  it('6 says that what is given together is there already, and offers no undo', async () => {
    const { store, toasts, quantity } = openShop({
      add: async (_id, wish) => ({ item: wished(wish.productId, 1), before: 1 }),
    });
    await store.add({ ...pram, ownTitle: 'From all of us' });
    expect(toasts).toEqual([{ text: 'Already in Our first: Pram', link: { text: 'View', href: '/our-first' } }]);
    expect(quantity(10)).toBe(1);
  });

  it('undoes as far as it added: 99 is the most', async () => {
    const { store, toasts, done } = openShop({
      add: async (_id, wish) => ({ item: wished(wish.productId, 99), before: 98 }),
    });
    await store.add({ ...pram, quantity: 5 });
    toasts[0]!.action!.run();
    await settled();
    expect(done.at(-1)).toEqual(['change', 'r1', 'i10', 98]);
  });

  it('shows what was there again where adding failed before it had read the list', async () => {
    const { store, quantity } = openShop({ add: () => Promise.reject(new Error('We could not be reached.')) });
    await store.add({ ...pram, id: 20, gpId: 2 });
    expect(quantity(20)).toBe(2);
  });

  it('counts every variant of what a card stands for', async () => {
    const { store, toasts, done, quantity } = openShop({
      add: async (_id, wish) => ({
        item: { ...wished(wish.productId, wish.quantity), genericProductId: 2 },
        before: null,
      }),
    });
    await store.look();
    await store.add({ ...pram, id: 21, gpId: 2, quantity: 3 });
    expect(quantity(20)).toBe(5);
    toasts[0]!.action!.run();
    await settled();
    expect([done.at(-1), quantity(20)]).toEqual([['remove', 'r1', 'i21'], 2]);
  });
});

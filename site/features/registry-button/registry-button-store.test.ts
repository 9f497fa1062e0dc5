import { beforeEach, describe, expect, it } from 'vitest';
import type { Toast } from '#site/ui/old-toasts.ts';
import { pendingWishesIn } from './pending-wish.ts';
import { createRegistryButton, type ItemPort } from './registry-button-store.ts';
import { createRegistryDesk, type RegistryPort } from './registry-desk.ts';

const wish = { quantity: 2, note: 'The sage one' };

interface Answers extends Partial<ItemPort & RegistryPort> {}

function openProduct({ add, change, remove, ...found }: Answers = {}) {
  const toasts: Toast[] = [];
  const went: string[] = [];
  const added: unknown[] = [];
  const removed: unknown[] = [];
  const changed: unknown[] = [];
  let keys = 0;
  const desk = createRegistryDesk({
    findRegistries: async () => ({
      registries: [
        { id: 'r1', title: 'Our first' },
        { id: 'r2', title: 'The other' },
      ],
      current: 'r1',
    }),
    findItems: async () => new Map(),
    ...found,
  });
  const pending = pendingWishesIn(sessionStorage, () => 0);
  const button = createRegistryButton({
    desk,
    pending,
    productId: 50001,
    here: '/gp/pebble/20001/50001',
    go: (path) => went.push(path),
    tell: (toast) => toasts.push(toast),
    newKey: () => `key ${++keys}`,
    port: {
      add:
        add ??
        (async (...sent) => {
          added.push(sent);
          void sent;
          return { id: 'i1', before: null };
        }),
      change: change ?? (async (...sent) => void changed.push(sent)),
      remove: remove ?? (async (...sent) => void removed.push(sent)),
    },
  });
  return { button, desk, pending, toasts, went, added, changed, removed, state: () => button.$button.get() };
}

beforeEach(() => sessionStorage.clear());

describe('adding to a registry', () => {
  it('shows it at once, adds it, and says where', async () => {
    const { button, toasts, added, state } = openProduct();
    const adding = button.add(wish);
    expect(state()).toMatchObject({ state: 'added', isCertain: false });
    expect(await adding).toBe(true);
    expect(added).toEqual([['r1', 50001, wish, 'key 1']]);
    expect(state()).toEqual({ state: 'added', registryPath: '/list/r1', isCertain: true });
    expect(toasts[0]).toMatchObject({ text: 'Added to Our first', link: { href: '/list/r1' } });
  });

  it('can be undone from the message', async () => {
    const { button, toasts, removed, state } = openProduct();
    await button.add(wish);
    toasts[0]!.action!.run();
    await Promise.resolve();
    expect(removed).toEqual([['r1', 'i1']]);
    expect(state()).toEqual({ state: 'absent' });
  });

  it('undoes only what it added where some were on the list already', async () => {
    const before = { quantity: 3, note: 'The oat one' };
    const { button, toasts, removed, changed, state } = openProduct({ add: async () => ({ id: 'i1', before }) });
    await button.add(wish);
    toasts[0]!.action!.run();
    await Promise.resolve();
    expect([changed, removed]).toEqual([[['r1', 'i1', before]], []]);
    // It is in the registry still.
    expect(state()).toMatchObject({ state: 'added', isCertain: true });
  });

  it('adds once, however impatient the finger', async () => {
    const { button, added } = openProduct();
    await Promise.all([button.add(wish), button.add(wish)]);
    expect(added).toHaveLength(1);
  });

  it('leads somebody unknown to sign-up, and back here', async () => {
    const { button, went, state } = openProduct({ findRegistries: async () => 'nobody' });
    expect(await button.add(wish)).toBe(false);
    expect(went).toEqual(['/signup?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001']);
    expect(state()).toEqual({ state: 'absent' });
  });

  it('leads somebody without a registry to creating one, and back here', async () => {
    const { button, went } = openProduct({ findRegistries: async () => ({ registries: [], current: null }) });
    await button.add(wish);
    expect(went).toEqual(['/registry/new?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001']);
  });

  it('takes the mark back when it failed, and repeats the same attempt with the same key', async () => {
    const keys: string[] = [];
    const { button, toasts, state } = openProduct({
      add: async (_registry, _product, _wish, key) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('We could not be reached. Nothing was lost; please try again.');
        return { id: 'i1', before: null };
      },
    });
    expect(await button.add(wish)).toBe(false);
    expect(state()).toEqual({ state: 'absent' });
    expect(toasts[0]).toMatchObject({ tone: 'error', text: expect.stringContaining('could not be reached') });
    toasts[0]!.action!.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(keys).toEqual(['key 1', 'key 1']);
    expect(state().state).toBe('added');
  });

  it('gives another wish a key of its own', async () => {
    const { button, added } = openProduct();
    await button.add(wish);
    await button.add({ ...wish, quantity: 1 });
    expect(added.map((sent) => (sent as string[])[3])).toEqual(['key 1', 'key 2']);
  });

  it('puts the mark back when undoing failed', async () => {
    const { button, toasts, state } = openProduct({
      remove: async () => {
        throw new Error('Someone has reserved it.');
      },
    });
    await button.add(wish);
    await button.undo();
    expect(state().state).toBe('added');
    expect(toasts.at(-1)).toMatchObject({ text: 'Someone has reserved it.', tone: 'error' });
  });
});

describe('looking at a product that is in the registry already', () => {
  it('marks it', async () => {
    const { button, state } = openProduct({ findItems: async () => new Map([[50001, 'i7']]) });
    await button.look();
    expect(state()).toEqual({ state: 'added', registryPath: '/list/r1', isCertain: true });
  });

  it('changes nothing when nobody answers', async () => {
    const { button, state, toasts } = openProduct({ findRegistries: () => Promise.reject(new Error('lost')) });
    await button.look();
    expect(state()).toEqual({ state: 'absent' });
    expect(toasts).toEqual([]);
  });
});

describe('one who had to leave first', () => {
  const nobody = { findRegistries: async () => 'nobody' as const };

  it('comes back from sign-in to a product that is added', async () => {
    const before = openProduct(nobody);
    await before.button.add(wish);
    const after = openProduct();
    await after.button.look();
    expect(after.added).toEqual([['r1', 50001, wish, 'key 1']]);
    expect(after.state().state).toBe('added');
    expect(after.toasts[0]).toMatchObject({ text: 'Added to Our first', action: { text: 'Undo' } });
  });

  it('is led on to making a registry, and comes back from there to a product that is added', async () => {
    const none = { findRegistries: async () => ({ registries: [], current: null }) };
    await openProduct(nobody).button.add(wish);
    const signedUp = openProduct(none);
    await signedUp.button.look();
    expect(signedUp.went).toEqual(['/registry/new?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001']);
    const after = openProduct();
    await after.button.look();
    expect(after.added).toHaveLength(1);
  });

  it('is not led there twice: Back is a change of mind', async () => {
    const none = { findRegistries: async () => ({ registries: [], current: null }) };
    await openProduct(none).button.add(wish);
    const back = openProduct(none);
    await back.button.look();
    expect([back.went, back.state().state]).toEqual([[], 'absent']);
  });

  it('adds nothing for a product that was not the wish', async () => {
    const other = openProduct();
    other.pending.keep({ ...wish, productId: 60001, waitsFor: 'account' });
    await other.button.look();
    expect(other.added).toEqual([]);
  });
});

describe('several registries', () => {
  it('adds to the one that is chosen, and marks what is on it', async () => {
    const onSecond = { findItems: async (id: string) => new Map(id === 'r2' ? [[50001, 'i9']] : []) };
    const { button, desk, state, removed } = openProduct(onSecond);
    await button.look();
    expect(state().state).toBe('absent');
    desk.choose('r2');
    await button.look();
    expect(state()).toEqual({ state: 'added', registryPath: '/list/r2', isCertain: true });
    await button.undo();
    expect(removed).toEqual([['r2', 'i9']]);
    const again = openProduct();
    await again.desk.find();
    again.desk.choose('r2');
    await again.button.add(wish);
    expect(again.added).toEqual([['r2', 50001, wish, 'key 1']]);
  });
});

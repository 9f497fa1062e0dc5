import { describe, expect, it } from 'vitest';
import type { Toast } from '#site/ui/toasts.ts';
import { createRegistryButton, type RegistryPort } from './registry-button-store.ts';

const wish = { quantity: 2, note: 'The sage one' };

function openProduct(port: Partial<RegistryPort> = {}) {
  const toasts: Toast[] = [];
  const went: string[] = [];
  const added: unknown[] = [];
  const removed: unknown[] = [];
  let keys = 0;
  const button = createRegistryButton({
    productId: 50001,
    here: '/gp/pebble/20001/50001',
    go: (path) => went.push(path),
    tell: (toast) => toasts.push(toast),
    newKey: () => `key ${++keys}`,
    port: {
      findRegistry: async () => ({ id: 'r1', title: 'Our first' }),
      findItem: async () => null,
      add: async (...sent) => {
        added.push(sent);
        return 'i1';
      },
      remove: async (...sent) => void removed.push(sent),
      ...port,
    },
  });
  return { button, toasts, went, added, removed, state: () => button.$button.get() };
}

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

  it('adds once, however impatient the finger', async () => {
    const { button, added } = openProduct();
    await Promise.all([button.add(wish), button.add(wish)]);
    expect(added).toHaveLength(1);
  });

  it('leads somebody unknown to sign-up, and back here', async () => {
    const { button, went, state } = openProduct({ findRegistry: async () => 'nobody' });
    expect(await button.add(wish)).toBe(false);
    expect(went).toEqual(['/signup?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001']);
    expect(state()).toEqual({ state: 'absent' });
  });

  it('leads somebody without a registry to creating one, and back here', async () => {
    const { button, went } = openProduct({ findRegistry: async () => null });
    await button.add(wish);
    expect(went).toEqual(['/registry/new?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001']);
  });

  it('takes the mark back when it failed, and repeats the same attempt with the same key', async () => {
    const keys: string[] = [];
    const { button, toasts, state } = openProduct({
      add: async (_registry, _product, _wish, key) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('We could not be reached. Nothing was lost; please try again.');
        return 'i1';
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
    const { button, state } = openProduct({ findItem: async () => 'i7' });
    await button.look();
    expect(state()).toEqual({ state: 'added', registryPath: '/list/r1', isCertain: true });
  });

  it('changes nothing when nobody answers', async () => {
    const { button, state, toasts } = openProduct({ findRegistry: () => Promise.reject(new Error('lost')) });
    await button.look();
    expect(state()).toEqual({ state: 'absent' });
    expect(toasts).toEqual([]);
  });
});

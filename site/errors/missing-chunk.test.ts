import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, loadChunk, reportMissingChunk } from './missing-chunk.ts';

describe('a script that is gone', () => {
  it('is waited for two minutes', async () => {
    vi.useFakeTimers();
    const loading = loadChunk('cart', () => new Promise(() => {})).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await Promise.race([loading, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk cart failed' });
    expect(chunkTimeoutMs).toBe(120_000);
    vi.useRealTimers();
  });

  it('fails by that name whatever the browser says, and is handed on when it comes', async () => {
    await expect(loadChunk('cart', () => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError);
    expect(await loadChunk('cart', async () => 'here')).toBe('here');
  });

  it('is named as the specification says', () => {
    const error = new ChunkLoadError('cart');
    expect([error.name, error.message]).toEqual(['ChunkLoadError', 'Loading chunk cart failed']);
  });

  describe('on the page that asked for it', () => {
    const location = { href: 'http://localhost/store', reload: vi.fn() };
    const report = (change: { mayReload?: boolean } = {}) =>
      reportMissingChunk('cart', { storage: sessionStorage, location, document, ...change });
    beforeEach(() => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      sessionStorage.clear();
      location.reload.mockReset();
      document.body.innerHTML = '<main><p>Still here</p></main>';
    });

    it('reloads the page once, and then says so on it, once', () => {
      expect(report()).toBe('reload');
      expect(report()).toBe('message');
      expect(report()).toBe('message');
      expect(location.reload).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong. Try reloading the page./);
      expect(screen.getByRole('link', { name: 'Reload this page' })).toHaveAttribute('href', 'http://localhost/store');
      expect(screen.getByText('Still here')).toBeVisible();
    });

    it('does not reload where that would lose what was typed, or without a connection', () => {
      expect(report({ mayReload: false })).toBe('message');
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(report()).toBe('message');
      expect(location.reload).not.toHaveBeenCalled();
    });

    it('is reported for every kind of island', async () => {
      await import('./missing-islands.ts');
      sessionStorage.setItem('layette-reloaded-for', window.location.href);
      document.body.innerHTML += '<astro-island></astro-island>';
      const island = document.querySelector('astro-island')!;
      const fail = () =>
        island.dispatchEvent(
          new CustomEvent('astro:hydration-error', { bubbles: true, detail: { componentUrl: '/_assets/cart.js' } }),
        );
      Object.assign(island, { hydrator: () => undefined });
      fail();
      expect(screen.queryByRole('alert')).toBeNull();
      Object.assign(island, { hydrator: undefined });
      fail();
      expect(screen.getByRole('alert')).toBeVisible();
      expect(console.warn).toHaveBeenLastCalledWith('Loading chunk /_assets/cart.js failed');
    });
  });
});

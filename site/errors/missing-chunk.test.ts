import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, loadChunk, reportMissingChunk } from './missing-chunk.ts';

describe('a script that is gone', () => {
  it('9 is waited for two minutes', async () => {
    vi.useFakeTimers();
    const loading = loadChunk('cart', () => new Promise(() => {})).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await Promise.race([loading, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk cart failed' });
    expect(chunkTimeoutMs).toBe(120_000);
    vi.useRealTimers();
  });

  it('8 fails by that name whatever the browser says, and is handed on when it comes', async () => {
    await expect(loadChunk('cart', () => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError);
    expect(await loadChunk('cart', async () => 'here')).toBe('here');
  });

  it('8 is named as the specification says', () => {
    const error = new ChunkLoadError('cart');
    expect([error.name, error.message]).toEqual(['ChunkLoadError', 'Loading chunk cart failed']);
  });

  it('8 reloads the page once, and then says so on it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.clear();
    document.body.innerHTML = '<main><p>Still here</p></main>';
    const location = { href: 'http://localhost/store', reload: vi.fn() };
    const surroundings = { storage: sessionStorage, location, document };
    expect(reportMissingChunk('cart', surroundings)).toBe('reload');
    expect(reportMissingChunk('cart', surroundings)).toBe('message');
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /^Something went wrong. Try reloading the page./,
    );
    expect(document.querySelector('main')?.textContent).toContain('Still here');
  });
});

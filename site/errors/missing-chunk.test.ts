import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, reportMissingChunk } from './missing-chunk.ts';

describe('a script that is gone', () => {
  it('is named as the specification says', () => {
    const error = new ChunkLoadError('cart');
    expect([error.name, error.message]).toEqual(['ChunkLoadError', 'Loading chunk cart failed']);
  });

  it('reloads the page once, and then says so on it', () => {
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

import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSuggestions } from './fetch-suggestions.ts';

afterEach(() => vi.unstubAllGlobals());
const { signal } = new AbortController();

describe('fetching suggestions', () => {
  it("8 an undefined term fails with 'searchTerm must be defined', and nothing is asked", async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await expect(fetchSuggestions(undefined, signal)).rejects.toThrow(new Error('searchTerm must be defined'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('7 asks GET /store/api/search/suggestions?q={term} and takes searchTerm of each item', async () => {
    const fetch = vi.fn(async () => new Response('[{"searchTerm":"stroller"},{"searchTerm":"stroller fan"}]'));
    vi.stubGlobal('fetch', fetch);
    expect(await fetchSuggestions('stroll', signal)).toEqual(['stroller', 'stroller fan']);
    expect(fetch).toHaveBeenCalledWith(
      '/store/api/search/suggestions?q=stroll',
      expect.objectContaining({ method: 'GET' }),
    );
  });
});

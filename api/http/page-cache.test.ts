import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { ReadyAnswer } from './ready-answers.ts';

const pageOf = (bytes: number): ReadyAnswer => ({
  headers: [],
  bodies: [{ encoding: 'br', bytes: Buffer.alloc(bytes) }],
  etag: 'W/"1"',
});

describe('kept pages', () => {
  it('are kept until the catalogue changes', () => {
    const cache = new PageCache({ bytesMax: 100_000 });
    cache.keep('/a', 1, pageOf(9_000));
    expect(cache.find('/a', 1)?.bodies[0]?.bytes).toHaveLength(9_000);
    expect(cache.find('/a', 2)).toBeUndefined();
    expect(cache.bytes).toBe(10_000);
  });

  it('never weigh more than they may, and the one unused for longest goes first', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    for (const name of ['/a', '/b', '/c']) cache.keep(name, 1, pageOf(9_000));
    cache.find('/a', 1);
    cache.keep('/d', 1, pageOf(9_000));
    expect(cache.bytes).toBe(30_000);
    expect(['/a', '/b', '/c', '/d'].map((name) => cache.find(name, 1) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('weigh the same after a thousand new editions of one page', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    for (let version = 0; version < 1_000; version += 1) cache.keep('/a', version, pageOf(9_000));
    expect(cache.bytes).toBe(10_000);
  });

  it('of lists are kept from the second asking, so that a walk through made-up addresses displaces nothing', () => {
    const cache = new PageCache({ bytesMax: 30_000, fromSecondAsking: true });
    cache.keep('/liked', 1, pageOf(9_000));
    expect(cache.find('/liked', 1)).toBeUndefined();
    cache.keep('/liked', 1, pageOf(9_000));
    for (let walk = 0; walk < 20_000; walk += 1) cache.keep(`/walk?${walk}`, 1, pageOf(9_000));
    expect(cache.find('/liked', 1)).not.toBeUndefined();
    expect(cache.bytes).toBe(10_000);
  });

  it('have a name of bounded length', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    const long = `/store/search?search_term=${'x'.repeat(5_000)}`;
    cache.keep(long, 1, pageOf(9_000));
    expect(cache.find(long, 1)).not.toBeUndefined();
    expect(cache.find(`${long}y`, 1)).toBeUndefined();
  });
});

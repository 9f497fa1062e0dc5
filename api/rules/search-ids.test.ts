import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSearchId, searchIdKinds, searchIdLifetimeSeconds, writeSearchId } from './search-ids.ts';

const tag = (text: string) => createHash('sha256').update(`ours ${text}`).digest('base64url');
const foreign = (text: string) => createHash('sha256').update(`theirs ${text}`).digest('base64url');
const noon = Date.UTC(2027, 2, 10, 12);

describe('Search ids', () => {
  it('a search id lives 1800 s: one search has one id for so long, and a report is taken for as long after', () => {
    expect(searchIdLifetimeSeconds).toBe(1_800);
    const id = writeSearchId('products', noon, ['crib'], tag);
    expect(writeSearchId('products', noon + 1_799_999, ['crib'], tag)).toBe(id);
    expect(writeSearchId('products', noon + 1_800_000, ['crib'], tag)).not.toBe(id);
    expect(readSearchId(id, noon + 3_599_999, tag)).toEqual({ kind: 'products', isLive: true });
    expect(readSearchId(id, noon + 3_600_000, tag)).toEqual({ kind: 'products', isLive: false });
  });

  it.each(searchIdKinds)('of %s say their kind', (kind) => {
    const id = writeSearchId(kind, noon, ['crib'], tag);
    expect(readSearchId(id, noon, tag)).toEqual({ kind, isLive: true });
    expect(id.length).toBeLessThanOrEqual(100);
  });

  it('differ by what was searched and do not say it', () => {
    expect(writeSearchId('products', noon, ['crib'], tag)).not.toBe(writeSearchId('products', noon, ['bib'], tag));
    expect(writeSearchId('products', noon, ['crib'], tag)).not.toContain('crib');
  });

  it('that are another’s, changed or malformed are refused', () => {
    const id = writeSearchId('products', noon, ['crib'], tag);
    for (const wrong of [
      writeSearchId('products', noon, ['crib'], foreign),
      id.replace(/^p/, 'g'),
      `${id}.x`,
      '',
      'p.1.2',
      '...',
      'x'.repeat(100),
    ])
      expect(readSearchId(wrong, noon, tag)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { feedPage, rankOf } from './feed.ts';

const none = new Set<string>();
const many = Array.from({ length: 45 }, (_, index) => ({
  id: `guide:${index}`,
  rank: rankOf('guide', { order: index }),
}));

describe('the feed', () => {
  it('tells news first, the newest of them at the head', () => {
    const entries = [
      { id: 'g', rank: rankOf('guide', { order: 0 }) },
      { id: 'old', rank: rankOf('gift', { at: 1 }) },
      { id: 'new', rank: rankOf('gift', { at: 2 }) },
      { id: 'p', rank: rankOf('price', { at: 3 }) },
    ];
    expect(feedPage(entries, none, null).page.map(({ id }) => id)).toEqual(['new', 'old', 'p', 'g']);
  });

  it('has 20 entries a page, and each on one page only', () => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const { page, nextCursor }: ReturnType<typeof feedPage> = feedPage(many, none, cursor);
      expect(page.length).toBeLessThanOrEqual(20);
      ids.push(...page.map(({ id }) => id));
      cursor = nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual(many.map(({ id }) => id));
  });

  it('goes on behind an entry that is gone since', () => {
    const { nextCursor } = feedPage(many, none, null);
    const gone = many.filter(({ id }) => id !== 'guide:19');
    expect(feedPage(gone, none, nextCursor).page[0]!.id).toBe('guide:20');
  });

  it('leaves out what was put away', () => {
    expect(feedPage(many, new Set(['guide:0']), null).page[0]!.id).toBe('guide:1');
    expect(feedPage(many, new Set(many.map(({ id }) => id)), null)).toEqual({ page: [], nextCursor: null });
  });
});

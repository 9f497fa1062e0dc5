import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { countDelayMs } from './filter-panel-store.ts';
import { facets, openScreen } from './testing/screen.ts';

const draftOf = (...brands: string[]): ListAddress => ({
  filters: { ...noFilters(), brands },
  sort: 'popular',
  page: 1,
});
const rest = () => vi.advanceTimersByTimeAsync(countDelayMs);

describe('the counts of the filter panel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for at once when the panel opens', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf());
    expect(panel.$panel.get()).toEqual({ counted: null, counting: 'under-way' });
    await counts[0]!.answer({ facets, total: 7 });
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 7 } });
  });

  it('are asked for once when the hand rests, for the last draft, and late ones lose', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf());
    panel.count(draftOf('alder'), 'soon');
    panel.count(draftOf('alder', 'birch'), 'soon');
    await rest();
    expect(counts.map(({ asked }) => asked)).toEqual(['', '?brands=alder&brands=birch']);
    // The one that was given up has not failed.
    expect(panel.$panel.get().counting).toBe('under-way');
    await counts[1]!.answer({ facets, total: 15 });
    await counts[0]!.answer({ facets, total: 99 });
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 15 } });
  });

  it('are not asked for again when they are known', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf());
    await counts[0]!.answer({ facets, total: 99 });
    panel.count(draftOf('alder'), 'soon');
    await rest();
    await counts[1]!.answer({ facets, total: 12 });
    panel.count(draftOf(), 'soon');
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 99 } });
    expect(counts).toHaveLength(2);
  });

  it('are the same for another order', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf());
    await counts[0]!.answer({ facets, total: 99 });
    panel.count({ ...draftOf(), sort: 'price_asc' }, 'soon');
    await rest();
    expect(panel.$panel.get().counting).toBe('current');
    expect(counts).toHaveLength(1);
  });

  it('are not waited for when the draft is gone', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf('alder'));
    panel.forget();
    expect(counts[0]!.signal.aborted).toBe(true);
    await counts[0]!.answer({ facets, total: 12 });
    expect(panel.$panel.get().counted).toBeNull();
  });

  it('stay as they were when new ones cannot be had, and can be asked for again', async () => {
    const { panel, counts } = openScreen();
    panel.count(draftOf());
    await counts[0]!.answer({ facets, total: 99 });
    panel.count(draftOf('alder'));
    await counts[1]!.fail();
    expect(panel.$panel.get()).toMatchObject({ counting: 'failed', counted: { total: 99 } });
    panel.count(draftOf('alder'));
    await counts[2]!.answer({ facets, total: 12 });
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 12 } });
  });
});

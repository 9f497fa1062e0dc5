import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseStars, isViewAll, toggleFlag, toggleValue, viewAll } from './facet-draft.ts';
import { facets, openScreen } from './testing/screen.ts';

const withBrand = (brand: string) => (draft: Parameters<typeof toggleValue>[0]) => toggleValue(draft, 'brands', brand);

describe('the filter panel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens with a copy of what is applied, at the chosen section, and counts it', async () => {
    const { list, panel, counts } = openScreen({ search: '?brands=alder&minRating=4&sort=price_asc' });
    list.follow();
    panel.open('rating');
    expect(panel.$panel.get()).toMatchObject({
      isOpen: true,
      section: 'rating',
      counting: 'under-way',
      draft: { selected: { brands: ['alder'], rating: { from: 4, to: 5 } }, sort: 'price_asc' },
    });
    await counts[0]!.answer({ facets, total: 7 });
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 7 } });
  });

  it('edits the draft only', async () => {
    const { list, panel, visited } = openScreen();
    panel.open(null);
    panel.edit(withBrand('alder'));
    expect(list.$shown.get().address.filters.brands).toEqual([]);
    expect(visited).toEqual(['']);
  });

  it('counts once when the hand rests, for the last draft, and late counts lose', async () => {
    const { panel, counts, rest } = openScreen();
    panel.open(null);
    panel.edit(withBrand('alder'));
    panel.edit(withBrand('birch'));
    await rest();
    expect(counts.map(({ asked }) => asked)).toEqual(['', '?brands=alder&brands=birch']);
    await counts[1]!.answer({ facets, total: 15 });
    await counts[0]!.answer({ facets, total: 99 });
    expect(panel.$panel.get().counted?.total).toBe(15);
  });

  it('asks nothing again that it has counted', async () => {
    const { panel, counts, rest } = openScreen();
    panel.open(null);
    await counts[0]!.answer({ facets, total: 99 });
    panel.edit(withBrand('alder'));
    await rest();
    await counts[1]!.answer({ facets, total: 12 });
    panel.edit(withBrand('alder'));
    await rest();
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 99 } });
    expect(counts).toHaveLength(2);
  });

  it('does not count again for another order', async () => {
    const { panel, counts, rest } = openScreen();
    panel.open('sort');
    await counts[0]!.answer({ facets, total: 99 });
    panel.edit((draft) => ({ ...draft, sort: 'price_asc' }));
    await rest();
    expect(panel.$panel.get().counting).toBe('current');
    expect(counts).toHaveLength(1);
  });

  it('applies the draft to the address and closes', () => {
    const { panel, visited } = openScreen({ search: '?page=2' });
    panel.open(null);
    panel.edit(withBrand('alder'));
    panel.edit((draft) => toggleFlag(draft, 'on_sale'));
    panel.edit((draft) => ({ ...draft, sort: 'newest' }));
    panel.apply();
    expect(visited.at(-1)).toBe('?brands=alder&onSale=true&sort=newest');
    expect(panel.$panel.get().isOpen).toBe(false);
  });

  it('forgets the draft when it is closed without applying', () => {
    const { list, panel, visited } = openScreen({ search: '?brands=alder' });
    list.follow();
    panel.open(null);
    panel.edit(withBrand('birch'));
    panel.close();
    expect(panel.$panel.get().draft.selected).toEqual({ brands: ['alder'] });
    expect(visited).toEqual(['?brands=alder']);
  });

  it('clears filters and sort to the bare path', () => {
    const { list, panel, visited } = openScreen({ search: '?brands=alder&sort=newest' });
    list.follow();
    panel.open(null);
    panel.clearAll();
    expect(visited.at(-1)).toBe('');
    expect(panel.$panel.get()).toMatchObject({ isOpen: false, draft: { selected: {}, sort: 'popular' } });
  });

  it('keeps the last counts and says so when new ones cannot be had', async () => {
    const { panel, counts, rest } = openScreen();
    panel.open(null);
    await counts[0]!.answer({ facets, total: 99 });
    panel.edit(withBrand('alder'));
    await rest();
    await counts[1]!.fail();
    expect(panel.$panel.get()).toMatchObject({ counting: 'failed', counted: { total: 99 } });
    panel.recount();
    await counts[2]!.answer({ facets, total: 12 });
    expect(panel.$panel.get()).toMatchObject({ counting: 'current', counted: { total: 12 } });
  });
});

describe('a draft', () => {
  const { panel } = openScreen();
  const { draft } = panel.$panel.get();

  it('loses the key of an empty selection', () => {
    const once = toggleValue(draft, 'brands', 'alder');
    expect(toggleValue(once, 'brands', 'alder').selected).toEqual({});
    expect(chooseStars(chooseStars(draft, 'rating', 4), 'rating', 0).selected).toEqual({});
  });

  it('unchecks View All with a value, does not check it again by itself, and clears by it', () => {
    expect(isViewAll(draft, 'brands')).toBe(true);
    const once = toggleValue(draft, 'brands', 'alder');
    expect(isViewAll(once, 'brands')).toBe(false);
    expect(isViewAll(toggleValue(once, 'brands', 'alder'), 'brands')).toBe(false);
    expect(viewAll(once, 'brands').selected).toEqual({});
    expect(isViewAll(viewAll(once, 'brands'), 'brands')).toBe(true);
  });
});

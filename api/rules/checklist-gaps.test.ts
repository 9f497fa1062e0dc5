import { describe, expect, it } from 'vitest';
import { type ChecklistWish, checklistGaps } from './checklist-gaps.ts';

const wish = (title: string, rootSlug: string | null, priority: ChecklistWish['priority'] = 'must-have') => ({
  title,
  rootSlug,
  priority,
});

describe('gaps of the checklist', () => {
  it('are must-haves of which nothing is on the list', () => {
    const wishes = [
      wish('Rear-facing car seat', 'car-seats'),
      wish('Rain cover', 'strollers', 'nice-to-have'),
      wish('Bottles', 'feeding'),
      wish('Potty', 'bath-potty', 'later'),
      wish('Medicine', null),
    ];
    expect(checklistGaps(wishes, new Set(['feeding']))).toEqual([
      { rootSlug: 'car-seats', missing: ['Rear-facing car seat'] },
    ]);
    expect(checklistGaps(wishes, new Set(['feeding', 'car-seats']))).toEqual([]);
  });

  it('name three things each, and four places', () => {
    const wishes = ['a', 'b', 'c', 'd', 'e'].flatMap((root) => [1, 2, 3, 4].map((n) => wish(`${root}${n}`, root)));
    const gaps = checklistGaps(wishes, new Set());
    expect(gaps.map(({ rootSlug }) => rootSlug)).toEqual(['a', 'b', 'c', 'd']);
    expect(gaps[0]!.missing).toEqual(['a1', 'a2', 'a3']);
  });
});

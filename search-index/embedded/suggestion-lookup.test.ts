import { describe, expect, it } from 'vitest';
import { orderSuggestions, SuggestionCollector } from '../suggestions.ts';
import { sampleProducts } from '../testing/sample-documents.ts';
import { SuggestionLookup } from './suggestion-lookup.ts';

describe('Looking suggestions up', () => {
  const collector = new SuggestionCollector();
  for (const product of sampleProducts()) collector.add(product);
  const all = collector.list();
  const lookup = new SuggestionLookup(all);
  const beginnings = new Set(all.flatMap(({ key }) => [1, 2, 3, 5, 9, 99].map((length) => key.slice(1, 1 + length))));

  it('answers as looking at all of them does, whatever is typed', () => {
    expect(all.length).toBeGreaterThan(200);
    for (const beginning of beginnings) {
      const typed = beginning.trim().split(' ');
      const found = orderSuggestions(typed, lookup.candidates(typed), 8, lookup.exact(typed));
      expect([beginning, found]).toEqual([beginning, orderSuggestions(typed, all, 10_000).slice(0, 8)]);
    }
  });

  it('looks at few of them where the words are rare', () => {
    const rare = all.at(-1)!.key.slice(1).split(' ');
    expect(lookup.candidates(rare).length).toBeLessThan(all.length / 4);
    expect(lookup.candidates(['qqqq'])).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { kindLabel } from './story-labels.ts';

it('each kind is called as readers say it', () => {
  expect(kindLabel({ kind: 'guide', type: 'buying-guide' })).toBe('Buying guide');
  expect(kindLabel({ kind: 'guide', type: 'comparison' })).toBe('Comparison');
  expect(kindLabel({ kind: 'week', week: 12 })).toBe('Week 12');
  expect(kindLabel({ kind: 'article' })).toBe('Article');
});

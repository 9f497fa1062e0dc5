import { describe, expect, it } from 'vitest';
import { findNearest } from './nearest.ts';

const fields = ['publishOn', 'lastReviewedOn', 'teaser', 'title', 'topics'];

describe('finding what was probably meant', () => {
  it.each([
    ['publishOm', 'publishOn'],
    ['publishon', 'publishOn'],
    ['publish_on', 'publishOn'],
    ['tilte', 'title'],
    ['teasr', 'teaser'],
    ['topic', 'topics'],
    ['publishedOn', 'publishOn'],
  ])('takes %s for %s', (typed, meant) => {
    expect(findNearest(typed, fields)).toBe(meant);
  });

  it('offers nothing when nothing is near', () => {
    expect(findNearest('colour', fields)).toBeUndefined();
    expect(findNearest('x', [])).toBeUndefined();
  });
});

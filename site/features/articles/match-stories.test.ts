import { describe, expect, it } from 'vitest';
import { countText, joinFound, matchStories } from './match-stories.ts';

const listed = [
  { url: '/clothes', title: 'Newborn clothes', teaser: 'Sizes, and what a towel is for.', note: 'Article · Bath' },
  { url: '/bath', title: 'Bath time', teaser: 'How warm, how often.', note: 'Guide · Café' },
];
const found = (term: string) => matchStories(term, listed).map(({ url }) => url);

describe('a search in the list', () => {
  it.each([
    ['bath', ['/bath', '/clothes'], 'the title before the rest'],
    ['BATH tim', ['/bath'], 'every word by its beginning, whatever the case'],
    ['cafe', ['/bath'], 'accents do not matter'],
    ['ath', [], 'a word is found by its beginning only'],
    ['  ?! ', ['/clothes', '/bath'], 'no word shows everything'],
  ])('for "%s" finds %j: %s', (term, urls) => {
    expect(found(term)).toEqual(urls);
  });

  it('is followed by what the server found beyond it, each once', () => {
    const joined = joinFound([listed[1]!], listed, ['/bath', '/clothes', '/elsewhere']);
    expect(joined.map(({ url }) => url)).toEqual(['/bath', '/clothes']);
  });
});

it.each([
  [0, 'No articles match “owl”'],
  [1, '1 page for “owl”'],
  [3, '3 pages for “owl”'],
])('%i found is said as "%s"', (count, words) => {
  expect(countText(count, 'owl')).toBe(words);
});

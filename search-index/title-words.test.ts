import { describe, expect, it } from 'vitest';
import { shareInTitle, wordsOfTitle } from './title-words.ts';

const share = (typed: string, title: string) => shareInTitle(wordsOfTitle(typed), wordsOfTitle(title));

describe('what a title says of what was typed', () => {
  it.each([
    ['20 weeks pregnant', 'Week 20 of pregnancy', 1],
    ['20 weeks pregnant', 'Week 21 of pregnancy', 2 / 3],
    ['hospital bag', 'What to pack in your hospital bag', 1],
    ['Hospital BAGS', 'Postpartum care: a kit for you', 0],
    ['how many diapers', 'Diapers in the first year', 1],
    ['breastfeed', 'Starting to breastfeed', 1],
    ['best strollers', 'How to choose a stroller', 1 / 2],
    ['cat', 'Category: cats', 1],
    ['car', 'Carriers', 0],
    ['', 'Anything', 0],
  ])('"%s" in "%s" is %s', (typed, title, expected) => {
    expect(share(typed, title)).toBeCloseTo(expected);
  });

  it('keeps words without a meaning where there are no others', () => {
    expect(wordsOfTitle('What to do')).toEqual(['what', 'to', 'do']);
    expect(wordsOfTitle('What to pack')).toEqual(['pack']);
  });
});

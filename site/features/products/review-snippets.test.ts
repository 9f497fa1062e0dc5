import { expect, it } from 'vitest';
import { reviewSnippets } from './review-snippets.ts';

const review = (changes: object = {}) => ({
  id: '1',
  authorName: 'Olive S.',
  stars: 4,
  title: 'Good',
  text: 'Folds with one hand.',
  publishedAt: Date.UTC(2027, 2, 10),
  helpful: 0,
  boughtHere: false,
  isSample: false,
  votedHelpful: false,
  ...changes,
});

it('tells search engines of real reviews and of no sample', () => {
  expect(reviewSnippets([review(), review({ isSample: true, title: 'Invented' })])).toEqual({
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Olive S.' },
        datePublished: '2027-03-10',
        name: 'Good',
        reviewBody: 'Folds with one hand.',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  });
  expect(reviewSnippets([review({ isSample: true })])).toEqual({});
  expect(reviewSnippets([])).toEqual({});
});

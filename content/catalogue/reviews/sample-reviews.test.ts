import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueLineSchema, type ProductLine } from '#contracts/catalogue-file.schemas.ts';
import { reviewBounds } from '#rules/reviews.ts';
import { demoCatalogue, demoSeed } from '../demo-catalogue.ts';
import { leaves } from '../leaves.ts';
import { byLeaf } from './phrases.ts';
import { partOf, sampleReviews } from './sample-reviews.ts';

const products = [...demoCatalogue({ today: '2026-06-15' })]
  .map((line) => catalogueLineSchema.parse(line))
  .filter((line): line is ProductLine => line.kind === 'product' && line.type === 'product');
const all = products.map((product) => ({ product, reviews: sampleReviews(product, demoSeed) }));
const written = all.filter(({ reviews }) => reviews.length > 0);
const everything = written.flatMap(({ reviews }) => reviews);

describe('sample reviews', () => {
  it('are the same every time', () => {
    for (const { product, reviews } of all.slice(0, 50)) expect(sampleReviews(product, demoSeed)).toEqual(reviews);
  });

  it('stand on a few hundred products, from none to hundreds each, and are few enough to load quickly', () => {
    expect(written.length).toBeGreaterThan(250);
    expect(written.length).toBeLessThan(600);
    expect(Math.max(...written.map(({ reviews }) => reviews.length))).toBe(240);
    expect(Math.min(...written.map(({ reviews }) => reviews.length))).toBe(1);
    expect(everything.length).toBeGreaterThan(2_000);
    expect(everything.length).toBeLessThan(7_000);
  });

  it('are never more of any star level than the catalogue claims', () => {
    for (const { product, reviews } of all)
      for (const stars of [1, 2, 3, 4, 5])
        expect(reviews.filter((review) => review.stars === stars).length).toBeLessThanOrEqual(
          product.ratingCounts[stars - 1]!,
        );
  });

  it('keep to what may be written', () => {
    for (const { title, text, authorName } of everything) {
      expect(title.length).toBeLessThanOrEqual(reviewBounds.titleMost);
      expect(text.length).toBeGreaterThanOrEqual(reviewBounds.textLeast);
      expect(text.length).toBeLessThanOrEqual(reviewBounds.textMost);
      expect(authorName).toMatch(/^\p{L}+ [A-Z]\.$/u);
    }
  });

  it('hardly ever say the same twice about one product', () => {
    for (const { reviews } of written)
      expect(new Set(reviews.map(({ text }) => text)).size).toBeGreaterThanOrEqual(Math.ceil(reviews.length * 0.95));
  });

  it('have phrases for kinds of things that the shop has', () => {
    expect(Object.keys(byLeaf).filter((slug) => !leaves.some((leaf) => leaf.slug === slug))).toEqual([]);
  });

  it('take a part of the ratings in their proportion', () => {
    const counts = fc.tuple(...([0, 0, 0, 0, 0].map(() => fc.nat(4_000)) as never[])) as fc.Arbitrary<
      [number, number, number, number, number]
    >;
    fc.assert(
      fc.property(counts, fc.nat(300), (ratings, most) => {
        const sum = ratings.reduce((a, b) => a + b, 0);
        const total = Math.min(most, sum);
        const part = partOf(ratings, total);
        expect(part.reduce((a, b) => a + b, 0)).toBe(total);
        for (const [index, count] of part.entries()) {
          expect(count).toBeLessThanOrEqual(ratings[index]!);
          if (sum > 0) expect(Math.abs(count - (ratings[index]! * total) / sum)).toBeLessThan(1);
        }
      }),
    );
  });
});

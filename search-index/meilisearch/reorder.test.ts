import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '../engine.ts';
import { understandQuery } from '../query-understanding.ts';
import { sampleProducts } from '../testing/sample-documents.ts';
import type { ServerHit } from './hit-words.ts';
import { storedProduct } from './meilisearch-documents.ts';
import { reorder } from './reorder.ts';

const products = sampleProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const order = (term: string, among: readonly ProductDocument[] = products) =>
  reorder(
    among.map((product): ServerHit => storedProduct(product)),
    understandQuery(term),
  );
const typesOf = (ids: readonly number[]) => [...new Set(ids.map((id) => byId.get(id)!.productType))];

describe('The order of what the server brings', () => {
  it('begins with the thing that was named', () => {
    expect(typesOf(order('diaper bag').ids.slice(0, 12))).toEqual(['Diaper bags']);
    expect(typesOf(order('stroller').ids.slice(0, 20))).toEqual(
      expect.arrayContaining(['Travel strollers', 'Jogging strollers']),
    );
    expect(typesOf(order('stroller').ids.slice(0, 20))).not.toContain('Stroller cup holders');
  });

  it('keeps every hit once', () => {
    expect([...order('blue crib').ids].sort((a, b) => a - b)).toEqual(products.map(({ id }) => id));
  });

  it('puts price, newness or rating first among what is as relevant', () => {
    const of = (term: string) =>
      order(term)
        .ids.slice(0, 12)
        .map((id) => byId.get(id)!);
    const prices = of('cheap crib').map(({ minPriceCents }) => minPriceCents);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const scores = of('best crib').map(({ ratingScore }) => ratingScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const news = of('new cribs').map(({ isNew }) => isNew);
    expect(news).toEqual([...news].sort((a, b) => Number(b) - Number(a)));
  });

  it('forgives a typo, and does not take one for an answer beside unknown words', () => {
    expect(typesOf(order('swadle').ids.slice(0, 12))).toEqual(['Swaddles']);
    expect(order('zorgle crab').answers).toBe(false);
    expect(order('zorgle crib').answers).toBe(true);
  });

  it('takes a misspelling for nothing where the word itself is written, and a longer word for little', () => {
    const [first] = products;
    const named = (id: number, title: string, productType: string): ProductDocument => ({
      ...first!,
      id,
      title,
      productType,
      keywords: [],
      description: '',
      attributes: {},
      categoryTitles: [],
    });
    const card = named(1, 'Gift Card', 'Gift cards');
    const cardigan = named(2, 'Fern Cardigan', 'Sweaters');
    expect(order('cardi', [card, cardigan]).ids).toEqual([2, 1]);
    const sleeper = named(3, 'Fern Sleepers', 'Sleepers');
    const sack = named(4, 'Fern Sleep Sack', 'Sleep sacks');
    expect(order('sleep', [sleeper, sack]).ids).toEqual([4, 3]);
  });

  it('trusts the server that a hit has what only its description says', () => {
    const [one, other] = products;
    const hits = [one!, other!].map((product): ServerHit => storedProduct({ ...product, title: 'Fern', keywords: [] }));
    const meaning = understandQuery('zorgle');
    expect(reorder(hits, meaning).whole).toBe(0);
    expect(reorder(hits, meaning, (id) => id === other!.id)).toMatchObject({ ids: [other!.id, one!.id], whole: 1 });
  });

  it('counts what has all the words and is the thing', () => {
    expect(order('crib').whole).toBe(12);
    expect(order('turquoise crib').whole).toBe(0);
  });
});

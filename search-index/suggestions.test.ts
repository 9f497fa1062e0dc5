import { describe, expect, it } from 'vitest';
import type { ProductDocument } from './engine.ts';
import { orderSuggestions, SuggestionCollector } from './suggestions.ts';
import { sampleProducts } from './testing/sample-documents.ts';

const products = sampleProducts();
const collected = (among: readonly ProductDocument[] = products) => {
  const collector = new SuggestionCollector();
  for (const product of among) collector.add(product);
  return collector;
};
const ask = (typed: string, limit = 8, from = collected()) => orderSuggestions(typed.split(' '), from.list(), limit);
const suggestedOf = (product: ProductDocument) => ({
  ...product,
  attributes: Object.entries(product.attributes).flatMap(([key, values]) =>
    values.map((value): [string, string] => [key, value]),
  ),
});

describe('Terms to suggest', () => {
  it('are names of things, categories and brands, alone and together, and never pieces of titles', () => {
    const names = new Set(
      products
        .flatMap(({ productType, brand, categoryTitles }) => [productType, brand, ...categoryTitles])
        .map((name) => name.toLowerCase()),
    );
    for (const { text } of collected().list()) {
      const lower = text.toLowerCase();
      const endsInName = [...names].some((name) => lower === name || lower.endsWith(` ${name}`));
      expect([text, endsInName]).toEqual([text, true]);
    }
  });

  it('come once, however they are written', () => {
    const stems = collected()
      .list()
      .map(({ stems }) => stems);
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('begin with the thing itself, then what is most popular', () => {
    expect(ask('strol')[0]).toBe('strollers');
    expect(ask('diap')[0]).toBe('diapers');
    const [body] = products.filter(({ productType }) => productType === 'Bodysuits');
    const [bottle] = products.filter(({ productType }) => productType === 'Bottles');
    const withLoved = (product: ProductDocument) =>
      ask('bo', 1, collected([...products, { ...product, id: 9001, popularity: 1e9 }]));
    expect([withLoved(body!), withLoved(bottle!)]).toEqual([['bodysuits'], ['bottles']]);
  });

  it('say colours by their common name too, and no word twice', () => {
    expect(ask('navy sw')).toContain('navy swaddles');
    expect(ask('blue sw')).toContain('blue swaddles');
    expect(
      collected()
        .list()
        .some(({ text }) => /\b(\w+) \1\b/.test(text)),
    ).toBe(false);
  });

  it('lists a few pairs at most where neither name was begun', () => {
    const pairs = new Set(
      collected()
        .list()
        .filter(({ isPair }) => isPair)
        .map(({ text }) => text),
    );
    expect(ask('cribs', 20).filter((text) => pairs.has(text)).length).toBeLessThanOrEqual(2);
  });

  it('go when the last product goes', () => {
    const collector = collected();
    const teethers = products.filter(({ productType }) => productType === 'Teethers');
    expect(ask('teethers', 8, collector)).toContain('teethers');
    const lost = teethers.map((product) => collector.forget(suggestedOf(product)));
    expect(lost.at(-1)).toBe(true);
    expect(ask('teethers', 8, collector)).not.toContain('teethers');
  });
});

import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../testing/sample-documents.ts';
import { ProductIndex } from './product-index.ts';

describe('Facets of many filters at once', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `key-${at}`);
  const index = new ProductIndex();
  const [first] = sampleProducts();
  const attributes = (value: string) => Object.fromEntries(keys.map((key) => [key, [value]]));
  index.add({ ...first!, id: 1, attributes: attributes('a') });
  index.add({ ...first!, id: 2, attributes: { ...attributes('a'), 'key-0': ['b'] } });
  index.add({ ...first!, id: 3, attributes: { ...attributes('a'), 'key-39': ['b'] } });

  it('all narrow what is found', () => {
    const { ids } = index.search({
      term: '',
      filters: { attributes: attributes('a') },
      sort: 'popular',
      page: 1,
      pageSize: 9,
    });
    expect(ids).toEqual([1]);
  });

  it('count the others of a filter that is set', () => {
    const { facets } = index.search({
      term: '',
      filters: { attributes: { 'key-0': ['a'] } },
      facets: ['attributes.key-0', 'attributes.key-39'],
      sort: 'popular',
      page: 1,
      pageSize: 9,
    });
    expect(
      facets.map((facet) => facet.kind === 'values' && facet.values.map(({ value, count }) => [value, count])),
    ).toEqual([
      [
        ['a', 2],
        ['b', 1],
      ],
      [
        ['a', 1],
        ['b', 1],
      ],
    ]);
  });
});

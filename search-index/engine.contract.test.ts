/** What every engine behind the port must do. Runs against the embedded engine and against a real Meilisearch server. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import type { FacetKey, ProductDocument, ProductFilters, ProductQuery, ProductSort, SearchEngine } from './engine.ts';
import { createMeilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { facetFlags } from './settings.ts';
import { countFacets, matchesFilters } from './testing/brute-force.ts';
import { startMeilisearch } from './testing/meilisearch-server.ts';
import {
  sampleArticles,
  sampleBrands,
  sampleColours,
  sampleKinds,
  sampleProducts,
} from './testing/sample-documents.ts';

const products = sampleProducts();
const byId = new Map(products.map((product) => [product.id, product]));
const documents = { products: () => products, articles: () => sampleArticles };
const facets: FacetKey[] = [
  'brands',
  'productTypes',
  'rating',
  'price',
  ...facetFlags,
  'attributes.color',
  'attributes.size',
];

const query = (part: Partial<ProductQuery> = {}): ProductQuery => ({
  term: '',
  filters: {},
  sort: 'popular',
  page: 1,
  pageSize: 18,
  ...part,
});

const server = await startMeilisearch();
afterAll(() => server?.stop());

const engines: [string, () => SearchEngine][] = [['embedded', createEmbeddedEngine]];
if (server)
  engines.push([
    'meilisearch',
    () => createMeilisearchEngine({ url: server.url, key: server.key, prefix: 'contract' }),
  ]);

describe.each(engines)('The %s engine', (name, create) => {
  let engine: SearchEngine;
  const find = async (term: string, part: Partial<ProductQuery> = {}): Promise<ProductDocument[]> =>
    (await engine.searchProducts(query({ term, ...part }))).ids.map((id) => byId.get(id)!);
  const typesOf = (found: ProductDocument[]): string[] => [...new Set(found.map(({ productType }) => productType))];

  beforeAll(async () => {
    engine = create();
    await engine.rebuild(documents);
  }, 60_000);
  afterAll(() => engine.close());

  it('says who answered and how much it holds', async () => {
    expect((await engine.searchProducts(query())).engine).toBe(name);
    expect(await engine.counts()).toEqual({ products: products.length, articles: sampleArticles.length });
  });

  // Libraries add names without a letter, such as `|>`: those are no words.
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^\w+$/.test(name));
  it.each([...names, 'hasOwn', 'prototype', 'length'])(
    'takes what every object has for a word like any other: %s',
    async (word) => {
      for (const term of [word, `${word}s`, `crib ${word}`, `2 ${word}`]) {
        await engine.searchProducts(query({ term, facets, filters: { attributes: { [word]: ['x'] } } }));
        await engine.searchArticles({ term, page: 1, pageSize: 6 });
        await engine.suggest(term, 8);
      }
      const [other] = sampleProducts();
      const id = 990_003;
      await engine.upsertProducts([{ ...other!, id, title: `Vexley ${word}`, keywords: [word] }]);
      expect((await engine.searchProducts(query({ term: word }))).ids).toContain(id);
      await engine.removeProducts([id]);
    },
  );

  describe('finds the thing that was asked for first', () => {
    it.each([
      ['stroller', ['Travel strollers', 'Jogging strollers']],
      ['strollers', ['Travel strollers', 'Jogging strollers']],
      ['strolle', ['Travel strollers', 'Jogging strollers']],
      ['jogging strol', ['Jogging strollers']],
      ['crib', ['Cribs']],
      ['diaper bag', ['Diaper bags']],
      ['Bib', ['Bibs']],
      ['POTTIES', ['Potties']],
    ])('by its name or beginning: %s', async (term, types) => {
      const found = await find(term, { pageSize: 8 });
      expect(found).toHaveLength(8);
      for (const type of typesOf(found)) expect(types).toContain(type);
    });

    it.each([
      ['strolelr', ['Travel strollers', 'Jogging strollers']],
      ['stroler', ['Travel strollers', 'Jogging strollers']],
      ['swadle', ['Swaddles']],
      ['pacifeir', ['Pacifiers']],
      ['crbi', ['Cribs']],
      ['bodisuit', ['Bodysuits']],
      ['bathtubb', ['Bathtubs']],
      ['tether', ['Teethers']],
      ['montior', ['Baby monitors']],
    ])('despite a typo: %s', async (term, types) => {
      const found = await find(term, { pageSize: 6 });
      expect(found.length).toBeGreaterThan(0);
      for (const type of typesOf(found)) expect(types).toContain(type);
    });

    it.each([
      ['pram', ['Travel strollers', 'Jogging strollers']],
      ['pushchair', ['Travel strollers', 'Jogging strollers']],
      ['nappies', ['Diapers', 'Diaper bags']],
      ['cot', ['Cribs']],
      ['dummy', ['Pacifiers']],
      ['onesie', ['Bodysuits']],
      ['babygrow', ['Bodysuits']],
      ['carseat', ['Infant car seats', 'Car seat bases']],
      ['highchair', ['High chairs']],
      ['cochecito', ['Travel strollers', 'Jogging strollers']],
      ['chupete', ['Pacifiers']],
      ['biberón', ['Bottles']],
      ['silla de coche', ['Infant car seats', 'Car seat bases']],
      ['saco de dormir', ['Sleep sacks']],
      ['baberos', ['Bibs']],
    ])('by another word for it: %s', async (term, types) => {
      const found = await find(term, { pageSize: 6 });
      expect(found.length).toBeGreaterThan(0);
      for (const type of typesOf(found)) expect(types).toContain(type);
    });

    it('by its whole title, also where its type has another name for it', async () => {
      const [other] = sampleProducts();
      const [mine, theirs] = [990_001, 990_002];
      const made = {
        ...other!,
        brand: 'Zorvane',
        brandSlug: 'zorvane',
        keywords: [],
        attributes: {},
        productType: 'Sleep sacks',
      };
      await engine.upsertProducts([
        { ...made, id: theirs, title: 'Quoll Sleep Sack', popularity: 1e9 },
        { ...made, id: mine, title: 'Vexley Wearable Blanket', popularity: 0 },
      ]);
      expect((await engine.searchProducts(query({ term: 'Vexley Wearable Blanket' }))).ids[0]).toBe(mine);
      await engine.removeProducts([mine, theirs]);
    });

    it('everything in the order that was all that was said', async () => {
      const newest = await engine.searchProducts(query({ term: 'new arrivals' }));
      expect(newest.ids).toEqual((await engine.searchProducts(query({ term: '', sort: 'newest' }))).ids);
      expect(newest.ids.length).toBeGreaterThan(0);
    });

    it.each([
      ['pack and play', 'Cribs'],
      ['travel cot', 'Cribs'],
      ['organic playard', 'Cribs'],
      ['formula pitcher', 'Bottles'],
    ])('by what is nearest to it where the shop has none: %s', async (term, type) => {
      expect(typesOf(await find(term, { pageSize: 6 }))).toEqual([type]);
      // If a filter leaves no product, the term can't bring one back.
      expect(await find(term, { filters: { brands: ['no-such-brand'] } })).toEqual([]);
    });

    it('and says so: what is only nearest is marked, what was asked for is not', async () => {
      const isMarked = async (term: string) => (await engine.searchProducts(query({ term }))).isNearest;
      for (const term of ['pack and play', 'crib under $5', 'turquoise crib'])
        expect([term, await isMarked(term)]).toEqual([term, true]);
      for (const term of ['crib', 'crib under $900', 'qwerty', ''])
        expect([term, await isMarked(term)]).toEqual([term, undefined]);
    });

    it.each(['dog food', 'motor oil', 'qwerty', 'playard for dogs'])('and nothing by guessing: %s', async (term) => {
      expect(await find(term)).toEqual([]);
    });

    it('and of a category, the thing it is named after first, also when the cheapest is asked for', async () => {
      expect(typesOf(await find('cheap infant car seats', { pageSize: 3 }))).toEqual(['Infant car seats']);
    });

    it('by brand, and by brand and thing', async () => {
      expect((await find('fernwick')).every(({ brand }) => brand === 'Fernwick')).toBe(true);
      const [first] = await find('little harbor crib');
      expect([first!.brand, first!.productType]).toEqual(['Little Harbor', 'Cribs']);
    });

    it('by its exact title', async () => {
      for (const product of products.filter(({ id }) => id % 29 === 0)) {
        const [first] = await find(product.title);
        expect(first!.title).toBe(product.title);
      }
    });

    it('by colour and thing, a shade counting less than the colour', async () => {
      const found = await find('blue swaddle', { pageSize: 10 });
      expect(typesOf(found.slice(0, 6))).toEqual(['Swaddles']);
      expect(found[0]!.attributes.color).toContain('Blue');
      for (const { attributes } of found.slice(0, 6))
        expect(attributes.color!.some((colour) => ['Blue', 'Navy'].includes(colour))).toBe(true);
    });

    it.each([
      ['8 oz bottle', 'Bottles'],
      ['8oz bottle', 'Bottles'],
      ['bottle 250ml', 'Bottles'],
      ['bottle 250 ml', 'Bottles'],
      ['pacifier 0-6 months', 'Pacifiers'],
      ['pacifier 2-pack', 'Pacifiers'],
      ['pacifier pack of 2', 'Pacifiers'],
      ['bodysuit 3-6m', 'Bodysuits'],
      ['size 2 diapers', 'Diapers'],
    ])('by measurement however it is written: %s', async (term, type) => {
      expect(typesOf(await find(term, { pageSize: 6 }))).toEqual([type]);
    });
  });

  it('takes price words as limits, and "cheap" as an order among what is as relevant', async () => {
    const under = await find('bodysuit under $20');
    expect(under.length).toBeGreaterThan(0);
    for (const { productType, minPriceCents } of under)
      expect([productType, minPriceCents <= 2000]).toEqual(['Bodysuits', true]);
    const between = await find('bib between 10 and 15 dollars');
    for (const { minPriceCents, maxPriceCents } of between)
      expect(minPriceCents <= 1500 && maxPriceCents >= 1000).toBe(true);
    const cheap = (await find('cheap crib', { pageSize: 5 })).map(({ minPriceCents }) => minPriceCents);
    expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
    expect(cheap[0]).toBe(
      Math.min(
        ...products.filter(({ productType }) => productType === 'Cribs').map(({ minPriceCents }) => minPriceCents),
      ),
    );
  });

  it('takes stars and "coming soon" as limits', async () => {
    for (const { productType, rating } of await find('4 star bodysuits'))
      expect([productType, rating >= 4]).toEqual(['Bodysuits', true]);
    const coming = await find('coming soon', { pageSize: 100 });
    expect(coming.map(({ id }) => id).sort()).toEqual(
      products
        .filter(({ comingSoon }) => comingSoon)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('finds what is right for an age, and toys for "a gift" to a child of it', async () => {
    const [one, other] = products.filter(({ productType }) => productType === 'Teethers');
    const sized = { ...one!, title: 'Fern Teether', attributes: {}, ageMonths: { from: 0, to: 5 } };
    const older = { ...other!, title: 'Moss Teether', attributes: {}, ageMonths: { from: 12, to: 36 } };
    await engine.upsertProducts([sized, older]);
    for (const term of ['teether 3 months', 'teether 0-3 months', 'gift for a 3 month old'])
      expect([term, (await find(term))[0]?.id]).toEqual([term, sized.id]);
    for (const term of ['teether 18 months', 'teether for 2 year old', 'present for 2 years'])
      expect([term, (await find(term))[0]?.id]).toEqual([term, older.id]);
    await engine.upsertProducts([one!, other!]);
  });

  it('takes no word for a slip of the finger that is spelled right', async () => {
    const plain = { ...products[0]!, title: 'Zephyr Lower Stroller', keywords: ['phone pocket'] };
    await engine.upsertProducts([plain]);
    expect((await engine.searchProducts(query({ term: 'lowerr' }))).total).toBe(1);
    for (const term of ['flower', 'iphone'])
      expect([term, (await engine.searchProducts(query({ term }))).ids]).not.toEqual([term, [plain.id]]);
    await engine.upsertProducts([products[0]!]);
  });

  it('shows the nearest thing where a said price leaves nothing', async () => {
    expect(typesOf(await find('crib under $5', { pageSize: 6 }))).toEqual(['Cribs']);
  });

  it('answers nonsense with nothing', async () => {
    for (const term of ['qwertz', 'xyzzy plugh', '???', '🦄', 'asdfghjkl', '-', '""']) {
      expect([term, (await engine.searchProducts(query({ term }))).total]).toEqual([term, 0]);
    }
  });

  it('relaxes a query that nothing matches whole, and keeps the thing that was named', async () => {
    const found = await find('turquoise crib', { pageSize: 6 });
    expect(typesOf(found)).toEqual(['Cribs']);
  });

  describe('leaves out what is named to be left out', () => {
    it.each([
      ['jogging stroller', 'stroller not jogging'],
      ['blue', 'swaddle without blue'],
      ['silicone', 'bib no silicone'],
      ['algodón', 'bibs sin algodón'],
    ])('%s: %s', async (left, term) => {
      const word = left === 'algodón' ? 'cotton' : left;
      const has = ({ title, productType, attributes, keywords }: ProductDocument) =>
        [title, productType, ...keywords, ...Object.values(attributes).flat()].join(' ').toLowerCase().includes(word);
      const found = await find(term, { pageSize: 30 });
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(has)).toEqual([]);
    });
  });

  it('keeps to the thing that was named in every order', async () => {
    for (const sort of ['price_asc', 'price_desc', 'newest'] as const) {
      const strollers = await find('stroller', { sort, pageSize: 100 });
      expect(typesOf(strollers).sort(), sort).toEqual(['Jogging strollers', 'Travel strollers']);
      expect(typesOf(await find('car seat', { sort, pageSize: 100 })), sort).toEqual(['Infant car seats']);
    }
  });

  it('corrects nothing where the term is right as it is typed', async () => {
    expect((await engine.searchProducts(query({ term: 'strolelr', asTyped: true }))).total).toBe(0);
    expect((await engine.searchProducts(query({ term: 'stroller', asTyped: true }))).total).toBeGreaterThan(0);
  });

  it('limits by an age that is said in words', async () => {
    const [first, second] = [990_011, 990_012];
    const made = { ...products.find(({ productType }) => productType === 'High chairs')!, popularity: 1e9 };
    await engine.upsertProducts([
      { ...made, id: first, ageMonths: { from: 0, to: 36 } },
      { ...made, id: second, ageMonths: { from: 6, to: 36 } },
    ]);
    const { ids } = await engine.searchProducts(query({ term: 'high chair from birth', pageSize: 100 }));
    expect(ids).toContain(first);
    expect(ids).not.toContain(second);
    await engine.removeProducts([first, second]);
  });

  it('reads the beginning of a term that is too long', async () => {
    const long = `stroller ${'very '.repeat(400)}`;
    expect(typesOf(await find(long, { pageSize: 6 }))).toEqual(typesOf(await find('stroller', { pageSize: 6 })));
  });

  it('lists everything in every order, ties by popularity and then by id', async () => {
    const keys: Record<ProductSort, (product: ProductDocument) => number> = {
      popular: ({ popularity }) => -popularity,
      newest: ({ createdAt }) => -createdAt,
      price_asc: ({ minPriceCents }) => minPriceCents,
      price_desc: ({ maxPriceCents }) => -maxPriceCents,
      highest_rated: ({ ratingScore }) => -ratingScore,
      most_reviewed: ({ reviewCount }) => -reviewCount,
    };
    for (const [sort, key] of Object.entries(keys) as [ProductSort, (typeof keys)['popular']][]) {
      const { ids, total } = await engine.searchProducts(query({ sort, pageSize: 1000 }));
      const expected = [...products].sort((a, b) => key(a) - key(b) || b.popularity - a.popularity || a.id - b.id);
      expect([sort, total]).toEqual([sort, products.length]);
      expect(ids).toEqual(expected.map(({ id }) => id));
    }
  });

  it('pages without gap, repetition or wrong total', async () => {
    for (const term of ['', 'stroller', 'fernwick', 'cotton bib']) {
      const whole = await engine.searchProducts(query({ term, pageSize: 1000 }));
      const paged: number[] = [];
      for (let page = 1; (page - 1) * 7 < whole.total; page += 1) {
        const part = await engine.searchProducts(query({ term, page, pageSize: 7 }));
        expect(part.total).toBe(whole.total);
        paged.push(...part.ids);
      }
      expect(paged).toEqual(whole.ids);
      expect(new Set(paged).size).toBe(whole.total);
    }
  });

  it('counts facets exactly and disjunctively, as counting by hand does', async () => {
    const some = <T>(values: readonly T[]) =>
      fc.option(fc.subarray([...values], { minLength: 1, maxLength: 3 }), { nil: undefined });
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const cents = fc.option(fc.integer({ min: 500, max: 40_000 }), { nil: undefined });
    const filters: fc.Arbitrary<ProductFilters> = fc.record({
      brands: some(sampleBrands.map((brand) => products.find((product) => product.brand === brand)!.brandSlug)),
      productTypes: some(sampleKinds.map(({ type }) => type)),
      categories: some(['strollers', 'feeding', 'nursery', 'bottles']),
      minPriceCents: cents,
      maxPriceCents: cents,
      minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      ...Object.fromEntries(facetFlags.map((name) => [name, flag])),
      isNew: fc.option(fc.constant(false), { nil: undefined }),
      attributes: fc.option(fc.record({ color: fc.subarray(sampleColours, { maxLength: 3 }) }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const answer = await engine.searchProducts(query({ filters: chosen, facets, pageSize: 1000 }));
        const expected = products.filter((product) => matchesFilters(product, chosen));
        expect(answer.total).toBe(expected.length);
        expect(new Set(answer.ids)).toEqual(new Set(expected.map(({ id }) => id)));
        expect(answer.facets).toEqual(countFacets(products, facets, chosen));
      }),
      { numRuns: name === 'embedded' ? 150 : 30, seed: 7 },
    );
  }, 60_000);

  it('counts facets of a term over what the term finds', async () => {
    const found = await find('stroller', { pageSize: 1000 });
    const chosen: ProductFilters = { brands: [found[0]!.brandSlug], attributes: { color: ['Sage'] } };
    const answer = await engine.searchProducts(query({ term: 'stroller', filters: chosen, facets, pageSize: 1000 }));
    expect(answer.facets).toEqual(countFacets(found, facets, chosen));
    expect(answer.total).toBe(found.filter((product) => matchesFilters(product, chosen)).length);
  });

  it('gives each number a facet promises: "View n items" equals the grid', async () => {
    const answer = await engine.searchProducts(query({ term: 'stroller', filters: { onSale: true }, facets }));
    for (const facet of answer.facets) {
      if (facet.kind !== 'values') continue;
      for (const { value, count } of facet.values) {
        const chosen: ProductFilters =
          facet.key === 'brands'
            ? { brands: [value] }
            : facet.key === 'productTypes'
              ? { productTypes: [value] }
              : facet.key === 'rating'
                ? { minRating: Number(value) }
                : { attributes: { [facet.key.slice('attributes.'.length)]: [value] } };
        const then = await engine.searchProducts(query({ term: 'stroller', filters: { onSale: true, ...chosen } }));
        expect([facet.key, value, then.total]).toEqual([facet.key, value, count]);
      }
    }
  });

  it('keeps a chosen value that nothing has in the list, at zero', async () => {
    const answer = await engine.searchProducts(
      query({ filters: { categories: ['bottles'], productTypes: ['Cribs'] }, facets: ['productTypes'] }),
    );
    expect(answer.total).toBe(0);
    expect(answer.facets).toEqual([
      {
        kind: 'values',
        key: 'productTypes',
        values: [
          { value: 'Bottles', label: 'Bottles', count: 12 },
          { value: 'Cribs', label: 'Cribs', count: 0 },
        ],
      },
    ]);
  });

  it('takes filter values from anybody without breaking', async () => {
    const nasty = ['"', "' OR 1=1", '\\', '] OR id > 0', '\u0000', 'x'.repeat(300)];
    const answer = await engine.searchProducts(
      query({
        term: nasty.join(' '),
        filters: { brands: nasty, productTypes: nasty, categories: nasty, attributes: { color: nasty } },
        facets,
      }),
    );
    expect(answer.ids).toEqual([]);
  });

  it('suggests whole terms for beginnings, synonyms and typos', async () => {
    expect((await engine.suggest('strol', 8))[0]).toBe('strollers');
    expect(await engine.suggest('ferrnwick', 8)).toContain('Fernwick');
    expect(await engine.suggest('pushchair', 8)).toContain('strollers');
    expect(await engine.suggest('swadle', 8)).toContain('swaddles');
    expect(await engine.suggest('jogging st', 8)).toContain('jogging strollers');
    expect(await engine.suggest('fernwick cri', 8)).toContain('Fernwick cribs');
    expect(await engine.suggest('qwertz', 8)).toEqual([]);
    expect(await engine.suggest('str', 3)).toHaveLength(3);
    const many = await engine.suggest('bab', 20);
    expect(new Set(many).size).toBe(many.length);
  });

  it('suggests only what finds something', async () => {
    for (const beginning of ['str', 'car', 'dia', 'fer', 'bab', 'sle', 'hoo']) {
      for (const term of await engine.suggest(beginning, 10))
        expect([term, (await find(term)).length > 0]).toEqual([term, true]);
    }
  });

  it('finds articles by title and text, filtered by kind and topic, newest first without a term', async () => {
    const ask = (part: object) => engine.searchArticles({ term: '', page: 1, pageSize: 10, ...part });
    expect((await ask({ term: 'choose stroller' })).ids[0]).toBe('choosing-a-stroller');
    expect((await ask({ term: 'pram' })).ids).toContain('choosing-a-stroller');
    expect((await ask({ term: 'pregnancey' })).ids).toEqual(['week-20']);
    expect((await ask({})).ids).toEqual([...sampleArticles].reverse().map(({ id }) => id));
    expect(await ask({ kinds: ['week', 'page'] })).toMatchObject({ ids: ['about-us', 'week-20'], total: 2 });
    expect((await ask({ topics: ['sleep'] })).ids).toEqual(['safe-sleep']);
    expect((await ask({ term: 'qwertz' })).total).toBe(0);
    expect((await ask({ pageSize: 2, page: 2 })).ids).toEqual(
      [...sampleArticles]
        .reverse()
        .slice(2, 4)
        .map(({ id }) => id),
    );
  });

  it('shows a changed product to the next query and forgets a removed one', async () => {
    const changed: ProductDocument = {
      ...products[0]!,
      title: 'Fernwick Zephyrine Stroller',
      minPriceCents: 123,
      onSale: true,
    };
    await engine.upsertProducts([changed]);
    expect((await engine.searchProducts(query({ term: 'zephyrine' }))).ids).toEqual([changed.id]);
    expect((await engine.searchProducts(query({ sort: 'price_asc', pageSize: 1 }))).ids).toEqual([changed.id]);
    expect(await engine.counts()).toMatchObject({ products: products.length });
    await engine.removeProducts([changed.id, 999_999]);
    expect((await engine.searchProducts(query({ term: 'zephyrine' }))).total).toBe(0);
    expect(await engine.counts()).toMatchObject({ products: products.length - 1 });
    await engine.upsertProducts([products[0]!]);
    expect((await engine.searchProducts(query({ filters: { ids: [changed.id] } }))).total).toBe(1);
  });

  it('answers from the old index while a new one is built, and keeps what changed meanwhile', async () => {
    const totals = new Set<number>();
    const late: ProductDocument = { ...products[1]!, id: 5000, title: 'Quillon late arrival' };
    async function* slowly() {
      for (const [at, product] of products.entries()) {
        if (at === 150) {
          totals.add((await engine.searchProducts(query())).total);
          await engine.upsertProducts([late]);
        }
        yield product;
      }
    }
    const progress: number[] = [];
    await engine.rebuild({ products: slowly, articles: () => sampleArticles }, (done) => progress.push(done));
    expect([...totals]).toEqual([products.length]);
    expect((await engine.searchProducts(query({ term: 'quillon' }))).ids).toEqual([5000]);
    expect(progress.at(-1)).toBe(products.length + sampleArticles.length);
    await engine.removeProducts([5000]);
  });

  it('keeps the old index when the documents of a new one fail', async () => {
    function* broken(): Generator<ProductDocument> {
      yield products[0]!;
      throw new Error('the database went away');
    }
    await expect(engine.rebuild({ products: broken, articles: () => [] })).rejects.toThrow('the database went away');
    expect((await engine.searchProducts(query())).total).toBe(products.length);
  });

  it('does not begin for a caller that has gone', async () => {
    const gone = AbortSignal.abort();
    await expect(engine.searchProducts(query({ term: 'crib' }), gone)).rejects.toThrow();
    await expect(engine.suggest('cri', 5, gone)).rejects.toThrow();
  });
});

describe.runIf(server)('Several processes at one Meilisearch server', { timeout: 60_000 }, () => {
  const many = Array.from({ length: 2500 }, (_, at) => ({ ...products[at % products.length]!, id: at + 1 }));
  const open = (prefix: string) => createMeilisearchEngine({ url: server!.url, key: server!.key, prefix });
  const ask = async (path: string, method = 'GET') =>
    (await fetch(server!.url + path, { method, headers: { authorization: `Bearer ${server!.key}` } })).json();
  const indexesOf = async (prefix: string): Promise<string[]> =>
    (await ask('/indexes?limit=1000')).results
      .map(({ uid }: { uid: string }) => uid)
      .filter((uid: string) => uid.startsWith(prefix));
  const live = (prefix: string) => ['articles', 'products', 'suggestions'].map((name) => `${prefix}_${name}`);

  it.each([0, 100, 400])('build at once, and each finds a whole index: %s ms apart', async (ms) => {
    const prefix = `at-once-${ms}`;
    const [one, other] = [open(prefix), open(prefix)];
    for (const _ of ['the first time', 'beside live ones']) {
      const later = new Promise((resolve) => setTimeout(resolve, ms));
      const whole = { products: () => many, articles: () => sampleArticles };
      await Promise.all([one.rebuild(whole), later.then(() => other.rebuild(whole))]);
      expect(await one.counts()).toEqual({ products: many.length, articles: sampleArticles.length });
      const dear = await other.searchProducts(query({ filters: { minPriceCents: 1 }, facets }));
      expect(dear).toMatchObject({ engine: 'meilisearch', total: many.length });
      await expect.poll(() => indexesOf(prefix), { timeout: 10_000 }).toEqual(live(prefix));
    }
  });

  it('clear away what a failed build began', async () => {
    const broken = () => {
      throw new Error('the database went away');
    };
    await expect(open('broken').rebuild({ products: broken, articles: () => [] })).rejects.toThrow('went away');
    await expect.poll(() => indexesOf('broken'), { timeout: 10_000 }).toEqual([]);
  });

  it('clear away what a killed process left, after an hour', async () => {
    const headers = { authorization: `Bearer ${server!.key}`, 'content-type': 'application/json' };
    const left = JSON.stringify({ uid: 'killed_products_nextabc' });
    await fetch(`${server!.url}/indexes`, { method: 'POST', headers, body: left });
    await expect.poll(() => indexesOf('killed')).toEqual(['killed_products_nextabc']);
    const engine = open('killed');
    await engine.rebuild(documents);
    await expect.poll(() => indexesOf('killed')).toEqual([...live('killed'), 'killed_products_nextabc'].sort());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0) });
    await engine.rebuild(documents).finally(() => vi.useRealTimers());
    await expect.poll(() => indexesOf('killed'), { timeout: 10_000 }).toEqual(live('killed'));
  });

  it('make no index of one product where the server has lost its own', async () => {
    const engine = open('lost');
    await engine.rebuild(documents);
    await ask('/indexes/lost_products', 'DELETE');
    await expect.poll(() => indexesOf('lost'), { timeout: 10_000 }).not.toContain('lost_products');
    await expect(engine.upsertProducts([products[0]!])).rejects.toThrow('it has to be built first');
    expect(await indexesOf('lost')).not.toContain('lost_products');
    await expect(engine.searchProducts(query())).rejects.toThrow();
  });

  it('answer with nothing from an index of something else', async () => {
    const engine = open('foreign');
    await engine.rebuild(documents);
    const headers = { authorization: `Bearer ${server!.key}`, 'content-type': 'application/json' };
    const address = `${server!.url}/indexes/foreign_products/documents`;
    await fetch(address, { method: 'POST', headers, body: JSON.stringify([{ id: 'somebody', kind: 'of-others' }]) });
    const ofOthers = query({ filters: { kinds: ['of-others' as ProductDocument['kind']] } });
    await expect
      .poll(() => engine.searchProducts(ofOthers).catch(String), { timeout: 10_000 })
      .toMatch('something else than products');
  });
});

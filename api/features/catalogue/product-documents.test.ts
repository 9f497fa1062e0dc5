import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import { idsChangedByTime, readProductDocuments, streamProductDocuments } from './product-documents.ts';
import { brandLine, productLine, variantLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

/** The test clock starts at 2027-03-10. */
const lines = [
  brandLine(),
  productLine(1, {
    alsoIn: ['cribs', 'sign-up-gifts'],
    keywords: ['buggy'],
    attributes: { material: ['Cotton'] },
    ratingCounts: [0, 0, 0, 1, 1],
    facts: { materials: ['Aluminium'], age: { from: 0, to: 36 } },
    releasedOn: '2027-03-01',
    variants: [
      variantLine(10, { options: { color: 'Sage' }, code: 'B042', stock: 0 }),
      variantLine(11, { priceCents: 100, listPriceCents: 200 }),
    ],
  }),
  productLine(2, { category: 'sign-up-gifts' }),
  productLine(3, { category: 'sign-up-gifts', alsoIn: ['cribs'] }),
  productLine(4, { comingSoonUntil: '2027-03-09' }),
  productLine(5, { releasedOn: '2027-01-08' }),
  ...Array.from({ length: 300 }, (_, index) => productLine(1000 + index)),
];

describe.each(engines)('the documents of search on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, lines);
  });
  afterAll(() => shop.close());

  it('hold a product under its visible categories and their parents, with all that people may type', async () => {
    const [document] = await readProductDocuments(shop.app, [1]);
    expect(document).toMatchObject({
      id: 1,
      brandSlug: 'oatwell',
      categories: ['strollers', 'joggers', 'nursery', 'cribs'],
      categoryTitles: ['Strollers', 'Joggers', 'Nursery', 'Cribs'],
      attributes: { material: ['Cotton'] },
      ageMonths: { from: 0, to: 36 },
      minPriceCents: 100,
      maxPriceCents: 19_900,
      available: true,
      onSale: true,
      isNew: true,
      comingSoon: false,
      rating: 4.5,
      reviewCount: 2,
      createdAt: Date.UTC(2027, 2, 1),
    });
    expect(document?.keywords).toEqual(expect.arrayContaining(['buggy', 'Aluminium', 'Sage', 'B042']));
  });

  it('leave out what only a hidden category holds', async () => {
    const ids = [];
    for await (const { id } of streamProductDocuments(shop.app)) ids.push(id);
    expect(ids).toHaveLength(304);
    expect(ids).toContain(3);
    expect(ids).not.toContain(2);
    expect((await shop.app.search.counts()).products).toBe(304);
  });

  it('are looked at again on the days on which a product changes by itself', async () => {
    expect(await idsChangedByTime(shop.app, '2027-03-08')).toEqual([4, 5]);
    expect(await idsChangedByTime(shop.app, '2027-03-09')).toEqual([]);
    expect(await idsChangedByTime(shop.app, '2027-03-10')).toEqual([]);
  });
});

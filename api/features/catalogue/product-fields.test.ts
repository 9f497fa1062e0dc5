/**
 * Follows every declared flag and fact all the way: from a file, as JSON and CSV, to the card, the page, the filters, the facets and
 * search.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import { categoryFacets, categoryProducts, readGenericProduct } from '#contracts/catalogue.ts';
import { catalogueLineSchema } from '#contracts/catalogue-file.schemas.ts';
import { searchProducts } from '#contracts/search.ts';
import { factNames, factOf, flagNames, flagOf, mapFlags, noFlags, snakeCase } from '#rules/product-fields.ts';
import { csvRowsOf } from './csv-columns.ts';
import { brandLine, productLine, toCsv, toJsonLines } from './testing/catalogue-lines.ts';
import { openImportHarness } from './testing/import-harness.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const stated = {
  text: 'Rinse, and let it dry',
  texts: ['Flibbertwill'],
  number: 1_200,
  range: { from: 6, to: null },
  size: [600, 900, 1_050],
  rows: [['Wheels', 'Air-filled']],
};
const facts = Object.fromEntries(factNames.map((name) => [name, stated[factOf(name).kind]]));
const lines = [brandLine(), productLine(1, { ...mapFlags(() => true), facts }), productLine(2)];

describe.each(engines)('a declared field of a product on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [...lines, productLine(3)]);
    // As stored by a version that declared different fields.
    await shop.app.db.transact({ lock: { catalogue: true } }, async (trx) => {
      const third = trx.selectFrom('generic_product').select('details').where('id', '=', 3);
      const details = JSON.stringify({
        ...JSON.parse((await third.executeTakeFirstOrThrow()).details),
        facts: { feel: 'Soft' },
      });
      await trx.updateTable('generic_product').set({ flags: '["isSoft"]', details }).where('id', '=', 3).execute();
    });
  });
  afterAll(() => shop?.close());

  const params = { slug: 'joggers' };
  const cards = async (query: Record<string, string>) =>
    (await shop.client().call(categoryProducts, { params, query })).heroProducts;
  const pageOf = async (id: number) =>
    (await shop.client().call(readGenericProduct, { params: { id }, query: {} })).product.page!;

  it.each(flagNames)('%s, yes or no, is on the card', async (name) => {
    expect((await cards({})).map((card) => [card.gpId, card[name]])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
  });

  it.each(flagNames)('%s is a filter by its name and by that of its facet, with a count and a label', async (name) => {
    for (const key of [name, snakeCase(name)])
      expect((await cards({ [key]: 'true' })).map(({ gpId }) => gpId)).toEqual([1]);
    const { facets } = await shop.client().call(categoryFacets, { params, query: {} });
    const { label } = flagOf(name);
    expect(facets.find(({ key }) => key === snakeCase(name))).toEqual({
      key: snakeCase(name),
      label,
      type: 'boolean',
      values: [{ value: 'true', label, count: 1 }],
    });
  });

  it('as a fact is on the page as the file states it', async () => {
    expect((await pageOf(1)).facts).toEqual(facts);
  });

  it('is found by the words that are declared for it', async () => {
    const words = [
      ...flagNames.flatMap((name) => flagOf(name).searchWords ?? []),
      ...factNames.flatMap((name) => {
        const fact = factOf(name);
        return fact.kind === 'texts' && fact.isSearched ? stated.texts : [];
      }),
    ];
    for (const search_term of words) {
      const found = await shop.client().call(searchProducts, { query: { search_term } });
      expect([search_term, ...found.heroProducts.map(({ gpId }) => gpId)]).toEqual([search_term, 1]);
    }
  });

  it('has its default where the product was stored before it was declared, and is gone where it is declared no more', async () => {
    const [unstated, older] = [await pageOf(2), await pageOf(3)];
    expect(older.facts).toEqual(unstated.facts);
    expect((await cards({})).find(({ gpId }) => gpId === 3)).toMatchObject(noFlags());
  });
});

it('a declared field is the same in CSV and JSON, whether its default is written or left out', async () => {
  const harness = await openImportHarness('sqlite');
  const csv = toCsv(lines.flatMap((line) => csvRowsOf(catalogueLineSchema.parse(line))));
  expect(csv.split('\n')[0]!.split(',')).toEqual(
    expect.arrayContaining([...flagNames, ...factNames.map((name) => `facts.${name}`)]),
  );
  expect(await harness.importFile('a.csv', csv)).toMatchObject({ badLines: 0, counts: { productsAdded: 2 } });
  for (const same of [lines, lines.map((line) => catalogueLineSchema.parse(line))])
    expect((await harness.importFile('a.jsonl', toJsonLines(same))).counts).toMatchObject({
      brandsUnchanged: 1,
      productsUnchanged: 2,
    });
  await harness.close();
});

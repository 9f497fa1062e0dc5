import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import { catalogueLineSchema } from '#contracts/catalogue-file.schemas.ts';
import { linesSource } from './catalogue-source.ts';
import { readCatalogueHash, readCatalogueVersion } from './catalogue-version.queries.ts';
import { csvRowsOf } from './csv-columns.ts';
import { importCatalogue } from './import-catalogue.ts';
import { brandLine, productLine, toCsv, toJsonLines, variantLine } from './testing/catalogue-lines.ts';
import { type ImportHarness, leaves, openImportHarness } from './testing/import-harness.ts';

/** A brand and products 1 to `count`: three batches when there are 500. */
const lines = (count: number) => [brandLine(), ...Array.from({ length: count }, (_, index) => productLine(index + 1))];

describe.each(engines)('importing a catalogue on %s', (engine) => {
  let harness: ImportHarness;
  beforeEach(async () => {
    harness = await openImportHarness(engine);
  });
  afterEach(() => harness.close());

  it('writes brands and products with all their variants', async () => {
    const summary = await harness.importFile(
      'a.jsonl',
      toJsonLines([
        brandLine(),
        productLine(1, { variants: [variantLine(10), variantLine(11, { code: 'B042', listPriceCents: 25_000 })] }),
      ]),
    );
    expect(summary).toMatchObject({
      counts: { brandsAdded: 1, productsAdded: 1 },
      badLines: 0,
      changedIds: [1],
      linesDone: 2,
    });
    const { products, variants } = await harness.contents();
    expect(products).toMatchObject([{ id: 1, title: 'Meadow pram 1', brand_id: 1, category: 'joggers' }]);
    expect(variants).toMatchObject([
      { id: 10, position: 0, code: null },
      { id: 11, position: 1, code: 'B042', list_price_cents: 25_000 },
    ]);
  });

  it('writes nothing for lines that are unchanged', async () => {
    await harness.importFile('a.jsonl', toJsonLines(lines(3)));
    const version = await readCatalogueVersion(harness.db.read);
    const again = await harness.importFile('a.jsonl', toJsonLines(lines(3)));
    expect(again.counts).toMatchObject({
      brandsUnchanged: 1,
      productsUnchanged: 3,
      productsAdded: 0,
      productsChanged: 0,
    });
    expect(again.changedIds).toEqual([]);
    expect(await readCatalogueVersion(harness.db.read)).toBe(version);
  });

  it('has a hash of what it holds, which is the same for the same products only', async () => {
    await harness.importFile('a.jsonl', toJsonLines(lines(2)));
    const first = await readCatalogueHash(harness.db.read);
    await harness.importFile('a.jsonl', toJsonLines([productLine(2, { title: 'Another pram' })]));
    expect(await readCatalogueHash(harness.db.read)).not.toBe(first);
    await harness.importFile('a.jsonl', toJsonLines(lines(2)));
    expect(await readCatalogueHash(harness.db.read)).toBe(first);
  });

  it('leaves stock alone that was sold since, when the line is unchanged', async () => {
    await harness.importFile('a.jsonl', toJsonLines(lines(1)));
    await harness.db.transact({ lock: 'nothing' }, (trx) => trx.updateTable('product').set({ stock: 1 }).execute());
    await harness.importFile('a.jsonl', toJsonLines(lines(1)));
    expect((await harness.contents()).variants).toMatchObject([{ stock: 1 }]);
  });

  it('changes what changed, drops variants that are gone and lets two of them swap their codes', async () => {
    const variants = [variantLine(10, { code: 'A001' }), variantLine(11, { code: 'A002' }), variantLine(12)];
    await harness.importFile('a.jsonl', toJsonLines([brandLine(), productLine(1, { variants })]));
    const swapped = [variantLine(11, { code: 'A001', priceCents: 50 }), variantLine(10, { code: 'A002' })];
    const summary = await harness.importFile(
      'b.jsonl',
      toJsonLines([brandLine({ name: 'Oatwell & Co' }), productLine(1, { variants: swapped })]),
    );
    expect(summary.counts).toMatchObject({ brandsChanged: 1, productsChanged: 1 });
    const after = await harness.contents();
    expect(after.brands).toMatchObject([{ name: 'Oatwell & Co' }]);
    expect(after.variants).toMatchObject([
      { id: 10, position: 1, code: 'A002' },
      { id: 11, position: 0, code: 'A001', price_cents: 50 },
    ]);
  });

  it('resumes where it was killed, and sums up the whole file', async () => {
    const text = toJsonLines([...lines(500), '{ broken', productLine(9000)]);
    const killed = harness.importFile('a.jsonl', text, {
      onProgress: ({ linesDone }) => {
        if (linesDone >= 400) throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await harness.contents()).products).toHaveLength(399);

    const changed: number[] = [];
    const resumed = await harness.importFile('a.jsonl', text, {
      onChanged: async (_trx, { changedIds }) => {
        changed.push(...changedIds);
      },
    });
    expect(resumed).toMatchObject({
      resumedAfterLine: 400,
      linesDone: 503,
      badLines: 1,
      counts: { productsAdded: 501, productsUnchanged: 0 },
    });
    expect(changed).toHaveLength(102);
    expect((await harness.contents()).products).toHaveLength(501);
  });

  it('keeps the bad lines that a killed run had found', async () => {
    const text = toJsonLines(['{ broken', ...lines(400)]);
    const dying = {
      onProgress: () => {
        throw new Error('killed');
      },
    };
    await expect(harness.importFile('a.jsonl', text, dying)).rejects.toThrow('killed');
    expect(await harness.importFile('a.jsonl', text)).toMatchObject({
      badLines: 1,
      problems: [{ line: 1, field: 'line' }],
    });
  });

  it('rolls back a batch that fails in the middle, without announcing it', async () => {
    const failing = harness.importFile('a.jsonl', toJsonLines(lines(3)), {
      onChanged: () => Promise.reject(new Error('no search')),
    });
    await expect(failing).rejects.toThrow('no search');
    expect(await harness.contents()).toEqual({ brands: [], products: [], variants: [] });
    expect(await readCatalogueVersion(harness.db.read)).toBe(0);
  });

  it('stops when told to, and resumes later', async () => {
    const stopping = new AbortController();
    const stopped = harness.importFile('a.jsonl', toJsonLines(lines(500)), {
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await harness.importFile('a.jsonl', toJsonLines(lines(500)))).toMatchObject({
      resumedAfterLine: 200,
      counts: { productsAdded: 500 },
    });
  });

  it('removes products that the file does not name only when asked to', async () => {
    await harness.importFile(
      'a.jsonl',
      toJsonLines([
        brandLine({ id: 2, slug: 'fern', name: 'Fern', title: 'Fern' }),
        productLine(7, { brand: 'fern' }),
        ...lines(3),
      ]),
    );
    await harness.importFile('b.jsonl', toJsonLines(lines(2)));
    expect((await harness.contents()).products).toHaveLength(4);
    const told: number[] = [];
    const summary = await harness.importFile('b.jsonl', toJsonLines(lines(2)), {
      replace: true,
      onChanged: async (_trx, { removedIds }) => {
        told.push(...removedIds);
      },
    });
    expect(summary).toMatchObject({
      counts: { productsRemoved: 2, brandsRemoved: 1 },
      removedIds: [3, 7],
      removalSkipped: false,
    });
    expect(told).toEqual([3, 7]);
    const after = await harness.contents();
    expect([after.brands.length, after.products.length, after.variants.length]).toEqual([1, 2, 2]);
  });

  it('removes nothing while a line is bad, because it may name what would go', async () => {
    await harness.importFile('a.jsonl', toJsonLines(lines(2)));
    const summary = await harness.importFile(
      'b.jsonl',
      toJsonLines([brandLine(), productLine(1), { ...productLine(2), title: '' }]),
      { replace: true },
    );
    expect(summary).toMatchObject({ removalSkipped: true, counts: { productsRemoved: 0 } });
    expect((await harness.contents()).products).toHaveLength(2);
  });

  it('resumes a replacing import without removing what the killed run had imported', async () => {
    await harness.importFile('old.jsonl', toJsonLines([brandLine(), productLine(9999)]));
    const text = toJsonLines(lines(500));
    await expect(
      harness.importFile('a.jsonl', text, {
        replace: true,
        onProgress: () => {
          throw new Error('killed');
        },
      }),
    ).rejects.toThrow('killed');
    const summary = await harness.importFile('a.jsonl', text, { replace: true });
    expect(summary).toMatchObject({ resumedAfterLine: 200, removedIds: [9999] });
    expect((await harness.contents()).products).toHaveLength(500);
  });

  it('says in a dry run what would happen, and writes nothing', async () => {
    await harness.importFile('a.jsonl', toJsonLines(lines(3)));
    const before = await harness.contents();
    const file = toJsonLines([
      brandLine({ id: 2, slug: 'fern', name: 'Fern', title: 'Fern' }),
      productLine(1, { title: 'Renamed' }),
      productLine(50, { brand: 'fern' }),
      productLine(51, { brand: 'nobody' }),
    ]);
    const summary = await harness.importFile('b.jsonl', file, { dryRun: true, replace: true });
    expect(summary).toMatchObject({ counts: { brandsAdded: 1, productsAdded: 1, productsChanged: 1 }, badLines: 1 });
    expect(await harness.contents()).toEqual(before);
    expect(await harness.db.read.selectFrom('import_run').selectAll().execute()).toHaveLength(1);
  });

  it('reads CSV as the same catalogue', async () => {
    const given = [
      brandLine({
        description: 'Soft, "quiet" things\nfor the road',
        frequentlyAskedQuestions: [{ question: 'Is it real?', answer: 'No.' }],
        discountExcluded: true,
      }),
      productLine(1, {
        alsoIn: ['cribs'],
        highlights: ['Folds with one hand', 'A | in a text'],
        keywords: ['buggy'],
        attributes: { material: ['Cotton', 'Linen'], 'age-range': ['0-6 months'] },
        fsaHsaEligible: true,
        comingSoonUntil: '2027-01-01',
        ratingCounts: [1, 2, 3, 4, 5],
        popularity: 77,
        facts: {
          age: { from: 0, to: 36 },
          dimensionsMm: [500, 800, 1000],
          weightGrams: 8000,
          materials: ['Aluminium'],
          care: 'Wipe clean',
          other: [['Wheels', 'Air-filled']],
        },
        fits: [{ relation: 'fits', id: 2, note: 'with the adapter' }],
        recalls: [{ title: 'Brake', url: 'https://example.com/recall', day: '2026-05-01' }],
        offers: [
          {
            store: 'Elsewhere',
            url: 'https://example.com/pram',
            priceCents: 18_000,
            checkedAt: '2026-11-01T10:00:00Z',
          },
        ],
        variants: [
          variantLine(10, { options: { size: 'Large', color: 'Sage' }, code: 'B042', gtin: '40123456' }),
          variantLine(11, { options: { color: 'Oat', size: 'Small' }, listPriceCents: 25_000 }),
        ],
      }),
      productLine(2, { type: 'gift_card' }),
    ];
    await harness.importFile('a.jsonl', toJsonLines(given));
    const fromJson = await harness.contents();
    const csv = toCsv(given.flatMap((line) => csvRowsOf(catalogueLineSchema.parse(line))));
    const again = await harness.importFile('a.csv', csv);
    expect(again).toMatchObject({ badLines: 0, counts: { brandsUnchanged: 1, productsUnchanged: 2 } });

    await harness.importFile('none.jsonl', '', { replace: true });
    expect((await harness.contents()).products).toEqual([]);
    await harness.importFile('a.csv', csv);
    const fromCsv = await harness.contents();
    const parsed = ({ variants }: typeof fromCsv) =>
      (variants as { options: string }[]).map((variant) => ({ ...variant, options: JSON.parse(variant.options) }));
    expect(
      fromCsv.products.map((product) => ({
        ...(product as object),
        details: JSON.parse((product as { details: string }).details),
      })),
    ).toEqual(
      fromJson.products.map((product) => ({
        ...(product as object),
        details: JSON.parse((product as { details: string }).details),
      })),
    );
    expect(parsed(fromCsv)).toEqual(parsed(fromJson));
  });

  it('takes lines that a program makes', async () => {
    const summary = await importCatalogue({
      db: harness.db,
      source: linesSource(lines(2)),
      categories: leaves,
      now: () => 0,
    });
    expect(summary.counts.productsAdded).toBe(2);
    expect(await harness.db.read.selectFrom('import_run').selectAll().execute()).toEqual([]);
  });
});

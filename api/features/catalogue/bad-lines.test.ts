import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueFileError, openCatalogueFile } from './catalogue-source.ts';
import { brandLine, productLine, toCsv, toJsonLines, variantLine } from './testing/catalogue-lines.ts';
import { type ImportHarness, openImportHarness } from './testing/import-harness.ts';

let harness: ImportHarness;
beforeAll(async () => {
  harness = await openImportHarness('sqlite');
});
afterEach(() =>
  harness.db.transact({ lock: 'nothing' }, async (trx) => {
    for (const table of ['product', 'generic_product', 'brand', 'import_run'] as const)
      await trx.deleteFrom(table).execute();
  }),
);
afterAll(() => harness.close());

const bad = (line: unknown) => harness.importFile('bad.jsonl', toJsonLines([brandLine(), line, productLine(77)]));

describe('a bad line', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['is no JSON', '{"kind":"product",', 'line', /one complete JSON object/],
    ['is a list', '[]', 'line', /an object/],
    ['has another kind', { kind: 'shelf' }, 'kind', /brand or product/],
    ['has no title', { ...productLine(1), title: undefined }, 'title', /must be text/],
    ['has an empty title', { ...productLine(1), title: '  ' }, 'title', /filled in/],
    ['has a title that is too long', { ...productLine(1), title: 'x'.repeat(121) }, 'title', /at most 120 characters/],
    ['has a control character', { ...productLine(1), title: 'a\u0000b' }, 'title', /without control characters/],
    ['has a field nobody knows', { ...productLine(1), colour: 'red' }, 'colour', /not a field/],
    ['has a slug with capitals', { ...productLine(1), slug: 'Pram' }, 'slug', /lower-case letters/],
    ['has an impossible day', { ...productLine(1), releasedOn: '2026-02-30' }, 'releasedOn', /YYYY-MM-DD/],
    ['has another type', { ...productLine(1), type: 'toy' }, 'type', /one of product, favor/],
    ['has no variants', { ...productLine(1), variants: [] }, 'variants', /at least 1/],
    [
      'has a price in dollars',
      { ...productLine(1), variants: [variantLine(10, { priceCents: 19.99 })] },
      'variants[0].priceCents',
      /whole number/,
    ],
    [
      'has a free variant',
      { ...productLine(1), variants: [variantLine(10, { priceCents: 0 })] },
      'variants[0].priceCents',
      /at least 1/,
    ],
    [
      'has negative stock',
      { ...productLine(1), variants: [variantLine(10), variantLine(11, { stock: -1 })] },
      'variants[1].stock',
      /at least 0/,
    ],
    [
      'has no picture',
      { ...productLine(1), variants: [variantLine(10, { pictures: [] })] },
      'variants[0].pictures',
      /at least 1/,
    ],
    [
      'has a picture from an unsafe place',
      { ...productLine(1), variants: [variantLine(10, { pictures: [{ url: 'javascript:alert(1)', alt: 'x' }] })] },
      'variants[0].pictures[0].url',
      /\/pictures\/ path or an https address/,
    ],
    [
      'has a password in the address of a picture',
      {
        ...productLine(1),
        variants: [variantLine(10, { pictures: [{ url: 'https://me:secret@cdn.example/a.jpg', alt: 'x' }] })],
      },
      'variants[0].pictures[0].url',
      /without a name and password/,
    ],
    [
      'has a password in the address of a logo',
      brandLine({ logoUrl: 'https://me@cdn.example/a.svg' }),
      'logoUrl',
      /without a name and password/,
    ],
    [
      'has a password in the address of an offer',
      {
        ...productLine(1),
        offers: [
          { store: 'S', url: 'https://me:secret@shop.example/', priceCents: 100, checkedAt: '2026-01-31T12:00:00Z' },
        ],
      },
      'offers[0].url',
      /without a name and password/,
    ],
    [
      'has no address where a recall is told of',
      { ...productLine(1), recalls: [{ title: 'R', url: 'recall', day: '2026-01-31' }] },
      'recalls[0].url',
      /complete https/,
    ],
    [
      'has a wrong code',
      { ...productLine(1), variants: [variantLine(10, { code: 'b42' })] },
      'variants[0].code',
      /capital letter and three digits/,
    ],
    [
      'has two variants of one id',
      { ...productLine(1), variants: [variantLine(10), variantLine(10)] },
      'variants[1].id',
      /no other variant/,
    ],
    [
      'has four options',
      { ...productLine(1), variants: [variantLine(10, { options: { a: '1', b: '2', c: '3', d: '4' } })] },
      'variants[0].options',
      /at most three/,
    ],
    ['has an id beyond the database', { ...productLine(1), id: 3_000_000_000 }, 'id', /at most 2,147,483,647/],
    ['names an unknown brand', { ...productLine(1), brand: 'nobody' }, 'brand', /there is no brand "nobody"/],
    ['names an unknown category', { ...productLine(1), category: 'joggerz' }, 'category', /no such category "joggerz"/],
    [
      'names an unknown further category',
      { ...productLine(1), alsoIn: ['cribs', 'x'] },
      'alsoIn[1]',
      /no such category "x"/,
    ],
    ['is also in its own category', { ...productLine(1), alsoIn: ['joggers'] }, 'alsoIn[0]', /not in already/],
    ['repeats a brand', brandLine(), 'id', /stands in this file already/],
    ['takes the slug of another brand', brandLine({ id: 2 }), 'slug', /belongs to brand 1/],
  ])(
    'that %s is named with field and correct form, and the others are imported',
    async (_name, line, field, message) => {
      const summary = await bad(line);
      expect(summary.badLines).toBe(1);
      expect(summary.problems[0]).toMatchObject({ line: 2, field, message: expect.stringMatching(message) });
      const { brands, products } = await harness.contents();
      expect(brands).toHaveLength(1);
      expect(products).toMatchObject([{ id: 77 }]);
    },
  );

  it('that repeats a product, variant or code names the line that has it', async () => {
    await harness.importFile(
      'first.jsonl',
      toJsonLines([brandLine(), productLine(5, { variants: [variantLine(50, { code: 'C001' })] })]),
    );
    const summary = await harness.importFile(
      'second.jsonl',
      toJsonLines([
        productLine(6),
        productLine(6),
        productLine(7, { variants: [variantLine(50)] }),
        productLine(8, { variants: [variantLine(80, { code: 'C001' })] }),
        productLine(9, { variants: [variantLine(60)] }),
      ]),
    );
    expect(summary.problems).toEqual([
      { line: 2, field: 'id', message: expect.stringContaining('product 6 stands in this file already') },
      { line: 3, field: 'variants[0].id', message: expect.stringContaining('50 belongs to product 5') },
      { line: 4, field: 'variants[0].code', message: expect.stringContaining('C001 belongs to product 5') },
      { line: 5, field: 'variants[0].id', message: expect.stringContaining('60 belongs to product 6') },
    ]);
    expect((await harness.contents()).products).toMatchObject([{ id: 5 }, { id: 6 }]);
  });

  it('that names a brand which comes only later is bad, in one batch too', async () => {
    const summary = await harness.importFile('late.jsonl', toJsonLines([productLine(1), brandLine(), productLine(2)]));
    expect(summary.problems).toMatchObject([{ line: 1, field: 'brand' }]);
    expect((await harness.contents()).products).toMatchObject([{ id: 2 }]);
  });

  it('may be long, in another encoding or empty without stopping the file', async () => {
    const text = Buffer.concat([
      Buffer.from('\ufeff'),
      Buffer.from(`${JSON.stringify(brandLine())}\r\n\n`),
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]),
      Buffer.from(`"${'x'.repeat(1_200_000)}"\n`),
      Buffer.from(JSON.stringify(productLine(3))),
    ]);
    const summary = await harness.importFile('odd.jsonl', text);
    expect(summary.problems).toEqual([
      { line: 3, field: 'line', message: 'must be UTF-8 text' },
      { line: 4, field: 'line', message: 'must be at most 1,000,000 bytes long' },
    ]);
    expect(summary).toMatchObject({ counts: { brandsAdded: 1, productsAdded: 1 }, linesDone: 5 });
  });

  it('is counted beyond those that are kept', async () => {
    const summary = await harness.importFile('many.jsonl', toJsonLines(Array.from({ length: 300 }, () => '{')), {
      problemsKept: 10,
    });
    expect([summary.badLines, summary.problems.length]).toEqual([300, 10]);
  });
});

describe('a CSV file', () => {
  const row = (changes: Record<string, string>): Record<string, string> => ({
    kind: 'product',
    id: '1',
    slug: 'pram',
    title: 'Pram',
    brand: 'oatwell',
    category: 'joggers',
    productType: 'Joggers',
    description: 'For walks',
    releasedOn: '2026-01-01',
    'variant.id': '10',
    'variant.shortName': 'Pram',
    'variant.priceCents': '19900',
    'variant.stock': '5',
    'variant.pictures': '/pictures/a.svg A pram in sage | /pictures/b.svg The same folded',
    ...changes,
  });
  const brandRow = {
    kind: 'brand',
    id: '1',
    slug: 'oatwell',
    name: 'Oatwell',
    title: 'Oatwell',
    logoUrl: '/pictures/o.svg',
  };
  const bring = (rows: Record<string, string>[]) => harness.importFile('a.csv', toCsv(rows));

  it('is written by hand with lists and pictures in plain words', async () => {
    const summary = await bring([
      brandRow,
      row({
        highlights: 'Folds flat | Washable',
        fsaHsaEligible: 'yes',
        'attributes.material': 'Cotton|Linen',
        'variant.options.color': 'Sage',
      }),
      row({
        highlights: 'Folds flat | Washable',
        fsaHsaEligible: 'yes',
        'attributes.material': 'Cotton|Linen',
        'variant.id': '11',
        'variant.options.color': 'Oat',
      }),
    ]);
    expect(summary.problems).toEqual([]);
    const { products, variants } = await harness.contents();
    expect(JSON.parse((products[0] as { details: string }).details)).toMatchObject({
      highlights: ['Folds flat', 'Washable'],
      attributes: { material: ['Cotton', 'Linen'] },
    });
    expect(variants).toHaveLength(2);
    expect(JSON.parse((variants[0] as { pictures: string }).pictures)).toEqual([
      { url: '/pictures/a.svg', alt: 'A pram in sage' },
      { url: '/pictures/b.svg', alt: 'The same folded' },
    ]);
  });

  it('reports a wrong variant by the line of its row', async () => {
    const summary = await bring([brandRow, row({}), row({ 'variant.id': '11', 'variant.priceCents': 'cheap' })]);
    expect(summary.problems).toMatchObject([{ line: 4, field: 'variants[1].priceCents', message: 'must be a number' }]);
    expect((await harness.contents()).products).toEqual([]);
  });

  it('must repeat the product in every row of it', async () => {
    const summary = await bring([
      brandRow,
      row({}),
      row({ 'variant.id': '11', title: 'Another' }),
      row({ id: '2', slug: 'two', 'variant.id': '20' }),
    ]);
    expect(summary.problems).toMatchObject([
      { line: 4, field: 'title', message: expect.stringContaining('same in every row of product 1') },
    ]);
    expect((await harness.contents()).products).toMatchObject([{ id: 2 }]);
  });

  it('reports rows with too many cells and continues', async () => {
    const text = `${toCsv([brandRow, row({})])}\nproduct,2,too,few`;
    const summary = await harness.importFile('a.csv', text);
    expect(summary.problems).toMatchObject([
      { line: 4, field: 'row', message: expect.stringContaining('this one has 4') },
    ]);
    expect((await harness.contents()).products).toHaveLength(1);
  });

  it.each([
    ['kind,id,colour\nproduct,1,red', 'colour', /not a column/],
    ['id,title\n1,x', 'kind', /must be a column/],
    ['kind,id,id\nbrand,1,1', 'id', /only once/],
  ])('with a wrong first line is not read at all: %j', async (text, field, message) => {
    const summary = await harness.importFile('a.csv', text);
    expect(summary.problems).toEqual([{ line: 1, field, message: expect.stringMatching(message) }]);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['missing.jsonl', /There is no file/],
    ['catalogue.xlsx', /neither a .jsonl nor a .csv file/],
    ['.', /neither/],
  ])('%s is refused in one sentence', async (name, message) => {
    const opening = openCatalogueFile(`${harness.folder}/${name}`);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.toBeInstanceOf(CatalogueFileError);
  });
});

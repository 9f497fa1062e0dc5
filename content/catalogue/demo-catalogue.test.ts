import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogueLineSchema, type ProductLine } from '#contracts/catalogue-file.schemas.ts';
import { brands } from './brands.ts';
import { colors } from './colors.ts';
import { monthsOf } from './compose-product.ts';
import { shiftDay } from './days.ts';
import { demoCatalogue, kinds, longestTitle } from './demo-catalogue.ts';
import { firstCrowdfundId, genericCashFundId, signUpGiftCard } from './funds-and-cards.ts';
import { hiddenLeaves, leaves, rootId, rootSlugs } from './leaves.ts';
import { clothingSizes } from './recipe.ts';
import { scaledCatalogue } from './scaled-catalogue.ts';

const today = '2026-06-15';
const colorLabels = Object.values(colors).map(({ label }) => label.toLowerCase());
const written = [...demoCatalogue({ today })];
const lines = written.map((line) => catalogueLineSchema.parse(line));
const products = lines.filter((line): line is ProductLine => line.kind === 'product');
const shipped = products.filter(({ type }) => type === 'product');
const variants = products.flatMap((product) => product.variants);
const shareOf = (holds: (product: ProductLine) => boolean) => products.filter(holds).length / products.length;
const lowestCents = (product: ProductLine) => Math.min(...product.variants.map(({ priceCents }) => priceCents));
const reviewsOf = ({ ratingCounts }: ProductLine) => ratingCounts.reduce((sum, count) => sum + count, 0);
const inLeaf = (leaf: string) => products.filter(({ category }) => category === leaf);
const ofKind = (product: ProductLine) =>
  kinds.find(({ leaf, type }) => leaf === product.category && type === product.productType)!;
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the demo catalogue', () => {
  it('is the same for the same day and seed, and another for another seed', () => {
    const text = JSON.stringify(written);
    expect(JSON.stringify([...demoCatalogue({ today })])).toBe(text);
    expect(JSON.stringify([...demoCatalogue({ today, seed: 7 })])).not.toBe(text);
  });

  it('names every brand before a product needs it', () => {
    const firstProduct = lines.findIndex(({ kind }) => kind === 'product');
    expect(lines.slice(firstProduct).every(({ kind }) => kind === 'product')).toBe(true);
    const known = new Set(brands.map(({ slug }) => slug));
    expect(products.filter(({ brand }) => !known.has(brand))).toEqual([]);
  });

  it('has about 1,000 products, 2,500 variants and 80 to 100 brands', () => {
    expect(products.length).toBeGreaterThan(980);
    expect(products.length).toBeLessThan(1030);
    expect(variants.length).toBeGreaterThan(2400);
    expect(variants.length).toBeLessThan(2700);
    expect(brands.length).toBeGreaterThanOrEqual(80);
    expect(brands.length).toBeLessThanOrEqual(100);
  });

  it('uses each id, slug, title and short code once', () => {
    expect(isUnique(products.map(({ id }) => id))).toBe(true);
    expect(isUnique(products.map(({ slug }) => slug))).toBe(true);
    expect(isUnique(products.map(({ title }) => title))).toBe(true);
    expect(isUnique(variants.map(({ id }) => id))).toBe(true);
    expect(isUnique(brands.map(({ id }) => id)) && isUnique(brands.map(({ slug }) => slug))).toBe(true);
    const codes = variants.flatMap(({ code }) => code ?? []);
    expect(codes).toHaveLength(300);
    expect(isUnique(codes)).toBe(true);
  });
});

describe('the spread over the rules', () => {
  it.each([
    ['70 % are under 50 dollars', (product: ProductLine) => lowestCents(product) < 5000, 0.7, 0.02],
    ['8 % are out of stock', (product: ProductLine) => product.variants.every(({ stock }) => stock === 0), 0.08, 0.005],
    [
      '12 % are on sale',
      (product: ProductLine) =>
        product.variants.some(({ listPriceCents, priceCents }) => (listPriceCents ?? 0) > priceCents),
      0.12,
      0.005,
    ],
    [
      '5 % are new',
      (product: ProductLine) => product.releasedOn <= today && product.releasedOn >= shiftDay(today, -30),
      0.05,
      0.005,
    ],
    ['3 % are coming soon', (product: ProductLine) => (product.comingSoonUntil ?? '') > today, 0.03, 0.005],
    ['6 % are FSA or HSA eligible', (product: ProductLine) => product.fsaHsaEligible, 0.06, 0.005],
  ] as const)('%s', (_, holds, share, tolerance) => {
    expect(Math.abs(shareOf(holds) - share)).toBeLessThanOrEqual(tolerance);
  });

  it('has prices above 2,000 dollars, and at 44.99 and 45.00 on both sides of free shipping', () => {
    expect(variants.some(({ priceCents }) => priceCents > 200_000)).toBe(true);
    expect(variants.some(({ priceCents }) => priceCents === 4499)).toBe(true);
    expect(variants.some(({ priceCents }) => priceCents === 4500)).toBe(true);
  });

  it('has ratings from none to thousands', () => {
    expect(products.some((product) => reviewsOf(product) === 0)).toBe(true);
    expect(products.some((product) => reviewsOf(product) === 1)).toBe(true);
    expect(Math.max(...products.map(reviewsOf))).toBe(12_345);
  });

  it('has leaves with more than 100 products and leaves with 8, and none empty', () => {
    const sizes = leaves.map(({ slug }) => inLeaf(slug).length);
    expect(sizes.filter((size) => size > 100).length).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size === 8).length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sizes)).toBe(8);
  });

  it('has a title of exactly 90 letters and none longer', () => {
    expect(longestTitle).toHaveLength(90);
    expect(Math.max(...products.map(({ title }) => title.length))).toBe(90);
  });

  it('has price ranges within one product', () => {
    expect(shipped.some((product) => new Set(product.variants.map(({ priceCents }) => priceCents)).size > 1)).toBe(
      true,
    );
  });
});

describe('what is not shipped', () => {
  it('carries the numbers of the specification', () => {
    const crowdfunds = products.filter(({ type }) => type === 'crowdfund');
    expect(crowdfunds.map(({ variants: [only] }) => only!.id)).toEqual(
      Array.from({ length: 8 }, (_, at) => firstCrowdfundId + at),
    );
    expect(products.find(({ id }) => id === genericCashFundId)?.type).toBe('cash_fund');
    const welcome = products.find(({ id }) => id === signUpGiftCard.id);
    expect(welcome?.type).toBe('gift_card');
    expect(welcome?.variants.map(({ id }) => id)).toEqual([signUpGiftCard.variantId]);
    expect(products.some(({ type }) => type === 'favor')).toBe(true);
  });

  it('sells gift cards of 25 to 1000 whole dollars', () => {
    for (const { priceCents } of products.filter(({ type }) => type === 'gift_card').flatMap((card) => card.variants)) {
      expect(priceCents % 100).toBe(0);
      expect(priceCents).toBeGreaterThanOrEqual(2500);
      expect(priceCents).toBeLessThanOrEqual(100_000);
    }
  });
});

describe('title, facts and filters agree', () => {
  it.each(
    shipped
      .filter(({ category }) => category.endsWith('strollers'))
      .map((product) => [product.title, product] as const),
  )('%s says which stroller it is', (_, product) => {
    const type = product.attributes['stroller-type']?.[0] ?? '';
    expect(product.productType.toLowerCase()).toContain(type.toLowerCase());
    expect(product.facts.other).toContainEqual(['Stroller type', type]);
  });

  it('repeats every filter of a kind as a fact, and the material too', () => {
    for (const product of shipped) {
      const kind = ofKind(product);
      for (const key of [...Object.keys(kind.attributes ?? {}), ...Object.keys(kind.choices ?? {})]) {
        expect(product.facts.other.map(([, value]) => value)).toContain(product.attributes[key]!.join(', '));
      }
      expect(product.attributes.material).toEqual(product.facts.materials);
    }
  });

  it('gives a pack its count in title, filter and facts', () => {
    for (const product of shipped) {
      const count = /, (\d+)-Pack$/.exec(product.title)?.[1];
      expect(product.attributes['pack-size']).toEqual(count ? [`${count}-pack`] : undefined);
      expect(product.facts.other.find(([label]) => label === 'Pack count')?.[1]).toBe(count);
    }
  });

  it('names in its filters exactly the colors and sizes that can be chosen', () => {
    for (const product of shipped) {
      const chosen = (option: string) => new Set(product.variants.flatMap(({ options }) => options[option] ?? []));
      if (chosen('size').size) expect(new Set(product.attributes.size)).toEqual(chosen('size'));
      if (chosen('color').size) expect(new Set(product.attributes.color)).toEqual(chosen('color'));
      expect(isUnique(product.variants.map(({ options }) => JSON.stringify(options)))).toBe(true);
    }
  });

  it('gives no line the name of a color, which the product might not have', () => {
    for (const { title } of shipped) expect(colorLabels).not.toContain(title.split(' ')[0]!.toLowerCase());
  });

  it('takes clothing sizes from the shop’s list, and the age from the sizes', () => {
    for (const product of [
      ...inLeaf('bodysuits'),
      ...inLeaf('pajamas'),
      ...inLeaf('dresses'),
      ...inLeaf('sleep-sacks'),
    ]) {
      const sizes = product.attributes.size!;
      for (const size of sizes) expect(clothingSizes).toContain(size);
      const months = sizes.flatMap((size) => monthsOf(size)!);
      expect(product.facts.age).toEqual({ from: Math.min(...months), to: Math.max(...months) });
    }
  });

  it('has limits that can be met: from is below to, and folded is not larger than open', () => {
    for (const { facts } of shipped) {
      for (const limit of [facts.age, facts.childWeightGrams])
        if (limit?.from != null && limit.to != null) expect(limit.from).toBeLessThan(limit.to);
      if (facts.foldedDimensionsMm && facts.dimensionsMm) {
        const volume = (size: readonly number[]) => size.reduce((product, side) => product * side, 1);
        expect(volume(facts.foldedDimensionsMm)).toBeLessThan(volume(facts.dimensionsMm));
      }
    }
  });

  it('joins what fits on both sides, within one maker', () => {
    const byId = new Map(products.map((product) => [product.id, product]));
    for (const product of products) {
      for (const { id } of product.fits.filter(({ relation }) => relation !== 'goes-with')) {
        const other = byId.get(id)!;
        expect(other.brand).toBe(product.brand);
        expect(other.fits.map((back) => back.id)).toContain(product.id);
      }
    }
    for (const seat of inLeaf('infant-car-seats'))
      expect(seat.fits.some(({ id }) => byId.get(id)?.category === 'car-seat-bases')).toBe(true);
    for (const adapter of inLeaf('car-seat-adapters'))
      expect(adapter.fits.some(({ id }) => byId.get(id)?.category === 'infant-car-seats')).toBe(true);
  });

  it('sells no crib bumpers and no inclined sleepers, and tells of safe sleep where babies sleep', () => {
    for (const product of products)
      expect(`${product.title} ${product.description} ${product.keywords.join(' ')}`).not.toMatch(
        /bumper|inclined sleeper|weighted (sleep|swaddle)/i,
      );
    for (const leaf of ['cribs', 'bassinets', 'crib-mattresses', 'sleep-sacks'])
      for (const product of inLeaf(leaf)) expect(product.facts.safetyNotes.join(' ')).toMatch(/on their back to sleep/);
  });

  it('marks recalls as samples and sends nobody to a real place', () => {
    const recalls = products.flatMap((product) => product.recalls);
    expect(recalls.length).toBeGreaterThan(0);
    for (const { title, url } of recalls) {
      expect(title).toMatch(/^Sample recall/);
      expect(url).toMatch(/^https:\/\/example\.org\//);
    }
    for (const { url } of products.flatMap((product) => product.offers))
      expect(url).toMatch(/^https:\/\/example\.(com|net|org)\//);
  });
});

interface CategoryFile {
  id: number;
  urlSlug: string;
  hidden: boolean;
  imageUrl: string;
  productTypes: string[];
  facets: { key: string; label: string }[];
  children: CategoryFile[];
}

describe('the category files', () => {
  const directory = new URL('../categories/', import.meta.url);
  const roots = readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(new URL(name, directory), 'utf8')) as CategoryFile);
  const files = roots.flatMap((root) => root.children.map((leaf) => ({ ...leaf, root: root.urlSlug })));

  it('agree with the generator on roots, leaves, ids and what is hidden', () => {
    expect(new Map(roots.map(({ urlSlug, id }) => [urlSlug, id]))).toEqual(
      new Map(rootSlugs.map((root) => [root as string, rootId(root)])),
    );
    const plain = ({ id, hidden, ...rest }: { id: number; hidden: boolean; root: string }, slug: string) => ({
      slug,
      id,
      hidden,
      root: rest.root,
    });
    expect(files.map((leaf) => plain(leaf, leaf.urlSlug)).sort((a, b) => a.id - b.id)).toEqual(
      leaves.map((leaf) => plain(leaf, leaf.slug)).sort((a, b) => a.id - b.id),
    );
    expect(leaves.length).toBeGreaterThanOrEqual(70);
    expect(leaves.length).toBeLessThanOrEqual(80);
    expect(hiddenLeaves.size).toBe(2);
    expect(isUnique([...roots, ...files].map(({ id }) => id))).toBe(true);
  });

  it('list the product types and filters that their products have', () => {
    for (const { urlSlug, productTypes, facets } of files) {
      const stock = inLeaf(urlSlug);
      expect(new Set(stock.map(({ productType }) => productType))).toEqual(new Set(productTypes));
      expect(new Set(facets.map(({ key }) => key))).toEqual(
        new Set(stock.flatMap(({ attributes }) => Object.keys(attributes))),
      );
    }
  });
});

describe('the catalogue for load tests', () => {
  it('gives as many products as asked, all distinct and all valid', () => {
    const scaled = [...scaledCatalogue({ today, products: 3500 })]
      .filter((line) => line.kind === 'product')
      .map((line) => catalogueLineSchema.parse(line) as ProductLine);
    expect(scaled).toHaveLength(3500);
    for (const key of ['id', 'slug', 'title'] as const)
      expect(isUnique(scaled.map((product) => product[key]))).toBe(true);
    expect(isUnique(scaled.flatMap((product) => product.variants.map(({ id }) => id)))).toBe(true);
    const ids = new Set(scaled.map(({ id }) => id));
    expect(scaled.flatMap(({ fits }) => fits).filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

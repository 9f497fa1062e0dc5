import type { CatalogueLineInput } from '#contracts/catalogue-file.schemas.ts';

type ProductInput = Extract<CatalogueLineInput, { kind: 'product' }>;
type BrandInput = Extract<CatalogueLineInput, { kind: 'brand' }>;

/** A valid brand line. */
export const brandLine = (changes: Partial<BrandInput> = {}): BrandInput => ({
  kind: 'brand',
  id: 1,
  slug: 'oatwell',
  name: 'Oatwell',
  title: 'Oatwell',
  logoUrl: '/pictures/brand-oatwell.svg',
  ...changes,
});

/** A valid product line; its variant's id is 10 × id. */
export const productLine = (id: number, changes: Partial<ProductInput> = {}): ProductInput => ({
  kind: 'product',
  id,
  slug: `pram-${id}`,
  title: `Meadow pram ${id}`,
  brand: 'oatwell',
  category: 'joggers',
  productType: 'Joggers',
  description: 'For long walks and bumpy streets.',
  releasedOn: '2026-01-05',
  variants: [variantLine(id * 10)],
  ...changes,
});

export const variantLine = (
  id: number,
  changes: Partial<ProductInput['variants'][number]> = {},
): ProductInput['variants'][number] => ({
  id,
  shortName: `Item ${id}`,
  priceCents: 19_900,
  stock: 5,
  pictures: [{ url: `/pictures/pram-${id}.svg`, alt: 'A pram in sage' }],
  ...changes,
});

export const toJsonLines = (lines: readonly unknown[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

/** CSV whose header has every column that occurs in a row. */
export function toCsv(rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\n');
}

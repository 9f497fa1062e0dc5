import type { CatalogueLine } from '#contracts/catalogue-file.schemas.ts';
import { factNames, factOf, flagNames } from '#rules/product-fields.ts';

/**
 * The columns of a catalogue CSV, which are the field names of the JSONL form with dots: `facts.weightGrams`,
 * `variant.priceCents`. A row is a brand or one variant of a product, whose own columns are repeated. An empty cell means the
 * field is left out.
 */
type Form = 'text' | 'number' | 'flag' | 'texts' | 'numbers' | 'json' | 'pictures';

const formOfFact = {
  text: 'text',
  texts: 'texts',
  number: 'number',
  range: 'json',
  size: 'numbers',
  rows: 'json',
} as const;

const columns: Readonly<Record<string, Form>> = {
  kind: 'text',
  id: 'number',
  slug: 'text',
  discountExcluded: 'flag',
  description: 'text',
  title: 'text',
  name: 'text',
  logoUrl: 'text',
  seoTitle: 'text',
  seoDescription: 'text',
  frequentlyAskedQuestions: 'json',
  type: 'text',
  brand: 'text',
  category: 'text',
  alsoIn: 'texts',
  productType: 'text',
  highlights: 'texts',
  keywords: 'texts',
  ...Object.fromEntries(flagNames.map((name) => [name, 'flag' as const])),
  comingSoonUntil: 'text',
  releasedOn: 'text',
  ratingCounts: 'numbers',
  popularity: 'number',
  ...Object.fromEntries(factNames.map((name) => [`facts.${name}`, formOfFact[factOf(name).kind]])),
  fits: 'json',
  recalls: 'json',
  offers: 'json',
  'variant.id': 'number',
  'variant.shortName': 'text',
  'variant.priceCents': 'number',
  'variant.listPriceCents': 'number',
  'variant.stock': 'number',
  'variant.code': 'text',
  'variant.gtin': 'text',
  'variant.pictures': 'pictures',
};

/** Columns with a common prefix: attributes.material, variant.options.color. */
const families: readonly [prefix: string, form: Form][] = [
  ['attributes.', 'texts'],
  ['variant.options.', 'text'],
];

export const knownColumns: readonly string[] = [...Object.keys(columns), 'attributes.{key}', 'variant.options.{name}'];

export function formOf(column: string): Form | undefined {
  if (Object.hasOwn(columns, column)) return columns[column];
  return families.find(([prefix]) => column.startsWith(prefix) && column.length > prefix.length)?.[1];
}

/** A cell as the value of its field. A value that does not fit stays text, so that validation of the line says what is expected. */
export function readCell(form: Form, cell: string): unknown {
  switch (form) {
    case 'text':
      return cell;
    case 'number':
      return readNumber(cell);
    case 'flag':
      return (
        { true: true, yes: true, '1': true, false: false, no: false, '0': false }[cell.trim().toLowerCase()] ?? cell
      );
    case 'json':
      return readJson(cell);
    case 'texts':
      return cell.trimStart().startsWith('[') ? readJson(cell) : splitList(cell);
    case 'numbers':
      return cell.trimStart().startsWith('[') ? readJson(cell) : splitList(cell).map(readNumber);
    case 'pictures':
      return cell.trimStart().startsWith('[') ? readJson(cell) : splitList(cell).map(readPicture);
  }
}

const splitList = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const readNumber = (cell: string): unknown => (/^-?\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell);

function readJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** "/pictures/a.svg What it shows" */
function readPicture(text: string): { url: string; alt: string } {
  const space = text.indexOf(' ');
  return space < 0 ? { url: text, alt: '' } : { url: text.slice(0, space), alt: text.slice(space + 1).trim() };
}

/** The rows of a line, for an export that the importer can read back without loss. */
export function csvRowsOf(line: CatalogueLine): Record<string, string>[] {
  if (line.kind === 'brand') return [flatten(line, '')];
  const { variants, ...product } = line;
  const shared = flatten(product, '');
  return variants.map((variant) => ({ ...shared, ...flatten(variant, 'variant.') }));
}

function flatten(value: object, prefix: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [key, inner] of Object.entries(value)) {
    const column = `${prefix}${key}`;
    if (inner === null || inner === undefined) continue;
    const form = formOf(column);
    if (form === undefined) Object.assign(cells, flatten(inner as object, `${column}.`));
    else
      cells[column] = form === 'text' || form === 'number' || form === 'flag' ? String(inner) : JSON.stringify(inner);
  }
  return cells;
}

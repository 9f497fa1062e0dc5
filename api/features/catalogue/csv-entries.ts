import { Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';
import type { CatalogueEntry } from './catalogue-source.ts';
import { formOf, readCell } from './csv-columns.ts';

const rowBytesMax = 1_000_000;

interface Row {
  line: number;
  lastLine: number;
  cells: Map<string, string>;
}

type Unreadable = Extract<CatalogueEntry, { unreadable: unknown }>;

/** CSV: consecutive rows of one product become one entry. Holds one product in memory at a time. */
export async function* readCsvEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<CatalogueEntry> {
  let group: Row[] = [];
  for await (const row of readRows(chunks)) {
    if ('unreadable' in row) {
      if (group.length > 0) yield entryOf(group);
      group = [];
      yield row;
      continue;
    }
    if (group.length > 0 && !isSameProduct(group[0]!, row)) {
      yield entryOf(group);
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield entryOf(group);
}

async function* readRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Row | Unreadable> {
  const broken: Unreadable[] = [];
  const input = Readable.from(chunks);
  const parser = input.pipe(
    parse({
      bom: true,
      info: true,
      max_record_size: rowBytesMax,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        const line = Number(error?.lines ?? 0);
        broken.push({
          line,
          lastLine: line,
          unreadable: { field: 'row', message: 'must be a CSV row: quotes closed, a quote inside a cell doubled' },
        });
        return undefined;
      },
    }),
  );
  // A read error in the file ends the rows with an error; if we stop reading, they end quietly.
  input.on('error', (error) => parser.destroy(error));
  let header: string[] = [];
  let before = 0;
  for await (const { record, info } of parser as Parser &
    AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    yield* broken.splice(0);
    const place = { line: before + 1, lastLine: info.lines };
    before = info.lines;
    if (header.length === 0) {
      header = record.map((name: string) => name.trim());
      const wrong = wrongHeader(header);
      if (wrong === null) continue;
      yield { ...place, unreadable: wrong };
      return;
    }
    if (record.length !== header.length)
      yield {
        ...place,
        unreadable: {
          field: 'row',
          message: `must have ${header.length} cells as the first line has; this one has ${record.length}`,
        },
      };
    else yield { ...place, cells: new Map(header.map((name, index) => [name, record[index]!])) };
  }
  yield* broken;
}

function wrongHeader(header: string[]): { field: string; message: string } | null {
  const unknown = header.find((name) => formOf(name) === undefined);
  if (unknown !== undefined)
    return {
      field: unknown.slice(0, 60),
      message: 'is not a column of the catalogue; the README of api/features/catalogue lists them. No row was read',
    };
  const missing = ['kind', 'id'].find((name) => !header.includes(name));
  if (missing !== undefined)
    return { field: missing, message: 'must be a column named in the first line. No row was read' };
  const double = header.find((name, index) => header.indexOf(name) < index);
  return double === undefined ? null : { field: double, message: 'must be a column only once. No row was read' };
}

const isSameProduct = (a: Row, b: Row): boolean =>
  a.cells.get('kind') === 'product' && b.cells.get('kind') === 'product' && a.cells.get('id') === b.cells.get('id');

function entryOf(rows: Row[]): CatalogueEntry {
  const first = rows[0]!;
  const place = { line: first.line, lastLine: rows.at(-1)!.lastLine, variantLines: rows.map((row) => row.line) };
  for (const row of rows) {
    const differing = [...first.cells].find(
      ([name, cell]) => !name.startsWith('variant.') && row.cells.get(name) !== cell,
    )?.[0];
    if (differing !== undefined)
      return {
        ...place,
        line: row.line,
        unreadable: { field: differing, message: `must be the same in every row of product ${first.cells.get('id')}` },
      };
  }
  const { variant, ...value } = nest(first.cells);
  if (value.kind === 'brand' && variant === undefined) return { ...place, value };
  return { ...place, value: { ...value, variants: rows.map((row) => nest(row.cells).variant ?? {}) } };
}

type Nested = { [key: string]: unknown; variant?: Nested };

/** Cells with dots in their names become objects; empty ones are left out. */
function nest(cells: ReadonlyMap<string, string>): Nested {
  const root: Nested = {};
  for (const [name, cell] of cells) {
    if (cell === '') continue;
    const path = pathOf(name);
    let place: Nested = root;
    for (const step of path.slice(0, -1)) {
      place[step] ??= {};
      place = place[step] as Nested;
    }
    place[path.at(-1)!] = readCell(formOf(name)!, cell);
  }
  return root;
}

/** The name of an option or attribute may have dots of its own. */
function pathOf(name: string): string[] {
  const family = /^(attributes|variant\.options)\.(.+)$/.exec(name);
  return family === null ? name.split('.') : [...family[1]!.split('.'), family[2]!];
}

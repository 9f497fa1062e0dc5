import { createHash, type Hash } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import type { Chunks } from './sealed-file.ts';

// A SQLite database as lines of JSON: its schema, then each table with its rows, then a summary of what was written of each table.

export interface TableCheck {
  rows: number;
  /** Of every value of every row, in the order of the rows' keys. */
  sha256: string;
}

type Value = null | number | string | Buffer;
type Line =
  | { schema: string[] }
  | { table: string; columns: string[] }
  | { row: unknown[] }
  | { end: Record<string, TableCheck> };

const chunkCharacters = 1 << 16;

/** @param rowsOf whether a table's rows are written; every table's schema is. */
export async function* linesOf(db: Sqlite.Database, rowsOf: (table: string) => boolean): AsyncGenerator<Buffer> {
  let text = '';
  const checks: Record<string, TableCheck> = {};
  const write = (line: Line) => {
    text += `${JSON.stringify(line)}\n`;
  };
  const flush = () => {
    const chunk = Buffer.from(text);
    text = '';
    return chunk;
  };
  write({ schema: schemaOf(db) });
  for (const table of tablesOf(db)) {
    if (!rowsOf(table)) continue;
    const columns = columnsOf(db, table);
    write({ table, columns });
    const count = startCount();
    for (const row of rowsIn(db, table)) {
      write({ row: count.add(row) });
      if (text.length >= chunkCharacters) yield flush();
    }
    checks[table] = count.end();
  }
  write({ end: checks });
  yield flush();
}

/** Row count and content hash of every table. */
export function describeTables(db: Sqlite.Database): Record<string, TableCheck> {
  return Object.fromEntries(
    tablesOf(db).map((table) => {
      const count = startCount();
      for (const row of rowsIn(db, table)) count.add(row);
      return [table, count.end()];
    }),
  );
}

/**
 * Writes lines into a database, including the schema if it has none.
 * @throws {Error} when the lines are not those of a database, or incomplete
 */
export async function writeLines(db: Sqlite.Database, lines: Chunks): Promise<Record<string, TableCheck>> {
  let insert: Sqlite.Statement | null = null;
  let end: Record<string, TableCheck> | null = null;
  const later: string[] = [];
  for await (const line of parsed(lines)) {
    if ('schema' in line) {
      if (tablesOf(db).length > 0) continue;
      for (const sql of line.schema) {
        // Indexes are built faster once the rows exist.
        if (/^create table/i.test(sql)) db.exec(sql);
        else later.push(sql);
      }
    } else if ('table' in line) {
      const names = line.columns.map((column) => `"${column}"`);
      const places = names.map(() => '?');
      insert = db.prepare(`insert into "${line.table}" (${names.join(', ')}) values (${places.join(', ')})`);
    } else if ('row' in line) insert!.run(line.row.map(toValue));
    else end = line.end;
  }
  if (end === null) throw new Error('the end is missing');
  for (const sql of later) db.exec(sql);
  return end;
}

/** The summaries that the lines contain. */
export async function checksIn(lines: Chunks): Promise<Record<string, TableCheck>> {
  let count = startCount();
  let table: string | null = null;
  const found: Record<string, TableCheck> = {};
  const finish = () => {
    if (table !== null) found[table] = count.end();
  };
  for await (const line of parsed(lines)) {
    if ('row' in line) count.add(line.row.map(toValue));
    else if ('table' in line) {
      finish();
      table = line.table;
      count = startCount();
    }
  }
  finish();
  return found;
}

async function* parsed(chunks: Chunks): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const texts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = texts.pop()!;
    for (const text of texts) yield JSON.parse(text) as Line;
  }
}

function startCount() {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add(row: Value[]): unknown[] {
      rows += 1;
      const json = row.map(fromValue);
      hash.update(JSON.stringify(json));
      return json;
    },
    end: (): TableCheck => ({ rows, sha256: hash.digest('hex') }),
  };
}

const fromValue = (value: Value) => (Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value);
const toValue = (value: unknown): Value =>
  typeof value === 'object' && value !== null
    ? Buffer.from((value as { base64: string }).base64, 'base64')
    : (value as Value);

const tablesOf = (db: Sqlite.Database) =>
  db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];

const schemaOf = (db: Sqlite.Database) =>
  db
    .prepare(
      "select sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by type <> 'table', rowid",
    )
    .pluck()
    .all() as string[];

const columnsOf = (db: Sqlite.Database, table: string) =>
  db.prepare(`select name from pragma_table_info('${table}') order by cid`).pluck().all() as string[];

function rowsIn(db: Sqlite.Database, table: string): IterableIterator<Value[]> {
  const keys = db
    .prepare(`select name from pragma_table_info('${table}') where pk > 0 order by pk`)
    .pluck()
    .all() as string[];
  const order = keys.length > 0 ? keys.map((key) => `"${key}"`).join(', ') : 'rowid';
  return db.prepare(`select * from "${table}" order by ${order}`).raw().iterate() as IterableIterator<Value[]>;
}

import type { Compilable, CompiledQuery, Insertable, InsertQueryBuilder, InsertResult } from 'kysely';
import { atOnceOf } from './at-once.ts';
import type { Query } from './database.ts';
import type { Tables } from './tables.ts';

type Value = string | number | null;

/** Stands for a value while a query is compiled; never sent. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Compiled<O> {
  query: CompiledQuery<O>;
  /** The same for a connection that answers at once. */
  direct: { sql: string; parameters: readonly unknown[] };
}

const filledIn = (parameters: readonly unknown[], values: Record<string, Value>): unknown[] =>
  parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));

/**
 * A query that is asked at every request: built and compiled once per engine, then only given its values. Building one with
 * Kysely costs several times what SQLite needs to answer it, and so does waiting in its queue, which a compiled query does not.
 * The shape must not depend on the values.
 */
export const compileOnce =
  <P extends Record<string, Value>>() =>
  <O>(build: Build<P, O>) => {
    const compiledFor = perEngine(build);
    return async (db: Query, values: P): Promise<O[]> => {
      const { query, direct } = compiledFor(db);
      const connection = atOnceOf(db);
      if (connection !== undefined) return connection.run(direct.sql, filledIn(direct.parameters, values)) as O[];
      return (await db.executeQuery<O>({ ...query, parameters: filledIn(query.parameters, values) })).rows;
    };
  };

/**
 * The same for a statement of which only the number of changed rows matters. SQLite collects what a `returning` says in a table
 * of its own, which takes as long as an index.
 */
export const changeOnce =
  <P extends Record<string, Value>>() =>
  (build: Build<P, unknown>) => {
    const compiledFor = perEngine(build);
    return async (db: Query, values: P): Promise<number> => {
      const { query, direct } = compiledFor(db);
      const connection = atOnceOf(db);
      if (connection !== undefined) return connection.change(direct.sql, filledIn(direct.parameters, values));
      const done = await db.executeQuery({ ...query, parameters: filledIn(query.parameters, values) });
      return Number(done.numAffectedRows ?? 0);
    };
  };

type Build<P, O> = (db: Query, value: <K extends keyof P & string>(name: K) => P[K]) => Compilable<O>;

function perEngine<P, O>(build: Build<P, O>): (db: Query) => Compiled<O> {
  const byEngine = new Map<unknown, Compiled<O>>();
  return (db) => {
    const engine = db.getExecutor().adapter.constructor;
    let compiled = byEngine.get(engine);
    if (compiled === undefined) {
      const query = build(db, (name) => new Placeholder(name) as never).compile();
      compiled = { query, direct: plannedOnce(query) };
      byEngine.set(engine, compiled);
    }
    return compiled;
  };
}

/**
 * SQLite plans a statement anew whenever a bare parameter of a join, a limit or a partial index may have another value: that takes
 * eight times as long as a read by key. Behind a plus sign, which changes nothing, it does not; the query's own
 * numbers are written out, so that partial indexes still fit.
 */
function plannedOnce({ sql, parameters }: CompiledQuery): Compiled<unknown>['direct'] {
  const pieces = sql.split('?');
  if (pieces.length !== parameters.length + 1) return { sql, parameters };
  const isWritten = parameters.map((one) => Number.isSafeInteger(one));
  return {
    sql: pieces.reduce((before, after, i) => `${before}${isWritten[i - 1] ? parameters[i - 1] : '+?'}${after}`),
    parameters: parameters.filter((_, i) => !isWritten[i]),
  };
}

/** Inserts whole rows of a table by a statement compiled once; `refine` adds what follows the values. @returns how many went in. */
export function insertOnce<T extends keyof Tables>(
  table: T,
  columns: readonly (keyof Tables[T] & string)[],
  refine: (insert: InsertQueryBuilder<Tables, T, InsertResult>) => Compilable<unknown> = (insert) => insert,
): (db: Query, row: Tables[T]) => Promise<number> {
  return changeOnce<Record<string, Value>>()((db, value) =>
    refine(
      db
        .insertInto(table)
        .values(Object.fromEntries(columns.map((name) => [name, value(name)])) as Insertable<Tables[T]>) as never,
    ),
  ) as never;
}

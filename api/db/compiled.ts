import type { Compilable, CompiledQuery } from 'kysely';
import type { Query } from './database.ts';

/** Stands for a value while a query is compiled; never sent. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is asked at every request: built and compiled once per engine, then only given its values. Building one with
 * Kysely costs several times what SQLite needs to answer it. The shape must not depend on the values.
 */
export const compileOnce =
  <P extends Record<string, string | number | null>>() =>
  <O>(build: (db: Query, value: <K extends keyof P & string>(name: K) => P[K]) => Compilable<O>) => {
    const compiled = new WeakMap<object, CompiledQuery<O>>();
    return async (db: Query, values: P): Promise<O[]> => {
      const engine = db.getExecutor().adapter.constructor;
      let query = compiled.get(engine);
      if (query === undefined) {
        query = build(db, (name) => new Placeholder(name) as never).compile();
        compiled.set(engine, query);
      }
      const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
      return (await db.executeQuery<O>({ ...query, parameters })).rows;
    };
  };

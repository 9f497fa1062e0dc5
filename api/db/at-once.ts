/** A way past Kysely to a connection: compiled statements need neither its queue nor its promises. */
export interface AtOnce {
  /** @returns rows for statements that have some, nothing for the others; at once where the database is in this process. */
  run(sql: string, values: readonly unknown[]): unknown[] | Promise<unknown[]>;
  /** @returns how many rows a statement changed that answers with none. */
  change(sql: string, values: readonly unknown[]): number | Promise<number>;
}

const connections = new WeakMap<object, AtOnce>();

/** Queries of `query` that are compiled go straight to `connection`. */
export const answersAtOnce = (query: object, connection: AtOnce): unknown => connections.set(query, connection);

export const atOnceOf = (query: object): AtOnce | undefined => connections.get(query);

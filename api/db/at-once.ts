/** A database connection in this process, which answers while it is asked. */
export interface AtOnce {
  /** @returns rows for statements that have some, nothing for the others. */
  run(sql: string, values: readonly unknown[]): unknown[];
  /** @returns how many rows a statement changed that answers with none. */
  change(sql: string, values: readonly unknown[]): number;
}

const connections = new WeakMap<object, AtOnce>();

/** Queries of `query` that are compiled may go straight to `connection`, without a queue and its promises. */
export const answersAtOnce = (query: object, connection: AtOnce): unknown => connections.set(query, connection);

export const atOnceOf = (query: object): AtOnce | undefined => connections.get(query);

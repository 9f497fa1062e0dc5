import { hash } from 'node:crypto';
import type pg from 'pg';

const statementsNamed = 500;
/** A newer version of the program has changed the table of a statement that has a name. */
export const planIsOutdated = '0A000';

export const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/**
 * Gives the last statements names, so that the server parses and plans each once per connection instead of at every call, and
 * sends what is asked at one moment over one connection in one go: to hand bytes to the network costs more than any statement.
 * What is not a plain statement goes through as it is.
 */
export function namingStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  let generation = 0;
  const known = new WeakSet<pg.PoolClient>();
  const nameOf = (text: string): string | undefined => {
    let name = names.get(text);
    if (name === undefined && names.size < statementsNamed) {
      name = `s${generation}_${hash('sha256', text).slice(0, 32)}`;
      names.set(text, name);
    }
    return name;
  };
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (async () => {
    const client = await connect();
    if (known.has(client)) return client;
    known.add(client);
    // Whoever has the client is told by the query that failed.
    client.on('error', () => {});
    const gather = gatheringWrites(client);
    const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((text: unknown, values?: unknown[]) => {
      gather();
      const name = typeof text === 'string' && values !== undefined && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return ask(text, values);
      return ask({ name, text, values }).catch(async (error) => {
        if (codeOf(error) !== planIsOutdated) throw error;
        names.clear();
        generation += 1;
        // Outside a transaction it can be asked again at once; inside one the whole transaction is.
        return ask(text, values).catch(() => Promise.reject(error));
      });
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  return pool;
}

/** Holds what is written back until everybody has asked who can ask now. */
function gatheringWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corkable } }).connection;
  let gathers = false;
  return () => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(() => {
      gathers = false;
      stream.uncork();
    });
  };
}

interface Corkable {
  cork(): void;
  uncork(): void;
}

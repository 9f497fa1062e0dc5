import type { Kysely } from 'kysely';

/** Since when an account has a phone. Those of before are not new. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('second_factor').addColumn('connected_at', 'bigint').execute();

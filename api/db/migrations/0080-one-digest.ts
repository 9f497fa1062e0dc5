import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

const waitingIn = {
  cash_fund_contribution: { kind: 'tell-owner-of-contribution', idOf: 'contributionId' },
  group_gift_contribution: { kind: 'tell-owner-of-share', idOf: 'shareId' },
};

/** From when on the owner is told of money given, in the same mail as of gifts. What waited as a job of its own waits here from now on. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const [table, { kind, idOf }] of Object.entries(waitingIn)) {
    await db.schema.alterTable(table).addColumn('tell_owner_at', 'bigint').execute();
    await db.schema
      .createIndex(`${table}_untold`)
      .on(table)
      .column('tell_owner_at')
      .where(sql.ref('tell_owner_at'), 'is not', null)
      .execute();
    const waiting = db.selectFrom('job').where('kind', '=', kind).where('state', '=', 'waiting');
    for (const job of await waiting.select(['id', 'payload', 'run_at']).orderBy('run_at').execute()) {
      const id = JSON.parse(job.payload)[idOf];
      await db.updateTable(table).set({ tell_owner_at: job.run_at }).where('id', '=', id).execute();
      await db.deleteFrom('job').where('id', '=', job.id).execute();
    }
  }
}

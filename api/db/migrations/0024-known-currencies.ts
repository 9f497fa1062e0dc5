import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** A price in what is no currency was taken until now. Such a gift stays, without its price: who wished for it can correct it. */
export async function up(db: AnyDatabase): Promise<void> {
  const known = new Set(Intl.supportedValuesOf('currency'));
  const used = await db.selectFrom('reg_item').select('currency').distinct().execute();
  const unknown = used.map(({ currency }) => currency as string).filter((currency) => !known.has(currency));
  if (unknown.length === 0) return;
  const items = db.selectFrom('reg_item').select('id').where('currency', 'in', unknown);
  const gifts = await db
    .selectFrom('reservation')
    .select(['id', 'snapshot'])
    .where('reg_item_id', 'in', items)
    .execute();
  for (const { id, snapshot } of gifts) {
    const seen = readJson(snapshot);
    if (seen === null || known.has(seen.price?.currency ?? '')) continue;
    await db
      .updateTable('reservation')
      .set({ snapshot: JSON.stringify({ ...seen, price: null }) })
      .where('id', '=', id)
      .execute();
  }
  await db
    .updateTable('reg_item')
    .set({ price_cents: null, currency: 'USD' })
    .where('currency', 'in', unknown)
    .execute();
  await sql`update registry set version = version + 1`.execute(db);
}

/** null for what is none: nothing that stands in a row may stop a start. */
function readJson(text: string): { price?: { currency?: string } | null } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

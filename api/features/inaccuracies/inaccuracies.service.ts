import type { Query } from '#api/db/database.ts';
import { findMentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import type {
  InaccuracyReport,
  ListInaccuracies,
  ReportInaccuracy,
  SettleInaccuracy,
} from '#contracts/inaccuracies.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  countInaccuracies,
  countOpenOf,
  findInaccuracies,
  type InaccuracyRow,
  insertInaccuracy,
  settle,
} from './inaccuracies.queries.ts';

const perPage = 20;
export const openPerProductMax = 100;

export async function reportInaccuracy({
  app,
  trx,
  input,
  now,
}: Changing<{ body: NonNullable<ReportInaccuracy['parsed']>['body'] }>): Promise<Record<string, never>> {
  const { genericProductId, productId, reason, field, text, email } = input.body;
  const [product] = await findMentionedProduct(trx, [genericProductId]);
  if (product === undefined || (productId !== null && !product.variants.some(({ id }) => id === productId)))
    throw new Refusal('not-found');
  // Staff has enough to review; the response is the same.
  if ((await countOpenOf(trx, genericProductId)) >= openPerProductMax) return {};
  await insertInaccuracy(trx, {
    id: app.newId(),
    generic_product_id: genericProductId,
    product_id: productId,
    reason,
    field,
    text,
    email: email === '' ? null : email,
    state: 'open',
    created_at: now,
  });
  return {};
}

export async function listInaccuracies({
  app,
  input,
}: Reading<{ query: NonNullable<ListInaccuracies['parsed']>['query'] }>): Promise<ListInaccuracies['response']> {
  const { state, page } = input.query;
  const count = await countInaccuracies(app.db.read, state);
  const rows = await findInaccuracies(app.db.read, { state, offset: (page - 1) * perPage, limit: perPage });
  return {
    reports: await present(app.db.read, rows),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    count,
  };
}

export async function settleInaccuracy({
  trx,
  input,
}: Changing<{
  params: { id: string };
  body: NonNullable<SettleInaccuracy['parsed']>['body'];
}>): Promise<{ report: InaccuracyReport }> {
  const row = await settle(trx, input.params.id, input.body.state);
  if (row === undefined) throw new Refusal('not-found');
  return { report: (await present(trx, [row]))[0]! };
}

async function present(db: Query, rows: readonly InaccuracyRow[]): Promise<InaccuracyReport[]> {
  const found = await findMentionedProduct(
    db,
    rows.map((row) => row.generic_product_id),
  );
  const products = new Map(found.map((product) => [product.id, product]));
  return rows.map((row) => {
    const product = products.get(row.generic_product_id);
    return {
      id: row.id,
      product: product === undefined ? null : { id: product.id, title: product.title, path: product.path },
      productId: row.product_id,
      reason: row.reason as InaccuracyReport['reason'],
      field: row.field as InaccuracyReport['field'],
      text: row.text,
      email: row.email,
      state: row.state,
      createdAt: row.created_at,
    };
  });
}

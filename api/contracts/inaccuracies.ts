import { endpoint } from './endpoint.ts';
import type * as wire from './inaccuracies.schemas.ts';

export const reportInaccuracy = endpoint<wire.ReportInaccuracy>('POST', '/api/v3/inaccuracy_reports', (fields) => ({
  ...fields.texts(),
  genericProductId: fields.number('genericProductId'),
  productId: fields.number('productId') ?? null,
}));
export const listInaccuracies = endpoint<wire.ListInaccuracies>('GET', '/bl_admin/api/inaccuracy_reports');
export const settleInaccuracy = endpoint<wire.SettleInaccuracy>('PATCH', '/bl_admin/api/inaccuracy_reports/{id}');

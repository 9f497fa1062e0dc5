import { type Money, typedAmount, typedCents } from '#rules/money.ts';

/**
 * The body of `addItem` from the fields of a form, the same with script and without. Text that is not a number stays NaN, so that the
 * server names the field.
 */
export function typedItem({ kind = 'product', ...fields }: Record<string, string>) {
  const { title = '', note = '', quantity } = fields;
  const common = { quantity: quantity ? Number(quantity) : 1, note: note.replaceAll('\r\n', '\n') };
  if (kind === 'idea') return { kind, title, ...common };
  if (kind === 'external') {
    const { url = '', storeName = '', imgUrl } = fields;
    return { kind, title, url, storeName, imgUrl: imgUrl || null, price: typedPrice(fields), ...common };
  }
  if (kind === 'cash_fund') {
    const goal = typedCents((fields.goalCents ?? '').trim());
    return {
      kind,
      title,
      note: common.note,
      productId: fields.productId ? Number(fields.productId) : null,
      goalCents: goal ?? null,
    };
  }
  return { kind: 'product', productId: Number(fields.productId), ...common };
}

function typedPrice(fields: Record<string, string>): Money | null {
  const currency = fields.currency || 'USD';
  const amount = typedAmount((fields.price ?? '').trim(), currency);
  return amount === undefined ? null : { amount, currency };
}

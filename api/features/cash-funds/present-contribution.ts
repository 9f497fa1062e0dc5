import type { Contribution } from '#contracts/cash-funds.schemas.ts';
import { knownAs } from '#rules/audiences.ts';
import { type PaymentKind, paidBy } from '#rules/payment-kinds.ts';
import type { ContributionRow } from './contributions.queries.ts';

/** A contribution, as its giver sees it; every response uses this. */
export function presentContribution(row: ContributionRow): Contribution {
  const { currency } = row;
  const kind = row.payment_kind as PaymentKind;
  const paid = paidBy(kind, row.amount_cents);
  return {
    id: row.id,
    regItemId: row.reg_item_id,
    title: row.fund_title,
    amount: { amount: row.amount_cents, currency },
    paymentKind: kind,
    giverPays: { amount: paid.giverPaysCents, currency },
    familyReceives: { amount: paid.familyReceivesCents, currency },
    state: row.state,
    giverName: row.giver_name,
    isEmailVerified: row.email_verified_at !== null,
    message: row.message,
    registry: { title: row.registry_title, ...knownAs(row) },
    giftGiverThankYouAddressProvided: row.giver_address_id !== null,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

import { eachRow } from '#api/db/bad-rows.ts';
import type { Query } from '#api/db/database.ts';
import { type GiftView, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { PaymentPort } from '#api/ports/payments.ts';
import type { GroupContribution, GroupGift } from '#contracts/group-gifts.schemas.ts';
import { currencySchema } from '#contracts/wire.schemas.ts';
import { knownAs } from '#rules/audiences.ts';
import { suggestedCents } from '#rules/cash-funds.ts';
import { bufferOf } from '#rules/group-gifts.ts';
import { findGiftsOfRegistry, findPaidOfRegistry, type GroupGiftRow, type ShareRow } from './group-gifts.queries.ts';

/** What a registry's group gifts have collected. */
export interface GroupGiftsOfRegistry {
  readonly gifts: ReadonlyMap<string, GroupGiftRow>;
  readonly shares: ReadonlyMap<string, Awaited<ReturnType<typeof findPaidOfRegistry>>>;
  readonly isTest: boolean;
}

export const noGroupGifts: GroupGiftsOfRegistry = { gifts: new Map(), shares: new Map(), isTest: false };

export async function groupGiftsOfRegistry(
  { payments }: { payments: PaymentPort | null },
  db: Query,
  registryId: string,
): Promise<GroupGiftsOfRegistry> {
  const gifts = eachRow('group_gift', await findGiftsOfRegistry(db, registryId), (gift) => {
    currencySchema.parse(gift.currency);
    return gift;
  });
  return {
    gifts: new Map(gifts.map((gift) => [gift.id, gift])),
    shares: Map.groupBy(await findPaidOfRegistry(db, registryId), (share) => share.group_gift_id),
    isTest: payments?.isTest ?? false,
  };
}

/**
 * A group gift as the viewer may know it: hidden data is the same whether something was given or not. Null when it is over, or where its
 * mere existence would reveal that something was given.
 */
export function presentGroupGift(
  id: string | null,
  { gifts, shares, isTest }: GroupGiftsOfRegistry,
  view: GiftView,
): GroupGift | null {
  const gift = id === null ? undefined : gifts.get(id);
  const { as } = view;
  const sees = gift === undefined ? view.sees : seesOfItem(view, gift.reg_item_id);
  if (gift === undefined || (!sees.status && gift.outcome !== null)) return null;
  const money = (amount: number) => ({ amount, currency: gift.currency });
  const leftCents = gift.state === 'open' ? gift.goal_cents - gift.raised_cents : 0;
  const isRunning = gift.state !== 'closed';
  const shown = as === 'member' && sees.status ? (shares.get(gift.id) ?? []) : [];
  return {
    id: gift.id,
    state: sees.status || !isRunning ? gift.state : 'open',
    outcome: gift.outcome,
    endedBy: gift.ended_by,
    price: money(gift.price_cents),
    buffer: money(bufferOf(gift.price_cents)),
    goal: money(gift.goal_cents),
    raised: sees.status ? money(gift.paid_cents) : null,
    left: sees.status ? money(leftCents) : null,
    suggested: suggestedCents(sees.status ? leftCents : gift.goal_cents).map(money),
    isTest,
    contributions: shown.map((share) => ({
      contributionId: share.id,
      name: sees.names ? share.giver_name : null,
      amount: money(share.amount_cents),
      refund: money(share.refund_cents),
      state: share.state,
      message: sees.messages ? share.message : null,
      createdAt: share.created_at,
    })),
  };
}

/** A share, as its giver sees it; every response uses this. */
export function presentShare(row: ShareRow, isTest: boolean): GroupContribution {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    groupGiftId: row.group_gift_id,
    title: row.gift_title,
    amount: money(row.amount_cents),
    refund: money(row.refund_cents),
    state: row.state,
    giverName: row.giver_name,
    isEmailVerified: row.email_verified_at !== null,
    message: row.message,
    isTest,
    registry: { title: row.registry_title, ...knownAs(row) },
    giftGiverThankYouAddressProvided: row.giver_address_id !== null,
    gift: {
      state: row.gift_state,
      outcome: row.gift_outcome,
      goal: money(row.gift_goal_cents),
      raised: money(row.gift_paid_cents),
    },
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

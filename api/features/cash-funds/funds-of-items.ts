import type { Query, Trx } from '#api/db/database.ts';
import { type GiftView, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { Fund } from '#contracts/cash-funds.schemas.ts';
import { countsAsGiven, suggestedCents } from '#rules/cash-funds.ts';
import type { PaymentKind } from '#rules/payment-kinds.ts';
import { countOpenPledges, findContributionsOfRegistry } from './contributions.queries.ts';
import { waysOf } from './payment-preferences.service.ts';

type Given = Awaited<ReturnType<typeof findContributionsOfRegistry>>;

/** What a registry's funds have been given, and the ways to pay. */
export interface FundsOfRegistry {
  readonly ways: readonly PaymentKind[];
  readonly contributions: ReadonlyMap<string, Given>;
}

export const noFunds: FundsOfRegistry = { ways: [], contributions: new Map() };

export async function fundsOfRegistry(db: Query, registryId: string): Promise<FundsOfRegistry> {
  return {
    ways: await waysOf(db, registryId),
    contributions: Map.groupBy(await findContributionsOfRegistry(db, registryId), (row) => row.reg_item_id),
  };
}

/** Whether there are pledges that have not been received yet. */
export const hasOpenPledges = async (trx: Trx, itemId: string): Promise<boolean> =>
  (await countOpenPledges(trx, itemId)) > 0;

/** A fund as the viewer may know it: hidden fields are the same whether something was given or not. */
export function presentFund(
  item: { id: string; price_cents: number | null; currency: string },
  { ways, contributions }: FundsOfRegistry,
  view: GiftView,
): Fund {
  const { as } = view;
  const sees = seesOfItem(view, item.id);
  const money = (amount: number) => ({ amount, currency: item.currency });
  const given = (contributions.get(item.id) ?? []).filter((row) =>
    countsAsGiven(row.state, row.email_verified_at !== null),
  );
  const raisedCents = sees.status ? given.reduce((sum, row) => sum + row.amount_cents, 0) : 0;
  const leftCents = item.price_cents === null ? null : Math.max(0, item.price_cents - raisedCents);
  return {
    goal: item.price_cents === null ? null : money(item.price_cents),
    raised: sees.status ? money(raisedCents) : null,
    // A fund that has reached its goal still accepts money.
    suggested: suggestedCents(leftCents === 0 ? null : leftCents).map(money),
    ways: [...ways],
    contributions:
      as === 'guest' || !sees.status
        ? []
        : given.map((row) => ({
            contributionId: row.id,
            name: sees.names ? row.giver_name : null,
            amount: money(row.amount_cents),
            state: row.state,
            paymentKind: row.payment_kind as PaymentKind,
            message: sees.messages ? row.message : null,
            detailsShownAt: row.details_shown_at,
            createdAt: row.created_at,
          })),
  };
}

// The owner is told about gifts in one mail, no sooner than two hours after the last change of each gift, so that a giver can undo a
// mistake quietly. Gifts that the owner may not know of are left out, and nothing is sent about a paused registry; neither is mailed later.
import { eachRow } from '#api/db/bad-rows.ts';
import type { Trx } from '#api/db/database.ts';
import { type GiftView, giftViewOf, isKeptFrom, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App } from '#api/http/app-context.ts';
import { inTurn } from '#api/jobs/in-turn.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendDigestMail } from '#api/mail/unverified-budget.ts';
import { dayBegunEverywhere } from '#rules/days.ts';
import { formatMoney } from '#rules/money.ts';
import { ownerToldAfterMs } from '#rules/reservations.ts';
import {
  findOwner,
  findRegistriesWithNews,
  findUntoldGifts,
  findUntoldPledges,
  findUntoldShares,
  markGiftTold,
  markMoneyTold,
} from './owner-digest.queries.ts';

const toldAtOnce = 500;

export async function tellOwners(app: App): Promise<void> {
  const now = app.now();
  const before = now - ownerToldAfterMs;
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const asked = { now, before, today: dayBegunEverywhere(now), after, most: toldAtOnce };
    const registryIds = await findRegistriesWithNews(app.db.read, asked);
    ids.push(...registryIds);
    if (registryIds.length < toldAtOnce) break;
    after = registryIds.at(-1)!;
  }
  await inTurn(ids, (id) => app.db.transact({ lock: { registry: id } }, (trx) => tellOwner(app, trx, id)));
}

async function tellOwner(app: App, trx: Trx, registryId: string): Promise<void> {
  const now = app.now();
  const view = await giftViewOf(app, trx, { registryId, role: 'owner', blind: false }, undefined, now);
  const untold = await findUntoldGifts(trx, registryId, now - ownerToldAfterMs, dayBegunEverywhere(now));
  const gifts = untold.filter((row) => !isKeptFrom(view, row));
  const pledges = await findUntoldPledges(trx, registryId, now);
  const shares = await findUntoldShares(trx, registryId, now);
  const all = [...gifts, ...pledges, ...shares];
  if (all.length === 0) return;
  const owner = await findOwner(trx, registryId);
  const isKnown = (row: { reg_item_id: string }) => seesOfItem(view, row.reg_item_id).status;
  const news = {
    gifts: eachRow(
      'reservation',
      gifts.filter((row) => isKnown(row) && row.recorded_by !== owner.id),
      (row) => ({
        quantity: row.quantity,
        title: (JSON.parse(row.snapshot) as { title: string }).title,
        ...giverOf(view, row),
      }),
    ),
    pledges: eachRow('cash_fund_contribution', pledges.filter(isKnown), (row) => ({
      amount: amountOf(row),
      title: row.fund_title,
      isSent: row.state === 'sent',
      ...giverOf(view, row),
    })),
    shares: eachRow('group_gift_contribution', shares.filter(isKnown), (row) => ({
      amount: amountOf(row),
      title: row.gift_title,
      isGoalReached: row.gift_state === 'funded',
      ...giverOf(view, row),
    })),
  };
  const hasNews = Object.values(news).some((rows) => rows.length > 0);
  // Guests cause it, so it has a budget: when that is spent, the mail waits and collects later gifts.
  const runAt = hasNews ? await spendDigestMail(trx, owner.email, now) : now;
  if (runAt === null) return;
  for (const { id } of gifts) await markGiftTold(trx, id, now);
  await markMoneyTold(trx, 'cash_fund_contribution', registryId, now);
  await markMoneyTold(trx, 'group_gift_contribution', registryId, now);
  if (!hasNews) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `gifts-digest:${registryId}:${all[0]!.id}:${now}`,
    payload: {
      template: 'gifts-digest',
      to: owner.email,
      registryId,
      data: {
        registryTitle: owner.title,
        ...news,
        link: `${app.settings.publicUrl}/registry/${registryId}/gift-tracker`,
        fundsLink: `${app.settings.publicUrl}/registry/funds`,
      },
    },
    now,
    runAt,
  });
}

/** A message can be read only where names are known. */
function giverOf(view: GiftView, row: { reg_item_id: string; giver_name: string; message: string }) {
  const { names } = seesOfItem(view, row.reg_item_id);
  return { giverName: names ? row.giver_name : null, hasMessage: names && row.message !== '' };
}

const amountOf = ({ amount_cents: amount, currency }: { amount_cents: number; currency: string }): string =>
  formatMoney({ amount, currency }, 'en-US', true);

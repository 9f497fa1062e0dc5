// The owner is told about gifts in one mail, no sooner than two hours after the last change of each gift, so that a giver can undo a
// mistake quietly. Gifts that the owner may not know of are left out, and nothing is sent about a paused registry; neither is mailed later.
import { eachRow } from '#api/db/bad-rows.ts';
import type { Trx } from '#api/db/database.ts';
import { type GiftView, giftViewOf, isKeptFrom, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App } from '#api/http/app-context.ts';
import { inTurn } from '#api/jobs/in-turn.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { Composer, ComposingApp } from '#api/mail/composed-mails.ts';
import { spendDigestMail } from '#api/mail/unverified-budget.ts';
import { dayBegunEverywhere } from '#rules/days.ts';
import { formatMoney } from '#rules/money.ts';
import { ownerToldAfterMs } from '#rules/reservations.ts';
import {
  findOwner,
  findRegistriesWithNews,
  findToldGifts,
  findToldPledges,
  findToldShares,
  findUntoldGifts,
  findUntoldPledges,
  findUntoldShares,
  markGiftsUntold,
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
  const rows = {
    gifts: await findUntoldGifts(trx, registryId, now - ownerToldAfterMs, dayBegunEverywhere(now)),
    pledges: await findUntoldPledges(trx, registryId, now),
    shares: await findUntoldShares(trx, registryId, now),
  };
  const view = await ownersView(app, trx, registryId);
  const gifts = rows.gifts.filter((row) => !isKeptFrom(view, row));
  const all = [...gifts, ...rows.pledges, ...rows.shares];
  const owner = await findOwner(trx, registryId);
  if (all.length === 0 || owner === undefined) return;
  const known = knownOf(view, rows, owner.id);
  const hasNews = !isEmpty(newsOf(view, known));
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
      registryId,
      toldAt: now,
      gifts: known.gifts.map(({ id }) => id),
      pledges: known.pledges.map(({ id }) => id),
      shares: known.shares.map(({ id }) => id),
    },
    now,
    runAt,
  });
}

/**
 * To whoever owns the registry by then, of what may be told by then. Gifts that are secret or over meanwhile are left out and may come in a
 * later mail, which may leave before this one; those that the owner may not know of any more do not.
 */
export const composeDigest: Composer<'gifts-digest'> = async (app, trx, { template, registryId, toldAt, ...ids }) => {
  const owner = await findOwner(trx, registryId);
  if (owner === undefined) return null;
  const rows = {
    gifts: await findToldGifts(trx, registryId, { ids: ids.gifts, toldAt, today: dayBegunEverywhere(app.now()) }),
    pledges: await findToldPledges(trx, registryId, { ids: ids.pledges, toldAt }),
    shares: await findToldShares(trx, registryId, ids.shares),
  };
  const told = new Set(rows.gifts.map(({ id }) => id));
  await markGiftsUntold(
    trx,
    ids.gifts.filter((id) => !told.has(id)),
    toldAt,
  );
  const view = await ownersView(app, trx, registryId);
  const news = newsOf(view, knownOf(view, rows, owner.id));
  if (isEmpty(news)) return null;
  const { publicUrl } = app.settings;
  const link = `${publicUrl}/registry/${registryId}/gift-tracker`;
  const data = { registryTitle: owner.title, ...news, link, fundsLink: `${publicUrl}/registry/funds` };
  return { template, to: owner.email, registryId, data };
};

const ownersView = (app: ComposingApp, trx: Trx, registryId: string): Promise<GiftView> =>
  giftViewOf(app, trx, { registryId, role: 'owner', blind: false }, undefined, app.now());

interface Rows {
  gifts: Awaited<ReturnType<typeof findUntoldGifts>>;
  pledges: Awaited<ReturnType<typeof findUntoldPledges>>;
  shares: Awaited<ReturnType<typeof findUntoldShares>>;
}

/** What the owner may know of, without what the owner has recorded. */
function knownOf(view: GiftView, { gifts, pledges, shares }: Rows, ownerId: string): Rows {
  const isKnown = (row: { reg_item_id: string }) => seesOfItem(view, row.reg_item_id).status;
  return {
    gifts: gifts.filter((row) => isKnown(row) && !isKeptFrom(view, row) && row.recorded_by !== ownerId),
    pledges: pledges.filter(isKnown),
    shares: shares.filter(isKnown),
  };
}

const newsOf = (view: GiftView, { gifts, pledges, shares }: Rows) => ({
  gifts: eachRow('reservation', gifts, (row) => ({
    quantity: row.quantity,
    title: (JSON.parse(row.snapshot) as { title: string }).title,
    ...giverOf(view, row),
  })),
  pledges: eachRow('cash_fund_contribution', pledges, (row) => ({
    amount: amountOf(row),
    title: row.fund_title,
    isSent: row.state === 'sent',
    ...giverOf(view, row),
  })),
  shares: eachRow('group_gift_contribution', shares, (row) => ({
    amount: amountOf(row),
    title: row.gift_title,
    isGoalReached: row.gift_state === 'funded',
    ...giverOf(view, row),
  })),
});

const isEmpty = (news: Record<string, readonly unknown[]>) => Object.values(news).every((rows) => rows.length === 0);

/** A message can be read only where names are known. */
function giverOf(view: GiftView, row: { reg_item_id: string; giver_name: string; message: string }) {
  const { names } = seesOfItem(view, row.reg_item_id);
  return { giverName: names ? row.giver_name : null, hasMessage: names && row.message !== '' };
}

const amountOf = ({ amount_cents: amount, currency }: { amount_cents: number; currency: string }): string =>
  formatMoney({ amount, currency }, 'en-US', true);

import type { Query } from '#api/db/database.ts';
import { balanceOf, transfersOf } from '#api/features/ledger/ledger.service.ts';
import { giftViewOf, seesOfItem } from '#api/features/registries/gift-view.ts';
import { bumpVersion } from '#api/features/registries/item-giving.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import type { GroupGiftFunds, ListRedemptions, RedeemGroupGift } from '#contracts/group-gifts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { usd } from '#rules/money.ts';
import { collectedOf, redeem } from './end-group-gift.ts';
import { findGift, findGiftOfOwner, findGiftsOfOwner, updateGift } from './group-gifts.queries.ts';
import { refuseOtherCurrency } from './group-gifts.service.ts';

type OwnersGift = Awaited<ReturnType<typeof findGiftsOfOwner>>[number];

export async function listRedemptions({ app, caller, now }: Reading<unknown>): Promise<ListRedemptions['response']> {
  const ownerId = caller.user!.id;
  const funds = [];
  for (const gift of await findGiftsOfOwner(app.db.read, ownerId))
    if (await isSeen(app, app.db.read, gift, now)) funds.push(await present(app.db.read, gift));
  // Credit from a surprise would reveal it; there is none before the reveal.
  return { funds, credit: await creditOf(app.db.read, ownerId) };
}

/** @throws {Refusal} 'not-found' for somebody else's gift, and for a surprise */
export async function redeemGroupGift({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: { groupGiftId: string; amountCents: number } }>): Promise<RedeemGroupGift['response']> {
  const ownerId = caller.user!.id;
  const { groupGiftId, amountCents } = input.body;
  const own = () => findGiftOfOwner(trx, ownerId, groupGiftId);
  const gift = await own();
  if (gift === undefined || !(await isSeen(app, trx, gift, now))) throw new Refusal('not-found');
  if (gift.state !== 'open' && gift.state !== 'funded') throw new Refusal('wrong-state');
  refuseOtherCurrency(gift);
  const balance = await collectedOf(trx, gift.id);
  if (amountCents > balance)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.amountCents', message: 'is more than there is to redeem' }],
      facts: { balance },
    });
  await redeem(app, trx, gift, { ownerId, amountCents }, now);
  const after = (await findGift(trx, gift.id))!;
  if (after.state === 'funded' && after.redeemed_cents === after.paid_cents)
    await updateGift(trx, gift.id, { state: 'redeemed' }, now);
  await bumpVersion(trx, gift.registry_id, now);
  return { fund: await present(trx, (await own())!), credit: await creditOf(trx, ownerId) };
}

async function present(db: Query, gift: OwnersGift): Promise<GroupGiftFunds> {
  const money = (amount: number) => ({ amount, currency: gift.currency });
  const ledger = await transfersOf(db, gift.id);
  return {
    groupGiftId: gift.id,
    regItemId: gift.reg_item_id,
    registryId: gift.registry_id,
    title: gift.title,
    state: gift.state,
    goal: money(gift.goal_cents),
    paid: money(gift.paid_cents),
    balance: money(await collectedOf(db, gift.id)),
    redeemed: money(gift.redeemed_cents),
    ledger: ledger.map((row) => ({ kind: row.kind, amount: money(row.amount_cents), at: row.created_at })),
  };
}

async function isSeen(app: App, db: Query, gift: OwnersGift, now: number): Promise<boolean> {
  const owner = { registryId: gift.registry_id, role: 'owner', blind: false } as const;
  return seesOfItem(await giftViewOf(app, db, owner, undefined, now), gift.reg_item_id).status;
}

const creditOf = async (db: Query, ownerId: string) => usd(await balanceOf(db, { of: 'credit', id: ownerId }));

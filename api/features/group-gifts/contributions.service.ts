import { countAttempt, uncountAttempt } from '#api/db/attempts.ts';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { accountAsGiver, callingGiver, readsMailOf } from '#api/features/givers/calling-giver.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import { placeTags } from '#api/features/givers/place-tags.ts';
import { transfer } from '#api/features/ledger/ledger.service.ts';
import { readItemToGive } from '#api/features/registries/item-giving.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { holdForGroupGift, isTaken } from '#api/features/reservations/unit-holds.service.ts';
import type { ContributionAccess, RegistryAccess } from '#api/http/access.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { householdsOfNetwork } from '#api/http/session.ts';
import { atOnceOrInTurn, registriesOf } from '#api/jobs/in-turn.ts';
import { authoriseNow } from '#api/ports/payments.ts';
import {
  type CancelGroupContribution,
  type ConfirmGroupContribution,
  type Contribute,
  groupContributionSchema,
  type ListGroupContributions,
  type PayGroupContribution,
  type ReadGroupContribution,
} from '#contracts/group-gifts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { isMeantFor } from '#rules/audiences.ts';
import {
  decideContribution,
  keepsShares,
  paymentMs,
  pendingPerVisitorMax,
  stateOfSum,
  unpaidPerHouseholdMax,
} from '#rules/group-gifts.ts';
import { ownerToldAfterMs } from '#rules/reservations.ts';
import { releasePending } from './end-group-gift.ts';
import {
  addToSums,
  countPendingOf,
  findAllSharesOf,
  findGift,
  findShare,
  findSharesOfGiver,
  findUnpaid,
  insertShare,
  type ShareRow,
  updateGift,
  updateShare,
  withoutGiver,
} from './group-gifts.queries.ts';
import { mailShare } from './mail-group-gifts.ts';
import { presentShare } from './present-group-gift.ts';
import { askToRelease, askToReleaseUnlessPaid, askToSettle } from './settle-share.ts';

export const unpaidAtOnce = 200;
const dayMs = 86_400_000;

/** Holds a share of the goal while its giver pays: less than requested if less is missing. */
export async function contribute({
  app,
  trx,
  caller,
  input,
  resource,
  visitorId,
  now,
}: Changing<{ params: { item: string }; body: NonNullable<Contribute['parsed']>['body'] }, RegistryAccess>): Promise<
  Contribute['response']
> {
  const { body } = input;
  const item = await readItemToGive(trx, input.params.item, null);
  if (item === undefined || item.registry_id !== resource.registryId || !isMeantFor(resource.audience, item))
    throw new Refusal('not-found');
  if (resource.role !== 'guest') throw new Refusal('own-registry');
  if (item.registry_state === 'paused')
    throw new Refusal('wrong-state', { detail: 'This registry isn’t taking gifts right now.' });
  const gift = item.group_gift_id === null ? undefined : await findGift(trx, item.group_gift_id);
  if (gift === undefined) throw new Refusal('wrong-state', { detail: 'This isn’t a group gift right now.' });
  if (app.payments === null) throw new Refusal('no-payments');
  if (gift.state === 'funded' || gift.state === 'redeemed') throw new Refusal('goal-reached', { facts: { left: 0 } });
  if (gift.state === 'closed') throw new Refusal('wrong-state', { detail: 'This group gift is closed.' });
  // It was taken before it became a group gift, and the person who opened the group gift may not know.
  if (await isTaken(trx, item.id)) throw new Refusal('none-left', { facts: { left: 0 } });
  if ((await countPendingOf(trx, gift.id, visitorId)) >= pendingPerVisitorMax)
    throw new Refusal('wrong-state', { detail: 'Please pay or cancel what you’ve started here first.' });
  const decision = decideContribution({ goalCents: gift.goal_cents, raisedCents: gift.raised_cents }, body.amountCents);
  if (!decision.allowed) {
    if (decision.because === 'nothing-left') throw new Refusal('goal-reached', { facts: { left: 0 } });
    throw new Refusal('invalid-input', { fields: [{ field: 'body.amountCents', message: 'must be at least $1' }] });
  }
  await countUnpaid(app, trx, gift.id, caller, now);
  const { amountCents } = decision;
  if (!(await addToSums(trx, gift.id, { raisedCents: amountCents }, now)))
    throw new Refusal('goal-reached', { facts: { left: gift.goal_cents - gift.raised_cents } });
  const id = app.newId();
  await insertShare(trx, {
    id,
    group_gift_id: gift.id,
    registry_id: item.registry_id,
    came_by: resource.audience?.id ?? null,
    visitor_id: visitorId,
    user_id: caller.user?.id ?? null,
    amount_cents: amountCents,
    currency: gift.currency,
    state: 'pending',
    refund_cents: 0,
    giver_name: body.giverName,
    giver_email: body.giverEmail,
    email_verified_at: isOwnVerifiedEmail(caller, body.giverEmail) ? now : null,
    message: body.message,
    gift_title: item.title,
    expires_at: now + paymentMs,
    created_at: now,
    updated_at: now,
  });
  await bumpGiftsVersion(trx, item.registry_id);
  return { contribution: presentShare((await findShare(trx, id))!, app.payments.isTest) };
}

/** A new cookie costs nothing, so the browser's own pending shares are not all that counts. */
async function countUnpaid(app: App, trx: Trx, giftId: string, caller: Caller, now: number): Promise<void> {
  const ofToday = now % dayMs;
  let mayBegin = true;
  for (const { scope, most } of scopesOfUnpaid(app, giftId, caller))
    mayBegin = (await countAttempt(trx, scope, now - ofToday)) / app.unverifiedHoldsFactor <= most && mayBegin;
  if (mayBegin) return;
  throw new Refusal('too-many-requests', {
    detail: 'Several shares of this gift were started from your network today but never paid for.',
    facts: { retryAfterSeconds: Math.ceil((dayMs - ofToday) / 1000) },
  });
}

/** Only the share that is paid: it can be taken back at no cost, so it must not make room for others that nobody pays. */
async function uncountUnpaid(
  app: App,
  trx: Trx,
  { group_gift_id: giftId, created_at: begun }: ShareRow,
  caller: Caller,
): Promise<void> {
  for (const { scope } of scopesOfUnpaid(app, giftId, caller))
    await uncountAttempt(trx, scope, begun - (begun % dayMs));
}

function scopesOfUnpaid(app: App, giftId: string, caller: Caller): { scope: string; most: number }[] {
  const { address_tag: household, network_tag: network } = placeTags(app, caller, `share ${giftId}`);
  const scope = (tag: string) => `unpaid-share:${tag}`;
  const ofHousehold = { scope: scope(household), most: unpaidPerHouseholdMax };
  if (network === null) return [ofHousehold];
  return [ofHousehold, { scope: scope(network), most: unpaidPerHouseholdMax * householdsOfNetwork }];
}

export async function listGroupContributions({
  app,
  caller,
}: Reading<unknown>): Promise<ListGroupContributions['response']> {
  const rows = await findSharesOfGiver(
    app.db.read,
    await callingGiver(app.db.read, ['group_gift_contribution'], caller),
  );
  return {
    contributions: eachRow(
      'group_gift_contribution',
      rows,
      (row) => presentShare(row, isTest(app)),
      groupContributionSchema,
    ),
  };
}

export async function readGroupContribution({
  app,
  caller,
  resource,
}: Reading<unknown, ContributionAccess>): Promise<ReadGroupContribution['response']> {
  const row = (await findShare(app.db.read, resource.contributionId))!;
  return { contribution: presentShare(row, isTest(app)), cameByMail: await readsMailOf(app.db.read, caller, row) };
}

/** @throws {Refusal} 'mail-not-opened' in a browser that has opened no mail to this address: somebody else may have typed it */
export async function confirmGroupContribution({
  app,
  trx,
  caller,
  resource,
  now,
}: Changing<unknown, ContributionAccess>): Promise<ConfirmGroupContribution['response']> {
  const share = (await findShare(trx, resource.contributionId))!;
  if (!(await readsMailOf(trx, caller, share))) throw new Refusal('mail-not-opened');
  if (share.email_verified_at === null) await updateShare(trx, share.id, { email_verified_at: now }, now);
  return { contribution: presentShare((await findShare(trx, share.id))!, isTest(app)) };
}

interface Paid {
  /** Null when the payment was declined; undefined when there was nothing to pay. */
  reference: string | null | undefined;
}

/** Asks the provider, before anything is locked. The same share is the same payment, however often this is asked. */
export async function authorise({ app, resource, now }: Reading<unknown, ContributionAccess>): Promise<Paid> {
  const share = (await findShare(app.db.read, resource.contributionId))!;
  if (share.state !== 'pending') return { reference: undefined };
  if (app.payments === null) throw new Refusal('no-payments');
  if (share.registry_state === 'paused')
    throw new Refusal('wrong-state', { detail: 'This registry isn’t taking gifts right now.' });
  await app.db.transact({ lock: 'nothing' }, (trx) => askToReleaseUnlessPaid(app, trx, share, now));
  const reference = await authoriseNow(app.payments, {
    key: share.id,
    amountCents: share.amount_cents,
    currency: share.currency,
  });
  await app.checkpoint('after-authorise');
  return { reference };
}

export async function payGroupContribution({
  app,
  trx,
  caller,
  resource,
  prepared: { reference },
  now,
}: Changing<unknown, ContributionAccess, Paid>): Promise<PayGroupContribution['response']> {
  const share = (await findShare(trx, resource.contributionId))!;
  if (reference === null) throw new Refusal('payment-declined');
  if (share.state === 'pending' && reference !== undefined) {
    await recordPaid(app, trx, share, reference, now);
    await uncountUnpaid(app, trx, share, caller);
  }
  // Its time ran out, or the group gift was closed, while it was being paid: nothing is taken.
  if (share.state === 'released' && reference !== undefined) await askToRelease(app, trx, share, reference, now);
  return { contribution: presentShare((await findShare(trx, share.id))!, isTest(app)) };
}

async function recordPaid(app: App, trx: Trx, share: ShareRow, reference: string, now: number): Promise<void> {
  const { amount_cents: amountCents, currency, group_gift_id: giftId } = share;
  const secret = app.newSecret();
  await updateShare(
    trx,
    share.id,
    {
      state: 'authorised',
      payment_reference: reference,
      link_hash: hashSecret(secret),
      tell_owner_at: now + ownerToldAfterMs,
      expires_at: null,
    },
    now,
  );
  await addToSums(trx, giftId, { paidCents: amountCents }, now);
  await transfer(app, trx, {
    kind: 'authorise',
    uniqueKey: `authorise:${share.id}`,
    from: { of: 'giver', id: share.id },
    to: { of: 'held', id: giftId },
    amountCents,
    currency,
    subjectId: giftId,
    now,
  });
  const gift = (await findGift(trx, giftId))!;
  const state = stateOfSum(gift.state, { goalCents: gift.goal_cents, paidCents: gift.paid_cents });
  if (state === 'funded' && gift.state === 'open') {
    await updateGift(trx, giftId, { state }, now);
    await holdForGroupGift(trx, gift.reg_item_id, giftId);
  }
  await bumpGiftsVersion(trx, share.registry_id);
  await askToSettle(app, trx, share.id, 'paid', now);
  await mailShare(app, trx, share, secret, now);
}

const keptBecause = {
  used: 'The family is already using this gift, so it can’t be taken back here. Please ask them.',
  funded: 'Together you’ve given the full amount, so a share can’t be taken back here anymore. Please ask the family.',
  ended: 'This group gift has ended, and the family decides what happens with the money. Please ask them.',
};

/** Takes a share back: at once if it is not paid, as a refund if the goal is not reached. */
export async function cancelGroupContribution({
  app,
  trx,
  resource,
  now,
}: Changing<unknown, ContributionAccess>): Promise<CancelGroupContribution['response']> {
  const share = (await findShare(trx, resource.contributionId))!;
  if (share.state === 'pending') await releasePending(trx, share, now);
  else {
    const isPaid = (share.state === 'authorised' || share.state === 'captured') && share.refund_cents === 0;
    if (!isPaid) throw new Refusal('wrong-state');
    const because = keepsShares(share.gift_state, share.gift_redeemed_cents);
    if (because !== null) throw new Refusal('wrong-state', { detail: keptBecause[because] });
    const { amount_cents: amountCents } = share;
    await updateShare(trx, share.id, { refund_cents: amountCents, tell_owner_at: null }, now);
    await addToSums(trx, share.group_gift_id, { raisedCents: -amountCents, paidCents: -amountCents }, now);
    await askToSettle(app, trx, share.id, 'cancelled', now);
  }
  await bumpGiftsVersion(trx, share.registry_id);
  return { contribution: presentShare((await findShare(trx, share.id))!, isTest(app)) };
}

/** Releases shares that nobody paid in time. @returns how many */
export async function releaseUnpaidShares(app: App): Promise<number> {
  const now = app.now();
  const due = await findUnpaid(app.db.read, now, unpaidAtOnce);
  if (due.length === 0) return 0;
  await atOnceOrInTurn(due, (some) =>
    app.db.transact({ lock: { registry: registriesOf(some) } }, async (trx) => {
      for (const { id } of some) {
        const share = await findShare(trx, id);
        // Unless it was paid or cancelled meanwhile.
        if (share?.state === 'pending' && share.expires_at !== null && share.expires_at <= now)
          await releasePending(trx, share, now);
      }
      for (const registryId of registriesOf(some)) await bumpGiftsVersion(trx, registryId);
    }),
  );
  return due.length;
}

const isTest = ({ payments }: App): boolean => payments?.isTest ?? false;

/** An account's contributions to group gifts, for its own export. */
export const sharesBy = async (db: Query, userId: string) =>
  (await findSharesOfGiver(db, accountAsGiver(userId))).map((row) => ({
    title: row.gift_title,
    amount: { amount: row.amount_cents, currency: row.currency },
    state: row.state,
    giverName: row.giver_name,
    message: row.message,
    createdAt: row.created_at,
  }));

/** For a giver whose account ends: unpaid shares are released, paid ones stay, and none names the giver any more. */
export async function forgetSharesOf(trx: Trx, giver: { userId: string; email: string }, now: number): Promise<void> {
  const rows = await findAllSharesOf(trx, giver);
  await forgetMailedLinks(
    trx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    if (row.state === 'pending') await releasePending(trx, row, now);
    await withoutGiver(trx, row.id);
  }
  for (const registryId of new Set(rows.map((row) => row.registry_id))) await bumpGiftsVersion(trx, registryId);
}

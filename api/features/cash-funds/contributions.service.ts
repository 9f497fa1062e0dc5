import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { cameToItem } from '#api/features/audiences/audiences.service.ts';
import { accountAsGiver, callingGiver, readsMailOf } from '#api/features/givers/calling-giver.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import { noPlaceTags, type PlaceTags, placeTags } from '#api/features/givers/place-tags.ts';
import { giftViewOf, refuseUnseenGift } from '#api/features/registries/gift-view.ts';
import { readItemToGive } from '#api/features/registries/item-giving.ts';
import { bumpGiftsVersion, findRegistryOf } from '#api/features/registries/registry-version.ts';
import type { OpenGift } from '#api/features/registry-lists/tell-givers-of-deletion.ts';
import type { ContributionAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { atOnceOrInTurn, registriesOf } from '#api/jobs/in-turn.ts';
import { userText } from '#api/mail/mail-text.ts';
import {
  type ConfirmContribution,
  type Contribution,
  contributionSchema,
  type PaymentDetails,
  type Pledge,
  type ReadContribution,
  type ShowPaymentDetails,
} from '#contracts/cash-funds.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  type ContributionStep,
  contributionAfter,
  maySeeDetails,
  openPledgesMax,
  refuseWaitingPledge,
  unverifiedPledgeMs,
} from '#rules/cash-funds.ts';
import { waysToGive } from '#rules/group-gifts.ts';
import { ownerToldAfterMs } from '#rules/reservations.ts';
import {
  type ContributionRow,
  cancelWaiting,
  countOpenPledgesOf,
  countWaiting,
  findAllPledgesOf,
  findContribution,
  findContributions,
  findContributionsOfRegistry,
  findForgotten,
  insertContribution,
  updateContribution,
  withoutGiver,
} from './contributions.queries.ts';
import { amountText, mailGiverOf, mailPledge } from './mail-contributions.ts';
import { detailsOf, waysOf } from './payment-preferences.service.ts';
import { presentContribution } from './present-contribution.ts';

export const forgottenAtOnce = 200;

/** Promises an amount to a fund. Where to send it is shown once the email is confirmed. */
export async function pledge({
  app,
  trx,
  caller,
  input,
  visitorId,
  now,
}: Changing<{ body: NonNullable<Pledge['parsed']>['body'] }>): Promise<{ contribution: Contribution }> {
  const { body } = input;
  const item = await readItemToGive(trx, body.regItemId, caller.user?.id ?? null);
  if (item === undefined) throw new Refusal('not-found');
  if (item.role !== null) throw new Refusal('own-registry');
  const came_by = await cameToItem(trx, item.registry_id, item.id, body.through);
  if (item.registry_state === 'paused')
    throw new Refusal('wrong-state', { detail: 'This registry isn’t taking gifts right now.' });
  if (waysToGive({ kind: item.kind, shopType: item.shop_type, hasGroupGift: false }) !== 'pledge')
    throw new Refusal('wrong-state', { detail: 'This is a gift to reserve, not a fund.' });
  if (!(await waysOf(trx, item.registry_id)).includes(body.paymentKind))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.paymentKind', message: 'is not a way that this family has chosen' }],
    });
  const isVerified = isOwnVerifiedEmail(caller, body.giverEmail);
  await refuseTooManyOpen(app, trx, item.id, {
    userId: caller.user?.id ?? null,
    visitorId,
    email: isVerified ? body.giverEmail : null,
  });
  const tags = isVerified ? noPlaceTags : placeTags(app, caller, `contribution ${item.registry_id}`);
  if (!isVerified) await refuseToWait(app, trx, { fundId: item.id, visitorId, tags });
  const secret = app.newSecret();
  const id = app.newId();
  await insertContribution(trx, {
    id,
    reg_item_id: item.id,
    registry_id: item.registry_id,
    came_by,
    visitor_id: visitorId,
    user_id: caller.user?.id ?? null,
    amount_cents: body.amountCents,
    currency: item.currency,
    payment_kind: body.paymentKind,
    state: 'pledged',
    giver_name: body.giverName,
    giver_email: body.giverEmail,
    email_verified_at: isVerified ? now : null,
    message: body.message,
    fund_title: item.title,
    link_hash: hashSecret(secret),
    ...tags,
    expires_at: isVerified ? null : now + unverifiedPledgeMs,
    created_at: now,
    updated_at: now,
  });
  const found = (await findContribution(trx, id))!;
  await mailPledge(app, trx, found, { isOwnAddress: isVerified, secret, caller, now });
  if (isVerified) await given(trx, found, now);
  return { contribution: presentContribution(found) };
}

export async function listContributions({ app, caller }: Reading<unknown>): Promise<{ contributions: Contribution[] }> {
  const giver = await callingGiver(app.db.read, ['cash_fund_contribution'], caller);
  return {
    contributions: eachRow(
      'cash_fund_contribution',
      await findContributions(app.db.read, giver),
      presentContribution,
      contributionSchema,
    ),
  };
}

export async function readContribution({
  app,
  caller,
  resource,
  now,
}: Reading<unknown, ContributionAccess>): Promise<ReadContribution['response']> {
  const row = (await findContribution(app.db.read, resource.contributionId))!;
  if (resource.as === 'owner') {
    refuseUnseenGift(await giftViewOf(app, app.db.read, resource, undefined, now), ofNoSecret(row));
    return { contribution: null, cameByMail: false, details: null };
  }
  return {
    contribution: presentContribution(row),
    cameByMail: await readsMailOf(app.db.read, caller, row),
    details: await detailsAsSeen(app, app.db.read, row),
  };
}

export async function confirmContribution({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ConfirmContribution['parsed']>['body'] }, ContributionAccess>): Promise<
  ConfirmContribution['response']
> {
  const row = (await findContribution(trx, resource.contributionId))!;
  await refuseUnseen(app, trx, resource, row, now);
  const { step } = input.body;
  if (resource.as === 'owner') {
    if (step !== 'received' && step !== 'not-received')
      throw new Refusal('wrong-state', { detail: 'Only the giver can say that.' });
    await take(trx, row, step === 'received' ? 'receive' : 'not-received', 'owner', now);
    if (step === 'received') await mailGiverOf(app, trx, row, 'contribution-received', now);
    return { contribution: null };
  }
  if (step === 'received' || step === 'not-received')
    throw new Refusal('wrong-state', { detail: 'Only the family can say that.' });
  if (step === 'email') {
    // The person who typed an address has not read its mail yet.
    if (!(await readsMailOf(trx, caller, row))) throw new Refusal('mail-not-opened');
    if (row.state !== 'pledged') throw new Refusal('wrong-state');
    if (row.email_verified_at === null) {
      // When it was made, nobody knew whose email it is.
      await refuseTooManyOpen(app, trx, row.reg_item_id, { userId: null, visitorId: '', email: row.giver_email });
      await updateContribution(trx, row.id, { email_verified_at: now, ...noPlaceTags, expires_at: null }, now);
      await given(trx, row, now);
    }
  } else {
    if (row.email_verified_at === null) throw new Refusal('mail-not-opened');
    await take(trx, row, 'send', 'giver', now);
  }
  return { contribution: presentContribution((await findContribution(trx, row.id))!) };
}

export async function cancelContribution({
  app,
  trx,
  resource,
  now,
}: Changing<unknown, ContributionAccess>): Promise<ConfirmContribution['response']> {
  const row = (await findContribution(trx, resource.contributionId))!;
  await refuseUnseen(app, trx, resource, row, now);
  await take(trx, row, 'cancel', resource.as, now);
  if (resource.as === 'giver') return { contribution: presentContribution((await findContribution(trx, row.id))!) };
  await mailGiverOf(app, trx, row, 'contribution-cancelled', now);
  return { contribution: null };
}

/** @throws {Refusal} 'mail-not-opened' before the email is confirmed, 'wrong-state' where this way to pay is no longer possible */
export async function showPaymentDetails({
  app,
  trx,
  resource,
  now,
}: Changing<unknown, ContributionAccess>): Promise<ShowPaymentDetails['response']> {
  const row = (await findContribution(trx, resource.contributionId))!;
  if (row.email_verified_at === null) throw new Refusal('mail-not-opened');
  if (row.registry_state === 'paused')
    throw new Refusal('wrong-state', { detail: 'This registry isn’t taking gifts right now.' });
  const details = await openDetailsOf(app, trx, row);
  if (details === null || !maySeeDetails(row.state, true))
    throw new Refusal('wrong-state', { detail: 'The family doesn’t take gifts this way anymore.' });
  if (row.details_shown_at === null) {
    await updateContribution(trx, row.id, { details_shown_at: now }, now);
    await bumpGiftsVersion(trx, row.registry_id);
  }
  return details;
}

/** Deletes pledges that nobody confirmed in time. @returns how many */
export async function forgetUnconfirmedPledges(app: App): Promise<number> {
  const now = app.now();
  const due = await findForgotten(app.db.read, now, forgottenAtOnce);
  if (due.length === 0) return 0;
  await atOnceOrInTurn(due, (some) =>
    app.db.transact({ lock: { registry: registriesOf(some) } }, async (trx) => {
      for (const { id } of some) {
        const row = await findContribution(trx, id);
        // Unless it was confirmed or cancelled meanwhile.
        if (row?.state === 'pledged' && row.expires_at !== null && row.expires_at <= now)
          await take(trx, row, 'cancel', 'giver', now);
      }
    }),
  );
  return due.length;
}

async function detailsAsSeen(app: App, db: Query, row: ContributionRow): Promise<PaymentDetails | null> {
  if (row.state === 'cancelled') return null;
  if (row.registry_state === 'paused') return { view: 'paused' };
  if (row.email_verified_at === null) return { view: 'confirm-first' };
  const details = await openDetailsOf(app, db, row);
  if (details === null) return { view: 'gone' };
  return row.details_shown_at === null ? { view: 'ask' } : { view: 'shown', ...details };
}

const openDetailsOf = (app: App, db: Query, row: ContributionRow) =>
  detailsOf(app, db, { registryId: row.registry_id, ownerId: row.owner_id, kind: row.payment_kind });

async function take(
  trx: Trx,
  row: ContributionRow,
  step: ContributionStep,
  by: 'giver' | 'owner',
  now: number,
): Promise<void> {
  const state = contributionAfter(row.state, step, by, row.sent_at !== null);
  if (state === null) throw new Refusal('wrong-state');
  await updateContribution(
    trx,
    row.id,
    {
      state,
      expires_at: state === 'pledged' && row.email_verified_at === null ? now + unverifiedPledgeMs : null,
      tell_owner_at: step === 'send' ? now + ownerToldAfterMs : null,
      ...(state === 'cancelled' && noPlaceTags),
      ...(step === 'send' && { sent_at: now }),
      received_at: state === 'received' ? now : null,
    },
    now,
  );
  await bumpGiftsVersion(trx, row.registry_id);
}

/** From now on the pledge is confirmed. */
async function given(trx: Trx, row: ContributionRow, now: number): Promise<void> {
  await updateContribution(trx, row.id, { tell_owner_at: now + ownerToldAfterMs }, now);
  await bumpGiftsVersion(trx, row.registry_id);
}

async function refuseUnseen(
  app: App,
  trx: Trx,
  resource: ContributionAccess,
  row: ContributionRow,
  now: number,
): Promise<void> {
  if (resource.as === 'owner') refuseUnseenGift(await giftViewOf(app, trx, resource, undefined, now), ofNoSecret(row));
}

/** Pledges to the funds of a registry that were not received, for a mail that says that the registry is gone. */
export async function openPledgesOf(trx: Trx, registryId: string): Promise<OpenGift[]> {
  const rows = await findContributionsOfRegistry(trx, registryId);
  const { title } = await findRegistryOf(trx, registryId);
  return eachRow(
    'cash_fund_contribution',
    rows.filter(({ state }) => state === 'pledged' || state === 'sent'),
    (row) => ({
      email: row.giver_email,
      giverName: row.giver_name,
      isConfirmed: row.email_verified_at !== null,
      registryTitle: title,
      words: userText(`${amountText(row)} toward ${row.fund_title}`, 'confirmed')!,
      isBought: row.state === 'sent',
      isPledge: row.state === 'pledged',
    }),
  );
}

/** A giver can keep a reservation secret, but not money: the family has to find it on an account. */
const ofNoSecret = ({ reg_item_id }: ContributionRow) => ({ reg_item_id, secret_until: null });

/** @throws {Refusal} 'wrong-state' if this giver has promised the fund too many gifts that are not received yet */
async function refuseTooManyOpen(
  app: App,
  trx: Trx,
  fundId: string,
  giver: Parameters<typeof countOpenPledgesOf>[2],
): Promise<void> {
  if ((await countOpenPledgesOf(trx, fundId, giver)) / app.unverifiedHoldsFactor < openPledgesMax) return;
  throw new Refusal('wrong-state', {
    detail:
      'You’ve promised this fund several gifts already. Take one back, or wait until the family has marked one as received.',
  });
}

/** @throws {Refusal} if too many pledges wait for a confirmed email, of this giver or of all */
async function refuseToWait(
  app: App,
  trx: Trx,
  pledged: { fundId: string; visitorId: string; tags: PlaceTags },
): Promise<void> {
  const { ofGiver, ofNetwork, ofFund } = await countWaiting(trx, pledged);
  const perFactor = (count: number) => count / app.unverifiedHoldsFactor;
  const because = refuseWaitingPledge({
    ofGiver: perFactor(ofGiver),
    ofNetwork: perFactor(ofNetwork),
    ofFund: perFactor(ofFund),
  });
  if (because !== null) throw new Refusal(because);
}

/** For an owner who lets go everything that nobody confirmed. Its givers are not mailed: the address may be a stranger's. */
export const releaseUnconfirmedPledges = cancelWaiting;

/** An account's pledges, for its own export. */
export const pledgesBy = async (db: Query, userId: string) =>
  (await findContributions(db, accountAsGiver(userId))).map((row) => ({
    title: row.fund_title,
    amount: { amount: row.amount_cents, currency: row.currency },
    state: row.state,
    giverName: row.giver_name,
    message: row.message,
    createdAt: row.created_at,
  }));

/** For a giver whose account ends: pledges that were not sent are cancelled, sent ones stay, and none names the giver any more. */
export async function forgetPledgesOf(trx: Trx, giver: { userId: string; email: string }, now: number): Promise<void> {
  const rows = await findAllPledgesOf(trx, giver);
  await forgetMailedLinks(
    trx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    if (row.state === 'pledged') await take(trx, row, 'cancel', 'giver', now);
    await withoutGiver(trx, row.id);
    await bumpGiftsVersion(trx, row.registry_id);
  }
}

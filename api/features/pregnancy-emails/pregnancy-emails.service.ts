import type { Query, Trx } from '#api/db/database.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import { archiveRegistry } from '#api/features/registry-lists/registry-lists.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { type LinkApp, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import type {
  PregnancyEmails,
  ReadPregnancyEmails,
  SubscribeToPregnancyEmails,
  WeeklyEmails,
} from '#contracts/pregnancy-emails.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { isPossibleArrival } from '#rules/arrival.ts';
import { dayOf } from '#rules/days.ts';
import { daysToConfirm, mailWeek, nextMailAt } from '#rules/pregnancy-emails.ts';
import {
  findOfEmail,
  findReplacement,
  findSubscription,
  insertSubscription,
  type SubscriptionRow,
  setEmail,
  turnOn,
} from './pregnancy-emails.queries.ts';
import { silenceWeeklyEmails } from './silence.ts';
import { forget, forgetLinks, openFacts, readableFacts, replace } from './subscriptions.ts';

type OfSubscription = { params: { id: string } };

const dayMs = 86_400_000;
/** Long, because a mail may be kept for months before its link is used. */
const linkDays = 365;

/**
 * An address that was only typed gets one mail with a link to confirm, within the budget for unverified addresses. The response is the same
 * whether it is known, gets the mails already, or gets no mail.
 */
export async function subscribe({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<NonNullable<SubscribeToPregnancyEmails['parsed']>>): Promise<SubscribeToPregnancyEmails['response']> {
  const { email, ...facts } = input.body;
  const today = dayOf(now);
  if (!isPossibleArrival(facts.dueDate, today) || mailWeek(facts.dueDate, today) === 'over')
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.dueDate', message: 'must be a due date that is not long past' }],
    });
  const isOwn = isOwnVerifiedEmail(caller, email);
  const runAt = isOwn ? null : await spendUnverifiedMail(trx, email, now);
  // If no new mail can be sent, the previous link stays valid.
  if (!isOwn && runAt === null) return { state: 'check-your-mail' };
  const before = (await findOfEmail(trx, email)).filter(({ state }) => isOwn || state === 'unconfirmed');
  const id = app.newId();
  const subscription: SubscriptionRow = {
    id,
    email,
    facts_sealed: await app.sealing.seal(trx, id, JSON.stringify(facts)),
    state: isOwn ? 'on' : 'unconfirmed',
    next_at: nextMailAt(facts.dueDate, today),
    created_at: now,
  };
  await replace(trx, before, { by: id, now, save: () => insertSubscription(trx, subscription) });
  if (runAt === null) return { state: 'on' };
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `pregnancy-emails-confirm:${id}`,
    payload: {
      template: 'pregnancy-emails-confirm',
      to: email,
      data: { link: await linkTo(app, trx, id, now, daysToConfirm) },
    },
    now,
    runAt,
  });
  return { state: 'check-your-mail' };
}

export async function readSubscription({
  app,
  input,
}: Reading<OfSubscription>): Promise<ReadPregnancyEmails['response']> {
  const { id } = input.params;
  if ((await findReplacement(app.db.read, id)) !== undefined) return { subscription: { id, state: 'replaced' } };
  return { subscription: await present(app, app.db.read, await existing(app.db.read, input.params.id, app.now())) };
}

/** The button of the mailed page. Any other subscription of the address ends. */
export async function confirm({
  app,
  trx,
  input,
  now,
}: Changing<OfSubscription>): Promise<{ subscription: PregnancyEmails }> {
  const row = await existing(trx, input.params.id, now);
  if (row.state === 'unconfirmed') {
    const { dueDate } = await openFacts(app, trx, row);
    const others = (await findOfEmail(trx, row.email)).filter(({ id }) => id !== row.id);
    const save = () => turnOn(trx, row.id, nextMailAt(dueDate, dayOf(now)));
    await replace(trx, others, { by: row.id, now, save });
  }
  return { subscription: await present(app, trx, await existing(trx, row.id, now)) };
}

export async function stop({ trx, input }: Changing<OfSubscription>): Promise<Record<string, never>> {
  await stopSubscription(trx, input.params.id);
  return {};
}

/** Stopping twice is allowed. One that was replaced stops the one that has taken its place. */
export async function stopSubscription(trx: Trx, id: string): Promise<void> {
  const row = (await findSubscription(trx, id)) ?? (await findReplacement(trx, id));
  if (row !== undefined) await forget(trx, [row]);
}

export async function stopOwn({ trx, caller }: Changing<unknown>): Promise<Record<string, never>> {
  await stopEverythingTo(trx, caller.user!.email);
  return {};
}

/**
 * One step: the registry is archived, and so out of search and silent, and no more mails about the pregnancy are sent, nor to the other
 * parent. Both can be undone.
 */
export async function putAwayAfterLoss(
  call: Changing<{ params: { id: string } }, RegistryAccess>,
): Promise<Record<string, never>> {
  await silenceWeeklyEmails(call.app, call.trx, call.resource.registryId, 'loss');
  await archiveRegistry({ ...call, input: { ...call.input, body: { isArchived: true } } });
  // Not as it was when the call arrived: it may have changed while this waited.
  const { email } = await call.trx
    .selectFrom('user')
    .select('email')
    .where('id', '=', call.caller.user!.id)
    .executeTakeFirstOrThrow();
  await stopEverythingTo(call.trx, email);
  return {};
}

/**
 * An account's weekly mails go to its new email, and are silent with its registry as before. The links mailed to the old address end: they
 * show the due date. One that was not confirmed yet ends: nothing that the account does would reach it.
 */
export async function moveWeeklyEmails(
  trx: Trx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const { moved = [], ended = [] } = Object.groupBy(await findOfEmail(trx, from), ({ state }) =>
    state === 'on' ? 'moved' : 'ended',
  );
  await forget(trx, ended);
  const [first] = moved;
  if (first === undefined) return;
  await forgetLinks(trx, [first.id]);
  await replace(trx, await findOfEmail(trx, to), { by: first.id, now, save: () => setEmail(trx, first.id, to) });
}

/** The data given to order the weekly mails to this address. */
export async function weeklyEmailsTo(app: App, db: Query, email: string): Promise<WeeklyEmails | null> {
  const row = (await findOfEmail(db, email)).find(({ state }) => state === 'on');
  return row === undefined ? null : readableFacts(app, db, row);
}

export const stopEverythingTo = async (trx: Trx, email: string): Promise<void> =>
  forget(trx, await findOfEmail(trx, email));

export const linkTo = (app: LinkApp, trx: Trx, id: string, now: number, days = linkDays): Promise<string> =>
  makeMailedLink(app, trx, { kind: 'pregnancy-emails', subjectId: id, path: `/pregnancy-emails/${id}`, days, now });

/** @throws {Refusal} 'not-found' if it has ended, or nobody confirmed it in time */
async function existing(db: Query, id: string, now: number): Promise<SubscriptionRow> {
  const row = await findSubscription(db, id);
  if (row === undefined || (row.state === 'unconfirmed' && row.created_at + daysToConfirm * dayMs <= now))
    throw new Refusal('not-found');
  return row;
}

const present = async (app: App, db: Query, row: SubscriptionRow): Promise<PregnancyEmails> => ({
  id: row.id,
  state: row.state,
  ...(await openFacts(app, db, row)),
});

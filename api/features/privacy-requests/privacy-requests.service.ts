import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import { mailStaff } from '#api/features/staff/staff.service.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { forgetInSlices } from '#api/jobs/in-slices.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import type {
  AnswerPrivacyRequest,
  AskAboutData,
  ListPrivacyRequests,
  PrivacyRequest,
  StaffPrivacyRequest,
} from '#contracts/privacy-requests.schemas.ts';
import { staffPrivacyRequestSchema } from '#contracts/privacy-requests.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  type PrivacyKind,
  privacyAnswerDue,
  privacyBounds,
  privacyDays,
  privacyKindLabels,
  privacyReference,
  privacyRequestEnds,
} from '#rules/privacy-requests.ts';
import {
  countReceivedOf,
  countRequests,
  deleteEndedRequests,
  findRequest,
  findRequests,
  insertRequest,
  moveConfirmedRequests,
  moveRequest,
  type PrivacyRequestRow,
} from './privacy-requests.queries.ts';

type OfRequest = { params: { id: string } };

const perPage = 20;

/**
 * A person asks about their stored data. Nobody may ask for another person: the request waits until the link in the mail is used, unless
 * the email is the confirmed address of the signed-in person.
 */
export async function askAboutData({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<AskAboutData['parsed']>['body'] }>): Promise<AskAboutData['response']> {
  const { kind, email, text } = input.body;
  const isOwn = isOwnVerifiedEmail(caller, email);
  const id = app.newId();
  const row: PrivacyRequestRow = {
    id,
    reference: privacyReference(Buffer.from(app.newSecret(), 'base64url')),
    kind,
    state: 'unconfirmed',
    email,
    text_sealed: text === '' ? null : await app.sealing.seal(trx, id, text),
    answer: '',
    created_at: now,
    received_at: null,
    expires_at: privacyRequestEnds('unconfirmed', now),
  };
  const answer = { reference: row.reference, state: isOwn ? ('received' as const) : ('check-your-mail' as const) };
  // Another one would not help us. Unconfirmed requests do not count, so they block nobody.
  if ((await countReceivedOf(trx, email)) >= privacyBounds.openPerAddressMost) {
    if (isOwn)
      throw new Refusal('wrong-state', {
        detail: 'We’re still working on your other requests. You can send another once we’ve answered one of them.',
      });
    // Not to strangers, who would learn whose address has so many.
    return answer;
  }
  const mailAt = isOwn ? now : await spendUnverifiedMail(trx, email, now);
  // Without its mail nobody could confirm it.
  if (mailAt === null) return answer;
  await insertRequest(trx, row);
  if (isOwn) await receive(app, trx, row, now);
  else await mailConfirmation(app, trx, row, now, mailAt);
  return answer;
}

export async function readPrivacyRequest({ app, input }: Reading<OfRequest>): Promise<{ request: PrivacyRequest }> {
  return { request: await present(app, app.db.read, await existing(app.db.read, input.params.id, app.now())) };
}

/** The button of the mailed page. */
export async function confirmPrivacyRequest({
  app,
  trx,
  input,
  now,
}: Changing<OfRequest>): Promise<{ request: PrivacyRequest }> {
  const row = await existing(trx, input.params.id, now);
  if (row.state === 'unconfirmed') await receive(app, trx, row, now);
  return { request: await present(app, trx, await existing(trx, row.id, now)) };
}

export async function listPrivacyRequests({
  app,
  input,
}: Reading<{ query: NonNullable<ListPrivacyRequests['parsed']>['query'] }>): Promise<ListPrivacyRequests['response']> {
  const { state, page } = input.query;
  const count = await countRequests(app.db.read, state);
  const rows = await findRequests(app.db.read, { state, offset: (page - 1) * perPage, limit: perPage });
  const show = async (row: (typeof rows)[number]): Promise<StaffPrivacyRequest> => ({
    ...(await present(app, app.db.read, row)),
    email: row.email,
  });
  const requests = await eachRowAsync('privacy_request', rows, show, staffPrivacyRequestSchema);
  return { requests, page, pages: Math.max(1, Math.ceil(count / perPage)), count };
}

/** Staff did what was requested, or says why not; the person is told where to read the answer. */
export async function answerPrivacyRequest({
  app,
  trx,
  input,
  now,
}: Changing<OfRequest & { body: NonNullable<AnswerPrivacyRequest['parsed']>['body'] }>): Promise<{
  request: StaffPrivacyRequest;
}> {
  const row = await existing(trx, input.params.id, now);
  if (row.state !== 'received') throw new Refusal('wrong-state');
  const moved = await moveRequest(trx, row, input.body);
  if (moved === undefined) throw new Refusal('wrong-state');
  await mailAnswer(app, trx, row, `privacy-answered:${row.id}`, now);
  return { request: { ...(await present(app, trx, moved)), email: row.email } };
}

/**
 * When an account's email changes: answers go to the new one, also those that were given already. The links mailed to the old one end: they
 * show what was asked and answered.
 */
export async function moveRequests(
  app: App,
  trx: Trx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const moved = await moveConfirmedRequests(trx, { from, to });
  await forgetMailedLinks(
    trx,
    moved.map(({ id }) => id),
  );
  for (const row of moved)
    if (row.state !== 'received' && row.expires_at > now)
      await mailAnswer(app, trx, row, `privacy-moved:${row.id}:${now}`, now);
}

/** Deletes expired requests, with their links. */
export const forgetEndedPrivacyRequests = (app: App): Promise<void> =>
  forgetInSlices(app, async (trx, most) => {
    const ids = await deleteEndedRequests(trx, app.now(), most);
    await forgetMailedLinks(trx, ids);
    return ids.length;
  });

/** From now on the time to answer counts, and staff is told. */
async function receive(app: App, trx: Trx, row: PrivacyRequestRow, now: number): Promise<void> {
  const moved = await moveRequest(trx, row, {
    state: 'received',
    received_at: now,
    expires_at: privacyRequestEnds('received', row.created_at),
  });
  if (moved === undefined) return;
  await mailStaff(app, trx, {
    uniqueKey: `privacy-received:${row.id}`,
    template: 'privacy-request-received',
    data: {
      reference: row.reference,
      what: privacyKindLabels[row.kind as PrivacyKind],
      from: row.email,
      dueOn: privacyAnswerDue(now),
      link: `${app.settings.publicUrl}/admin/privacy_requests`,
    },
    now,
  });
}

async function mailAnswer(app: App, trx: Trx, row: PrivacyRequestRow, uniqueKey: string, now: number): Promise<void> {
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey,
    payload: {
      template: 'privacy-request-answered',
      to: row.email,
      data: { reference: row.reference, link: await linkTo(app, trx, row, now) },
    },
    now,
  });
}

async function mailConfirmation(app: App, trx: Trx, row: PrivacyRequestRow, now: number, runAt: number): Promise<void> {
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `privacy-confirm:${row.id}`,
    payload: {
      template: 'privacy-request-confirm',
      to: row.email,
      data: { reference: row.reference, link: await linkTo(app, trx, row, now) },
    },
    now,
    runAt,
  });
}

/** The same page shows the state of the request for as long as it is kept. */
const linkTo = (app: App, trx: Trx, row: PrivacyRequestRow, now: number): Promise<string> =>
  makeMailedLink(app, trx, {
    kind: 'privacy-request',
    subjectId: row.id,
    path: `/ccpa/requests/${row.id}`,
    days: privacyDays.kept,
    now,
  });

/** @throws {Refusal} 'not-found' once it has ended, as if it had never been */
async function existing(db: Query, id: string, now: number): Promise<PrivacyRequestRow> {
  const row = await findRequest(db, id);
  if (row === undefined || row.expires_at <= now) throw new Refusal('not-found');
  return row;
}

async function present(app: App, db: Query, row: PrivacyRequestRow): Promise<PrivacyRequest> {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind as PrivacyKind,
    state: row.state,
    text: row.text_sealed === null ? '' : ((await app.sealing.open(db, row.id, row.text_sealed)) ?? ''),
    answer: row.answer,
    createdAt: row.created_at,
    dueOn: row.received_at === null ? null : privacyAnswerDue(row.received_at),
  };
}

// Reminders of a hold that will expire: once after a day to an unconfirmed email, after two and seven days to a confirmed one, and when the
// confirmed hold is over. They wait while the registry is paused, as its holds do, and a giver may turn them off.

import type { Trx } from '#api/db/database.ts';
import { linkToAllGifts, wantsMail } from '#api/features/givers/givers.service.ts';
import type { App } from '#api/http/app-context.ts';
import { makeMailedLink } from '#api/http/mailed-links.ts';
import { atOnceOrInTurn, registriesOf } from '#api/jobs/in-turn.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { ComposedMail, Composer, ComposingApp, WrittenMail } from '#api/mail/composed-mails.ts';
import { ourText } from '#api/mail/mail-text.ts';
import { remindersDue } from '#rules/reservations.ts';
import { dayOfMail, mailGiver } from './personal-link.ts';
import { giftInMail } from './reservation-steps.service.ts';
import {
  findHoldsToRemind,
  findReservation,
  isReservedAnew,
  type ReservationRow,
  updateReservation,
} from './reservations.queries.ts';

export const remindedAtOnce = 200;
const linkDays = 30;

/** @returns how many holds were looked at. */
export async function remindGivers(app: App): Promise<number> {
  const now = app.now();
  const due = await findHoldsToRemind(app.db.read, now, remindedAtOnce);
  if (due.length === 0) return 0;
  await atOnceOrInTurn(due, (some) =>
    app.db.transact({ lock: { registry: registriesOf(some) } }, async (trx) => {
      for (const { id } of some) {
        const row = await findReservation(trx, id);
        if (row !== undefined) await remind(app, trx, row, now);
      }
    }),
  );
  return due.length;
}

async function remind(app: App, trx: Trx, row: ReservationRow, now: number): Promise<void> {
  const isEmailVerified = row.email_verified_at !== null;
  const sent = row.reminders_sent ?? 0;
  const dueNow = remindersDue(holdOf(row), now);
  if (dueNow <= sent) return;
  // A pause may have begun since the holds were looked up. The reminder comes when the registry is open again.
  if (row.registry_state !== 'active') return;
  // After a pause, or while the server was off, one mail replaces those that were missed.
  await updateReservation(trx, row.id, { reminders_sent: dueNow }, row.updated_at);
  if (!(await wantsMail(trx, row.giver_email, 'reminders'))) return;
  const uniqueKey = `reservation-reminder:${row.id}:${row.expires_at}:${dueNow}`;
  if (isEmailVerified) return mailLater(app, trx, { template: 'reservation-reminder', ...idsOf(row) }, uniqueKey, now);
  const mail = {
    template: 'reservation-reminder',
    to: row.giver_email,
    registryId: row.registry_id,
    says: { reservationId: row.id, is: 'to-confirm' as const },
    data: { ...(await reminderOf(app, trx, row, now)), preferences: null },
  };
  await mailGiver(app, trx, { isOwnAddress: false, now }, { uniqueKey, whenSpent: 'leave-out', mail });
}

/** A confirmed hold has expired. Its giver may have bought the gift without marking it. */
export async function tellOfExpiry(app: App, trx: Trx, row: ReservationRow, now: number): Promise<void> {
  if (row.email_verified_at === null || !(await wantsMail(trx, row.giver_email, 'reminders'))) return;
  const uniqueKey = `reservation-expired:${row.id}:${row.expires_at}`;
  await mailLater(app, trx, { template: 'reservation-expired', ...idsOf(row) }, uniqueKey, now);
}

const holdOf = (row: ReservationRow) => ({
  state: row.state,
  isEmailVerified: row.email_verified_at !== null,
  expiresAt: row.expires_at,
  remindersSent: row.reminders_sent ?? 0,
});

const idsOf = ({ id, registry_id }: ReservationRow) => ({ reservationId: id, registryId: registry_id });

async function mailLater(app: App, trx: Trx, payload: ComposedMail, uniqueKey: string, now: number): Promise<void> {
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey, payload, now });
}

/** Unless it was bought, let go or extended, or has ended, while the mail waited. */
export const composeReminder: Composer<'reservation-reminder'> = async (app, trx, { template, reservationId }) => {
  const now = app.now();
  const row = await findReminded(trx, reservationId);
  if (row === undefined || remindersDue(holdOf(row), now) === 0) return null;
  return written(app, trx, row, template, await reminderOf(app, trx, row, now));
};

/** Unless its giver has taken it back, or reserved the same thing once more. */
export const composeExpiry: Composer<'reservation-expired'> = async (app, trx, { template, reservationId }) => {
  const row = await findReminded(trx, reservationId);
  if (row?.state !== 'expired' || (await isReservedAnew(trx, row))) return null;
  return written(app, trx, row, template, {
    ...(await giftInMail(app, trx, row)),
    link: await linkToGift(app, trx, row.id, app.now()),
  });
};

/** Undefined where its giver wants no such mails, or is forgotten, by now. */
async function findReminded(trx: Trx, reservationId: string): Promise<ReservationRow | undefined> {
  const row = await findReservation(trx, reservationId);
  if (row === undefined || row.giver_email === '' || row.email_verified_at === null) return undefined;
  return (await wantsMail(trx, row.giver_email, 'reminders')) ? row : undefined;
}

const reminderOf = async (app: ComposingApp, trx: Trx, row: ReservationRow, now: number) => ({
  ...(await giftInMail(app, trx, row)),
  expires: ourText(dayOfMail(row.expires_at!)),
  isConfirmed: row.email_verified_at === null ? 0 : 1,
  link: await linkToGift(app, trx, row.id, now),
});

const written = async (
  app: ComposingApp,
  trx: Trx,
  { giver_email: to, registry_id: registryId }: ReservationRow,
  template: string,
  data: Record<string, unknown>,
): Promise<WrittenMail> => ({
  template,
  to,
  registryId,
  data: { ...data, preferences: await linkToAllGifts(app, trx, to, app.now(), 'emails') },
});

const linkToGift = async (app: ComposingApp, trx: Trx, subjectId: string, now: number) =>
  ourText(
    await makeMailedLink(app, trx, {
      kind: 'reservation',
      subjectId,
      path: `/reservations/${subjectId}`,
      days: linkDays,
      now,
    }),
  );

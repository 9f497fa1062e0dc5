// Reminders of a hold that will expire: once after a day to an unconfirmed email, after two and seven days to a confirmed one, and when the
// confirmed hold is over. They wait while the registry is paused, as its holds do, and a giver may turn them off.

import type { Trx } from '#api/db/database.ts';
import { linkToAllGifts, wantsMail } from '#api/features/givers/givers.service.ts';
import type { App } from '#api/http/app-context.ts';
import { makeMailedLink } from '#api/http/mailed-links.ts';
import { atOnceOrInTurn, registriesOf } from '#api/jobs/in-turn.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ourText } from '#api/mail/mail-text.ts';
import { remindersDue } from '#rules/reservations.ts';
import { dayOfMail, mailGiver } from './personal-link.ts';
import { giftInMail } from './reservation-steps.service.ts';
import { findHoldsToRemind, findReservation, type ReservationRow, updateReservation } from './reservations.queries.ts';

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
  const dueNow = remindersDue(
    { state: row.state, isEmailVerified, expiresAt: row.expires_at, remindersSent: sent },
    now,
  );
  if (dueNow <= sent) return;
  // A pause may have begun since the holds were looked up. The reminder comes when the registry is open again.
  if (row.registry_state !== 'active') return;
  // After a pause, or while the server was off, one mail replaces those that were missed.
  await updateReservation(trx, row.id, { reminders_sent: dueNow }, row.updated_at);
  if (!(await wantsMail(trx, row.giver_email, 'reminders'))) return;
  const data = {
    ...(await giftInMail(app, trx, row)),
    expires: ourText(dayOfMail(row.expires_at!)),
    isConfirmed: isEmailVerified ? 1 : 0,
    link: await linkToGift(app, trx, row.id, now),
  };
  const uniqueKey = `reservation-reminder:${row.id}:${row.expires_at}:${dueNow}`;
  if (!isEmailVerified) {
    const mail = {
      template: 'reservation-reminder',
      to: row.giver_email,
      registryId: row.registry_id,
      data: { ...data, preferences: null },
    };
    await mailGiver(app, trx, { isOwnAddress: false, now }, { uniqueKey, whenSpent: 'leave-out', mail });
    return;
  }
  const preferences = await linkToAllGifts(app, trx, row.giver_email, now, 'emails');
  const payload = {
    template: 'reservation-reminder',
    to: row.giver_email,
    registryId: row.registry_id,
    data: { ...data, preferences },
  };
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey, payload, now });
}

/** A confirmed hold has expired. Its giver may have bought the gift without marking it. */
export async function tellOfExpiry(app: App, trx: Trx, row: ReservationRow, now: number): Promise<void> {
  if (row.email_verified_at === null || !(await wantsMail(trx, row.giver_email, 'reminders'))) return;
  const payload = {
    template: 'reservation-expired',
    to: row.giver_email,
    registryId: row.registry_id,
    data: {
      ...(await giftInMail(app, trx, row)),
      link: await linkToGift(app, trx, row.id, now),
      preferences: await linkToAllGifts(app, trx, row.giver_email, now, 'emails'),
    },
  };
  const uniqueKey = `reservation-expired:${row.id}:${row.expires_at}`;
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey, payload, now });
}

const linkToGift = async (app: App, trx: Trx, subjectId: string, now: number) =>
  ourText(
    await makeMailedLink(app, trx, {
      kind: 'reservation',
      subjectId,
      path: `/reservations/${subjectId}`,
      days: linkDays,
      now,
    }),
  );

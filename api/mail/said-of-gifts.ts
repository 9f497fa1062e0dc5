// What mails say of a gift, which may wait for days. It may be let go before its giver is told that no one else will give it, or be
// reserved again before its giver is told that it was let go.
import type { Trx } from '#api/db/database.ts';
import { findContribution } from '#api/features/cash-funds/contributions.queries.ts';
import { isGoneSince } from '#api/features/registry-lists/tell-givers-of-deletion.ts';
import { dayOfMail } from '#api/features/reservations/personal-link.ts';
import { dropLinkOfEnded, findReservation, isReservedAnew } from '#api/features/reservations/reservations.queries.ts';
import type { WrittenMail } from './composed-mails.ts';

export type SaidOfGift =
  /** 'made': with its first link. 'to-confirm': that its hold ends soon, unless its giver confirms the email. */
  | { reservationId: string; is: 'made' | 'held' | 'to-confirm' | 'cancelled' }
  | { contributionId: string; is: 'promised' }
  | { contributionId: string; is: 'received'; at: number }
  | { registryId: string; isGoneSince: number };

/** @returns the mail with the quantity and the days of now; null where what it says is not so any more. */
export async function asItIsNow(trx: Trx, mail: WrittenMail): Promise<WrittenMail | null> {
  const { says } = mail;
  if (says === undefined) return mail;
  if ('registryId' in says) return (await isGoneSince(trx, says.registryId, says.isGoneSince)) ? mail : null;
  if ('contributionId' in says) {
    const pledge = await findContribution(trx, says.contributionId);
    if (pledge === undefined) return null;
    if (says.is === 'received') return pledge.received_at === says.at ? mail : null;
    return pledge.state === 'cancelled' ? null : withDay(mail, pledge.expires_at);
  }
  // Whoever takes it back is mailed a link then.
  if (says.is === 'made' && (await dropLinkOfEnded(trx, says.reservationId))) return null;
  const gift = await findReservation(trx, says.reservationId);
  if (says.is === 'cancelled') {
    const isSo = gift === undefined || (gift.state === 'cancelled' && !(await isReservedAnew(trx, gift)));
    return isSo ? mail : null;
  }
  if (gift === undefined || gift.active === 0) return null;
  if (says.is === 'to-confirm' && (gift.state !== 'reserved' || gift.email_verified_at !== null)) return null;
  return withDay({ ...mail, data: { ...mail.data, quantity: gift.quantity } }, gift.expires_at);
}

const withDay = (mail: WrittenMail, expiresAt: number | null): WrittenMail =>
  expiresAt === null || mail.data.expires === undefined
    ? mail
    : { ...mail, data: { ...mail.data, expires: dayOfMail(expiresAt) } };

import type { Trx } from '#api/db/database.ts';
import { mailPlace } from '#api/features/givers/place-tags.ts';
import type { App, Caller } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { opensMailedLink } from '#api/http/mailed-links.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import { dayBegunEverywhere } from '#rules/days.ts';
import { findReservation } from './reservations.queries.ts';

const linkMs = 60 * 86_400_000;

/** Created once: creating one costs as much as the rest of a reservation's statements. */
const dayInWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

let lastDay = { is: '', inWords: '' };

/**
 * The day until which a gift is held, wherever its giver lives. Cached: most mails of a day name the same day, and formatting it takes as
 * long as writing the reservation.
 */
export function dayOfMail(expiresAt: number): string {
  const day = dayBegunEverywhere(expiresAt);
  if (day !== lastDay.is) lastDay = { is: day, inWords: dayInWords.format(Date.parse(day)) };
  return lastDay.inWords;
}

interface LinkMail {
  id: string;
  to: string;
  giverName: string;
  quantity: number;
  itemTitle: string;
  /** The catalogue's title; null for an item that is not from this shop. */
  shopTitle: string | null;
  registryTitle: string;
  registryId: string;
  expiresAt: number;
  /** It is the verified address of the signed-in person. Any other address was typed, perhaps by a stranger. */
  isOwnAddress: boolean;
  /** The first one was not sent: the gift had ended. */
  isAgain?: boolean;
  /** Contained in this mail only; the database keeps its hash. */
  secret: string;
  caller: Caller;
  now: number;
}

export const shopText = (title: string | null) => (title === null ? null : ourText(title));

export async function mailPersonalLink(app: App, trx: Trx, mail: LinkMail): Promise<void> {
  const words = (text: string) => userText(text, mail.isOwnAddress ? 'own' : 'typed');
  await mailGiver(app, trx, mail, {
    uniqueKey: `reservation-made:${mail.id}${mail.isAgain ? `:${mail.now}` : ''}`,
    whenSpent: 'collect',
    mail: {
      template: 'reservation-made',
      to: mail.to,
      registryId: mail.registryId,
      says: { reservationId: mail.id, is: 'made' },
      data: {
        giverName: words(mail.giverName),
        quantity: mail.quantity,
        itemTitle: words(mail.itemTitle) ?? shopText(mail.shopTitle),
        registryTitle: words(mail.registryTitle),
        expires: ourText(dayOfMail(mail.expiresAt)),
        link: ourText(
          `${app.settings.publicUrl}/reservations/${mail.id}?token=${sealSecret(app.sealing, mail.secret)}`,
        ),
      },
    },
  });
}

/** Mails to a giver's own address at once; to a typed address within the budget of what strangers may send there. */
export async function mailGiver(
  app: App,
  trx: Trx,
  { isOwnAddress, caller, now }: { isOwnAddress: boolean; caller?: Caller; now: number },
  {
    mail,
    uniqueKey,
    whenSpent,
  }: {
    mail: Omit<JobPayloads['unverified-mail'], 'whenSpent' | 'place'>;
    uniqueKey: string;
    whenSpent: 'collect' | 'leave-out';
  },
): Promise<void> {
  // Their account has ended.
  if (mail.to === '') return;
  const job = { id: app.newId(), uniqueKey, now };
  const place = caller && { place: mailPlace(app, caller) };
  await (isOwnAddress
    ? enqueue(trx, { ...job, kind: 'mail', payload: mail })
    : enqueue(trx, { ...job, kind: 'unverified-mail', payload: { ...mail, whenSpent, ...place } }));
}

/**
 * Whether `secret` is the personal link of this reservation. Reads only: a mail scanner that follows the link changes nothing.
 */
export async function opensReservation(app: App, reservationId: string, secret: string): Promise<boolean> {
  const row = await findReservation(app.db.read, reservationId);
  if (row !== undefined && row.link_hash === hashSecret(secret) && row.created_at + linkMs > app.now()) return true;
  // A later mail has a different link.
  return opensMailedLink(app, 'reservation', reservationId, secret);
}

import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { findCapability, insertCapability } from './reservations.queries.ts';

const linkDays = 60;

/** Made once: making one costs as much as the rest of a reservation's statements. */
const dayInWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

interface LinkMail {
  id: string;
  to: string;
  giverName: string;
  quantity: number;
  itemTitle: string;
  registryTitle: string;
  expiresAt: number;
  now: number;
}

/** The secret stands in the mail only; the database keeps its hash. */
export async function mailPersonalLink(app: App, trx: Trx, mail: LinkMail): Promise<void> {
  const secret = app.newSecret();
  await insertCapability(trx, {
    secret_hash: hashSecret(secret),
    kind: 'reservation',
    subject_id: mail.id,
    expires_at: mail.now + linkDays * 86_400_000,
    created_at: mail.now,
  });
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `reservation-made:${mail.id}`,
    payload: {
      template: 'reservation-made',
      to: mail.to,
      data: {
        giverName: mail.giverName,
        quantity: mail.quantity,
        itemTitle: mail.itemTitle,
        registryTitle: mail.registryTitle,
        expires: dayInWords.format(mail.expiresAt),
        link: `${app.settings.publicUrl}/reservations/${mail.id}?token=${secret}`,
      },
    },
    now: mail.now,
  });
}

/**
 * Whether `secret` is the personal link of this reservation. Reads only: a mail scanner that follows the link changes nothing.
 */
export async function opensReservation(app: App, reservationId: string, secret: string): Promise<boolean> {
  const capability = await findCapability(app.db.read, hashSecret(secret));
  return (
    capability !== undefined &&
    capability.kind === 'reservation' &&
    capability.subject_id === reservationId &&
    capability.expires_at > app.now()
  );
}

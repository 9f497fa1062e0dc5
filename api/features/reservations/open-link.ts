import type { App } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { findCapability } from './reservations.queries.ts';

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

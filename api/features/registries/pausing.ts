import type { Query, Trx } from '#api/db/database.ts';
import { liftSilence } from '#api/features/pregnancy-emails/silence.ts';
import { restartHoldsOf } from '#api/features/reservations/unit-holds.service.ts';

/** Checked by everything that would mention a registry unprompted: mails, feed, countdowns. One that no longer exists is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}

/** A registry that was paused, archived or deleted is open again: what rested meanwhile goes on. */
export async function restartAfterPause(trx: Trx, registryId: string, now: number): Promise<void> {
  await liftSilence(trx, registryId);
  await restartHoldsOf(trx, registryId, now);
}

import type { Trx } from '#api/db/database.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { claimGiftsIn, giftTables, moveGiftsIn } from './gifts.queries.ts';

/**
 * Gifts given in this browser with the email of the account that now signs in become the account's, so that they can be found after this
 * browser has forgotten its visitor.
 */
export async function claimGifts(
  trx: Trx,
  claim: { visitorId: string; user: { id: string; email: string } },
): Promise<void> {
  for (const table of giftTables) await claimGiftsIn(trx, table, claim);
}

/**
 * An account's gifts have its new email from now on, also those that were given with the old one without signing in: confirmed by mail, they
 * were the account's already. Without their new email, the next holder of the old mailbox would get them. Unconfirmed ones stay: a stranger
 * may have typed the address. The links that were mailed to the old one open nothing any more.
 */
export async function moveGifts(trx: Trx, move: { userId: string; from: string; to: string }): Promise<void> {
  for (const table of giftTables) await forgetMailedLinks(trx, await moveGiftsIn(trx, table, move));
}

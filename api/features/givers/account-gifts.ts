import type { Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { giftTables } from './gift-grants.ts';

/**
 * Gifts given in this browser with the email of the account that now signs in become the account's, so that they can be found after this
 * browser has forgotten its visitor.
 */
export async function claimGifts(
  trx: Trx,
  { visitorId, user }: { visitorId: string; user: { id: string; email: string } },
): Promise<void> {
  for (const table of giftTables)
    await trx
      .updateTable(table)
      .set({ user_id: user.id })
      .where('visitor_id', '=', visitorId)
      .where('giver_email', '=', user.email)
      .where('user_id', 'is', null)
      .execute();
}

/**
 * What an account gave with its email is given with its new one, where mails about it are read from now on. The links that were mailed to
 * the old one open nothing any more.
 */
export async function moveGifts(
  trx: Trx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  for (const table of giftTables) {
    const moved = trx
      .updateTable(table)
      .set({ giver_email: to, link_hash: null })
      .where('user_id', '=', userId)
      .where('giver_email', '=', from)
      .returning('id');
    await forgetMailedLinks(trx, await idsOf(moved));
  }
}

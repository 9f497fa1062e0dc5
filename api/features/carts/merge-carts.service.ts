import type { Changing } from '#api/http/app-context.ts';
import { mergedQuantity } from '#rules/carts.ts';
import {
  countUnits,
  deleteCart,
  findBareLines,
  findBySubject,
  findVisitorCarts,
  touchCart,
  updateLine,
} from './carts.queries.ts';

/**
 * Merges a cart from before signing in into the account's carts: lines keep their ids, so that an open page still knows them; quantities of
 * the same product are added. The visitor's cart is deleted afterwards, so signing in again adds nothing twice.
 */
export async function mergeVisitorCarts(
  { app, trx, visitorId, now, cookies }: Pick<Changing<unknown>, 'app' | 'trx' | 'visitorId' | 'now' | 'cookies'>,
  userId: string,
): Promise<void> {
  for (const { id: from, type } of await findVisitorCarts(trx, visitorId)) {
    const lines = (await findBareLines(trx, from)).filter((line) => line.removed_at === null);
    if (lines.length > 0) {
      const cart = await touchCart(trx, { userId }, type, app.newId(), now);
      for (const line of lines) {
        const same = await findBySubject(trx, cart.id, line.subject);
        if (same === undefined) {
          await updateLine(trx, line.id, { cart_id: cart.id }, now);
          continue;
        }
        const before = same.removed_at === null ? same.quantity : 0;
        const { seen_cents, saved } = line;
        await updateLine(
          trx,
          same.id,
          { quantity: mergedQuantity(before, line.quantity), seen_cents, saved, removed_at: null },
          now,
        );
      }
    }
    await deleteCart(trx, from);
  }
  cookies.cartUnits = await countUnits(trx, { userId });
}

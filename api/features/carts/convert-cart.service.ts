import { addProducts } from '#api/features/registries/add-products.service.ts';
import { decideAccess, type RegistryAccess } from '#api/http/access.ts';
import type { Caller, Changing } from '#api/http/app-context.ts';
import type { ConvertCart } from '#contracts/carts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { editing } from '#rules/registry-roles.ts';
import { findLines, touchCart, updateLine } from './carts.queries.ts';
import { cartAfter } from './carts.service.ts';

/** The named registry, or else the caller's current one. */
export const registryToFill = ({ user }: Caller, body: { registryId?: string | undefined }): string | null =>
  body.registryId ?? user!.currentRegistryId;

/** Moves everything in the shop's cart to a registry, as wished-for items; sold-out products are accepted too. */
export async function convertCart(
  call: Changing<{ body: NonNullable<ConvertCart['parsed']>['body'] }>,
): Promise<ConvertCart['response']> {
  const { app, trx, caller, visitorId, input, now } = call;
  const user = caller.user!;
  const registryId = registryToFill(caller, input.body);
  if (registryId === null) throw new Refusal('wrong-state', { detail: 'Create a registry first; the cart is kept.' });
  const access = { who: 'registry', param: 'id', roles: editing } as const;
  await (decideAccess(access, { id: registryId }, caller, trx) as Promise<RegistryAccess>);

  const cart = await touchCart(trx, { userId: user.id }, 'store', app.newId(), now);
  const rows = await findLines(trx, cart.id, { userId: user.id, visitorId });
  const lines = rows.filter((row) => row.saved === 0 && row.gp_id !== null);
  if (lines.length === 0) throw new Refusal('wrong-state', { detail: 'There’s nothing in your cart to add.' });
  const regItemIds = await addProducts(
    app,
    trx,
    registryId,
    lines.map((line) => ({ productId: line.product_id!, quantity: line.quantity })),
    now,
  );
  for (const line of lines) await updateLine(trx, line.id, { removed_at: now }, now);
  return {
    registryId,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    regItemIds,
    cart: (await cartAfter(call, cart, 'store')).cart,
  };
}

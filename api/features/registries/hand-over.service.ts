import type { Trx } from '#api/db/database.ts';
import { forgetWays } from '#api/features/cash-funds/payment-preferences.service.ts';
import { resealShippingAddress } from '#api/features/shipping-addresses/shipping-addresses.service.ts';
import type { App } from '#api/http/app-context.ts';
import { keepFindKeys } from './finding.service.ts';
import { findRegistry, forgetRevealedItems, updateRegistry } from './registries.queries.ts';
import { refuseTooManyRegistries } from './registries-max.ts';

const sealed = [
  'arrival_sealed',
  'city_sealed',
  'stage_sealed',
  'expecting_sealed',
  'shower_day_sealed',
  'reveal_day_sealed',
] as const;

/**
 * Makes another member the owner: data sealed with the former owner's key is sealed with the new owner's, and the former owner's ways to be
 * paid are removed. @returns the former owner
 * @throws {Refusal} 'wrong-state' if the new one already has as many registries as an account may have
 */
export async function handRegistryOver(
  app: App,
  trx: Trx,
  registryId: string,
  userId: string,
  now: number,
): Promise<string> {
  await refuseTooManyRegistries(trx, userId, 1);
  const before = await findRegistry(trx, registryId);
  const set: Partial<Record<(typeof sealed)[number], string | null>> = {};
  for (const name of sealed) {
    const text = before[name] === null ? null : await app.sealing.open(trx, before.owner_id, before[name]);
    set[name] = text === null ? null : await app.sealing.seal(trx, userId, text);
  }
  await resealShippingAddress(app, trx, { registryId, from: before.owner_id, to: userId, now });
  await forgetWays(trx, registryId);
  // The new owner has not looked at anything yet.
  await forgetRevealedItems(trx, registryId);
  const row = await updateRegistry(trx, registryId, { ...set, owner_id: userId }, now);
  await keepFindKeys(app, trx, row);
  return before.owner_id;
}

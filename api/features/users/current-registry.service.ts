import type { Query, Trx } from '#api/db/database.ts';
import type { Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ChooseCashFundPreferences, CurrentRegistry, ReadCashFundPreferences } from '#contracts/users.schemas.ts';
import { type PaymentKind, paymentKinds, paymentPreferencesOf } from '#rules/payment-kinds.ts';
import { findOwnPlace, findPaymentKinds, putPaymentKinds } from './current-registry.queries.ts';

type Owner = Pick<SignedInUser, 'id' | 'currentRegistryId'>;

/** The registry that somebody works on, as far as it is theirs to know; null for none, and for one that they no longer belong to. */
export async function presentCurrentRegistry(db: Query, user: Owner): Promise<CurrentRegistry | null> {
  if (user.currentRegistryId === null) return null;
  const place = await findOwnPlace(db, user.currentRegistryId, user.id);
  if (place === undefined) return null;
  return {
    ownerId: place.owner_id,
    type: place.type,
    // How a family is paid is its owner's matter.
    cashFundPreferences: place.role === 'owner' ? await preferencesOf(db, user.currentRegistryId) : null,
  };
}

export async function readCashFundPreferences({
  app,
  caller,
}: Reading<unknown>): Promise<ReadCashFundPreferences['response']> {
  const registry = await presentCurrentRegistry(app.db.read, caller.user!);
  return { cashFundPreferences: registry?.cashFundPreferences ?? null };
}

/** @throws {Refusal} 'wrong-state' for who works on no registry of their own */
export async function chooseCashFundPreferences({
  trx,
  caller,
  input,
}: Changing<{ body: NonNullable<ChooseCashFundPreferences['parsed']>['body'] }>): Promise<
  ChooseCashFundPreferences['response']
> {
  const { id, currentRegistryId } = caller.user!;
  const place = currentRegistryId === null ? undefined : await findOwnPlace(trx, currentRegistryId, id);
  if (currentRegistryId === null || place?.role !== 'owner')
    throw new Refusal('wrong-state', { detail: 'Only a registry’s owner can choose how cash gifts are paid.' });
  const chosen = input.body.paymentPreferences.filter(({ selected }) => selected).map(({ kind }) => kind);
  await putPaymentKinds(trx, currentRegistryId, [...new Set(chosen)]);
  return { cashFundPreferences: await preferencesOf(trx, currentRegistryId) };
}

const preferencesOf = async (db: Query, registryId: string) => ({
  paymentPreferences: paymentPreferencesOf(new Set(await findPaymentKinds(db, registryId))),
});

/** How somebody is paid is their own: a registry that changes hands begins without. */
export const forgetPaymentKinds = (trx: Trx, registryId: string): Promise<void> => putPaymentKinds(trx, registryId, []);

export const paymentKindsOf = async (db: Query, registryId: string): Promise<PaymentKind[]> => {
  const chosen = new Set(await findPaymentKinds(db, registryId));
  return paymentKinds.filter((kind) => chosen.has(kind));
};

export const savePaymentKinds = (trx: Trx, registryId: string, kinds: readonly PaymentKind[]): Promise<void> =>
  putPaymentKinds(trx, registryId, [...new Set(kinds)]);

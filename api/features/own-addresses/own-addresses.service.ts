import type { Query, Trx } from '#api/db/database.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import type { ChangeOwnAddress, OwnAddress } from '#contracts/own-addresses.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { stateOfZip } from '#rules/zip-codes.ts';
import { deleteAddress, findSealedAddress, putSealedAddress } from './own-addresses.queries.ts';

export async function ownAddressOf(app: App, db: Query, userId: string): Promise<OwnAddress | null> {
  const sealed = await findSealedAddress(db, userId);
  const text = sealed === null ? null : await app.sealing.open(db, userId, sealed);
  return text === null ? null : JSON.parse(text);
}

export async function saveOwnAddress(
  app: App,
  trx: Trx,
  userId: string,
  address: OwnAddress | null,
  now: number,
): Promise<void> {
  if (address === null) await deleteAddress(trx, userId);
  else await putSealedAddress(trx, userId, await app.sealing.seal(trx, userId, JSON.stringify(address)), now);
}

export const readOwnAddress = async ({ app, caller }: Reading<unknown>): Promise<{ address: OwnAddress | null }> => ({
  address: await ownAddressOf(app, app.db.read, caller.user!.id),
});

export async function changeOwnAddress({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<ChangeOwnAddress['parsed']>['body'] }>): Promise<{ address: OwnAddress | null }> {
  const { kind, ...lines } = input.body;
  const address = kind === 'none' ? null : (lines as OwnAddress);
  await saveOwnAddress(app, trx, caller.user!.id, address, now);
  return { address };
}

export async function lookUpZip({ input }: Reading<{ query: { zip: string } }>): Promise<{
  zip: string;
  state: string;
  city: null;
}> {
  const { zip } = input.query;
  const state = stateOfZip(zip);
  if (state === null) throw new Refusal('not-found');
  return { zip, state, city: null };
}

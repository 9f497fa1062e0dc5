import type { Trx } from '#api/db/database.ts';
import { Refusal } from '#contracts/problems.ts';
import { countRegistriesOf, findRegistriesOf } from './registries.queries.ts';

/** Nobody has so many children. All of them together are one export, and one page of lists. */
const registriesMax = 25;
/** With those that are deleted, and stay for 14 days with their addresses. */
const registriesWithDeletedMax = 50;

/**
 * Asked wherever an account gets a registry; the row of the account is locked, as two at once would each be the last.
 * @throws {Refusal} 'wrong-state' when so many more would be too many
 */
export async function refuseTooManyRegistries(trx: Trx, userId: string, more: number): Promise<void> {
  const own = (await findRegistriesOf(trx, userId)).filter(({ owner_id }) => owner_id === userId);
  if (own.length + more > registriesMax)
    throw new Refusal('wrong-state', {
      detail: `An account can have up to ${registriesMax} registries. To make room, delete one you no longer need in your lists, then try again.`,
    });
}

/**
 * The same for registries that are made, not brought back or taken over: so nobody makes and deletes them without end.
 * @throws {Refusal} 'wrong-state' also when too many were deleted lately
 */
export async function refuseTooManyNewRegistries(trx: Trx, userId: string, more: number): Promise<void> {
  await refuseTooManyRegistries(trx, userId, more);
  if ((await countRegistriesOf(trx, userId)) + more > registriesWithDeletedMax)
    throw new Refusal('wrong-state', {
      detail:
        'You’ve deleted many registries lately. Bring one back, or wait until the first of them are gone for good.',
    });
}

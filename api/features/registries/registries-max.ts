import type { Trx } from '#api/db/database.ts';
import { Refusal } from '#contracts/problems.ts';
import { countRegistriesOf, findOwnRegistries } from './registries.queries.ts';

/** No family has so many children. All registries of an account are in one export, and on one page of lists. */
const registriesMax = 25;
/** Includes deleted ones, which keep their addresses for 14 days. */
const registriesWithDeletedMax = 50;

/**
 * Call wherever an account gets a registry, with the account's row locked: otherwise two at once could both be the last.
 * @throws {Refusal} 'wrong-state' if so many more would be too many
 */
export async function refuseTooManyRegistries(trx: Trx, userId: string, more: number): Promise<void> {
  const own = await findOwnRegistries(trx, userId);
  if (own.length + more > registriesMax)
    throw new Refusal('wrong-state', {
      detail: `An account can have up to ${registriesMax} registries. To make room, delete one you no longer need in your lists, then try again.`,
    });
}

/**
 * The same for newly created registries, as opposed to restored or transferred ones: so nobody creates and deletes them without end.
 * @throws {Refusal} 'wrong-state' also if too many were deleted lately
 */
export async function refuseTooManyNewRegistries(trx: Trx, userId: string, more: number): Promise<void> {
  await refuseTooManyRegistries(trx, userId, more);
  if ((await countRegistriesOf(trx, userId)) + more > registriesWithDeletedMax)
    throw new Refusal('wrong-state', {
      detail:
        'You’ve deleted many registries lately. Bring one back, or wait until the first of them are gone for good.',
    });
}

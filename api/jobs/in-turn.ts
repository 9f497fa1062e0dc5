import { DatabaseUnreachable } from '#api/db/database-faults.ts';
import { Refusal } from '#contracts/problems.ts';

/** More rounds than one run may need: the next run of the job goes on. */
const roundsMax = 50;

/** Repeats a step that takes at most so many rows, while it finds as many: strangers can make more due than one step takes. */
export async function whileMany(most: number, step: () => Promise<number>): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) if ((await step()) < most) return;
}

/**
 * Takes one step after the other, whatever becomes of the others: an account that cannot be erased must not keep all later ones from it.
 * @throws after the last step, if any of them failed
 */
export async function inTurn<Of>(all: readonly Of[], take: (one: Of) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const one of all) await take(one).catch((error) => errors.push(error));
  const [first] = errors;
  if (errors.length > 1) throw new Error(`${errors.length} of ${all.length} steps failed.`, { cause: first });
  if (errors.length === 1) throw first;
}

/**
 * Takes all in one step, a transaction, which is many times faster; each on its own only if that failed, so that one that cannot be changed
 * keeps no other from it.
 * @throws after the last, if any of them failed
 */
export async function atOnceOrInTurn<Of>(
  all: readonly Of[],
  take: (some: readonly Of[]) => Promise<unknown>,
): Promise<void> {
  try {
    await take(all);
  } catch (error) {
    // Not caused by one of them: the database is busy, or not there.
    if (all.length < 2 || error instanceof Refusal || error instanceof DatabaseUnreachable) throw error;
    await inTurn(all, (one) => take([one]));
  }
}

export const registriesOf = (rows: readonly { registry_id: string }[]): string[] => [
  ...new Set(rows.map((row) => row.registry_id)),
];

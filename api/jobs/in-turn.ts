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

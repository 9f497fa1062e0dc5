import { turnsOfEach } from '#api/turns.ts';
import { Refusal } from '#contracts/problems.ts';

/** With two, people who change one list each had everybody else wait twice as long for a connection. */
const atOnce = 1;
/** As long as a connection or a lock is waited for. */
const waitMostMs = 5_000;

export type LockTurns = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

/**
 * Changes that will lock the same row wait for each other here, in order: in a transaction they would each hold a connection meanwhile, and
 * those that wait for one person's row could have all of them. Keys are taken in the given order, which is the same for everybody.
 * @throws {Refusal} 'busy' when its turn does not come; nothing was done.
 */
export function lockTurns(): LockTurns {
  const turns = turnsOfEach(atOnce);
  return async <T>(keys: readonly string[], work: () => Promise<T>) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Refusal('busy', { facts: { retryAfterSeconds: 1 } })), waitMostMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    const inLine = { signal: late.signal };
    const inTurns = keys.reduceRight<() => Promise<T>>((next, key) => () => turns(key, next, inLine), begin);
    return await inTurns().finally(() => clearTimeout(timer));
  };
}

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
  return <T>(keys: readonly string[], work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Refusal('busy', { facts: { retryAfterSeconds: 1 } }));
      }, waitMostMs);
      const begin = async () => {
        clearTimeout(timer);
        if (!isLate) await work().then(resolve, reject);
      };
      void keys.reduceRight<() => Promise<void>>((next, key) => () => turns(key, next), begin)();
    });
}

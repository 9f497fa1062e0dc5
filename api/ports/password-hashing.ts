import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { Refusal } from '#contracts/problems.ts';

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Parameters<typeof argon2>[1],
) => Promise<Buffer>;

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. */
const memoryKiB = 19_456;
const passes = 2;
const atOnce = 2;
/** About half a second of work, and a second for known browsers. */
const waitingMax = { unknown: 20, known: 40 };

export interface PasswordHashing {
  /** @throws {Refusal} 'busy' at once if too many are waiting, like `matches` */
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist (`stored` null) as for one that does.
   * @param isKnown the browser has signed in to the account before: it still gets a slot when unknown browsers get none.
   */
  matches(password: string, stored: string | null, isKnown?: boolean): Promise<boolean>;
}

/** argon2id, at most two at a time: many sign-ins at once wait in a short queue instead of taking all memory. */
export function createPasswordHashing(): PasswordHashing {
  const inTurn = pLimit(atOnce);
  const digest = async (password: string, nonce: Buffer, waitingMax: number) => {
    if (inTurn.pendingCount >= waitingMax) throw new Refusal('busy', { facts: { retryAfterSeconds: 2 } });
    return inTurn(() =>
      derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce,
        parallelism: 1,
        tagLength: 32,
        memory: memoryKiB,
        passes,
      }),
    );
  };
  const nobody = { nonce: randomBytes(16), tag: randomBytes(32) };
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return `argon2id$${memoryKiB}$${passes}$${nonce.toString('base64url')}$${(await digest(password, nonce, waitingMax.unknown)).toString('base64url')}`;
    },
    async matches(password, stored, isKnown) {
      const [, , , nonce, tag] = stored?.split('$') ?? [];
      const expected = tag === undefined ? nobody.tag : Buffer.from(tag, 'base64url');
      const found = await digest(
        password,
        nonce === undefined ? nobody.nonce : Buffer.from(nonce, 'base64url'),
        isKnown ? waitingMax.known : waitingMax.unknown,
      );
      return timingSafeEqual(expected, found) && stored !== null;
    },
  };
}

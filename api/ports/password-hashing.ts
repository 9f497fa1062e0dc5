import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Parameters<typeof argon2>[1],
) => Promise<Buffer>;

/** OWASP's argon2id figures: 19 MiB, 2 passes, 1 lane. */
const memoryKiB = 19_456;
const passes = 2;
const atOnce = 2;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** argon2id, at most two at a time: a crowd at the sign-in door waits in line instead of taking all memory. */
export function createPasswordHashing(): PasswordHashing {
  const line: (() => void)[] = [];
  let running = 0;
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => line.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      line.shift()?.();
    }
  };
  const digest = (password: string, nonce: Buffer) =>
    inLine(() =>
      derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce,
        parallelism: 1,
        tagLength: 32,
        memory: memoryKiB,
        passes,
      }),
    );
  const nobody = { nonce: randomBytes(16), tag: randomBytes(32) };
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return `argon2id$${memoryKiB}$${passes}$${nonce.toString('base64url')}$${(await digest(password, nonce)).toString('base64url')}`;
    },
    async matches(password, stored) {
      const [, , , nonce, tag] = stored?.split('$') ?? [];
      const expected = tag === undefined ? nobody.tag : Buffer.from(tag, 'base64url');
      const found = await digest(password, nonce === undefined ? nobody.nonce : Buffer.from(nonce, 'base64url'));
      return timingSafeEqual(expected, found) && stored !== null;
    },
  };
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { eachRowAsync } from './bad-rows.ts';
import type { Trx } from './database.ts';

/**
 * Health and address data, encrypted with a key per person. The person's key is wrapped with the server's secret and stored in a separate
 * table that backups keep apart; deleting it makes everything sealed with it unreadable, in old backups too.
 */
export interface Sealing {
  seal(trx: Trx, personId: string, text: string): Promise<string>;
  /** null when the person's key is gone, and for text that cannot be opened with it: that is reported, and the rest is shown. */
  open(db: Trx, personId: string, sealed: string): Promise<string | null>;
  /** Readable only by callers who present `words` again: they are stored nowhere, and the server's secret is needed as well. */
  sealFor(words: string, text: string): string;
  /** @throws when it was sealed for other words. */
  openFor(words: string, sealed: string): string;
  /** Whether a person's key was wrapped with this server's secret, and is undamaged. */
  unwraps(wrappedKey: string): boolean;
  /** The same text gives the same tag, which nobody without the server's secret can create or check. */
  tag(text: string): string;
}

/** Keys are passed as key objects: Node takes ten times as long for the same bytes as a buffer. */
export function createSealing(secret: string): Sealing {
  const derived = (purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const wrapping = derived('person keys');
  const tagging = derived('tags');
  const words = derived('words of a caller');
  const keyFor = (said: string) => createSecretKey(createHmac('sha256', words).update(said).digest());

  const keyOf = async (db: Trx, personId: string): Promise<KeyObject | null> => {
    const row = await db
      .selectFrom('person_key')
      .select('wrapped_key')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return row === undefined ? null : createSecretKey(decrypt(wrapping, row.wrapped_key));
  };

  return {
    async seal(trx, personId, text) {
      let key = await keyOf(trx, personId);
      if (key === null) {
        const bytes = randomBytes(32);
        key = createSecretKey(bytes);
        await trx
          .insertInto('person_key')
          .values({ person_id: personId, wrapped_key: encrypt(wrapping, bytes) })
          .execute();
      }
      return encrypt(key, Buffer.from(text, 'utf8'));
    },
    async open(db, personId, sealed) {
      const [text = null] = await eachRowAsync('person_key', [{ id: personId }], async () => {
        const key = await keyOf(db, personId);
        return key === null ? null : decrypt(key, sealed).toString('utf8');
      });
      return text;
    },
    sealFor: (said, text) => encrypt(keyFor(said), Buffer.from(text, 'utf8')),
    openFor: (said, sealed) => decrypt(keyFor(said), sealed).toString('utf8'),
    unwraps(wrappedKey) {
      try {
        decrypt(wrapping, wrappedKey);
        return true;
      } catch {
        return false;
      }
    },
    tag: (text) => createHmac('sha256', tagging).update(text).digest('base64url'),
  };
}

function encrypt(key: KeyObject, plain: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: KeyObject, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

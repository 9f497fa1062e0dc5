import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseError } from './database.ts';

/**
 * A file that only the holder of the server's secret can read (AES-256-GCM, a separate key per file). Layout: the mark, 16 bytes of salt,
 * 12 bytes of nonce, the encrypted content, a 16-byte authentication tag. Plain content passes through memory in pieces and never reaches
 * the disk.
 */
const mark = Buffer.from('layette backup 2\n');
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + saltBytes + nonceBytes;

export type Chunks = AsyncIterable<Buffer>;

/**
 * @returns the SHA-256 of the plain content, as hex. `to` is on disk when this returns, and does not exist when it fails.
 * @param signal aborts it.
 */
export async function sealFile(plain: Chunks, to: string, secret: string, signal?: AbortSignal): Promise<string> {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  const hash = createHash('sha256');
  const sealed = async function* (source: Chunks) {
    yield Buffer.concat([mark, salt, nonce]);
    for await (const chunk of source) {
      hash.update(chunk);
      yield cipher.update(chunk);
    }
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };
  try {
    await pipeline(plain, sealed, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }), { signal });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(to, { force: true });
    throw error;
  }
  return hash.digest('hex');
}

/** A backup that is being written grows all the time; one that was killed does not. */
const abandonedMs = 3_600_000;

/** Deletes what backups that were killed left in this folder: files ending in `.part` that begin like a sealed file. */
export function removeAbandonedParts(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.part'))) {
    const file = join(folder, name);
    // Another backup may have removed it meanwhile.
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > abandonedMs && beginsAsSealed(file)) rmSync(file, { force: true });
  }
}

function beginsAsSealed(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(mark.length);
    readSync(opened, beginning, 0, mark.length, 0);
    return beginning.equals(mark);
  } finally {
    closeSync(opened);
  }
}

/**
 * Reads a whole file once and writes nothing.
 * @returns the SHA-256 of the plain content, as hex.
 * @throws {DatabaseError} when the file is no backup, damaged, or sealed with another secret.
 */
export async function checkSealedFile(file: string, secret: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of openSealedFile(file, secret)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * The plain content, in pieces. It is authenticated only at the end: callers that act on it earlier must call `checkSealedFile` first.
 * @throws {DatabaseError} like `checkSealedFile`
 */
export async function* openSealedFile(file: string, secret: string): AsyncGenerator<Buffer> {
  const { size } = statSync(file);
  const [head, tag] = await endsOf(file, size);
  if (size < headBytes + tagBytes || !head.subarray(0, mark.length).equals(mark))
    throw new DatabaseError(`${file} is not a backup of Layette.`);
  const salt = head.subarray(mark.length, mark.length + saltBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt), head.subarray(mark.length + saltBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag);
  if (size > headBytes + tagBytes)
    for await (const chunk of createReadStream(file, { start: headBytes, end: size - tagBytes - 1 }))
      yield decipher.update(chunk as Buffer);
  try {
    decipher.final();
  } catch {
    throw new DatabaseError(
      `${file} cannot be opened: it is damaged, or it was made with another SECRET_KEY. Set the one of the shop it came from (the file "secret" of its data folder).`,
    );
  }
}

/** Creates the folder if it does not exist; no other user may look into it. */
export function makePrivateFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
}

const sticky = 0o1000;

/** A shop's data folder, even one that already exists: no other user on this machine can open it. */
export function makeDataFolder(folder: string): void {
  makePrivateFolder(folder);
  // Shared on purpose, like /tmp.
  if (statSync(folder).mode & sticky) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Owned by another user, as container volumes can be: the owner decides.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'layette backups', 32));

async function endsOf(file: string, size: number): Promise<[head: Buffer, tag: Buffer]> {
  const input = await open(file, 'r');
  try {
    const [head, tag] = [Buffer.alloc(headBytes), Buffer.alloc(tagBytes)];
    await input.read(head, 0, headBytes, 0);
    await input.read(tag, 0, tagBytes, Math.max(0, size - tagBytes));
    return [head, tag];
  } finally {
    await input.close();
  }
}

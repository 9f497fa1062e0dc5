import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { DatabaseError } from './database.ts';

/**
 * A file that only the holder of the server's secret can read (AES-256-GCM, a key of its own per file). Laid out as the mark,
 * 16 bytes of salt, 12 bytes of nonce, the encrypted content, 16 bytes that prove it whole.
 */
const mark = Buffer.from('layette backup 1\n');
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + saltBytes + nonceBytes;
const chunkBytes = 1 << 20;

/** @returns the SHA-256 of the plain content, as hex. `to` is on disk when this returns. */
export function sealFile(from: string, to: string, secret: string): string {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  const hash = createHash('sha256');
  const output = openSync(to, 'wx', 0o600);
  try {
    writeSync(output, Buffer.concat([mark, salt, nonce]));
    for (const chunk of chunksOf(from, 0, statSync(from).size)) {
      hash.update(chunk);
      writeSync(output, cipher.update(chunk));
    }
    writeSync(output, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
  return hash.digest('hex');
}

/**
 * @returns the SHA-256 of the plain content, as hex.
 * @throws {DatabaseError} when the file is no backup, damaged, or sealed with another secret; then `to` does not exist.
 */
export function openSealedFile(from: string, to: string, secret: string): string {
  const size = statSync(from).size;
  const [head = Buffer.alloc(0)] = chunksOf(from, 0, Math.min(size, headBytes));
  if (!head.subarray(0, mark.length).equals(mark) || size < headBytes + tagBytes)
    throw new DatabaseError(`${from} is not a backup of Layette.`);
  const [tag] = chunksOf(from, size - tagBytes, size);
  const salt = head.subarray(mark.length, mark.length + saltBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt), head.subarray(mark.length + saltBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag!);
  const hash = createHash('sha256');
  const output = openSync(to, 'wx', 0o600);
  try {
    for (const chunk of chunksOf(from, headBytes, size - tagBytes)) {
      const plain = decipher.update(chunk);
      hash.update(plain);
      writeSync(output, plain);
    }
    decipher.final();
    fsyncSync(output);
  } catch {
    rmSync(to, { force: true });
    throw new DatabaseError(
      `${from} cannot be opened: it is damaged, or it was made with another SECRET_KEY. Set the one of the shop it came from (the file "secret" of its data folder).`,
    );
  } finally {
    closeSync(output);
  }
  return hash.digest('hex');
}

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'layette backups', 32));

/** The bytes from `start` up to `end`, some at a time, so that a large shop's backup needs little memory. */
function* chunksOf(file: string, start: number, end: number): Generator<Buffer> {
  const input = openSync(file, 'r');
  try {
    for (let position = start; position < end; ) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, end - position));
      const read = readSync(input, chunk, 0, chunk.length, position);
      if (read === 0) throw new DatabaseError(`${file} became shorter while it was read.`);
      position += read;
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(input);
  }
}

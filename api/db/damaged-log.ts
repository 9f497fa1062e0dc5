// SQLite ends its log (layette.sqlite-wal) at the first frame with a wrong checksum, without an error: a damaged byte would silently undo
// every later change. A commit that a power cut interrupted ends there too, but no commit can follow it: each is synced before the next.
// The format is described at https://sqlite.org/fileformat2.html#walformat
import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseError } from './database.ts';

const headerBytes = 32;
const frameHeaderBytes = 24;
/** The log has 32 MB, unless somebody reads for hours; it is read as a whole. */
const largestRead = 256_000_000;

/**
 * Before the database is opened: closing it again would remove the log.
 * @throws {DatabaseError} in a few sentences that say what to do; the server must not start.
 */
export function refuseDamagedLog(database: string): void {
  const log = `${database}-wal`;
  const at = findDamageInLog(log);
  // A frame that another process was writing is complete at the second reading: the commits after it had been seen.
  if (at === null || findDamageInLog(log) !== at) return;
  throw new DatabaseError(
    `The log of the database, ${log}, is damaged at byte ${at}: SQLite would silently undo every change after it. Restore a backup: node scripts/restore.ts FILE --replace. To go on without those changes instead, cut the log there: truncate --size=${at} ${log}. Nothing was changed.`,
  );
}

/** @returns where the damage begins, in bytes; null for a sound log, and for one too large to be read here. */
export function findDamageInLog(file: string): number | null {
  const isRead = existsSync(file) && statSync(file).size <= largestRead;
  const log = isRead ? readFileSync(file) : Buffer.alloc(0);
  if (log.length < headerBytes) return null;
  const checksum = checksumOf(log);
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  const isOfThisLog = (at: number) => log.compare(log, 16, 24, at + 8, at + 16) === 0;
  let sum = checksum([0, 0], 0, 24);
  if (sum[0] !== log.readUInt32BE(24) || sum[1] !== log.readUInt32BE(28)) return null;
  let damagedAt: number | null = null;
  let commitsAfter = 0;
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    if (damagedAt === null) {
      sum = checksum(checksum(sum, at, at + 8), at + frameHeaderBytes, at + frameBytes);
      const isSound = isOfThisLog(at) && sum[0] === log.readUInt32BE(at + 16) && sum[1] === log.readUInt32BE(at + 20);
      if (!isSound) damagedAt = at;
    }
    // Only the last frame of a commit has the size of the database. Frames of an earlier use of the log have another salt.
    if (damagedAt !== null && isOfThisLog(at) && log.readUInt32BE(at + 4) > 0) commitsAfter += 1;
  }
  // One may be the commit that was interrupted.
  return commitsAfter > 1 ? damagedAt : null;
}

type Sum = readonly [number, number];

function checksumOf(log: Buffer): (sum: Sum, from: number, to: number) => Sum {
  const view = new DataView(log.buffer, log.byteOffset, log.length);
  const isLittleEndian = (log.readUInt32BE(0) & 1) === 0;
  return ([first, second], from, to) => {
    let [a, b] = [first, second];
    for (let at = from; at < to; at += 8) {
      a = (a + view.getUint32(at, isLittleEndian) + b) >>> 0;
      b = (b + view.getUint32(at + 4, isLittleEndian) + a) >>> 0;
    }
    return [a, b];
  };
}

import type { Seeded } from './seeded.ts';

export interface DiskRecord {
  /** Created, written, truncated, synced, directory synced, unlinked, acknowledged. */
  kind: 'C' | 'W' | 'T' | 'S' | 'D' | 'U' | 'A';
  name: string;
  offset: number;
  data: Buffer;
}

const headBytes = 14;

export function readJournal(bytes: Buffer): DiskRecord[] {
  const records: DiskRecord[] = [];
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const nameLength = bytes[at + 1]!;
    const dataLength = bytes.readUInt32LE(at + 2);
    const dataAt = at + headBytes + nameLength;
    records.push({
      kind: String.fromCharCode(bytes[at]!) as DiskRecord['kind'],
      name: bytes.toString('utf8', at + headBytes, dataAt),
      offset: Number(bytes.readBigUInt64LE(at + 6)),
      data: bytes.subarray(dataAt, dataAt + dataLength),
    });
    at = dataAt + dataLength;
  }
  return records;
}

/** The unit that the hardware writes as a whole or not at all. */
const sectorBytes = 512;

class SimulatedFile {
  #bytes = Buffer.alloc(0);
  #size = 0;
  pending: DiskRecord[] = [];

  sync(): void {
    for (const record of this.pending) this.#take(record);
    this.pending = [];
  }

  /** The synced bytes, with a random part of later writes: whole, lost, or torn between sectors. */
  afterCut(random: Seeded): Buffer {
    const copy = new SimulatedFile();
    copy.#bytes = Buffer.from(this.#bytes.subarray(0, this.#size));
    copy.#size = this.#size;
    const survival = random.pick([0, 0.1, 0.5, 0.9, 1]);
    for (const record of this.pending) {
      if (record.kind === 'T') {
        if (random.chance(survival)) copy.#take(record);
        continue;
      }
      const isTorn = random.chance(0.2);
      if (!isTorn) {
        if (random.chance(survival)) copy.#take(record);
        continue;
      }
      for (let at = 0; at < record.data.length; at += sectorBytes) {
        const data = record.data.subarray(at, at + sectorBytes);
        if (random.chance(survival)) copy.#take({ ...record, offset: record.offset + at, data });
      }
    }
    return copy.#bytes.subarray(0, copy.#size);
  }

  #take({ kind, offset, data }: DiskRecord): void {
    const end = kind === 'T' ? offset : offset + data.length;
    if (end > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(grown, 0, 0, this.#size);
      this.#bytes = grown;
    }
    if (kind === 'T') {
      if (offset < this.#size) this.#bytes.fill(0, offset, this.#size);
      this.#size = offset;
      return;
    }
    data.copy(this.#bytes, offset);
    this.#size = Math.max(this.#size, end);
  }
}

/** Files as the process saw them, and the parts of them that a power cut would leave. */
export class SimulatedDisk {
  readonly #files = new Map<string, SimulatedFile>();
  /** Removed, but the directory is not yet synced: a cut may bring the file back. */
  readonly #removed = new Map<string, SimulatedFile>();

  apply(record: DiskRecord): void {
    if (record.kind === 'D') {
      this.#removed.clear();
      return;
    }
    if (record.kind === 'U') {
      const file = this.#files.get(record.name);
      if (file !== undefined) this.#removed.set(record.name, file);
      this.#files.delete(record.name);
      return;
    }
    let file = this.#files.get(record.name);
    if (file === undefined) {
      file = new SimulatedFile();
      this.#files.set(record.name, file);
    }
    if (record.kind === 'S') file.sync();
    else if (record.kind !== 'C') file.pending.push(record);
  }

  *afterCut(random: Seeded): Generator<[name: string, bytes: Buffer]> {
    for (const [name, file] of this.#files) yield [name, file.afterCut(random)];
    for (const [name, file] of this.#removed)
      if (!this.#files.has(name) && random.chance(0.5)) yield [name, file.afterCut(random)];
  }
}

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open.ts';

const commits = 20;
const frameBytes = 24 + 4096;
let folder: string;
let killed: string;
/** Its place in the log. */
let lastFrame: number;

/** The files of a server that was killed. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layette-log-'));
  killed = join(folder, 'killed');
  mkdirSync(killed);
  const { db } = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'running') });
  const writer = new Sqlite(join(folder, 'running', 'layette.sqlite'));
  // The log begins anew, before the frames of its first use.
  writer.pragma('wal_checkpoint(RESTART)');
  for (let i = 0; i < commits; i += 1) writer.exec(`insert into setting values ('${i}', 'x')`);
  for (const name of ['layette.sqlite', 'layette.sqlite-wal'])
    copyFileSync(join(folder, 'running', name), join(killed, name));
  lastFrame = (writer.pragma('wal_checkpoint(PASSIVE)') as [{ log: number }])[0].log - 1;
  writer.close();
  await db.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts with a copy of those files. */
async function startWith(change: (log: Buffer) => Buffer): Promise<number> {
  const dataDir = mkdtempSync(join(folder, 'start-'));
  copyFileSync(join(killed, 'layette.sqlite'), join(dataDir, 'layette.sqlite'));
  writeFileSync(join(dataDir, 'layette.sqlite-wal'), change(readFileSync(join(killed, 'layette.sqlite-wal'))));
  const { db } = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await db.read.selectFrom('setting').select('name').where('value', '=', 'x').execute();
  await db.close();
  return rows.length;
}
const flip = (frame: number, at: number) => (log: Buffer) => {
  log[32 + frame * frameBytes + at]! ^= 1;
  return log;
};

it('a log of which SQLite would drop the end is refused, as often as it is tried, with the place of the damage', async () => {
  const refusal = new RegExp(`is damaged at byte ${32 + 3 * frameBytes}: .*restore\\.ts FILE --replace`);
  for (const at of [1000, 9, 17]) await expect(startWith(flip(3, at))).rejects.toThrow(refusal);
});

it('what a kill or a power cut leaves is no damage', async () => {
  expect(await startWith((log) => log)).toBe(commits);
  expect(await startWith(flip(lastFrame, 1000))).toBe(commits - 1);
  expect(await startWith((log) => log.subarray(0, 32 + lastFrame * frameBytes + 700))).toBe(commits - 1);
  expect(await startWith((log) => log.subarray(0, 10))).toBe(0);
});

it('nor is what two power cuts leave, one soon after the other', async () => {
  const dataDir = mkdtempSync(join(folder, 'twice-'));
  const file = join(dataDir, 'layette.sqlite');
  const log = `${file}-wal`;
  /** Starts, makes small commits and a large one, and cuts the power during that one: its second frame is not on the disk. */
  async function cutDuring(small: number, pages: number) {
    const { db } = await openDatabase({ databaseUrl: null, dataDir });
    const writer = new Sqlite(file);
    const add = (name: string, bytes: number) =>
      writer.prepare('insert into setting values (?, ?)').run(name, 'y'.repeat(bytes));
    for (let i = 0; i < small; i += 1) add(`${pages} ${i}`, 10);
    const before = readFileSync(log);
    add(`${pages} large`, pages * 4096);
    const copies = ['', '-wal'].map((ending) => [ending, readFileSync(file + ending)] as const);
    writer.close();
    await db.close();
    for (const [ending, bytes] of copies) writeFileSync(file + ending, bytes);
    const cut = readFileSync(log);
    let began = 32;
    const isOld = (at: number) => cut.subarray(at, at + frameBytes).equals(before.subarray(at, at + frameBytes));
    while (isOld(began)) began += frameBytes;
    cut[began + frameBytes + 1000]! ^= 1;
    writeFileSync(log, cut);
  }
  await cutDuring(5, 40);
  await cutDuring(3, 8);
  const { db } = await openDatabase({ databaseUrl: null, dataDir });
  const names = await db.read.selectFrom('setting').select('name').where('value', 'like', 'y%').execute();
  await db.close();
  expect(names).toHaveLength(8);
});

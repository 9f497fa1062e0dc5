import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DiskRecord, readJournal, SimulatedDisk } from './disk-journal.ts';
import { check } from './kill-nine.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';

const run = promisify(execFile);
const writers = 16;
/** Each cut checks the whole file, so a small one lets a run cut more often. */
const reservationsPerJournal = 500;
const cutsPerJournal = 500;
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export const powerCut: Proof = {
  name: 'power-cut',
  proves: 'a power cut at any moment loses no acknowledged write: of what was not synced, any part may be gone or torn',
  unit: 'cuts',
  sizes: { withTests: 500, longRun: 100_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    if (!engines.includes('sqlite')) return found;
    for (let left = size; left > 0 && found.notRun.length === 0; left -= cutsPerJournal)
      await cutPower(Math.min(left, cutsPerJournal), seed + left, found);
    return found;
  },
};

export async function cutPower(cuts: number, seed: number, found: Findings, plant?: 'not-synced'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'layette-power-'));
  try {
    const shim = compileShim(folder);
    if (typeof shim !== 'string') {
      found.notRun.push(shim.because);
      return;
    }
    const dataDir = join(folder, 'data');
    const journal = join(folder, 'journal');
    mkdirSync(dataDir);
    const options = { dataDir, reservations: reservationsPerJournal, writers, ...(plant ? { plant } : {}) };
    await run(process.execPath, [here('./write-shop.ts'), JSON.stringify(options)], {
      env: { ...process.env, NODE_OPTIONS: '', LD_PRELOAD: shim, PROOF_FOLDER: dataDir, PROOF_JOURNAL: journal },
    });
    replay(readJournal(readFileSync(journal)), cuts, new Seeded(seed), join(folder, 'after'), found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cuts at random moments between the first acknowledgement and the end, in order, so that the disk is built up only once. */
function replay(records: DiskRecord[], cuts: number, random: Seeded, after: string, found: Findings): void {
  const first = records.findIndex((record) => record.kind === 'A');
  if (first < 0) {
    found.fault('Nothing was acknowledged: the journal does not see the marker file.');
    return;
  }
  found.count('syncs journalled', records.filter((record) => record.kind === 'S').length);
  found.count('writes journalled', records.filter((record) => record.kind === 'W').length);
  const moments = Array.from({ length: cuts }, () => random.int(first, records.length)).sort((a, b) => a - b);
  const disk = new SimulatedDisk();
  const acknowledged: string[] = [];
  let at = 0;
  for (const moment of moments) {
    for (; at < moment; at += 1) {
      const record = records[at]!;
      if (record.kind === 'A') acknowledged.push(...record.data.toString('utf8').split('\n').filter(Boolean));
      else disk.apply(record);
    }
    mkdirSync(after, { recursive: true });
    for (const [name, bytes] of disk.afterCut(random)) writeFileSync(join(after, name), bytes);
    const name = `cut at ${moment} of ${records.length} (${acknowledged.length} acknowledged)`;
    try {
      check(join(after, 'layette.sqlite'), { reservations: acknowledged, items: [] }, name, found);
    } catch (error) {
      found.fault(`${name}: the database does not open: ${(error as Error).message}`);
    }
    rmSync(after, { recursive: true, force: true });
    found.done += 1;
  }
}

function compileShim(folder: string): string | { because: string } {
  if (process.platform !== 'linux') return { because: 'simulated power cuts need Linux (LD_PRELOAD)' };
  const shim = join(folder, 'write-journal.so');
  for (const compiler of ['cc', 'gcc', 'clang']) {
    try {
      execFileSync(compiler, ['-shared', '-fPIC', '-O2', '-o', shim, here('./write-journal.c'), '-ldl', '-lpthread'], {
        stdio: 'pipe',
      });
      return shim;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        throw new Error(`The write journal does not compile: ${String((error as { stderr?: Buffer }).stderr)}`);
    }
  }
  return { because: 'simulated power cuts need a C compiler (on Debian: apt-get install gcc libc6-dev)' };
}

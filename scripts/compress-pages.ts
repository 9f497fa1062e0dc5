/** The compressed twins of built files. What was compressed before is taken from where it was kept: one edited page costs one page. */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest)$/;
const smallestWorthwhile = 400;
/** Brotli takes fifty times as long for the last tenth: 57 ms a page instead of 1. */
const best = 11;
const bestOfLarge = 9;
const fast = 6;
const largeBytes = 300_000;
const atOnce = 8;

interface Options {
  /** Where twins are kept by what they are twins of. */
  keptIn: string;
  /** With more new bytes than this, all that is new is compressed fast. */
  bestUpToBytes?: number;
}

interface Found {
  path: string;
  key: string;
  bytes: number;
}

/** @returns how many files were compressed, and how many twins were known. */
export async function compressAll(
  folder: string,
  { keptIn, bestUpToBytes = 40_000_000 }: Options,
): Promise<{ compressed: number; known: number }> {
  mkdirSync(keptIn, { recursive: true });
  // One after another: these are thousands of files, and a promise for each step of each takes longer than the step.
  const files = filesOf(folder).map(identify);
  const kept = new Set(readdirSync(keptIn));
  const isKept = (name: string) => kept.has(`${name}.br`) && kept.has(`${name}.gz`);
  const worthwhile = files.filter(({ bytes }) => bytes >= smallestWorthwhile);
  const unknownBytes = worthwhile
    .filter((file) => !isKept(nameOf(file, bestFor(file))))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const used = new Set<string>();
  let compressed = 0;
  await inTurns(worthwhile, async (file) => {
    const isBest = unknownBytes <= bestUpToBytes || isKept(nameOf(file, bestFor(file)));
    const quality = isBest ? bestFor(file) : fast;
    const name = nameOf(file, quality);
    if (!isKept(name)) {
      compressed += 1;
      await compress(file.path, join(keptIn, name), quality);
      kept.add(`${name}.br`).add(`${name}.gz`);
    }
    used.add(`${name}.br`).add(`${name}.gz`);
    for (const ending of ['br', 'gz']) place(join(keptIn, `${name}.${ending}`), `${file.path}.${ending}`);
  });
  for (const name of readdirSync(keptIn)) if (!used.has(name)) rmSync(join(keptIn, name));
  return { compressed, known: worthwhile.length - compressed };
}

const filesOf = (folder: string): string[] =>
  globSync(join(folder, '**/*'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

function identify(path: string): Found {
  const body = readFileSync(path);
  return { path, key: createHash('sha256').update(body).digest('hex').slice(0, 32), bytes: body.length };
}

const bestFor = ({ bytes }: Found): number => (bytes > largeBytes ? bestOfLarge : best);
const nameOf = ({ key }: Found, quality: number): string => `${key}.${quality}`;

async function compress(path: string, twin: string, quality: number): Promise<void> {
  const body = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  keep(`${twin}.br`, await promisify(brotliCompress)(body, { params }));
  keep(`${twin}.gz`, await promisify(gzip)(body, { level: 9 }));
}

/** Whole or not at all: a build may be stopped, and two files may have the same bytes. */
function keep(path: string, bytes: Buffer): void {
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}

/** A second name takes a tenth of the time of a copy, where both folders are on one disk; one that is there already takes none. */
function place(twin: string, path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there !== undefined) {
    const { ino, dev } = statSync(twin);
    if (there.ino === ino && there.dev === dev) return;
    rmSync(path);
  }
  try {
    linkSync(twin, path);
  } catch {
    copyFileSync(twin, path);
  }
}

async function inTurns<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < list.length; start += atOnce)
    await Promise.all(list.slice(start, start + atOnce).map(work));
}

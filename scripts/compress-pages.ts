/** The compressed twins of built files. What was compressed before is taken from where it was kept: one edited page costs one page. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const files = await inTurns(filesOf(folder), identify);
  const isKept = (name: string) => existsSync(join(keptIn, `${name}.br`)) && existsSync(join(keptIn, `${name}.gz`));
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
    }
    used.add(`${name}.br`).add(`${name}.gz`);
    for (const ending of ['br', 'gz']) await place(join(keptIn, `${name}.${ending}`), `${file.path}.${ending}`);
  });
  for (const name of readdirSync(keptIn)) if (!used.has(name)) rmSync(join(keptIn, name));
  return { compressed, known: worthwhile.length - compressed };
}

const filesOf = (folder: string): string[] =>
  globSync(join(folder, '**/*'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

async function identify(path: string): Promise<Found> {
  const body = await readFile(path);
  return { path, key: createHash('sha256').update(body).digest('hex').slice(0, 32), bytes: body.length };
}

const bestFor = ({ bytes }: Found): number => (bytes > largeBytes ? bestOfLarge : best);
const nameOf = ({ key }: Found, quality: number): string => `${key}.${quality}`;

async function compress(path: string, twin: string, quality: number): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await keep(`${twin}.br`, await promisify(brotliCompress)(body, { params }));
  await keep(`${twin}.gz`, await promisify(gzip)(body, { level: 9 }));
}

/** Whole or not at all: a build may be stopped, and two files may have the same bytes. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/** A second name takes a tenth of the time of a copy, where both folders are on one disk. */
async function place(twin: string, path: string): Promise<void> {
  await rm(path, { force: true });
  await link(twin, path).catch(() => copyFile(twin, path));
}

async function inTurns<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < list.length; start += atOnce)
    results.push(...(await Promise.all(list.slice(start, start + atOnce).map(work))));
  return results;
}

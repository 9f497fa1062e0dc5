/**
 * The built content on disk, in .contentlayer/layette/. `state.json` remembers what every file said, so that an unchanged file
 * is never read again; `index.json` is what the door (content/index.ts) serves; bodies lie beside it, because a server that
 * shows one article should not hold five thousand.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledBody } from '../markdown/compile-body.ts';
import type { Digest } from '../markdown/digest.ts';
import {
  type BodyPlace,
  bodiesPath,
  type ContentIndex,
  indexFormat,
  indexPath,
  storeFolder,
} from '../stored-content.ts';

export interface StoredBody extends Omit<Digest, 'text'> {
  place: BodyPlace;
}

export interface StoredFile {
  modifiedMs: number;
  sizeBytes: number;
  data: Record<string, unknown>;
  body?: StoredBody;
}

export interface BuildState {
  format: number;
  codeHash: string;
  files: Record<string, StoredFile>;
}

export function readState(rootDir: string, codeHash: string): BuildState {
  const empty: BuildState = { format: indexFormat, codeHash, files: {} };
  const state = readJson<BuildState>(join(rootDir, storeFolder, 'state.json'));
  return state?.format === indexFormat && state.codeHash === codeHash ? state : empty;
}

export function writeState(rootDir: string, state: BuildState): void {
  replaceFile(join(rootDir, storeFolder, 'state.json'), JSON.stringify(state));
}

export function readIndex(rootDir: string): ContentIndex | undefined {
  const index = readJson<ContentIndex>(indexPath(rootDir));
  return index?.format === indexFormat ? index : undefined;
}

export function writeIndex(rootDir: string, index: ContentIndex): void {
  replaceFile(indexPath(rootDir), JSON.stringify(index));
}

/** One file for all of them. @returns what is remembered of each, in the same order. */
export function writeBodies(rootDir: string, bodies: readonly CompiledBody[]): StoredBody[] {
  const lines = bodies.map(({ html, digest }) => Buffer.from(`${JSON.stringify({ html, text: digest.text })}\n`));
  const all = Buffer.concat(lines);
  const pack = createHash('sha256').update(all).digest('hex').slice(0, 24);
  replaceFile(bodiesPath(rootDir, pack), all);
  let start = 0;
  return bodies.map(({ digest: { text: _, ...rest } }, at) => {
    const place = { pack, start, bytes: lines[at]!.length };
    start += place.bytes;
    return { ...rest, place };
  });
}

/** Removes packs of which neither the new nor the previous content needs a body; somebody may be reading the previous one. */
export function sweepBodies(rootDir: string, used: ReadonlySet<string>): void {
  const folder = dirname(bodiesPath(rootDir, 'x'));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!used.has(name.replace(/\.jsonl$/, ''))) rmSync(join(folder, name), { force: true });
  }
}

/** Our own code that decides what a file means: when it changes, everything is read again. */
export function hashCode(roomDir: string): string {
  const hash = createHash('sha256')
    .update(String(indexFormat))
    .update(process.versions.node.split('.')[0] ?? '');
  const files = [
    'contentlayer.config.ts',
    ...['markdown', 'parsing', 'schemas'].flatMap((folder) => listCode(roomDir, folder)),
  ];
  for (const file of files) hash.update(file).update(readFileSync(join(roomDir, file)));
  return hash.digest('hex').slice(0, 16);
}

function listCode(roomDir: string, folder: string): string[] {
  return readdirSync(join(roomDir, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}

function readJson<Value>(path: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Readers see the old file or the new one, never half of one. */
function replaceFile(path: string, contents: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

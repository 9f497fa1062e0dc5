/**
 * The built content on disk, in .contentlayer/layette/. `state.json` remembers what every file said, so that an unchanged file
 * is never read again; `index.json` is what the door (content/index.ts) serves; bodies lie one by one under their hash,
 * because a server that shows one article should not hold five thousand.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BodyLink, BodyProblem, Heading } from '../markdown/digest.ts';
import { bodyPath, type ContentIndex, indexFormat, indexPath, storeFolder } from '../stored-content.ts';
import type { ParsedBody } from './parse-worker.ts';

export interface StoredBody {
  hash: string;
  wordCount: number;
  headings: Heading[];
  links: BodyLink[];
  productIds: number[];
  problems: BodyProblem[];
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

export function writeBody(rootDir: string, { hash, html, digest }: ParsedBody): StoredBody {
  const path = bodyPath(rootDir, hash);
  if (!existsSync(path)) replaceFile(path, JSON.stringify({ html, text: digest.text }));
  const { wordCount, headings, links, productIds, problems } = digest;
  return { hash, wordCount, headings, links, productIds, problems };
}

/** Removes bodies that neither the new nor the previous content needs; somebody may be reading the previous one. */
export function sweepBodies(rootDir: string, used: ReadonlySet<string>): void {
  const folder = dirname(bodyPath(rootDir, 'x'));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!used.has(name.replace(/\.json$/, ''))) rmSync(join(folder, name), { force: true });
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
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

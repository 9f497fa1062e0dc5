/**
 * Builds the content: checks every file, parses what changed, and swaps the result in at once. Either everything is right, or
 * nothing changes and every problem is named.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { checkFile } from './build/check-file.ts';
import { findReferenceProblems } from './build/check-references.ts';
import { findBodyProblems, findPlaces } from './build/find-problems.ts';
import { makeIndex } from './build/make-index.ts';
import { type MarkdownParser, startMarkdownParser } from './build/markdown-parser.ts';
import { type ContentFile, scanFiles } from './build/scan-files.ts';
import { type CheckedEntry, makeSiteMap, slugOf } from './build/site-map.ts';
import { siteRoutes } from './build/site-routes.ts';
import {
  type BuildState,
  hashCode,
  readIndex,
  readState,
  type StoredBody,
  sweepBodies,
  writeIndex,
  writeState,
} from './build/store.ts';
import { watchFolder } from './build/watch-folder.ts';
import { ContentError, type ContentProblem, formatProblems } from './parsing/problem.ts';
import { kindRule } from './schemas/kinds.ts';
import type { Edition } from './visibility.ts';

export { startMarkdownParser } from './build/markdown-parser.ts';
export { ContentError, type ContentProblem, formatProblems };

export interface BuildOptions {
  rootDir: string;
  /** A preview: drafts and what is published later are in. */
  drafts: boolean;
  /** The day to build for, YYYY-MM-DD. */
  now: string;
  /** Keep building as files change, until `close()`. Problems then go to `onChange` and never reject. */
  watch?: boolean;
  onChange?: (build: ContentBuild) => void;
  /** A parsing thread that the caller keeps and closes; starting one takes most of a second. */
  parser?: MarkdownParser;
}

export interface ContentBuild {
  /** Files that were read because they are new or changed, relative to content/. */
  changed: string[];
  removed: string[];
  fileCount: number;
  durationMs: number;
  nextPublishOn: string | null;
  /** Empty unless watching. */
  problems: readonly ContentProblem[];
  /** Ends watching; does nothing otherwise. */
  close(): Promise<void>;
}

export async function buildContent(options: BuildOptions): Promise<ContentBuild> {
  const contentDir = join(options.rootDir, 'content');
  const codeHash = hashCode(import.meta.dirname);
  const parser = options.parser ?? startMarkdownParser();
  if (!options.watch) {
    try {
      return await buildOnce(options, contentDir, codeHash, parser);
    } finally {
      if (!options.parser) await parser.close();
    }
  }

  const buildKindly = async (): Promise<ContentBuild> => {
    try {
      return await buildOnce(options, contentDir, codeHash, parser);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return {
        changed: [],
        removed: [],
        fileCount: 0,
        durationMs: 0,
        nextPublishOn: null,
        problems: error.problems,
        close,
      };
    }
  };
  const watching = await watchFolder(contentDir, async () => options.onChange?.({ ...(await buildKindly()), close }));
  const close = async () => {
    await watching.close();
    if (!options.parser) await parser.close();
  };
  return { ...(await watching.runAlone(buildKindly)), close };
}

async function buildOnce(
  options: BuildOptions,
  contentDir: string,
  codeHash: string,
  parser: MarkdownParser,
): Promise<ContentBuild> {
  const startedMs = performance.now();
  const edition: Edition = { today: options.now, drafts: options.drafts };
  const state = readState(options.rootDir, codeHash);
  const scan = scanFiles(contentDir);
  const problems: ContentProblem[] = [...scan.problems];
  const present = new Set(scan.files.map((file) => file.path));
  const changed = scan.files.filter((file) => !isUnchanged(file, state));
  const removed = Object.keys(state.files).filter((path) => !present.has(path));
  const report = (nextPublishOn: string | null): ContentBuild => ({
    changed: changed.map((file) => file.path),
    removed,
    fileCount: scan.files.length,
    durationMs: performance.now() - startedMs,
    nextPublishOn,
    problems: [],
    close: async () => {},
  });

  const toParse = changed.filter(({ kind }) => kindRule(kind).format === 'markdown');
  if (toParse.length > 0) parser.prepare(toParse.length);
  const previous = readIndex(options.rootDir);
  const routes = siteRoutes();
  const version = createHash('sha256')
    .update(JSON.stringify([codeHash, edition, scan.files, routes]))
    .digest('hex')
    .slice(0, 16);
  if (problems.length === 0 && changed.length === 0 && removed.length === 0 && previous?.version === version) {
    if (previous.watched !== (options.watch === true))
      writeIndex(options.rootDir, { ...previous, watched: options.watch === true });
    return report(previous.nextPublishOn);
  }

  const wanted: ContentFile[] = [];
  for (const path of removed) delete state.files[path];
  for (const file of changed) {
    const { path, modifiedMs, sizeBytes } = file;
    delete state.files[path];
    const check = checkFile(contentDir, file);
    if (check.ok) state.files[path] = { modifiedMs, sizeBytes, data: check.data };
    else problems.push(...check.problems);
    const isReadable = check.ok || !check.unreadable;
    if (isReadable && kindRule(file.kind).format === 'markdown') wanted.push(file);
  }
  const faultyBodies = new Map<string, StoredBody>();
  if (wanted.length > 0) {
    for (const { path, body } of await parser.parse({
      rootDir: options.rootDir,
      contentDir,
      codeHash,
      watched: options.watch === true,
      wanted: wanted.map((file) => file.path),
    })) {
      const file = state.files[path];
      if (file) file.body = body;
      else faultyBodies.set(path, body);
    }
  }
  writeState(options.rootDir, state);

  const bodies = new Map<string, StoredBody>(faultyBodies);
  const entries: CheckedEntry[] = [];
  for (const { path, kind } of scan.files) {
    const file = state.files[path];
    if (file?.body) bodies.set(path, file.body);
    if (file)
      entries.push({ kind, path, slug: slugOf(path), data: file.data as never, headings: file.body?.headings ?? [] });
  }
  const faulty = scan.files.filter((file) => !state.files[file.path]);
  const map = makeSiteMap(entries, faulty, edition, routes);
  problems.push(...findBodyProblems(contentDir, bodies, map, edition));
  problems.push(...findPlaces(contentDir, findReferenceProblems(map, edition), scan.files));
  if (problems.length > 0) throw new ContentError(problems);

  const index = makeIndex({ map, bodies, edition, watched: options.watch === true, version });
  writeIndex(options.rootDir, index);
  sweepBodies(options.rootDir, new Set([...usedPacks(state), ...(previous ? indexPacks(previous) : [])]));
  return report(index.nextPublishOn);
}

function isUnchanged(file: ContentFile, state: BuildState): boolean {
  const known = state.files[file.path];
  if (!known || known.modifiedMs !== file.modifiedMs || known.sizeBytes !== file.sizeBytes) return false;
  return kindRule(file.kind).format === 'yaml' || known.body !== undefined;
}

function usedPacks(state: BuildState): string[] {
  return Object.values(state.files).flatMap((file) => file.body?.place.pack ?? []);
}

function indexPacks(index: NonNullable<ReturnType<typeof readIndex>>): string[] {
  return [index.articles, index.guides, index.weeks, index.pages, index.authors].flat().map((entry) => entry.body.pack);
}

/** `node content/build.ts [--drafts] [--watch]`: the content alone, for editors. */
if (import.meta.main) {
  const color = process.stderr.hasColors?.() ?? false;
  const say = (build: ContentBuild) => {
    if (build.problems.length > 0) console.error(formatProblems(build.problems, { color }));
    else
      console.log(
        `Content is right: ${build.fileCount} files, ${build.changed.length} read in ${Math.round(build.durationMs)} ms.`,
      );
  };
  const watch = process.argv.includes('--watch');
  const now = new Date().toISOString().slice(0, 10);
  try {
    say(
      await buildContent({
        rootDir: process.cwd(),
        drafts: process.argv.includes('--drafts'),
        now,
        watch,
        onChange: say,
      }),
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatProblems(error.problems, { color }));
    process.exitCode = 1;
  }
}

/**
 * Builds the content: checks every file, then has contentlayer write its documents to `.contentlayer/generated`. If there is any problem,
 * nothing is written: the last good content stays, and every problem is reported.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { checkContent } from './checks/check-content.ts';
import { ContentError, type ContentProblem, formatProblems } from './checks/problem.ts';
import { type Scan, scanFiles } from './checks/scan-files.ts';
import { siteRoutes } from './checks/site-routes.ts';
import { type BuiltEdition, editionPath, readEdition } from './edition.ts';
import { readContentAgain } from './index.ts';

export { ContentError, formatProblems };

export interface BuildOptions {
  rootDir: string;
  /** For a preview: includes drafts and entries that are published later. */
  drafts: boolean;
  /** The day to build for, YYYY-MM-DD. */
  now: string;
}

export interface ContentBuild {
  fileCount: number;
  durationMs: number;
  /** Empty unless watching; otherwise problems are thrown. */
  problems: readonly ContentProblem[];
}

/** @throws {ContentError} naming every problem. */
export async function buildContent({ rootDir, drafts, now }: BuildOptions): Promise<ContentBuild> {
  const startedMs = performance.now();
  const contentDir = join(rootDir, 'content');
  const scan = scanFiles(contentDir);
  const codeHash = hashCode();
  const edition: BuiltEdition = { today: now, drafts, stamp: stampOf(scan, codeHash) };
  const built = readEdition(rootDir);
  if (JSON.stringify(built) !== JSON.stringify(edition)) {
    checkContent(contentDir, scan, edition);
    if (built?.stamp !== edition.stamp) await generateDocuments(rootDir, codeHash);
    writeFileSync(editionPath(rootDir), JSON.stringify(edition));
    readContentAgain(rootDir);
  }
  return { fileCount: scan.files.length, durationMs: performance.now() - startedMs, problems: [] };
}

/** Does the same as `contentlayer build`, for any folder: writes `.contentlayer/generated` beside `content/`. */
async function generateDocuments(rootDir: string, codeHash: string): Promise<void> {
  const [{ generateDotpkg, runMain }, { default: source }] = await Promise.all([
    import('contentlayer2/core'),
    import('./contentlayer.config.ts'),
  ]);
  const config = { source: await source(undefined), esbuildHash: codeHash, filePath: '' as never };
  await runMain({ tracingServiceName: 'content', verbose: false, customCwd: rootDir as never })(
    generateDotpkg({ config, verbose: false }),
  );
}

/** Builds now and after every change, until `close()` is called. Problems go to `onBuild` and never reject the promise. */
export async function watchContent(
  options: BuildOptions,
  onBuild: (build: ContentBuild) => void,
): Promise<{ close(): Promise<void> }> {
  const build = async () => {
    try {
      onBuild(await buildContent(options));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      onBuild({ fileCount: 0, durationMs: 0, problems: error.problems });
    }
  };
  const watcher = watch(join(options.rootDir, 'content'), {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !/\.(md|ya?ml)$/.test(path),
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  let queue = build();
  let timer: NodeJS.Timeout | undefined;
  // Editors write a file in several steps; together they are one change.
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(build);
    }, 60);
  });
  await queue;
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await queue;
    },
  };
}

/** A hash of our own code that interprets the files: when it changes, all files are read again. */
function hashCode(): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = globSync(['*.ts', '{checks,markdown,schemas}/*.ts'], { cwd: import.meta.dirname });
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort())
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

function stampOf(scan: Scan, codeHash: string): string {
  const hash = createHash('sha256').update(JSON.stringify([codeHash, scan, siteRoutes()]));
  return hash.digest('hex').slice(0, 16);
}

/** `node content/build.ts [--drafts] [--watch] [--day 2026-12-24]`: builds only the content, for editors, as it will be on that day. */
if (import.meta.main) {
  const color = process.stderr.hasColors?.() ?? false;
  const say = ({ problems, fileCount, durationMs }: ContentBuild) => {
    if (problems.length > 0) console.error(formatProblems(problems, { color }));
    else console.log(`All content is valid: ${fileCount} files in ${Math.round(durationMs)} ms.`);
  };
  const { values } = parseArgs({
    options: {
      drafts: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const options = { rootDir: process.cwd(), drafts: values.drafts, now: values.day };
  try {
    if (values.watch) await watchContent(options, say);
    else say(await buildContent(options));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatProblems(error.problems, { color }));
    process.exitCode = 1;
  }
}

/** Runs contentlayer in a thread of its own: it may end the process and writes to the console, and a watcher should do neither. */
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { dynamicBuild, runMain } from 'contentlayer2/core';
import { makeContentSource } from '../contentlayer.config.ts';
import type { Digest } from '../markdown/digest.ts';
import { storeFolder } from '../stored-content.ts';
import { type StoredBody, writeBodies } from './store.ts';

export interface ParseRequest {
  id: number;
  rootDir: string;
  contentDir: string;
  codeHash: string;
  /** Somebody watches the files: a second name for one is told as a change of it. */
  watched: boolean;
  /** Files of which the result is wanted, relative to content/. */
  wanted: string[];
}

export interface ParsedBody {
  path: string;
  body: StoredBody;
}

export interface ParseAnswer {
  id: number;
  bodies: ParsedBody[];
}

interface ContentlayerDocument {
  _id: string;
  body: { html: string };
  digest: Digest;
}

async function parse(request: ParseRequest): Promise<ParseAnswer> {
  const folder = gatherWanted(request);
  try {
    const documents = await parseFolder(folder, request);
    const stored = writeBodies(
      request.rootDir,
      documents.map(({ body, digest }) => ({ html: body.html, digest })),
    );
    return { id: request.id, bodies: documents.map((document, at) => ({ path: document._id, body: stored[at]! })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** contentlayer looks at, and watches, every file of the folder that it is given, so it is given what changed and no more. */
function gatherWanted({ rootDir, contentDir, wanted, watched }: ParseRequest): string {
  const store = join(rootDir, storeFolder);
  mkdirSync(store, { recursive: true });
  const folder = mkdtempSync(join(store, 'parsing-'));
  for (const subfolder of new Set(wanted.map((path) => dirname(path))))
    mkdirSync(join(folder, subfolder), { recursive: true });
  const place = watched ? copyFileSync : placeQuickly;
  for (const path of wanted) place(join(contentDir, path), join(folder, path));
  return folder;
}

/** A second name takes a tenth of the time of a copy, where both folders are on one disk. */
function placeQuickly(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function parseFolder(folder: string, { rootDir, codeHash }: ParseRequest): Promise<ContentlayerDocument[]> {
  const source = await makeContentSource(folder)(undefined);
  const config = { source, esbuildHash: codeHash, filePath: '' as never };
  const result = await runMain({ tracingServiceName: 'content', verbose: false, customCwd: rootDir as never })(
    dynamicBuild({ config, verbose: false }),
  );
  return ((result as { allDocuments?: unknown[] } | undefined)?.allDocuments ?? []) as ContentlayerDocument[];
}

parentPort?.on('message', (request: ParseRequest) => {
  parse(request).then((answer) => parentPort?.postMessage(answer));
});

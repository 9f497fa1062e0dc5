/** Runs contentlayer in a thread of its own: it may end the process and writes to the console, and a watcher should do neither. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { dynamicBuild, runMain } from 'contentlayer2/core';
import { makeContentSource } from '../contentlayer.config.ts';
import type { Digest } from '../markdown/digest.ts';
import { storeFolder } from '../stored-content.ts';

export interface ParseRequest {
  id: number;
  rootDir: string;
  contentDir: string;
  codeHash: string;
  /** Files of which the result is wanted, relative to content/. */
  wanted: string[];
}

export interface ParsedBody {
  path: string;
  html: string;
  digest: Digest;
  hash: string;
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
  const folder = copyWanted(request);
  try {
    return { id: request.id, bodies: await parseFolder(folder, request) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** contentlayer looks at, and watches, every file of the folder that it is given, so it is given what changed and no more. */
function copyWanted({ rootDir, contentDir, wanted }: ParseRequest): string {
  const store = join(rootDir, storeFolder);
  mkdirSync(store, { recursive: true });
  const folder = mkdtempSync(join(store, 'parsing-'));
  for (const subfolder of new Set(wanted.map((path) => dirname(path))))
    mkdirSync(join(folder, subfolder), { recursive: true });
  for (const path of wanted) copyFileSync(join(contentDir, path), join(folder, path));
  return folder;
}

async function parseFolder(folder: string, { rootDir, codeHash }: ParseRequest): Promise<ParsedBody[]> {
  const source = await makeContentSource(folder)(undefined);
  const config = { source, esbuildHash: codeHash, filePath: '' as never };
  const result = await runMain({ tracingServiceName: 'content', verbose: false, customCwd: rootDir as never })(
    dynamicBuild({ config, verbose: false }),
  );
  const documents = ((result as { allDocuments?: unknown[] } | undefined)?.allDocuments ??
    []) as ContentlayerDocument[];
  return documents.map((document) => ({
    path: document._id,
    html: document.body.html,
    digest: document.digest,
    hash: hashOf(document),
  }));
}

function hashOf(document: ContentlayerDocument): string {
  return createHash('sha256').update(document.body.html).update(document.digest.text).digest('hex').slice(0, 24);
}

parentPort?.on('message', (request: ParseRequest) => {
  parse(request).then((answer) => parentPort?.postMessage(answer));
});

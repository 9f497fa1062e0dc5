/** Runs contentlayer in a thread of its own: it may end the process and writes to the console, and a watcher should do neither. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { dynamicBuild, runMain } from 'contentlayer2/core';
import { makeContentSource } from '../contentlayer.config.ts';
import type { Digest } from '../markdown/digest.ts';

export interface ParseRequest {
  id: number;
  rootDir: string;
  contentDir: string;
  /** Changes when our own code for bodies changes, so that contentlayer's cache is not used. */
  codeHash: string;
  /** Files of which the result is wanted, relative to content/. The others only stay in contentlayer's cache. */
  wanted: string[];
  unreadable: string[];
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
  const source = await makeContentSource(request.contentDir, request.unreadable)(undefined);
  const cached: typeof source = {
    ...source,
    // A "dynamic build" hands its result over in memory; only its habit of forgetting the cache is not ours.
    fetchData: (options) => source.fetchData({ ...options, skipCachePersistence: false }),
  };
  const config = { source: cached, esbuildHash: request.codeHash, filePath: '' as never };
  const result = await runMain({ tracingServiceName: 'content', verbose: false, customCwd: request.rootDir as never })(
    dynamicBuild({ config, verbose: false }),
  );
  const wanted = new Set(request.wanted);
  const documents = ((result as { allDocuments?: unknown[] } | undefined)?.allDocuments ??
    []) as ContentlayerDocument[];
  const bodies = documents
    .filter((document) => wanted.has(document._id))
    .map((document) => ({
      path: document._id,
      html: document.body.html,
      digest: document.digest,
      hash: hashOf(document),
    }));
  return { id: request.id, bodies };
}

function hashOf(document: ContentlayerDocument): string {
  return createHash('sha256').update(document.body.html).update(document.digest.text).digest('hex').slice(0, 24);
}

parentPort?.on('message', (request: ParseRequest) => {
  parse(request).then((answer) => parentPort?.postMessage(answer));
});

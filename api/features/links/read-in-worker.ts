// Pages of strangers are read in a thread of their own, one at a time, and given up after two seconds: a page made to be slow
// costs nobody else anything, and its reader still gets an editable draft.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { emptyDraft, type ProductDraft } from './product-draft.ts';
import type { PageReader } from './read-link.ts';

export const readingMs = 2_000;
const waitingMax = 20;

/** @param program the worker's file; a test hands in one that hangs. */
export function createWorkerReader(
  program = new URL('./page-worker.ts', import.meta.url),
  deadlineMs = readingMs,
): PageReader & { close(): Promise<void> } {
  let worker: Worker | null = null;
  let waiting = 0;
  let line: Promise<unknown> = Promise.resolve();

  const readOne = async (page: { html: string; url: string }): Promise<ProductDraft> => {
    worker ??= startWorker(program);
    const current = worker;
    try {
      // Ready before the clock starts, so that loading the reader is not taken for a slow page.
      await ready.get(current);
      const late = AbortSignal.timeout(deadlineMs);
      const answered = once(current, 'message', { signal: late });
      current.postMessage(page);
      const [draft] = await answered;
      return draft as ProductDraft;
    } catch {
      worker = null;
      await current.terminate();
      return emptyDraft();
    }
  };

  const read = (page: { html: string; url: string }): Promise<ProductDraft> => {
    if (waiting >= waitingMax) return Promise.resolve(emptyDraft());
    waiting += 1;
    const result = line
      .then(() => readOne(page))
      .finally(() => {
        waiting -= 1;
      });
    line = result.catch(() => {});
    return result;
  };
  return Object.assign(read, {
    async close() {
      await worker?.terminate();
      worker = null;
    },
  });
}

const ready = new WeakMap<Worker, Promise<unknown>>();

function startWorker(program: URL): Worker {
  const worker = new Worker(program);
  ready.set(worker, once(worker, 'online'));
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

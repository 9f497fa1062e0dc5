// Pages of other shops are read in a separate thread, one at a time, and abandoned after two seconds: a page made to be slow delays nobody
// else, and the person who pasted it still gets an editable draft. Requests that nobody waits for any more are skipped.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { emptyDraft, type ProductDraft } from './product-draft.ts';
import type { PageReader } from './read-link.ts';

export const readingMs = 2_000;
const waitingMax = 20;
/** The largest pages of real shops take 60 MB to read; in two seconds a hostile one can take any amount. */
const heapMb = 256;

type PageToRead = { html: string; url: string };

/** @param program the worker's file; a test passes one that hangs. */
export function createWorkerReader(
  program = new URL('./page-worker.ts', import.meta.url),
  deadlineMs = readingMs,
): PageReader & { close(): Promise<void> } {
  let worker: Worker | null = null;
  const inTurn = pLimit(1);

  const readOne = async (page: PageToRead, signal?: AbortSignal): Promise<ProductDraft> => {
    if (signal?.aborted) return emptyDraft();
    worker ??= startWorker(program);
    const current = worker;
    try {
      // Wait until it is ready before the clock starts, so that loading the reader does not count as a slow page.
      await ready.get(current);
      const late = AbortSignal.timeout(deadlineMs);
      const answered = once(current, 'message', { signal: signal ? AbortSignal.any([late, signal]) : late });
      current.postMessage(page);
      const [draft] = await answered;
      return draft as ProductDraft;
    } catch {
      worker = null;
      await current.terminate();
      return emptyDraft();
    }
  };

  const read = async (page: PageToRead, signal?: AbortSignal): Promise<ProductDraft> => {
    if (inTurn.pendingCount >= waitingMax) return emptyDraft();
    const draft = inTurn(() => readOne(page, signal));
    if (signal === undefined) return draft;
    const givenUp = once(signal, 'abort').then(() => emptyDraft());
    return signal.aborted ? emptyDraft() : Promise.race([draft, givenUp]);
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
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  ready.set(worker, once(worker, 'online'));
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

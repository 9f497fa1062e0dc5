// Pages of other shops are read in a process of its own, one at a time, and abandoned after two seconds: a page made to be slow or large
// ends that process and nothing else, and the person who pasted it still gets an editable draft. Requests that nobody waits for any more are
// skipped.
import type { Places } from '#api/http/session.ts';
import { turnsByTime } from '#api/http/turns-by-time.ts';
import { createProcessWorker } from '#api/ports/child-process.ts';
import { emptyDraft, type ProductDraft } from './product-draft.ts';

export const readingMs = 2_000;
const waitingMax = 20;
/** The largest pages of real shops take 60 MB to read; in two seconds a hostile one can take any amount. */
const heapMb = 256;

const nowhere: Places = { household: '', network: null };

type PageToRead = { html: string; url: string };

export interface ProcessReader {
  /** @param from where it was asked for */
  (page: PageToRead, signal?: AbortSignal, from?: Places): Promise<ProductDraft>;
  close(): void;
}

/** @param program the file of the process; a test passes one that hangs. */
export function createProcessReader(
  program = new URL('./page-process.ts', import.meta.url),
  deadlineMs = readingMs,
): ProcessReader {
  const worker = createProcessWorker<PageToRead, ProductDraft>(program, { deadlineMs, heapMb });
  // Four homes with a slow page each had everybody else wait for all of them, and then for the next four.
  const inTurn = turnsByTime();
  let asked = 0;

  const read = async (page: PageToRead, signal?: AbortSignal, from = nowhere): Promise<ProductDraft> => {
    if (asked > waitingMax) return emptyDraft();
    asked += 1;
    try {
      return (await inTurn(from, (took) => worker.run(page, signal, took), signal)) ?? emptyDraft();
    } catch (error) {
      if (signal?.aborted) return emptyDraft();
      throw error;
    } finally {
      asked -= 1;
    }
  };
  return Object.assign(read, { close: () => worker.close() });
}

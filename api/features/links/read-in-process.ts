// Pages of other shops are read in a process of its own, one at a time, and abandoned after two seconds: a page made to be slow or large
// ends that process and nothing else, and the person who pasted it still gets an editable draft. Requests that nobody waits for any more are
// skipped.
import { createProcessWorker } from '#api/ports/child-process.ts';
import { turnsOfEach } from '#api/turns.ts';
import { emptyDraft, type ProductDraft } from './product-draft.ts';

export const readingMs = 2_000;
const waitingMax = 20;
/** The largest pages of real shops take 60 MB to read; in two seconds a hostile one can take any amount. */
const heapMb = 256;

type PageToRead = { html: string; url: string };

export interface ProcessReader {
  /** @param household of who asked, see `placesOf` */
  (page: PageToRead, signal?: AbortSignal, household?: string): Promise<ProductDraft>;
  close(): void;
}

/** @param program the file of the process; a test passes one that hangs. */
export function createProcessReader(
  program = new URL('./page-process.ts', import.meta.url),
  deadlineMs = readingMs,
): ProcessReader {
  const worker = createProcessWorker<PageToRead, ProductDraft>(program, { deadlineMs, heapMb });
  // A household has one page in the line, so that everybody waits for at most one slow page of each other household.
  const ofHousehold = turnsOfEach(1);
  let asked = 0;

  const read = async (page: PageToRead, signal?: AbortSignal, household = ''): Promise<ProductDraft> => {
    if (asked > waitingMax) return emptyDraft();
    asked += 1;
    try {
      return (await ofHousehold(household, () => worker.run(page, signal), { signal })) ?? emptyDraft();
    } catch (error) {
      if (signal?.aborted) return emptyDraft();
      throw error;
    } finally {
      asked -= 1;
    }
  };
  return Object.assign(read, { close: () => worker.close() });
}

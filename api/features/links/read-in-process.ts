// Pages of other shops are read in a process of its own, one at a time, and abandoned after two seconds: a page made to be slow or large
// ends that process and nothing else, and the person who pasted it still gets an editable draft. Requests that nobody waits for any more are
// skipped. A thread would not do: the engine ends the whole process when the heap of a thread grows too fast, as it did for a page of a
// million headings.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { turnsOfEach } from '#api/http/turns.ts';
import { emptyDraft, type ProductDraft } from './product-draft.ts';

export const readingMs = 2_000;
const waitingMax = 20;
/** The largest pages of real shops take 60 MB to read; in two seconds a hostile one can take any amount. */
const heapMb = 256;

type PageToRead = { html: string; url: string };

interface Reader {
  process: ChildProcess;
  /** Aborted when the process has ended, for whatever reason. */
  ended: AbortSignal;
  ready: Promise<unknown>;
}

export interface ProcessReader {
  /** @param household of who asked, see `placesOf` */
  (page: PageToRead, signal?: AbortSignal, household?: string): Promise<ProductDraft>;
  close(): Promise<void>;
}

/** @param program the file of the process; a test passes one that hangs. */
export function createProcessReader(
  program = new URL('./page-process.ts', import.meta.url),
  deadlineMs = readingMs,
): ProcessReader {
  let reader: Reader | null = null;
  // A household has one page in the line, so that everybody waits for at most one slow page of each other household.
  const ofHousehold = turnsOfEach(1);
  const inTurn = pLimit(1);
  let asked = 0;

  const readOne = async (page: PageToRead, signal?: AbortSignal): Promise<ProductDraft> => {
    if (signal?.aborted) return emptyDraft();
    if (reader === null || reader.ended.aborted) reader = startReader(program);
    const current = reader;
    try {
      // The clock starts when it is ready, so that loading the program does not count as a slow page.
      await current.ready;
      const ends = [AbortSignal.timeout(deadlineMs), current.ended, ...(signal ? [signal] : [])];
      const answered = once(current.process, 'message', { signal: AbortSignal.any(ends) });
      current.process.send(page, () => {});
      const [draft] = await answered;
      return draft as ProductDraft;
    } catch {
      reader = null;
      current.process.kill('SIGKILL');
      return emptyDraft();
    }
  };

  const read = async (page: PageToRead, signal?: AbortSignal, household = ''): Promise<ProductDraft> => {
    if (asked > waitingMax) return emptyDraft();
    asked += 1;
    const draft = ofHousehold(household, () => inTurn(() => readOne(page, signal))).finally(() => {
      asked -= 1;
    });
    if (signal === undefined) return draft;
    const givenUp = once(signal, 'abort').then(() => emptyDraft());
    return signal.aborted ? emptyDraft() : Promise.race([draft, givenUp]);
  };
  return Object.assign(read, {
    async close() {
      reader?.process.kill('SIGKILL');
      reader = null;
    },
  });
}

function startReader(program: URL): Reader {
  const process = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    // It needs no settings, and so learns no secret.
    env: {},
    // What it prints when its heap is full says nothing.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ending = new AbortController();
  process.once('exit', () => ending.abort());
  process.on('error', () => ending.abort());
  // A server that stops does not wait for it: it ends with the channel.
  process.unref();
  process.channel?.unref();
  const ready = once(process, 'message', { signal: ending.signal });
  ready.catch(() => {});
  return { process, ended: ending.signal, ready };
}

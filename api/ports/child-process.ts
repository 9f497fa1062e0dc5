// Hostile input can make a parser or a decoder take any amount of time and memory, and neither can be interrupted from outside. So such work
// runs in a process of its own, one piece at a time, that is killed at its deadline; it also ends itself when it takes too much memory
// (`answerParent`). Where somebody else ended it, as Linux does when it runs short of memory, its work is done once more by another: the input
// may have been harmless. A thread would not do: the engine ends the whole process when the heap of a thread grows too fast.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { turnsOfEach } from '#api/turns.ts';

interface Bounds {
  deadlineMs: number;
  /** Of JavaScript. */
  heapMb: number;
}

/** Runs what another file does, in another process. */
export interface ProcessWorker<In, Out> {
  /**
   * @param took is told how long the work took, without the start of a process, which others may have ended
   * @returns null where it took too long, where its process ended twice or could not start, and once nobody waits any more
   */
  run(input: In, signal?: AbortSignal, took?: (ms: number) => void): Promise<Out | null>;
  close(): void;
}

/** It is started for its first piece of work, and ended once there was none for a while. */
const idleMs = 60_000;

/** `isLarge`: the process has kept so much memory that the next piece of work might have too little. */
interface Answer<Out> {
  output: Out;
  isLarge: boolean;
}

interface Running {
  process: ChildProcess;
  /** Aborted when the process has ended, for whatever reason; its reason is the signal that ended it. */
  ended: AbortSignal;
  ready: Promise<unknown>;
}

/** @param program a file that calls `answerParent` */
export function createProcessWorker<In extends object, Out>(
  program: URL,
  { deadlineMs, heapMb }: Bounds,
): ProcessWorker<In, Out> {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  const turns = turnsOfEach(1);

  const end = ({ process }: Running) => {
    if (running?.process === process) running = null;
    process.kill('SIGKILL');
  };
  const runOne = async (
    input: In,
    signal?: AbortSignal,
    took: (ms: number) => void = () => {},
    { leftMs, isAgain } = { leftMs: deadlineMs, isAgain: false },
  ): Promise<Out | null> => {
    if (signal?.aborted) return null;
    clearTimeout(idle);
    if (running === null || running.ended.aborted) running = start(program, heapMb);
    const current = running;
    let begunMs = performance.now();
    try {
      // The clock starts when it is ready, so that loading the program does not count.
      await current.ready;
      begunMs = performance.now();
      const ends = [AbortSignal.timeout(leftMs), current.ended, ...(signal ? [signal] : [])];
      const answered = once(current.process, 'message', { signal: AbortSignal.any(ends) });
      current.process.send(input, () => {});
      const [{ output, isLarge }] = (await answered) as [Answer<Out>];
      took(performance.now() - begunMs);
      if (isLarge) end(current);
      else idle = setTimeout(end, idleMs, current).unref();
      return output;
    } catch {
      const endedItself = current.ended.reason === endsItselfBy;
      const wasEndedElsewhere = current.ended.aborted && !endedItself && !current.process.killed;
      end(current);
      const spentMs = performance.now() - begunMs;
      took(spentMs);
      // Both together take no longer than one may.
      const stillMs = Math.floor(leftMs - spentMs);
      return wasEndedElsewhere && !isAgain && stillMs > 0
        ? runOne(input, signal, took, { leftMs: stillMs, isAgain: true })
        : null;
    }
  };
  return {
    async run(input, signal, took) {
      try {
        return await turns('', () => runOne(input, signal, took), { signal });
      } catch (error) {
        if (signal?.aborted) return null;
        throw error;
      }
    },
    close() {
      clearTimeout(idle);
      if (running !== null) end(running);
    },
  };
}

function start(program: URL, heapMb: number): Running {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    // It needs no settings, and so learns no secret.
    env: {},
    // What it prints when its heap is full says nothing.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ending = new AbortController();
  child.once('exit', (_, signal) => ending.abort(signal));
  child.on('error', () => ending.abort());
  // A server that stops does not wait for it: it ends with the channel.
  child.unref();
  child.channel?.unref();
  const ready = once(child, 'message', { signal: ending.signal });
  ready.catch(() => {});
  return { process: child, ended: ending.signal, ready };
}

const lookEveryMs = 20;
/** Ends a process at once, as SIGKILL does, by which Linux or somebody else ends it. */
const endsItselfBy = 'SIGUSR2';

/**
 * The other side: answers each message with what `work` makes of it.
 * @param bytesMax of memory, with everything outside the heap; a process that takes more ends itself
 */
export function answerParent<In, Out>(work: (input: In) => Out | Promise<Out>, bytesMax: number): void {
  // Not `exit`, which waits for what is being decoded.
  const end = () => process.kill(process.pid, endsItselfBy);
  process.once('disconnect', end);
  // Where memory is short, Linux ends this process and not the server. Other systems have no such file.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
  process.on('message', async (input: In) => {
    const looking = setInterval(() => {
      if (process.memoryUsage.rss() > bytesMax) end();
    }, lookEveryMs);
    try {
      const output = await work(input);
      process.send?.({ output, isLarge: process.memoryUsage.rss() > bytesMax / 3 } satisfies Answer<Out>);
    } finally {
      clearInterval(looking);
    }
  });
  process.send?.('ready');
}

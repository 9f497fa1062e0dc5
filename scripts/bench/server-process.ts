import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  origin: string;
  startMs: number;
  /** Processor time of the answering thread in microseconds: unlike elapsed time, other work on this machine hardly affects it. */
  cpuUs(): Promise<number>;
  /** Megabytes of memory that the process uses now. */
  residentMb(): Promise<number>;
  /** Its current memory, by kind. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Background jobs that are not done yet. */
  jobsWaiting(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `scripts/bench/<file>` in a process of its own, which sends `{ origin }` when it is ready. */
export async function startServerProcess(file: string, options: object = {}): Promise<ServerProcess> {
  const startedMs = performance.now();
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(program, [JSON.stringify(options)], {
    execArgv: process.env.BENCH_PROFILE?.split(' ') ?? [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { origin } = await heard<{ origin: string }>(child, 'origin');
  const memory = async () => {
    child.send({ tell: 'memory' });
    return (await heard<{ memory: NodeJS.MemoryUsage }>(child, 'memory')).memory;
  };
  return {
    origin,
    startMs: performance.now() - startedMs,
    async cpuUs() {
      child.send({ tell: 'cpu' });
      return (await heard<{ cpuUs: number }>(child, 'cpuUs')).cpuUs;
    },
    async residentMb() {
      return (await memory()).rss / 1_048_576;
    },
    memory,
    async jobsWaiting() {
      child.send({ tell: 'jobs' });
      return (await heard<{ jobsWaiting: number }>(child, 'jobsWaiting')).jobsWaiting;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send({ tell: 'goodbye' });
      await ended;
    },
  };
}

function heard<T>(child: ChildProcess, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('A server of the benchmark ended too early.'));
    child.once('exit', gone);
    const listen = (message: object) => {
      if (!(key in message)) return;
      child.off('message', listen).off('exit', gone);
      resolve(message as T);
    };
    child.on('message', listen);
  });
}

/** For the server process: answers its parent's questions. */
export function answerParent(origin: string, countJobs: () => Promise<number> = async () => 0): void {
  process.send?.({ origin });
  process.on('message', (message: { tell: 'cpu' | 'jobs' | 'memory' | 'goodbye' }) => {
    if (message.tell === 'cpu') {
      const { user, system } = process.threadCpuUsage();
      process.send?.({ cpuUs: user + system });
    } else if (message.tell === 'jobs') void countJobs().then((jobsWaiting) => process.send?.({ jobsWaiting }));
    else if (message.tell === 'memory') process.send?.({ memory: process.memoryUsage() });
    else process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
}

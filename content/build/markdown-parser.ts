/** The builder's side of the parsing threads. One serves all builds of a watcher, or of a test file; many files get one per core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ParseAnswer, ParsedBody, ParseRequest } from './parse-worker.ts';

export interface MarkdownParser {
  /** So many files may be asked for soon: threads take their second to begin while the files are checked. */
  prepare(count: number): void;
  parse(request: Omit<ParseRequest, 'id'>): Promise<ParsedBody[]>;
  close(): Promise<void>;
}

/** A thread takes most of a second to begin: fewer files than this are parsed sooner without another one. */
const filesPerThread = 400;

export function startMarkdownParser(): MarkdownParser {
  const [first, ...more] = Array.from({ length: availableParallelism() }, startThread);
  const threadsFor = (count: number) => [first!, ...more.slice(0, Math.ceil(count / filesPerThread) - 1)];
  return {
    prepare(count) {
      for (const thread of threadsFor(count)) thread.prepare();
    },
    async parse(request) {
      const threads = threadsFor(request.wanted.length);
      const parts = threads.map((_, at) => request.wanted.filter((_path, i) => i % threads.length === at));
      try {
        const bodies = await Promise.all(threads.map((thread, at) => thread.parse({ ...request, wanted: parts[at]! })));
        return bodies.flat();
      } finally {
        // So many files at once are a first build: what follows is one here and one there.
        await Promise.all(more.map((thread) => thread.close()));
      }
    },
    async close() {
      await Promise.all([first, ...more].map((thread) => thread!.close()));
    },
  };
}

function startThread(): Omit<MarkdownParser, 'prepare'> & { prepare(): void } {
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
      // contentlayer is a thousand files, and most of what one edited text takes: Node remembers what it compiled.
      env: { NODE_COMPILE_CACHE: '.cache/compiled', ...process.env },
    });
    started.unref();
    return started;
  }

  return {
    prepare() {
      worker ??= start();
    },
    parse(request) {
      worker ??= start();
      const asked = worker;
      const id = ++lastId;
      asked.ref();
      return new Promise((resolve, reject) => {
        let output = '';
        const hear = (chunk: Buffer) => {
          output += chunk.toString();
        };
        const finish = () => {
          asked.off('message', onAnswer).off('error', onError).off('exit', onExit);
          asked.stdout.off('data', hear);
          asked.stderr.off('data', hear);
          asked.unref();
        };
        const fail = (error: Error) => {
          finish();
          worker = undefined;
          reject(error);
        };
        const onAnswer = (answer: ParseAnswer) => {
          if (answer.id !== id) return;
          finish();
          resolve(answer.bodies);
        };
        const onError = (error: Error) => fail(new Error('The Markdown parser failed.', { cause: error }));
        const onExit = () => fail(new Error(`The Markdown parser stopped. It said: ${output.trim() || 'nothing'}`));
        asked.on('message', onAnswer).once('error', onError).once('exit', onExit);
        asked.stdout.on('data', hear);
        asked.stderr.on('data', hear);
        asked.postMessage({ ...request, id } satisfies ParseRequest);
      });
    },
    async close() {
      const running = worker;
      worker = undefined;
      await running?.terminate();
    },
  };
}

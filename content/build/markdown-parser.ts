/** The builder's side of the parsing thread. One thread serves all builds of a watcher, or of a test file. */
import { Worker } from 'node:worker_threads';
import type { ParseAnswer, ParsedBody, ParseRequest } from './parse-worker.ts';

export interface MarkdownParser {
  parse(request: Omit<ParseRequest, 'id'>): Promise<ParsedBody[]>;
  close(): Promise<void>;
}

export function startMarkdownParser(): MarkdownParser {
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
    });
    started.unref();
    return started;
  }

  return {
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

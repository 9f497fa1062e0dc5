import { load } from './load.ts';
import { startServerProcess } from './server-process.ts';

export interface Reference {
  perSecond: number;
  /** Processor time of the answering thread, per answer. */
  workUs: number;
}

/**
 * Express 5 saying hello: 1.00 in every table. With `bytes` it sends that many bytes instead, which look compressed: the client takes them
 * for text, and reading 9 kB of that keeps it busier than any real answer does (20,000 a second, against 42,000 with as much plain text).
 */
export async function measureReference(bytes?: number): Promise<Reference> {
  const server = await startServerProcess('./serve-hello.ts', { bytes });
  const worked = await server.cpuUs();
  const { perSecond, answered } = await load({ url: server.origin });
  const workUs = ((await server.cpuUs()) - worked) / answered;
  await server.stop();
  return { perSecond, workUs };
}

import { load } from './load.ts';
import { startServerProcess } from './server-process.ts';

export interface Reference {
  perSecond: number;
  /** Of the thread that answers, for each answer. */
  workUs: number;
}

/**
 * Express 5 saying hello: 1.00 in every table. With `bytes` it sends as many instead, which look compressed: whoever knocks takes them for
 * text, and to read 9 kB so keeps it busier than anything that it is answered by (20,000 a second, and 42,000 of as much plain text).
 */
export async function measureReference(bytes?: number): Promise<Reference> {
  const server = await startServerProcess('./serve-hello.ts', { bytes });
  const worked = await server.cpuUs();
  const { perSecond, answered } = await load({ url: server.origin });
  const workUs = ((await server.cpuUs()) - worked) / answered;
  await server.stop();
  return { perSecond, workUs };
}

import { load } from './load.ts';
import { startServerProcess } from './server-process.ts';

export interface Reference {
  perSecond: number;
}

/** Express 5 saying hello: 1.00 in every table. */
export async function measureReference(): Promise<Reference> {
  const server = await startServerProcess('./serve-hello.ts');
  const { perSecond } = await load({ url: server.origin });
  await server.stop();
  return { perSecond };
}

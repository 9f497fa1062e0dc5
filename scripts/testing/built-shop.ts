import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BuiltShop {
  url: string;
  /** The file of its database, for inspection. */
  database: string;
  stop(): Promise<void>;
}

/** The built site in a process of its own, on a copy of the data in `seeded`. `otherPort` is the one local port that links may lead to. */
export async function startBuiltShop(seeded: string, otherPort = 0): Promise<BuiltShop> {
  const port = await freePort();
  const child = fork('scripts/serve-journeys.ts', [String(port), seeded, String(otherPort)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  const [{ database }] = (await once(child, 'message')) as [{ database: string }];
  return {
    url: `http://localhost:${port}`,
    database,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  /** Forwards to the server at the given address. */
  url: string;
  /**
   * 'silent': connections are accepted and kept, but nothing is sent back, as by a frozen machine. 'closed': as if it were switched off.
   */
  become(state: 'open' | 'silent' | 'closed'): Promise<void>;
  close(): Promise<void>;
}

/** A wire to a server that a test can cut. */
export async function forwarderTo(url: string): Promise<Forwarder> {
  const { hostname, port } = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as typeof pair]) {
      from
        .on('error', () => {})
        .on('close', () => {
          to.destroy();
          pairs.delete(pair);
        });
      from.on('data', (chunk) => to.write(chunk));
      if (isSilent) from.pause();
    }
  });
  const listen = (at: number) =>
    new Promise<number>((resolve) =>
      server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const close = () => {
    for (const [near] of pairs) near.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const at = await listen(0);
  const address = new URL(url);
  address.host = `127.0.0.1:${at}`;
  return {
    url: address.href,
    async become(state) {
      isSilent = state === 'silent';
      for (const [near, far] of pairs) for (const end of [near, far]) isSilent ? end.pause() : end.resume();
      if (state === 'closed') await close();
      else if (!server.listening) await listen(at);
    },
    close,
  };
}

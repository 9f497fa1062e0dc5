import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as arrived } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundConnections } from './connections.ts';
import { letOthersIn } from './event-loop.ts';

/** A call that reads SQLite for so long, of a request that has just arrived: Node handles each of those by itself. */
async function call(address: string, done: string[], ms = 30) {
  await arrived();
  await letOthersIn(address);
  const end = performance.now() + ms;
  while (performance.now() < end);
  done.push(address);
}
const several = (times: number, address: string, done: string[], ms?: number) =>
  Array.from({ length: times }, () => call(address, done, ms));

describe('work that never waits', () => {
  it('lets in all who open a connection meanwhile', async () => {
    const done: string[] = [];
    const server = createServer((_request, response) => {
      done.push('page');
      response.end();
    });
    boundConnections(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    // One of each household: no one of them waits for another of its own.
    const calls = Array.from({ length: 30 }, (_, home) => call(`203.0.113.${home}`, done));
    const pages = Array.from({ length: 12 }, () => once(get({ port, host: '127.0.0.1', agent: false }), 'response'));
    await Promise.all([...calls, ...pages]);
    // Without this, each page comes after another call at the earliest.
    expect(done.lastIndexOf('page')).toBeLessThan(12 + 8);
  });

  it.each([
    ['households', Array<string>(10).fill('203.0.113.1')],
    ['networks', Array.from({ length: 10 }, (_, n) => `2001:db8:1:${n}00::/64`)],
  ])('is done in turns of the %s', async (_, addresses) => {
    const done: string[] = [];
    await Promise.all([...addresses.map((address) => call(address, done)), call('203.0.113.2', done)]);
    expect(done.indexOf('203.0.113.2')).toBeLessThan(4);
    expect(done).toHaveLength(11);
  });

  it('waits for nobody while there is little of it', async () => {
    await arrived();
    const done: string[] = [];
    const calls = several(10, '203.0.113.1', done, 0);
    await arrived();
    expect(done).toHaveLength(10);
    await Promise.all(calls);
  });
});

import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { boundConnections, oneAtATime } from './connections.ts';

let server: Server;
const clients: Socket[] = [];

async function serve(handle: RequestHandler, bounds: Parameters<typeof boundConnections>[1] = {}): Promise<void> {
  server = createServer(oneAtATime(express().use(handle)));
  boundConnections(server, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const client = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  return socket;
};
const requests = (many: number): string =>
  Array.from({ length: many }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');
const answer = async (path: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

describe('requests sent ahead over one connection', () => {
  it('are answered in their order, one at a time', async () => {
    let [running, most] = [0, 0];
    await serve(async (request, response) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((turn) => setTimeout(turn, 5));
      running -= 1;
      response.send(`answer to ${request.path};`);
    });
    const socket = await client();
    let heard = '';
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.write(requests(8));
    await expect
      .poll(() => heard.match(/answer to \/\d/g))
      .toEqual(Array.from({ length: 8 }, (_, number) => `answer to /${number}`));
    expect(most).toBe(1);
  });

  it('end the connection when there are too many, and the rest is not begun', async () => {
    const begun: string[] = [];
    await serve((request, response) => {
      begun.push(request.path);
      if (request.path === '/other') response.send('fine');
    });
    const socket = await client();
    socket.resume().write(requests(1500));
    await once(socket, 'close');
    expect(begun).toEqual([]);
    expect(await answer('/other')).toBe('fine');
  });

  it('wait while an answer is not read, and who reads nothing is disconnected', async () => {
    const begun: string[] = [];
    const unread = Buffer.alloc(50_000_000);
    await serve(
      (request, response) => {
        begun.push(request.path);
        response.send(unread);
      },
      { silenceMs: 300 },
    );
    const accepted = once(server, 'connection');
    const socket = await client();
    const [connection] = (await accepted) as [Socket];
    socket.pause().write(requests(4));
    await once(connection, 'close');
    expect(begun).toEqual(['/0']);
  });
});

it('answers that many do not read end, the largest first, when they are too much together', async () => {
  await serve(
    (request, response) => void response.send(Buffer.alloc(request.path === '/large' ? 60_000_000 : 20_000_000)),
    { unsentMax: 70_000_000 },
  );
  const connectionOf = async (path: string) => {
    const accepted = once(server, 'connection');
    const socket = await client();
    const [connection] = (await accepted) as [Socket];
    socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return connection;
  };
  const small = [await connectionOf('/small'), await connectionOf('/small')];
  const large = await connectionOf('/large');
  await once(large, 'close');
  expect(small.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

it('one address has a bounded number of connections, and as many again when they end', async () => {
  await serve((_request, response) => void response.send('fine'), { ofAddress: 3 });
  const ask = async () => {
    const socket = await client();
    const told = once(socket, 'data').then(String, () => '');
    const ended = once(socket, 'close').then(() => '');
    socket.write(requests(1));
    return Promise.race([told, ended]);
  };
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(answers.map((heard) => heard.endsWith('fine'))).toEqual([true, true, true, false]);
  clients[0]!.destroy();
  await expect.poll(async () => (await ask()).endsWith('fine')).toBe(true);
});

it('requests behind one too many do not reach the app at all, and end without stack traces', async () => {
  let seen = 0;
  const stacks: (string | undefined)[] = [];
  server = createServer(
    oneAtATime((_request, response) => {
      seen += 1;
      response.end();
    }),
  );
  server.prependListener('request', (request) => request.on('error', ({ stack }) => stacks.push(stack)));
  boundConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = await client();
  socket.resume().write(requests(1000));
  await once(socket, 'close');
  expect(seen).toBe(0);
  await expect.poll(() => stacks.length).toBeGreaterThan(100);
  expect(stacks.filter((stack) => stack?.includes('\n'))).toEqual([]);
  expect(new Error('after that').stack).toContain('\n');
});

it('an IPv6 network has the connections of eight addresses', () => {
  const bare = new EventEmitter() as Server;
  boundConnections(bare, { ofAddress: 2 });
  const connected = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    bare.emit('connection', socket);
    return socket;
  };
  const sockets = Array.from({ length: 40 }, (_, n) => connected(`2001:db8:1:${n >> 1}::${n}`));
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(16);
  expect(connected('2001:db8:2::1').destroyed).toBe(false);
  sockets[0]!.emit('close');
  expect(connected('2001:db8:1:ff::1').destroyed).toBe(false);
  expect(connected('2001:db8:1:ff::2').destroyed).toBe(true);
  bare.emit('close');
});

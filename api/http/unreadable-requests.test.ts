import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { refuseChunks } from './unreadable-requests.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

it('a body without its length is refused before it is read, and its connection closed', async () => {
  let answered = 0;
  server = createServer(
    refuseChunks((request, response) => {
      answered += 1;
      request.resume().once('end', () => response.end());
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const closed = once(socket, 'close');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  await expect.poll(() => heard).toContain('HTTP/1.1 411 ');
  await closed;
  expect(heard).toContain('malformed-request');
  expect(answered).toBe(0);
  const told = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(500_000) });
  expect([told.status, answered]).toEqual([200, 1]);
});

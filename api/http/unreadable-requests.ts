import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from '#contracts/problems.ts';

/** How long a client may keep sending data that is not read; a response before a connection reset is never seen. */
const lastWordsMs = 500;

const body = JSON.stringify(problemOf('malformed-request'));
const headers = {
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/**
 * A body must say how long it is, as those of browsers do. Node calls JavaScript for each chunk of any other: three million chunks of one
 * byte took seconds, and twenty connections with such bodies kept everybody else waiting for half a minute.
 */
export const refuseChunks =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    request.headers['transfer-encoding'] === undefined
      ? answer(request, response)
      : void response.writeHead(411, headers).end(body);

/**
 * Requests that Node refuses before any handler sees them (a broken request line, 16 kB of headers or address, an odd `Expect`) get a
 * problem like every other refusal.
 */
export function answerUnreadable(server: Server): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const answer = ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');

  server.on('clientError', (_error, stream) => {
    const socket = stream as Socket;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    socket.removeAllListeners('data');
    socket.on('error', () => {});
    socket.resume();
    socket.end(answer);
    setTimeout(() => socket.destroy(), lastWordsMs).unref();
  });
  server.on('checkExpectation', (_request, response) => void response.writeHead(400, headers).end(body));
}

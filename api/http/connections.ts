import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';

/** Browsers and proxies send one request at a time over a connection. */
const aheadMax = 8;
const answerMs = 5 * 60_000;
/** Of all connections together; those with the most end first. */
const unsentBytesMax = 100_000_000;
const unsentEveryMs = 250;

/** Slow clients may not hold a connection for ever, and together they may not hold more memory than there is. */
export function boundConnections(server: Server, silenceMs = 30_000, unsentMax = unsentBytesMax): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Neither sends nor reads: Node closes it.
  server.timeout = silenceMs;
  server.maxConnections = 3000;

  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const looking = setInterval(() => endUnread(connections, unsentMax), unsentEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}

function endUnread(connections: ReadonlySet<Socket>, unsentMax: number): void {
  const unread = [...connections].filter(({ writableLength }) => writableLength > 0);
  let unsent = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (unsent <= unsentMax) return;
  for (const socket of unread.sort((a, b) => b.writableLength - a.writableLength)) {
    if (unsent <= unsentMax) return;
    unsent -= socket.writableLength;
    socket.destroy();
  }
}

/**
 * Answers the requests of one connection one after the other: the next one begins when the answer before it has been handed over to
 * the system. So a client that does not read costs one unsent answer, however much it asks for. Node parses requests that were sent
 * ahead, and would begin all of them at once.
 */
export function oneAtATime(): RequestHandler {
  const inTurn = new WeakMap<Socket, LimitFunction>();
  return (request, response, next) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const turn = inTurn.get(socket) ?? pLimit(1);
    inTurn.set(socket, turn);
    if (turn.pendingCount >= aheadMax) return void socket.destroy();
    void turn(async () => {
      if (socket.destroyed) return;
      const late = setTimeout(() => socket.destroy(), answerMs);
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      response.once('close', resolve);
      next();
      await closed;
      clearTimeout(late);
    });
  };
}

import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '#contracts/problems.ts';
import { noteConnection } from './event-loop.ts';
import { addressKey, placesOf } from './session.ts';

/** Browsers and proxies send one request at a time over a connection. */
const aheadMax = 8;
/** A request that has not arrived whole by then is cut off. */
export const requestMs = 30_000;
const answerMs = 5 * 60_000;
/** Over all connections; those with the most unsent bytes are closed first. */
const unsentBytesMax = 100_000_000;
const unsentEveryMs = 250;

/**
 * Per IP address without a proxy in front. Node parses whatever has arrived at once, and keeps it until the connection has closed: about 3
 * MB of requests for each.
 */
export const connectionsOfAddress = 100;
/** So that no IPv6 network (/48) has all connections. */
const addressesOfNetwork = 8;

interface Bounds {
  silenceMs?: number;
  unsentMax?: number;
  /** All connections through a proxy come from its address. */
  ofAddress?: number;
}

/** Slow clients may not hold a connection for ever, nor together hold more memory than there is. */
export function boundConnections(
  server: Server,
  { silenceMs = 30_000, unsentMax = unsentBytesMax, ofAddress = Number.POSITIVE_INFINITY }: Bounds = {},
): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = requestMs;
  // Closes connections that neither send nor read.
  server.timeout = silenceMs;
  server.maxConnections = 3000;

  const connections = new Set<Socket>();
  const counts = new Map<string, number>();
  const countOf = (place: string) => counts.get(place) ?? 0;
  server.on('connection', (socket) => {
    noteConnection();
    const address = addressKey(socket.remoteAddress);
    const { network } = placesOf(address);
    const isTooMany =
      countOf(address) >= ofAddress || (network !== null && countOf(network) >= addressesOfNetwork * ofAddress);
    if (isTooMany) return void socket.destroy();
    const places = network === null ? [address] : [address, network];
    for (const place of places) counts.set(place, countOf(place) + 1);
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      for (const place of places) {
        if (countOf(place) === 1) counts.delete(place);
        else counts.set(place, countOf(place) - 1);
      }
    });
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
 * Answers the requests of one connection one after the other: the next one starts when the previous response was handed to the operating
 * system. So a client that does not read costs one unsent response, however much it requests. Node parses pipelined requests and would
 * start all of them at once. Excess requests are parsed all the same, so this runs before Express, which uses most of the memory per
 * request: a thousand connections with 1,500 requests each would take half a gigabyte until they are collected.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const inTurn = new WeakMap<Socket, LimitFunction>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const turn = inTurn.get(socket) ?? pLimit(1);
    inTurn.set(socket, turn);
    if (turn.pendingCount >= aheadMax) return endWithoutTraces(socket);
    void turn(async () => {
      if (socket.destroyed) return;
      const late = setTimeout(() => socket.destroy(), answerMs);
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      response.once('close', resolve);
      answer(request, response);
      await closed;
      clearTimeout(late);
    });
  };
}

/** Aborted once nobody waits for the response any more: its client has gone, or has it. */
export function untilClosed(response: ServerResponse): AbortSignal {
  const waiting = new AbortController();
  const end = () => waiting.abort(new Refusal('malformed-request'));
  if (response.closed) end();
  else response.once('close', end);
  return waiting.signal;
}

/**
 * When a connection closes, Node creates an error for each parsed request without a response. Their stack traces are all the same; for a
 * thousand requests, which fit in one packet, they take a tenth of a second during which nobody else is served.
 */
function endWithoutTraces(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}

import type { Request, RequestHandler, Response } from 'express';
import { sessionGoesOn } from '#api/features/live-updates/live-updates.queries.ts';
import { createRegistryWatch } from '#api/features/live-updates/registry-watch.ts';
import { versionFor } from '#api/features/registries/registry-version.ts';
import { Refusal } from '#contracts/problems.ts';
import { registryUpdatesPath } from '#contracts/registry-updates.ts';
import { seeing } from '#rules/registry-roles.ts';
import { decideAccess, type RegistryAccess } from './access.ts';
import type { App } from './app-context.ts';
import { type Limiter, limits } from './limits.ts';
import { UnderWay } from './under-way.ts';

export interface LiveUpdates {
  path: string;
  handle: RequestHandler;
  /** Call after a write in this process. */
  nudge: () => void;
  /** Ends every stream. */
  stop: () => void;
}

/** Open streams: in total, per registry, per household and IPv6 network. Clients beyond that poll instead. */
const streamsMax = { all: 1500, registry: 300, household: 20, network: 160 };
/**
 * Repeated, so that a page knows that the stream is alive (`liveSilenceMs`); also because proxies, and `connections.ts`, end a connection
 * that is silent for half a minute, or whose response takes five.
 */
const beatEveryMs = 20_000;
const streamMs = 4 * 60_000;
/** The same for everybody who may see the registry. */
const everybody = { who: 'registry', param: 'id', roles: [...seeing, 'guest'] } as const;

/**
 * Server-sent events with one fact: the registry's version, as far as the caller may see changes. Clients then fetch what has changed like
 * anything else, so the stream reveals no surprise gift.
 */
export function liveUpdates(app: App, limiter: Limiter): LiveUpdates {
  const watch = createRegistryWatch(app.db);
  /** With the registry of each. */
  const streams = new Map<Response, string>();
  const ofAddresses = new UnderWay(streamsMax);

  const admit = (registryId: string, address: string) => {
    const open = [...streams.values()];
    const isFull =
      open.length >= streamsMax.all ||
      open.filter((id) => id === registryId).length >= streamsMax.registry ||
      ofAddresses.isFull(address);
    if (isFull) throw new Refusal('too-many-requests', { facts: { retryAfterSeconds: 60 } });
  };

  const accessOf = async ({ caller, params }: Request) =>
    (await decideAccess(everybody, params, caller, app.db.read)) as RegistryAccess;
  const versionNow = async (request: Request): Promise<number> => {
    // A stream may outlive its caller's session.
    const { sessionHash } = request.caller;
    if (sessionHash !== null && !(await sessionGoesOn(app.db.read, sessionHash, app.now())))
      throw new Refusal('sign-in-required');
    return versionFor(app, app.db.read, await accessOf(request), app.now());
  };

  /** One query serves all streams of a registry: those of a session, and all without one, share the answer to what they may know of it. */
  const asked = new Map<string, Promise<number>>();
  const versionAt = (state: string, request: Request): Promise<number> => {
    const key = `${request.params.id} ${request.caller.sessionHash} ${state}`;
    const asking = asked.get(key) ?? versionNow(request).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };

  const handle: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET') return next();
    await limiter.spend(limits.openStream, request.caller);
    const { registryId } = await accessOf(request);
    let sent = await versionNow(request);
    // The connection has closed meanwhile: no event would follow, and it would be counted for ever.
    if (response.closed) return;
    admit(registryId, request.caller.address);
    streams.set(response, registryId);
    const end = ofAddresses.begin(request.caller.address);
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.write(`retry: 5000\n${said(sent)}`);

    const tell = async (state: string) => {
      try {
        const version = await versionAt(state, request);
        if (version === sent || response.writableEnded) return;
        sent = version;
        response.write(said(version));
      } catch {
        // The registry is gone, the caller may no longer see it, or has signed out: a new request gets the reason.
        response.end();
      }
    };
    const stopWatching = watch.watch(registryId, (state) => void tell(state));
    const beat = setInterval(() => response.write(said(sent)), beatEveryMs);
    const over = setTimeout(() => response.end(), streamMs);
    response.once('close', () => {
      stopWatching();
      clearInterval(beat);
      clearTimeout(over);
      streams.delete(response);
      end();
    });
  };

  return {
    path: registryUpdatesPath.replace('{id}', ':id'),
    handle,
    nudge: watch.nudge,
    stop() {
      watch.stop();
      for (const response of streams.keys()) response.end();
    },
  };
}

const said = (version: number) => `data: ${version}\n\n`;

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type Logger, pino } from 'pino';
import { followCatalogue } from '#api/features/catalogue/follow-catalogue.ts';
import { rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { createLinkReader } from '#api/features/links/link-reader.ts';
import type { SearchEngine } from '#search-index/engine.ts';
import { type Assembled, assemble } from './assemble.ts';
import type { Settings } from './config.ts';
import { type BadRow, badRows } from './db/bad-rows.ts';
import type { Database } from './db/database.ts';
import { refuseOtherSecret } from './db/other-secret.ts';
import { boundConnections, connectionsOfAddress, oneAtATime } from './http/connections.ts';
import type { Limiter } from './http/limits.ts';
import type { Site } from './http/site.ts';
import { answerUnreadable, refuseChunks } from './http/unreadable-requests.ts';
import { startSchedule } from './jobs/schedule.ts';
import { errorForLog } from './logged-error.ts';
import type { EventForwarder } from './ports/event-forwarder.ts';
import type { LinkReader } from './ports/link-reader.ts';
import { openSearch } from './ports/open-search.ts';
import { createPictureReader, type PictureReader } from './ports/picture-reader.ts';
import { untilWarm } from './ports/until-warm.ts';
import { serverSecret } from './secret.ts';

export class StartError extends Error {
  override name = 'StartError';
}

/** The server with its background work; it does not listen. */
export interface OpenShop extends Assembled {
  search: SearchEngine;
  /** Lets running jobs end first. */
  close(): Promise<void>;
}

export interface RunningServer extends OpenShop {
  url: string;
}

export interface ServerParts {
  settings: Settings;
  db: Database;
  /** Null where no site was built. */
  site: Site | null;
  log?: Logger;
  readLink?: LinkReader;
  readPicture?: PictureReader;
  /** Where events go in addition to our own table, if the shop wants it; see `api/features/tracking`. */
  eventForwarder?: EventForwarder;
  now?: () => number;
  limiter?: Limiter;
}

/** How much longer requests may take after the server is told to stop. */
const drainMs = 10_000;
const refillAfterMs = 30_000;

/** Personal links, cookies and personal data never reach the log. */
export const createLog = (settings: Settings): Logger =>
  pino({
    level: settings.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: { err: errorForLog },
  });

export function openShop(parts: ServerParts): OpenShop {
  const { settings, db } = parts;
  const log = parts.log ?? createLog(settings);
  db.health.onChange = (fault, because) => {
    if (fault === null) log.warn('the database can be used again');
    else if (fault === 'unwritable') log.error({ err: because }, 'the database takes no more: nothing is saved');
    else if (fault === 'unreachable') log.error({ err: because }, 'the database cannot be reached');
    else log.fatal({ err: because }, 'the database is damaged: nothing is saved until a backup is restored');
  };
  const told = new LRUCache<string, true>({ max: 1_000 });
  const tellOfBadRow = (message: unknown) => {
    const { table, id, error } = message as BadRow;
    const row = `${table} ${id}`;
    // Logged once per row: a list may be requested a hundred times a second.
    if (!told.has(row)) log.error({ table, id, err: error }, 'a row cannot be shown, and is left out');
    told.set(row, true);
  };
  badRows.subscribe(tellOfBadRow);
  const warming = Promise.withResolvers<void>();
  const engine = openSearch(settings, log, warming.resolve);
  const search = untilWarm(engine, warming.promise);
  const assembled = assemble({
    settings,
    db,
    search,
    log,
    secret: serverSecret(settings),
    readLink: parts.readLink ?? createLinkReader(Date.now),
    readPicture: parts.readPicture ?? createPictureReader(Date.now),
    ...(parts.now ? { now: parts.now } : {}),
    ...(parts.eventForwarder ? { eventForwarder: parts.eventForwarder } : {}),
    ...(parts.limiter ? { limiter: parts.limiter } : {}),
    site: parts.site,
  });
  const following =
    settings.databaseUrl === null
      ? null
      : followCatalogue(
          db,
          () => rebuildSearch({ db, search: engine, now: assembled.app.now }),
          (error) => log.warn({ err: error }, 'the search index is behind'),
        );
  const stopFilling = fillSearch(
    () => rebuildSearch({ db, search: engine, now: assembled.app.now }),
    warming.resolve,
    (error) =>
      log.error({ err: error }, 'the search server could not be filled; the embedded index answers until it can'),
  );
  assembled.jobs.start();
  const schedule = startSchedule(assembled.app, assembled.jobs.nudge, (error) =>
    log.warn({ err: error }, 'scheduling failed'),
  );
  return {
    ...assembled,
    search,
    async close() {
      badRows.unsubscribe(tellOfBadRow);
      stopFilling();
      schedule.stop();
      following?.stop();
      await assembled.jobs.stop();
      await search.close();
      await db.close();
    },
  };
}

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { settings } = parts;
  await refuseOtherSecret(parts.db, settings);
  const shop = openShop(parts);
  await parts.db.verify();
  const server = createServer(refuseChunks(oneAtATime(shop.express)));
  answerUnreadable(server);
  await listen(server, settings).catch(async (error) => {
    await shop.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...shop,
    url: `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`,
    async close() {
      shop.live.stop();
      // In parallel with the remaining requests, so that both take no longer than the slower one.
      const jobsEnd = shop.jobs.stop();
      await stopListening(server);
      await jobsEnd;
      await shop.close();
    },
  };
}

/** Builds the index, and retries after half a minute if the search server did not accept it. The embedded one is built first. */
function fillSearch(rebuild: () => Promise<void>, isWarm: () => void, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const fill = () =>
    rebuild()
      .catch((error) => {
        onError(error);
        timer = setTimeout(fill, refillAfterMs);
        timer.unref();
      })
      .finally(isWarm);
  void fill();
  return () => clearTimeout(timer);
}

/** Why the server cannot listen on this address, as a sentence that says what to do; other errors unchanged. */
export function explainListening(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4321 npm start`);
  if (error.code === 'EADDRNOTAVAIL') return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}

function listen(server: Server, settings: Settings): Promise<void> {
  boundConnections(server, settings.trustedProxies === 0 ? { ofAddress: connectionsOfAddress } : {});
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListening(error, settings)));
    server.listen(settings.port, settings.host, resolve);
  });
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(patience);
}

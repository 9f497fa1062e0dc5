// A separate API process, for proofs that need several or that kill them. Started by `startApi`, never by people.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { assemble } from '#api/assemble.ts';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { boundConnections, oneAtATime } from '#api/http/connections.ts';
import { createLimiter } from '#api/http/limits.ts';
import { answerUnreadable, refuseChunks } from '#api/http/unreadable-requests.ts';
import { emptySearch } from '../empty-search.ts';
import type { ApiOptions, ToApi } from './api-process.ts';
import { withNewOwners } from './new-owner.ts';
import { KillPoint, withPlant } from './planted.ts';
import { keyInMemory, trustsInput } from './planted-handlers.ts';

const options = JSON.parse(process.argv[2]!) as ApiOptions;
const settings = readSettings({
  NODE_ENV: 'test',
  DATA_DIR: options.dataDir,
  LOG_LEVEL: 'error',
  SECRET_KEY: 'a secret that the processes of a proof share',
  ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
});
const killPoint = new KillPoint();
const { db } = await openDatabase(settings);
const {
  app,
  cookies,
  express: answer,
  jobs,
} = assemble({
  settings,
  secret: settings.secret!,
  db: killPoint.around(withPlant(db, options.plant, settings.databaseUrl)),
  search: emptySearch,
  readLink: async (url) => ({
    title: '',
    url,
    storeName: '',
    priceCents: null,
    currency: null,
    imageUrl: null,
    note: '',
    outcome: 'unreachable',
  }),
  readPicture: async () => null,
  log: pino({ level: 'error' }, pino.destination({ dest: 2, sync: true })),
  limiter: createLimiter(100_000),
  unverifiedHoldsFactor: 100_000,
  site: null,
});

const tell = (message: object) => process.send?.(message);
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: Error) => tell({ unhandled: String(error?.stack ?? error) }));

const planted = { 'key-in-memory': keyInMemory, 'trusts-input': trustsInput } as Record<
  string,
  (() => RequestHandler) | undefined
>;
const inFront = planted[options.plant ?? ''];
const outer = inFront === undefined ? answer : express().use(inFront(), answer);

const listener = withNewOwners({ app, cookies }, outer);
const isBounded = options.plant !== 'unbounded-connections';
const server = createServer(isBounded ? refuseChunks(oneAtATime(listener)) : listener);
if (isBounded) boundConnections(server);
answerUnreadable(server);
server.listen(0, '127.0.0.1', () => tell({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));

process.on('message', (message: ToApi) => {
  if ('dieAt' in message) {
    killPoint.arm(message.dieAt);
    tell({ armed: true });
  } else if ('runJobs' in message) void jobs.runDue().then(() => tell({ ranJobs: true }));
  else {
    server.closeAllConnections();
    server.close(async () => {
      await jobs.stop();
      await db.close();
      process.exit(0);
    });
  }
});
process.on('disconnect', () => process.exit(0));

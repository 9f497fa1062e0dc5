// The server as it runs in production (all layers, including the log), but without rate limits: all load comes from one address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uuidv7 } from 'uuidv7';
import { assemble } from '#api/assemble.ts';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { createLimiter } from '#api/http/limits.ts';
import { loadSite } from '#api/http/site.ts';
import { embeddedInbox } from '#api/ports/mail.ts';
import { openSearch } from '#api/ports/open-search.ts';
import { untilWarm } from '#api/ports/until-warm.ts';
import { createLog } from '#api/server.ts';
import { emptySearch } from '#api/testing/empty-search.ts';
import { withNewOwners } from '#api/testing/proofs/new-owner.ts';
import { answerParent } from './server-process.ts';

const options = JSON.parse(process.argv[2]!) as {
  dataDir: string;
  databaseUrl?: string;
  siteFolder: string;
  /** 'embedded', or the address of a Meilisearch; without it nothing is found. */
  search?: string;
  /** Givers confirm their email soon after they reserved, as in a shop. */
  confirmsGifts?: boolean;
};
const settings = readSettings({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATA_DIR: options.dataDir,
  LOG_LEVEL: 'info',
  SECRET_KEY: 'a secret of the benchmark, long enough to be one',
  ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
});
const { db } = await openDatabase(settings);
const log = createLog(settings);
const meili = options.search?.startsWith('http') ? { url: options.search, key: process.env.MEILI_KEY ?? '' } : null;
const engine = options.search === undefined ? null : openSearch({ ...settings, meili }, log);
const warming = Promise.withResolvers<void>();
const { express, jobs, app, cookies } = assemble({
  settings,
  secret: settings.secret!,
  db,
  search: engine === null ? emptySearch : untilWarm(engine, warming.promise),
  readLink: () => Promise.reject(new Error('The benchmark reads no links.')),
  readPicture: async () => null,
  // Writing emails into the database is part of the measured work; sending them would not be.
  mail: embeddedInbox(db, uuidv7, Date.now),
  log,
  limiter: createLimiter(1_000_000),
  unverifiedHoldsFactor: 1_000_000,
  site: await loadSite(options.siteFolder),
});
jobs.start();
if (engine !== null) rebuildSearch({ db, search: engine, now: Date.now }).finally(warming.resolve);
const server = createServer(withNewOwners({ app, cookies }, express));
if (options.confirmsGifts) {
  let confirmed = '';
  const confirm = async () => {
    const set = { email_verified_at: Date.now(), address_tag: null };
    const rows = await db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set(set).where('id', '>', confirmed).returning('id').execute(),
    );
    for (const { id } of rows) if (id > confirmed) confirmed = id;
    setTimeout(confirm, 100);
  };
  await confirm();
}
const countJobs = async () => {
  const { n } = await db.read
    .selectFrom('job')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return Number(n);
};
server.listen(0, '127.0.0.1', () =>
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, countJobs),
);

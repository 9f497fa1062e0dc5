/** A server for browser journeys: the built site on a copy of the test data, with link reading allowed to one local shop. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { createLinkReader } from '#api/features/links/link-reader.ts';
import { createLimiter } from '#api/http/limits.ts';
import { loadSite } from '#api/http/site.ts';
import type { FetchPolicy } from '#api/ports/fetch-page/fetch-policy.ts';
import { createPictureReader } from '#api/ports/picture-reader.ts';
import { startServer } from '#api/server.ts';

const [port, seededFolder, otherShopPort] = process.argv.slice(2);
if (port === undefined || seededFolder === undefined)
  throw new Error('Usage: serve-journeys.ts PORT SEEDED_FOLDER [OTHER_SHOP_PORT]');
const dataDir = mkdtempSync(join(tmpdir(), 'layette-journey-'));
cpSync(seededFolder, dataDir, { recursive: true });
const settings = readSettings({
  PORT: port,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  PUBLIC_URL: `http://localhost:${port}`,
  NODE_ENV: 'test',
});
const { db } = await openDatabase(settings);
// The other shop's name is known to no name server.
const policy: FetchPolicy = {
  allow: (_host, allowedPort) => String(allowedPort) === otherShopPort,
  resolve: async () => ['127.0.0.1'],
};
const server = await startServer({
  settings,
  db,
  site: await loadSite(),
  readLink: createLinkReader(Date.now, policy),
  readPicture: createPictureReader(Date.now, policy),
  // All journeys come from one address, and sign in more often than a household does.
  limiter: createLimiter(10),
});
// Journeys expect a shop whose products are indexed; on a busy machine the first index takes longer than a visitor would wait.
let isWarm = false;
while (!isWarm)
  isWarm = await server.search.counts().then(
    () => true,
    () => false,
  );
process.send?.({ ready: server.url, database: join(dataDir, 'layette.sqlite') });
const stop = async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('disconnect', stop);

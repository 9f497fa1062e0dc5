/** The API alone, restarted by `npm run dev` as its files change. */
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { startServer } from '#api/server.ts';

const settings = readSettings(process.env);
const { db } = await openDatabase(settings);
const server = await startServer({ settings, db, siteFolder: 'no-site-in-development' });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

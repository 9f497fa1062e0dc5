// Runs in a copy of the project: does everything that `npm run build` does, except seeding and drawing. Sends its own time to its parent.
import { keepCompiledCode } from '../compiled-code.ts';

keepCompiledCode();
const { readSettings } = await import('#api/config.ts');
const { openDatabase } = await import('#api/db/open.ts');
const { buildSiteWhenChanged, prepareContent } = await import('../build-site.ts');
const { offerCatalogue } = await import('../first-start.ts');

const settings = readSettings(process.env);
const { db } = await openDatabase(settings);
await prepareContent({ drafts: false, now: Date.now() });
await buildSiteWhenChanged(settings, db, () => offerCatalogue(settings, db), { say() {} });
await db.close();
process.exit(0);

// Run in a copy of the project: everything that `npm run build` does but to seed and to draw. Its own time goes to its parent.
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { buildSiteWhenChanged, prepareContent } from '../build-site.ts';
import { offerCatalogue } from '../first-start.ts';

const settings = readSettings(process.env);
const { db } = await openDatabase(settings);
await prepareContent({ drafts: false, now: Date.now() });
await buildSiteWhenChanged(settings, db, () => offerCatalogue(settings, db), { say() {} });
await db.close();
process.exit(0);

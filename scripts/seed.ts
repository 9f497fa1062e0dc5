/** `npm run seed`: the demo catalogue and people, into a shop that has no products of its own. Twice is once. */
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { ContentError, formatProblems } from '#content/build.ts';
import { prepareContent } from './build-site.ts';
import { loadDemo } from './first-start.ts';
import { createSteps } from './steps.ts';

const steps = createSteps(process.stdout);
try {
  const settings = readSettings({ ...process.env, DEMO: 'on' });
  await prepareContent({ drafts: false, now: Date.now() });
  const { db } = await openDatabase(settings);
  await loadDemo(settings, db, steps);
  await db.close();
  steps.say('The demo is there. npm start shows it.');
} catch (error) {
  if (error instanceof ContentError) console.error(formatProblems(error.problems));
  else if (error instanceof SettingsError || error instanceof DatabaseError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

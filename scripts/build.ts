/** `npm run build`: content, demo catalogue where the demo runs, and every page, unless nothing has changed. */
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { ContentError, formatProblems } from '#content/build.ts';
import { prepareEverything } from './first-start.ts';
import { createSteps } from './steps.ts';

const steps = createSteps(process.stdout);
try {
  const { db } = await openDatabase(readSettings(process.env));
  const built = await prepareEverything(readSettings(process.env), db, steps);
  await db.close();
  steps.say(built ? 'Built.' : 'Nothing has changed since the last build.');
} catch (error) {
  if (error instanceof ContentError) console.error(formatProblems(error.problems));
  else if (error instanceof SettingsError || error instanceof DatabaseError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

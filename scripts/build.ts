/** `npm run build`: content, demo catalogue where the demo runs, and every page, unless nothing has changed. */
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { explainError } from './explain-error.ts';
import { prepareEverything } from './first-start.ts';
import { createSteps } from './steps.ts';

const steps = createSteps(process.stdout);
try {
  const { db } = await openDatabase(readSettings(process.env));
  const built = await prepareEverything(readSettings(process.env), db, steps);
  await db.close();
  steps.say(built ? 'Built.' : 'Nothing has changed since the last build.');
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

/** Builds content, the demo catalogue if the demo runs, and every page, unless nothing has changed. */
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { explainError } from './explain-error.ts';
import { prepareEverything } from './first-start.ts';
import { makeDefaultPicture, makeSocialPictures } from './social-pictures.ts';
import { createSteps } from './steps.ts';

/** Before a start, nobody waits for the social pictures, and nothing is printed if nothing was done. */
const beforeStart = process.argv.includes('--before-start');
const steps = createSteps(process.stdout);
try {
  const settings = readSettings(process.env);
  const { db, applied } = await openDatabase(settings);
  if (applied.length > 0) steps.say(`Database: ${applied.join(', ')}`);
  let drawn = 0;
  try {
    const built = await prepareEverything(settings, db, steps, async () => {
      if (beforeStart) await makeDefaultPicture(settings);
      else drawn = await makeSocialPictures(settings, db);
    });
    if (drawn > 0) steps.say('Made the pictures that networks show');
    if (!beforeStart) steps.say(built ? 'Built.' : 'Nothing has changed since the last build.');
  } finally {
    // If left open, it would keep a failed build alive.
    await db.close();
  }
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

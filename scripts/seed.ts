/** `npm run seed`: loads the demo catalogue and people into a shop that has no products of its own. Idempotent. */
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { prepareContent } from './build-site.ts';
import { explainError } from './explain-error.ts';
import { loadDemo } from './first-start.ts';
import { createSteps } from './steps.ts';

const steps = createSteps(process.stdout);
try {
  const settings = readSettings({ ...process.env, DEMO: 'on' });
  await prepareContent({ drafts: false, now: Date.now() });
  const { db } = await openDatabase(settings);
  await loadDemo(settings, db, steps);
  await db.close();
  steps.say('The demo is ready. Run npm start to see it.');
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

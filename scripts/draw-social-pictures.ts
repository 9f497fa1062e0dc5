/**
 * `npm start` runs this beside the server: draws the pictures that social networks show, at the lowest priority, because visitors go first.
 */
import { constants, setPriority } from 'node:os';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { explainError } from './explain-error.ts';
import { makeSocialPictures } from './social-pictures.ts';

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // If the machine does not allow it, pictures are drawn all the same.
}
try {
  const settings = readSettings(process.env);
  const { db } = await openDatabase(settings);
  await makeSocialPictures(settings, db);
  await db.close();
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}

/** `npm start` runs this beside the server: the pictures that networks show, at the lowest priority, since visitors go first. */
import { constants, setPriority } from 'node:os';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { explainError } from './explain-error.ts';
import { makeSocialPictures } from './social-pictures.ts';

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A machine that does not allow it draws all the same.
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

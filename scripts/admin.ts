// `node scripts/admin.ts EMAIL`: makes an account one of the shop's staff; `--remove` undoes that, `--new-phone` removes a lost phone,
// `--demo-code` prints the demo admin's one-time code. Nobody can become an admin over the web.

import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { codeAt } from '#api/features/second-factor/one-time-codes.ts';
import { changeStaff, type StaffChange } from './admin/change-staff.ts';
import { explainEnd } from './backup/explain-end.ts';
import { demoAuthenticatorKey } from './seed-people.ts';

const changes: Record<string, StaffChange> = { '--remove': 'remove', '--new-phone': 'forget-phone' };

await explainEnd(async () => {
  const given = process.argv.slice(2);
  if (given.includes('--demo-code')) return console.log(codeAt(demoAuthenticatorKey, Date.now()));
  const email = given.find((argument) => !argument.startsWith('--'));
  const option = given.find((argument) => argument.startsWith('--'));
  if (email === undefined || (option !== undefined && changes[option] === undefined))
    throw new Error('Whom? node scripts/admin.ts EMAIL [--remove | --new-phone]');
  const settings = readSettings(process.env);
  const { db } = await openDatabase(settings);
  try {
    console.log(await changeStaff(db, email.toLowerCase(), option === undefined ? 'add' : changes[option]!));
  } finally {
    await db.close();
  }
});

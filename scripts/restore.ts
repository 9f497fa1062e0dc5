// `node scripts/restore.ts FILE [--replace]`: restores a backup together with its keys as the shop's database.
import { readSettings } from '#api/config.ts';
import { restore } from '#api/db/backup.ts';
import { serverSecret } from '#api/secret.ts';
import { explainEnd } from './backup/explain-end.ts';
import { restorePostgres } from './backup/postgres-dump.ts';

await explainEnd(async () => {
  const settings = readSettings(process.env);
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (file === undefined) throw new Error('Which backup? node scripts/restore.ts FILE [--replace]');
  if (settings.databaseUrl !== null) {
    await restorePostgres(settings.databaseUrl, file, serverSecret(settings));
    console.log('Restored. Start the server.');
    return;
  }
  const tables = await restore(file, settings.dataDir, serverSecret(settings), {
    replace: process.argv.includes('--replace'),
    onSetAside: ({ file: aside, isDamaged }) =>
      console.log(
        isDamaged
          ? `The database that was there is damaged. It is kept with its log as ${aside}: what was saved after the backup may still be found in it.`
          : `The database that was there is kept as ${aside}.`,
      ),
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows in ${Object.keys(tables).length} tables to ${settings.dataDir}. Start the server.`,
  );
});

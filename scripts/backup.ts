// `node scripts/backup.ts [FILE]`: a verified backup of the running shop, with its keys in a second file.
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { backUp } from '#api/db/backup.ts';
import { serverSecret } from '#api/secret.ts';
import { explainEnd } from './backup/explain-end.ts';
import { dumpPostgres } from './backup/postgres-dump.ts';

const secretReminder =
  'Both are encrypted with the shop\'s secret (SECRET_KEY, or the file "secret" of DATA_DIR): keep it too, in a third place.';

// An incomplete backup is useless, so a partial file is deleted.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

await explainEnd(async () => {
  const settings = readSettings(process.env);
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const given = process.argv[2];
  if (settings.databaseUrl !== null) {
    const files = await dumpPostgres(
      settings.databaseUrl,
      given ?? join(settings.dataDir, 'backups', `layette-${day}.dump`),
      serverSecret(settings),
      stopping.signal,
    );
    console.log(
      `Backed up to ${files.file}\nKeys of sealed data: ${files.keysFile} (keep them elsewhere)\n${secretReminder}`,
    );
    return;
  }
  const { file, keysFile, tables } = await backUp(
    settings.dataDir,
    given ?? join(settings.dataDir, 'backups', `layette-${day}.backup`),
    serverSecret(settings),
    stopping.signal,
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up to ${file}: ${rows} rows in ${Object.keys(tables).length} tables, compared one by one.`);
  console.log(
    `Keys of sealed data: ${keysFile} (keep them elsewhere: without them nobody reads due dates in the backup).`,
  );
  console.log(secretReminder);
});

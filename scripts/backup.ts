// `node scripts/backup.ts [FILE]`: a verified backup of the running shop, its keys in a file beside it.
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { backUp } from '#api/db/backup.ts';
import { explainEnd } from './backup/explain-end.ts';
import { dumpPostgres } from './backup/postgres-dump.ts';

await explainEnd(async () => {
  const settings = readSettings(process.env);
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const given = process.argv[2];
  if (settings.databaseUrl !== null) {
    const files = dumpPostgres(settings.databaseUrl, given ?? join(settings.dataDir, 'backups', `layette-${day}.dump`));
    console.log(`Backed up to ${files.file}\nKeys of sealed data: ${files.keysFile} (keep them elsewhere)`);
    return;
  }
  const { file, keysFile, tables } = await backUp(
    settings.dataDir,
    given ?? join(settings.dataDir, 'backups', `layette-${day}.sqlite`),
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up to ${file}: ${rows} rows in ${Object.keys(tables).length} tables, compared one by one.`);
  console.log(
    `Keys of sealed data: ${keysFile} (keep them elsewhere: without them nobody reads due dates in the backup).`,
  );
});

import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Overwrites the first page of a table or an index in the database of a data folder that no process has open. */
export function damage(dataDir: string, name: string): void {
  const file = join(dataDir, 'layette.sqlite');
  const db = new Sqlite(file);
  const page = db.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(name) as number;
  const pageBytes = db.pragma('page_size', { simple: true }) as number;
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  const fd = openSync(file, 'r+');
  writeSync(fd, Buffer.alloc(pageBytes, 0x5a), 0, pageBytes, (page - 1) * pageBytes);
  closeSync(fd);
}

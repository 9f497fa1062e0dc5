// Reads a whole database file outside the server's main thread.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const db = new Sqlite(workerData, { readonly: true, fileMustExist: true });
try {
  parentPort?.postMessage(db.pragma('integrity_check(1)', { simple: true }));
} catch (error) {
  // A file locked by somebody else is not damaged.
  if (!/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test((error as { code?: string }).code ?? '')) throw error;
  parentPort?.postMessage((error as Error).message);
} finally {
  db.close();
}

import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '#contracts/problems.ts';
import { serverSecret } from '../secret.ts';
import { DatabaseError, type Trx } from './database.ts';
import { openDatabase } from './open.ts';
import { assertDurable, checkpointEveryMs, compareVersions, openSqlite, type SqliteDatabase } from './sqlite.ts';

function replaceByEmpty(file: string): void {
  rmSync(file);
  const empty = new Sqlite(file);
  empty.pragma('user_version = 1');
  empty.close();
}

describe('the SQLite database', () => {
  let folder: string;
  let db: SqliteDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-db-'));
    const opened = await openDatabase({ databaseUrl: null, dataDir: folder });
    db = opened.db as SqliteDatabase;
  });
  afterEach(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });
  const add = (id: string) => (trx: Trx) =>
    trx.insertInto('person_key').values({ person_id: id, wrapped_key: '' }).execute();
  const ids = async () =>
    (await db.read.selectFrom('person_key').select('person_id as id').orderBy('id').execute()).map((row) => row.id);

  it('commits what waits together with one sync, each succeeding or failing alone', async () => {
    const results = await Promise.allSettled([
      db.transact({ lock: 'nothing' }, add('a')),
      db.transact({ lock: 'nothing' }, async (trx) => {
        await add('half')(trx);
        throw new Error('refused');
      }),
      db.transact({ lock: 'nothing' }, add('b')),
      db.transact({ lock: 'nothing' }, add('a')),
    ]);
    expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await ids()).toEqual(['a', 'b']);
  });

  it('serves others between two transactions of a group', async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    const addSlowly = (id: string) => async (trx: Trx) => {
      await add(id)(trx);
      const until = performance.now() + 3;
      while (performance.now() < until);
      return turns;
    };
    const seen = await Promise.all(['a', 'b', 'c'].map((id) => db.transact({ lock: 'nothing' }, addSlowly(id))));
    clearInterval(counting);
    expect(new Set(seen).size).toBe(3);
  });

  it('answers only after the commit: another connection sees it at once', async () => {
    const other = new Sqlite(join(folder, 'layette.sqlite'), { readonly: true });
    for (let i = 0; i < 20; i += 1) {
      await db.transact({ lock: 'nothing' }, add(`v${String(i).padStart(2, '0')}`));
      expect(other.prepare('select count(*) from person_key').pluck().get()).toBe(i + 1);
    }
    other.close();
  });

  it('writes its log into the file every few minutes, after the changes that are under way', async () => {
    await db.close();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      db = openSqlite(join(folder, 'layette.sqlite'));
      await db.transact({ lock: 'nothing' }, add('a'));
      const underWay = db.transact({ lock: 'nothing' }, async (trx) => {
        await add('b')(trx);
        vi.advanceTimersByTime(checkpointEveryMs);
      });
      await underWay;
    } finally {
      vi.useRealTimers();
    }
    // Runs after the checkpoint, for which it waits.
    await db.transact({ lock: 'nothing' }, async () => {});
    const withoutLog = join(folder, 'without-log.sqlite');
    copyFileSync(join(folder, 'layette.sqlite'), withoutLog);
    const copy = new Sqlite(withoutLog, { readonly: true });
    expect(copy.prepare('select person_id from person_key order by 1').pluck().all()).toEqual(['a', 'b']);
    copy.close();
  });

  it('says busy, and changes nothing, while another process keeps the database', async () => {
    const rival = new Sqlite(join(folder, 'layette.sqlite'));
    rival.exec('begin immediate');
    const refused = await db.transact({ lock: 'nothing' }, add('late')).catch((error) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused.code).toBe('busy');
    rival.exec('rollback');
    rival.close();
    await db.transact({ lock: 'nothing' }, add('later'));
    expect(await ids()).toEqual(['later']);
  });

  it('reports full storage, keeps reading, and recovers by itself', async () => {
    await db.transact({ lock: 'nothing' }, add('before'));
    const pages = db.raw.pragma('page_count', { simple: true }) as number;
    db.raw.pragma(`max_page_count = ${pages}`);
    const refused = await db
      .transact({ lock: 'nothing' }, (trx) =>
        trx
          .insertInto('setting')
          .values({ name: 'big', value: 'x'.repeat(1_000_000) })
          .execute(),
      )
      .catch((error) => error);
    expect(refused.code).toBe('storage-full');
    expect(await ids()).toEqual(['before']);
    db.raw.pragma('max_page_count = 1000000');
    await db.transact({ lock: 'nothing' }, add('after'));
    expect(await ids()).toEqual(['after', 'before']);
  });

  it('keeps reads from writing', async () => {
    await expect(
      db.read.insertInto('person_key').values({ person_id: 'x', wrapped_key: '' }).execute(),
    ).rejects.toThrow(/readonly/);
  });

  it('refuses to serve with weaker rules than it promises', () => {
    expect(() => assertDurable(db.raw)).not.toThrow();
    db.raw.pragma('synchronous = NORMAL');
    expect(() => assertDurable(db.raw)).toThrow(/synchronous = 1 where 2 is needed/);
  });

  it('refuses a database of a newer version and leaves it alone', async () => {
    db.raw.exec("insert into schema_migration (name, timestamp) values ('9999-from-the-future', '2099-01-01')");
    const error = await openDatabase({ databaseUrl: null, dataDir: folder }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error.message).toMatch(/newer Layette \(it knows "9999-from-the-future"\).*Nothing was changed/s);
    db.raw.exec("delete from schema_migration where name like '9999%'");
  });

  it.each<[string, (file: string) => void]>([
    ['removed', (file) => rmSync(file)],
    ['emptied', (file) => truncateSync(file)],
    ['replaced by one without tables', replaceByEmpty],
  ])('does not begin an empty shop where the file of the old one was %s, until told to', async (_, lose) => {
    await db.close();
    lose(join(folder, 'layette.sqlite'));
    const opening = () => openDatabase({ databaseUrl: null, dataDir: folder });
    for (let start = 0; start < 2; start += 1)
      await expect(opening()).rejects.toThrow(
        /^The database in .* is lost.*restore\.ts FILE --replace.*delete the file .*has-database/,
      );
    rmSync(join(folder, 'has-database'));
    db = (await opening()).db as SqliteDatabase;
    expect(await ids()).toEqual([]);
  });

  it.each<[string, (file: string) => void]>([
    ['removed', (file) => rmSync(file)],
    ['emptied', (file) => truncateSync(file)],
  ])('leaves the log of a file that was %s as it is', async (_, lose) => {
    const file = join(folder, 'layette.sqlite');
    const log = readFileSync(`${file}-wal`);
    await db.close();
    lose(file);
    writeFileSync(`${file}-wal`, log);
    await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(/is lost/);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
    for (const rest of ['has-database', 'layette.sqlite-wal']) rmSync(join(folder, rest));
    db = (await openDatabase({ databaseUrl: null, dataDir: folder })).db as SqliteDatabase;
  });

  it('begins a shop in a folder that has only its secret', async () => {
    const begun = join(folder, 'begun');
    serverSecret({ secret: null, dataDir: begun });
    const opened = await openDatabase({ databaseUrl: null, dataDir: begun });
    expect(opened.applied.length).toBeGreaterThan(0);
    await opened.db.close();
  });

  it('says in one sentence that a file is no database', () => {
    expect(() => openSqlite(folder)).toThrow(/cannot be opened.*Check DATA_DIR/);
  });

  it('compares versions by number', () => {
    expect(compareVersions('3.51.10', '3.51.3')).toBeGreaterThan(0);
    expect(compareVersions('3.9.0', '3.51.3')).toBeLessThan(0);
  });
});

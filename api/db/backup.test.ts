import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProofShop, type ProofShop } from '#api/testing/proofs/proof-shop.ts';
import * as registries from '#contracts/registries.ts';
import { backUp, keysFileOf, restore } from './backup.ts';
import { describeTables } from './database-lines.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';
import type { SetAside } from './set-aside.ts';

const secret = 'a secret of the backups, long enough to be one';
const arrivalDate = '2027-05-14';
async function plainOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of openSealedFile(file, secret)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function overwrite(path: string, at: number, length: number): void {
  const fd = openSync(path, 'r+');
  writeSync(fd, Buffer.alloc(length, 0x5a), 0, length, at);
  closeSync(fd);
}

describe('a backup', () => {
  let folder: string;
  let shop: ProofShop;
  let file: string;
  const dataDir = () => join(folder, 'data');
  const elsewhere = () => join(folder, 'restored');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-backup-'));
    file = join(folder, 'backups', 'monday.backup');
    shop = await createProofShop({ dataDir: dataDir(), now: () => Date.UTC(2027, 2, 10) });
  });
  afterEach(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fill = async () => {
    const { output } = await shop.call(shop.owner, registries.createRegistry, { body: { arrivalDate } });
    const [itemId] = await shop.addItems(1, 99);
    for (let i = 0; i < 10; i += 1) await shop.reserve(itemId!, `visitor-${i}`);
    return { itemId: itemId!, registryId: (output as { registry: { id: string } }).registry.id };
  };

  it('gives everything back, sealed data included, once its keys are there', async () => {
    const { registryId } = await fill();
    const { tables } = await backUp(dataDir(), file, secret);
    expect(tables.reservation!.rows).toBe(10);
    expect(await restore(file, elsewhere(), secret)).toEqual(tables);
    const again = await createProofShop({ dataDir: elsewhere(), now: () => Date.UTC(2027, 2, 10) });
    const { output } = await again.call(shop.owner, registries.readRegistry, { params: { id: registryId } });
    await again.close();
    expect((output as { registry: { family: { arrivalDate: string } } }).registry.family.arrivalDate).toBe(arrivalDate);
  });

  it('holds no key of a person: those lie in a file of their own', async () => {
    await fill();
    const keys = await shop.app.db.read.selectFrom('person_key').select('wrapped_key').execute();
    expect(keys).toHaveLength(1);
    await backUp(dataDir(), file, secret);
    expect((await plainOf(file)).includes(keys[0]!.wrapped_key)).toBe(false);
    expect((await plainOf(keysFileOf(file))).includes(keys[0]!.wrapped_key)).toBe(true);
    rmSync(keysFileOf(file));
    await expect(restore(file, elsewhere(), secret)).rejects.toThrow(/keys of this backup are missing/);
  });

  it('tells a thief nothing: no name, no mail, no word of it stands in either file', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    const told = ['visitor-3', 'create table', 'SQLite format 3', 'person_key'];
    const database = readFileSync(join(dataDir(), 'layette.sqlite'));
    expect(database.includes('SQLite format 3')).toBe(true);
    for (const made of [file, keysFileOf(file)])
      expect(told.filter((word) => readFileSync(made).includes(word))).toEqual([]);
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(['monday.backup', 'monday.keys.backup']);
    await expect(restore(file, elsewhere(), `${secret} of another shop`)).rejects.toThrow(
      /made with another SECRET_KEY/,
    );
    expect(existsSync(elsewhere())).toBe(false);
  });

  it('is one moment of a database that is written to meanwhile', async () => {
    const { itemId } = await fill();
    let stop = false;
    const writing = (async () => {
      let made = 10;
      for (; !stop && made < 99; made += 1) await shop.reserve(itemId, `visitor-${made}`);
      return made;
    })();
    const { tables } = await backUp(dataDir(), file, secret);
    stop = true;
    const made = await writing;
    await restore(file, elsewhere(), secret);
    const restored = new Sqlite(join(elsewhere(), 'layette.sqlite'), { readonly: true });
    const counts = restored
      .prepare('select (select count(*) from reservation), (select count(*) from unit_hold)')
      .raw()
      .get();
    restored.close();
    expect(counts).toEqual([tables.reservation!.rows, tables.reservation!.rows]);
    expect(tables.reservation!.rows).toBeLessThanOrEqual(made);
  });

  it('never replaces a backup, a database or one that a server is using', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    await expect(backUp(dataDir(), file, secret)).rejects.toThrow(/already there/);
    await expect(restore(file, dataDir(), secret)).rejects.toThrow(/A database is already in/);
    await expect(restore(file, dataDir(), secret, { replace: true })).rejects.toThrow(
      'A server is running on this database',
    );
    await shop.close();
    expect((await restore(file, dataDir(), secret, { replace: true })).reservation!.rows).toBe(10);
  });

  it('keeps every database that it replaces, also one that it has restored before', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    await shop.close();
    const current = new Sqlite(join(dataDir(), 'layette.sqlite'));
    const mark = (value: string) => current.prepare("insert into setting (name, value) values ('which', ?)").run(value);
    mark('the newest');
    current.close();
    for (let i = 0; i < 3; i += 1) await restore(file, dataDir(), secret, { replace: true });
    const kept = readdirSync(dataDir()).filter((name) => name.includes('before-restore'));
    const marks = kept.map((name) => {
      const db = new Sqlite(join(dataDir(), name), { readonly: true });
      const found = db.prepare("select value from setting where name = 'which'").pluck().get();
      db.close();
      return found;
    });
    expect([kept.length, marks.filter(Boolean)]).toEqual([3, ['the newest']]);
  });

  describe.each<[string, (database: string) => void]>([
    ['a damaged header', (database) => overwrite(database, 0, 100)],
    ['a damaged first page', (database) => overwrite(database, 0, 4096)],
    ['a damaged list of tables', (database) => overwrite(database, 100, 3996)],
    ['only 1,000 bytes left', (database) => truncateSync(database, 1000)],
    ['only half of it left', (database) => truncateSync(database, Math.floor(statSync(database).size / 8192) * 4096)],
    ['nothing left', (database) => truncateSync(database, 0)],
  ])('of a database with %s', (_, damage) => {
    const database = () => join(dataDir(), 'layette.sqlite');
    const kept = () => readdirSync(dataDir()).filter((name) => name.includes('before-restore'));
    beforeEach(async () => {
      await fill();
      await backUp(dataDir(), file, secret);
      const writer = new Sqlite(database());
      writer.pragma('wal_checkpoint(FULL)');
      writer.close();
    });

    it('replaces it, and keeps it', async () => {
      await shop.close();
      damage(database());
      const damaged = readFileSync(database());
      // As after a kill: the log was not yet written into the database.
      if (damaged.length > 0) writeFileSync(`${database()}-wal`, 'a log');
      const aside: SetAside[] = [];
      const onSetAside = (one: SetAside) => aside.push(one);
      const restored = await restore(file, dataDir(), secret, { replace: true, onSetAside });
      expect(restored.reservation!.rows).toBe(10);
      expect(aside).toEqual([{ file: `${database()}.before-restore`, isDamaged: true }]);
      expect(readFileSync(aside[0]!.file).equals(damaged)).toBe(true);
      if (damaged.length > 0) expect(readFileSync(`${aside[0]!.file}-wal`, 'utf8')).toBe('a log');
      shop = await createProofShop({ dataDir: dataDir(), now: () => Date.UTC(2027, 2, 10) });
      expect(await shop.app.db.read.selectFrom('reservation').select('id').execute()).toHaveLength(10);
    });

    it('refuses while a server has it open', async () => {
      damage(database());
      await expect(restore(file, dataDir(), secret, { replace: true })).rejects.toThrow('A server is running');
      expect(kept()).toEqual([]);
    });
  });

  it('keeps a log whose database is lost out of the restored one', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    const database = join(dataDir(), 'layette.sqlite');
    const log = readFileSync(`${database}-wal`);
    await shop.close();
    rmSync(database);
    writeFileSync(`${database}-wal`, log);
    await expect(restore(file, dataDir(), secret)).rejects.toThrow(/A database is already in/);
    const aside: SetAside[] = [];
    await restore(file, dataDir(), secret, { replace: true, onSetAside: (one) => aside.push(one) });
    expect(aside).toEqual([{ file: `${database}.before-restore`, isDamaged: true }]);
    expect(readFileSync(`${database}.before-restore-wal`).equals(log)).toBe(true);
    const restored = new Sqlite(database);
    expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(restored.prepare('select count(*) from reservation').pluck().get()).toBe(10);
    restored.close();
    shop = await createProofShop({ dataDir: dataDir(), now: () => Date.UTC(2027, 2, 10) });
  });

  it('refuses what is damaged or newer, and changes nothing', async () => {
    await fill();
    const later = new Sqlite(join(dataDir(), 'layette.sqlite'));
    later.prepare('insert into schema_migration values (?, ?)').run('9999-later', '2030');
    await backUp(dataDir(), file, secret);
    later.prepare('delete from schema_migration where name = ?').run('9999-later');
    later.close();
    const refused = (words: RegExp) => expect(restore(file, elsewhere(), secret)).rejects.toThrow(words);
    const whole = readFileSync(file);
    await refused(/written by a newer Layette \(it knows "9999-later"\)/);
    writeFileSync(file, 'no database at all');
    await refused(/is not a backup of Layette/);
    const flipped = Buffer.from(whole);
    flipped[flipped.length >> 1]! ^= 1;
    writeFileSync(file, flipped);
    await refused(/it is damaged, or it was made with another/);
    writeFileSync(file, whole.subarray(0, whole.length - 100));
    await refused(/it is damaged, or it was made with another/);
    rmSync(file);
    await sealFile(Readable.from([Buffer.from('no database at all')]), file, secret);
    await refused(/not a database of Layette/);
    expect(() => readFileSync(join(elsewhere(), 'layette.sqlite'))).toThrow(/ENOENT/);
    expect(existsSync(elsewhere()) ? readdirSync(elsewhere()) : []).toEqual([]);
  });

  it('is readable by nobody else, and so are the database and what is restored', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    await restore(file, elsewhere(), secret);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    for (const folderOfOurs of [join(folder, 'backups'), dataDir(), elsewhere()])
      expect([folderOfOurs, modeOf(folderOfOurs)]).toEqual([folderOfOurs, '700']);
    const files = [dataDir(), elsewhere(), join(folder, 'backups')].flatMap((one) =>
      readdirSync(one).map((name) => join(one, name)),
    );
    expect(files.some((name) => name.endsWith('-wal'))).toBe(true);
    for (const one of files) expect([one, modeOf(one)]).toEqual([one, '600']);
  });

  it('is restored into a folder that becomes private, also where somebody has made it before', async () => {
    await backUp(dataDir(), file, secret);
    mkdirSync(elsewhere(), { mode: 0o755 });
    await restore(file, elsewhere(), secret);
    expect(statSync(elsewhere()).mode & 0o777).toBe(0o700);
  });

  it('makes a database and its folder private that an earlier version left open to others', async () => {
    await shop.close();
    const database = join(dataDir(), 'layette.sqlite');
    chmodSync(database, 0o644);
    chmodSync(dataDir(), 0o755);
    const again = await createProofShop({ dataDir: dataDir(), now: () => Date.UTC(2027, 2, 10) });
    await again.close();
    expect(statSync(database).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir()).mode & 0o777).toBe(0o700);
  });

  it('puts nothing plain on the disk on its way, and nothing at all when it is interrupted', async () => {
    await fill();
    const canary = 'canary-in-the-database '.repeat(40_000);
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.insertInto('setting').values({ name: 'canary', value: canary }).execute(),
    );
    const stopping = new AbortController();
    const seen = new Set<string>();
    const backups = join(folder, 'backups');
    const watching = (async () => {
      while (!stopping.signal.aborted) {
        for (const name of existsSync(backups) ? readdirSync(backups) : []) {
          seen.add(name);
          if (readFileSync(join(backups, name)).includes('canary-in-the')) seen.add('plain');
          if (name.endsWith('.keys.backup.part')) stopping.abort();
        }
        await new Promise((turn) => setImmediate(turn));
      }
    })();
    await expect(backUp(dataDir(), file, secret, stopping.signal)).rejects.toThrow(
      'The backup was interrupted. Nothing of it was kept.',
    );
    await watching;
    expect([...seen].sort()).toEqual(['monday.backup.part', 'monday.keys.backup.part']);
    expect(readdirSync(backups)).toEqual([]);
  });

  it('deletes what a backup that was killed left, once it is an hour old, and nothing else', async () => {
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const leave = (name: string, beginning: string, minutesAgo: number) => {
      writeFileSync(join(backups, name), beginning);
      const at = statSync(join(backups, name)).mtimeMs / 1000 - minutesAgo * 60;
      utimesSync(join(backups, name), at, at);
    };
    leave('sunday.backup.part', 'layette backup 2\nand half of it', 61);
    leave('sunday.keys.backup.part', 'layette backup 2\n', 61);
    leave('now.backup.part', 'layette backup 2\nand half of it', 59);
    leave('film.part', 'something else', 600);
    leave('saturday.backup', 'layette backup 2\nall of it', 600);
    await backUp(dataDir(), file, secret);
    expect(readdirSync(backups).toSorted()).toEqual([
      'film.part',
      'monday.backup',
      'monday.keys.backup',
      'now.backup.part',
      'saturday.backup',
    ]);
  });

  it('tells tables apart by one changed value', async () => {
    await fill();
    const db = new Sqlite(join(dataDir(), 'layette.sqlite'));
    const before = describeTables(db);
    db.prepare("update reservation set message = 'x' where rowid = 3").run();
    const after = describeTables(db);
    db.close();
    expect(Object.keys(before).filter((name) => before[name]!.sha256 !== after[name]!.sha256)).toEqual(['reservation']);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProofShop, type ProofShop } from '#api/testing/proofs/proof-shop.ts';
import * as registries from '#contracts/registries.ts';
import { backUp, describeTables, keysFileOf, restore } from './backup.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';

const secret = 'a secret of the backups, long enough to be one';
const arrivalDate = '2027-05-14';

describe('a backup', () => {
  let folder: string;
  let shop: ProofShop;
  let file: string;
  const dataDir = () => join(folder, 'data');
  const elsewhere = () => join(folder, 'restored');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-backup-'));
    file = join(folder, 'backups', 'monday.sqlite');
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
    expect(restore(file, elsewhere(), secret)).toEqual(tables);
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
    const [plain, plainKeys] = [join(folder, 'plain'), join(folder, 'plain-keys')];
    openSealedFile(file, plain, secret);
    openSealedFile(keysFileOf(file), plainKeys, secret);
    expect(readFileSync(plain).includes(keys[0]!.wrapped_key)).toBe(false);
    expect(readFileSync(plainKeys).includes(keys[0]!.wrapped_key)).toBe(true);
    rmSync(keysFileOf(file));
    expect(() => restore(file, elsewhere(), secret)).toThrow(/keys of this backup are missing/);
  });

  it('tells a thief nothing: no name, no mail, no word of it stands in either file', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    const told = ['visitor-3', 'create table', 'SQLite format 3', 'person_key'];
    const database = readFileSync(join(dataDir(), 'layette.sqlite'));
    expect(database.includes('SQLite format 3')).toBe(true);
    for (const made of [file, keysFileOf(file)])
      expect(told.filter((word) => readFileSync(made).includes(word))).toEqual([]);
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(['monday.keys.sqlite', 'monday.sqlite']);
    expect(() => restore(file, elsewhere(), `${secret} of another shop`)).toThrow(/made with another SECRET_KEY/);
    expect(readdirSync(elsewhere())).toEqual([]);
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
    restore(file, elsewhere(), secret);
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
    expect(() => restore(file, dataDir(), secret)).toThrow(/A database is already in/);
    expect(() => restore(file, dataDir(), secret, { replace: true })).toThrow('A server is running on this database');
    await shop.close();
    expect(restore(file, dataDir(), secret, { replace: true }).reservation!.rows).toBe(10);
  });

  it('refuses what is damaged or newer, and changes nothing', async () => {
    await fill();
    await backUp(dataDir(), file, secret);
    const later = join(folder, 'later.sqlite');
    openSealedFile(file, later, secret);
    const db = new Sqlite(later);
    db.prepare('insert into schema_migration values (?, ?)').run('9999-later', '2030');
    db.close();
    const whole = readFileSync(file);
    rmSync(file);
    sealFile(later, file, secret);
    expect(() => restore(file, elsewhere(), secret)).toThrow(/written by a newer Layette \(it knows "9999-later"\)/);
    writeFileSync(file, 'no database at all');
    expect(() => restore(file, elsewhere(), secret)).toThrow(/is not a backup of Layette/);
    const flipped = Buffer.from(whole);
    flipped[flipped.length >> 1]! ^= 1;
    writeFileSync(file, flipped);
    expect(() => restore(file, elsewhere(), secret)).toThrow(/it is damaged, or it was made with another/);
    const notes = join(folder, 'notes.txt');
    writeFileSync(notes, 'no database at all');
    rmSync(file);
    sealFile(notes, file, secret);
    expect(() => restore(file, elsewhere(), secret)).toThrow(/not a database of Layette/);
    expect(() => readFileSync(join(elsewhere(), 'layette.sqlite'))).toThrow(/ENOENT/);
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

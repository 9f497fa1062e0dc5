import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProofShop, type ProofShop } from '#api/testing/proofs/proof-shop.ts';
import * as registries from '#contracts/registries.ts';
import { backUp, describeTables, keysFileOf, restore } from './backup.ts';

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
    const { tables } = await backUp(dataDir(), file);
    expect(tables.reservation!.rows).toBe(10);
    expect(restore(file, elsewhere())).toEqual(tables);
    const again = await createProofShop({ dataDir: elsewhere(), now: () => Date.UTC(2027, 2, 10) });
    const { output } = await again.call(shop.owner, registries.readRegistry, { params: { id: registryId } });
    await again.close();
    expect((output as { registry: { family: { arrivalDate: string } } }).registry.family.arrivalDate).toBe(arrivalDate);
  });

  it('holds no key of a person: those lie in a file of their own', async () => {
    await fill();
    const keys = await shop.app.db.read.selectFrom('person_key').select('wrapped_key').execute();
    expect(keys).toHaveLength(1);
    await backUp(dataDir(), file);
    expect(readFileSync(file).includes(keys[0]!.wrapped_key)).toBe(false);
    expect(readFileSync(keysFileOf(file)).includes(keys[0]!.wrapped_key)).toBe(true);
    rmSync(keysFileOf(file));
    expect(() => restore(file, elsewhere())).toThrow(/keys of this backup are missing/);
  });

  it('is one moment of a database that is written to meanwhile', async () => {
    const { itemId } = await fill();
    let stop = false;
    const writing = (async () => {
      let made = 10;
      for (; !stop && made < 99; made += 1) await shop.reserve(itemId, `visitor-${made}`);
      return made;
    })();
    const { tables } = await backUp(dataDir(), file);
    stop = true;
    const made = await writing;
    restore(file, elsewhere());
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
    await backUp(dataDir(), file);
    await expect(backUp(dataDir(), file)).rejects.toThrow(/already there/);
    expect(() => restore(file, dataDir())).toThrow(/A database is already in/);
    expect(() => restore(file, dataDir(), { replace: true })).toThrow('A server is running on this database');
    await shop.close();
    expect(restore(file, dataDir(), { replace: true }).reservation!.rows).toBe(10);
  });

  it('refuses what is damaged or newer, and changes nothing', async () => {
    await fill();
    await backUp(dataDir(), file);
    const db = new Sqlite(file);
    db.prepare('insert into schema_migration values (?, ?)').run('9999-later', '2030');
    db.close();
    expect(() => restore(file, elsewhere())).toThrow(/written by a newer Layette \(it knows "9999-later"\)/);
    writeFileSync(file, 'no database at all');
    expect(() => restore(file, elsewhere())).toThrow(/not a database of Layette/);
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

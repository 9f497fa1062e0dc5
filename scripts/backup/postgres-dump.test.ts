import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProofShop } from '#api/testing/proofs/proof-shop.ts';
import { createScratchDatabase } from '#api/testing/test-databases.ts';
import { dumpPostgres, restorePostgres } from './postgres-dump.ts';

const secret = 'a secret of the backups, long enough to be one';
const serverUrl = process.env.TEST_DATABASE_URL;

describe.runIf(serverUrl)('a backup of PostgreSQL', () => {
  it('gives everything back into an empty database, and refuses one that is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'layette-dump-'));
    const [from, to] = [await createScratchDatabase(serverUrl!), await createScratchDatabase(serverUrl!)];
    const file = join(folder, 'monday.dump');
    const shop = await createProofShop({ dataDir: folder, databaseUrl: from.url });
    const [itemId] = await shop.addItems(1, 9);
    await shop.app.db.transact({ lock: 'nothing' }, (trx) => shop.app.sealing.seal(trx, shop.ownerId, '2027-05-14'));
    await shop.reserve(itemId!, 'visitor');
    const key = await shop.app.db.read.selectFrom('person_key').selectAll().executeTakeFirstOrThrow();

    const { keysFile } = await dumpPostgres(from.url, file, secret);
    await expect(restorePostgres(from.url, file, secret)).rejects.toThrow(/is not empty.*Nothing was changed/);
    await restorePostgres(to.url, file, secret);
    const again = await createProofShop({ dataDir: folder, databaseUrl: to.url });
    expect(await again.app.db.read.selectFrom('reservation').select('giver_name').execute()).toHaveLength(1);
    expect(await again.app.db.read.selectFrom('person_key').selectAll().execute()).toEqual([key]);
    expect(readFileSync(keysFile).includes(key.wrapped_key)).toBe(false);
    await expect(restorePostgres(to.url, file, 'another secret, long enough to be one')).rejects.toThrow(
      /another SECRET_KEY/,
    );
    expect(readdirSync(folder).filter((name) => /part|opened/.test(name))).toEqual([]);
    for (const one of [file, keysFile]) expect(statSync(one).mode & 0o777).toBe(0o600);
    await expect(dumpPostgres(from.url, file, secret)).rejects.toThrow(/already there/);

    const stopping = new AbortController();
    const interrupted = dumpPostgres(from.url, join(folder, 'tuesday.dump'), secret, stopping.signal);
    stopping.abort();
    await expect(interrupted).rejects.toThrow(/interrupted. Nothing of it was kept/);
    expect(readdirSync(folder).filter((name) => name.startsWith('tuesday'))).toEqual([]);

    await Promise.all([shop.close(), again.close()]);
    await Promise.all([from.drop(), to.drop()]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});

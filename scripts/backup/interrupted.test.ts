import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#api/db/open.ts';

it('a backup that is told to stop says so and leaves nothing behind', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-interrupted-'));
  const { db } = await openDatabase({ databaseUrl: null, dataDir });
  for (let n = 0; n < 40; n += 1)
    await db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('setting')
        .values({ name: `large ${n}`, value: 'x'.repeat(1_000_000) })
        .execute(),
    );
  await db.close();
  const folder = join(dataDir, 'backups');
  const script = spawn(process.execPath, ['scripts/backup.ts'], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  let said = '';
  script.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(script, 'exit');
  while (
    script.exitCode === null &&
    !(existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.part')))
  )
    await new Promise((turn) => setTimeout(turn, 5));
  script.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(said.trim()).toBe('The backup was interrupted. Nothing of it was kept.');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

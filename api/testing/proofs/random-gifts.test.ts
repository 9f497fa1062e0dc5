import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { Findings } from './proof.ts';
import { compareWithOracle, randomGifts } from './random-gifts.ts';

/** PostgreSQL is five times slower when it serves one client; the long run uses the full size on both. */
const sizes = { sqlite: randomGifts.sizes.withTests, postgres: 4_000 };

describe.each(engines)('random gifts on %s', (engine) => {
  it('end as the oracle says', async () => {
    const found = new Findings();
    await compareWithOracle(engine, sizes[engine], 1, found);
    expect(found.faults).toEqual([]);
    expect(found.done).toBeGreaterThanOrEqual(sizes[engine]);
    expect(Number(found.figures['carried out'])).toBeGreaterThan(sizes[engine] / 3);
  }, 600_000);
});

describe('the oracle', () => {
  it('notices units that are not given back', async () => {
    const found = new Findings();
    await compareWithOracle('sqlite', 2_000, 1, found, async ({ app }) => {
      await app.db.transact({ lock: 'nothing' }, (trx) =>
        sql`create trigger planted before delete on unit_hold when old.unit = 2 begin select raise(ignore); end`.execute(
          trx,
        ),
      );
    });
    expect(found.faults.join('\n')).toMatch(/the oracle says/);
  }, 600_000);
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { Findings } from './proof.ts';
import { interleaveReservations, pairsOfRivals } from './reservation-rivals.ts';

describe.each(engines)('units and reservations on %s', (engine) => {
  it('agree whatever a rival does between two steps', async () => {
    const found = new Findings();
    await interleaveReservations(engine, found);
    expect(found.faults).toEqual([]);
    expect(Object.keys(found.figures).filter((name) => name.startsWith('not reached'))).toEqual([]);
    expect(found.done).toBe(pairsOfRivals);
  }, 600_000);
});

/** Units that are not released after a cancellation. */
const kept =
  'create trigger planted after delete on unit_hold begin insert into unit_hold (reg_item_id, unit, holder_kind, holder_id) values (old.reg_item_id, old.unit, old.holder_kind, old.holder_id); end';

it('the harness notices units that are kept', async () => {
  const found = new Findings();
  await interleaveReservations('sqlite', found, ({ app }) =>
    app.db.transact({ lock: 'nothing' }, (trx) => sql.raw(kept).execute(trx)),
  );
  expect(found.faults.join('\n')).toMatch(/a cancelled gift of 1 holds 1 units/);
}, 600_000);

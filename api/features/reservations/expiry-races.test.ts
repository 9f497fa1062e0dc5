import { describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines } from '#api/testing/test-app.ts';
import { readReservation, reserveItem } from '#contracts/reservations.ts';
import { expireReservations } from './reservations.service.ts';

const hour = 3_600_000;

describe.each(engines)('expiry on %s', (engine) => {
  it('keeps a gift whose giver confirms the email while the overdue ones are looked up', async () => {
    let confirm: () => Promise<unknown> = async () => {};
    const test = await createTestApp({
      engine,
      parts: {
        checkpoint: async (name) => {
          if (name === 'expire-after-read') await confirm();
        },
      },
    });
    try {
      const { itemId } = await ownerWithItem(test, 2);
      const [kept, lost] = [test.client(), test.client()];
      const reserve = async (client: typeof kept, name: string) =>
        (await client.call(reserveItem, { params: { id: itemId }, body: giver(name) })).reservation.id;
      const keptId = await reserve(kept, 'Gus');
      const lostId = await reserve(lost, 'Ann');
      confirm = () =>
        test.app.db.transact({ lock: 'nothing' }, (trx) =>
          trx
            .updateTable('reservation')
            .set({ email_verified_at: test.clock.now, expires_at: test.clock.now + 14 * 24 * hour })
            .where('id', '=', keptId)
            .execute(),
        );
      test.clock.pass(72 * hour);
      await expireReservations(test.app);
      const stateOf = async (client: typeof kept, id: string) =>
        (await client.call(readReservation, { params: { id } })).reservation.state;
      expect([await stateOf(kept, keptId), await stateOf(lost, lostId)]).toEqual(['reserved', 'expired']);
    } finally {
      await test.close();
    }
  });
});

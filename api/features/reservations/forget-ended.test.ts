import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import * as reservations from '#contracts/reservations.ts';
import { endedKeptMs, endedOfRegistryMax } from '#rules/ended-gifts.ts';
import { forgetEndedReservations } from './forget-ended.service.ts';

describe.each(engines)('reservations that have ended on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function reserved() {
    const item = await ownerWithItem(test, 3);
    const guest = test.client();
    const answer = await guest.call(reservations.reserveItem, { params: { id: item.itemId }, body: giver() });
    return { ...item, guest, params: { id: answer.reservation.id } };
  }
  const isThere = async (id: string) =>
    (await test.app.db.read.selectFrom('reservation').select('id').where('id', '=', id).execute()).length === 1;

  it('can be brought back for two months, and are forgotten then, with an address for thanks', async () => {
    const { guest, registryId, params } = await reserved();
    await guest.call(saveGiverAddress, { body: { registryId, address: '9 Birch Road' } });
    await guest.call(reservations.cancelReservation, { params });
    const other = await reserved();
    test.clock.pass(endedKeptMs);
    await forgetEndedReservations(test.app);
    expect([await isThere(params.id), await isThere(other.params.id)]).toEqual([true, true]);
    await guest.call(reservations.recoverReservation, { params });
    await guest.call(reservations.cancelReservation, { params });
    test.clock.pass(endedKeptMs + 1);
    await forgetEndedReservations(test.app);
    expect([await isThere(params.id), await isThere(other.params.id)]).toEqual([false, true]);
    const { db } = test.app;
    expect(await db.read.selectFrom('giver_address').select('id').execute()).toEqual([]);
  });

  it('stay longer where their giver has seen the address of the family', async () => {
    const { guest, registryId, params } = await reserved();
    await guest.call(reservations.cancelReservation, { params });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('address_view')
        .values({ reservation_id: params.id, registry_id: registryId, shown_at: 1 })
        .execute(),
    );
    test.clock.pass(endedKeptMs + 1);
    await forgetEndedReservations(test.app);
    expect(await isThere(params.id)).toBe(true);
  });

  it('are kept up to a number in one registry, the latest of them', async () => {
    const { guest, registryId, params } = await reserved();
    await guest.call(reservations.cancelReservation, { params });
    const { db } = test.app;
    const row = await db.read
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: endedOfRegistryMax + 20 }, (_, index) => ({
      ...row,
      id: test.app.newId(),
      visitor_id: `visitor ${index}`,
      updated_at: row.updated_at + 1 + index,
    }));
    await db.transact({ lock: 'nothing' }, async (trx) => {
      for (const copy of copies) await trx.insertInto('reservation').values(copy).execute();
    });
    await forgetEndedReservations(test.app);
    const left = await db.read.selectFrom('reservation').select('id').where('registry_id', '=', registryId).execute();
    expect(left).toHaveLength(endedOfRegistryMax);
    expect([await isThere(copies[19]!.id), await isThere(copies[20]!.id)]).toEqual([false, true]);
  });
});

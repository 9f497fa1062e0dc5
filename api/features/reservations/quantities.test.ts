import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as reservations from '#contracts/reservations.ts';

describe.each(engines)('several of one item on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const reserving = (itemId: string, quantity: number) => ({
    params: { id: itemId },
    body: { ...giver(), quantity },
  });

  it('are held as many as a giver takes, and whoever comes next learns what is left', async () => {
    const { itemId } = await ownerWithItem(test, 5);
    const three = await test.client().call(reservations.reserveItem, reserving(itemId, 3));
    expect([three.reservation.quantity, three.left]).toEqual([3, 2]);
    const next = test.client();
    expect(await next.refused(reservations.reserveItem, reserving(itemId, 3))).toMatchObject({
      code: 'not-enough-left',
      facts: { left: 2 },
    });
    expect((await next.call(reservations.reserveItem, reserving(itemId, 2))).left).toBe(0);
    expect(await test.client().refused(reservations.reserveItem, reserving(itemId, 1))).toMatchObject({
      code: 'none-left',
    });
  });

  it('do not come back beside others of the same giver', async () => {
    const { itemId } = await ownerWithItem(test, 5);
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, reserving(itemId, 1));
    const params = { id: reservation.id };
    await guest.call(reservations.cancelReservation, { params });
    await guest.call(reservations.reserveItem, reserving(itemId, 2));
    expect(await guest.refused(reservations.recoverReservation, { params })).toMatchObject({
      code: 'already-reserved',
    });
  });
});

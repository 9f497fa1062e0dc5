import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { addItem, changeItem } from '#contracts/registries.ts';
import { readReservation, reserveItem } from '#contracts/reservations.ts';
import { usd } from '#rules/money.ts';

describe.each(engines)('what a giver saw of a gift on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('stays with the reservation when the family changes all of it', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { regItem } = await owner.call(addItem, {
      params: { id: registryId },
      body: {
        kind: 'external',
        title: 'Night light',
        url: 'https://store.example/light',
        storeName: 'A store',
        price: usd(2_400),
        size: 'Small',
        color: 'White',
      },
    });
    const guest = test.client();
    const { reservation } = await guest.call(reserveItem, { params: { id: regItem.id }, body: giver() });
    expect(reservation.item).toMatchObject({
      title: 'Night light',
      url: 'https://store.example/light',
      storeName: 'A store',
      price: usd(2_400),
      size: 'Small',
      color: 'White',
    });
    await owner.call(changeItem, {
      params: { id: registryId, item: regItem.id },
      body: {
        title: 'Lamp',
        url: 'https://other.example/lamp',
        storeName: 'Another store',
        price: usd(9_900),
        size: 'Large',
        color: 'Red',
        evenIfTaken: true,
      },
    });
    const now = await guest.call(readReservation, { params: { id: reservation.id } });
    expect(now.reservation.item).toEqual(reservation.item);
    expect(now.changed).toEqual({ what: 'renamed', title: 'Lamp' });
  });
});

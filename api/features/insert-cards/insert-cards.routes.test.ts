import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as cards from '#contracts/insert-cards.ts';
import { currentUser } from '#contracts/users.ts';

describe.each(engines)('insert cards on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('are ordered in the quantities that there are, listed, and taken off the list', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    for (const quantity of cards.insertCardQuantities)
      await owner.call(cards.orderInsertCards, { params, body: { quantity } });
    expect(await owner.refused(cards.orderInsertCards, { params, body: { quantity: 11 as never } })).toMatchObject({
      fields: [{ field: 'body.quantity' }],
    });
    const { orders } = await owner.call(cards.listInsertCardOrders, { params });
    expect(orders).toHaveLength(7);
    const order = { params: { id: registryId, order: orders[0]!.id } };
    expect((await owner.call(cards.readInsertCardOrder, order)).order).toEqual(orders[0]);
    await owner.call(cards.deleteInsertCardOrder, order);
    expect(await owner.refused(cards.readInsertCardOrder, order)).toMatchObject({ code: 'not-found' });
    const other = await ownerWithItem(test);
    const foreign = { params: { id: other.registryId, order: orders[1]!.id } };
    expect(await other.owner.refused(cards.deleteInsertCardOrder, foreign)).toMatchObject({ code: 'not-found' });
    expect(await (await signedUp(test)).refused(cards.listInsertCardOrders, { params })).toMatchObject({
      code: 'not-found',
    });
  });

  it('are asked of the shop where somebody works there, and of nobody elsewhere', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const ask = { params: { id: registryId }, body: { quantity: 20, printedBy: 'shop' } } as const;
    const { params } = ask;
    expect((await owner.call(cards.listInsertCardOrders, { params })).canShopPrint).toBe(false);
    expect(await owner.refused(cards.orderInsertCards, ask)).toMatchObject({ code: 'wrong-state' });
    const admin = await signedUpAdmin(test);
    const { user } = await admin.call(currentUser, {});
    expect((await owner.call(cards.listInsertCardOrders, { params })).canShopPrint).toBe(true);
    await owner.call(cards.orderInsertCards, ask);
    const [mail] = await test.mailsTo(user!.email);
    expect(mail!.subject).toBe('20 insert cards to print');
  });

  it('are ordered by a form without script', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const posted = await owner.postForm(`/api/v3/registries/${registryId}/insert_card_orders`, { quantity: '50' });
    expect(posted.headers.get('location')).toBe('/registry/share/insert-cards?done=made');
  });
});

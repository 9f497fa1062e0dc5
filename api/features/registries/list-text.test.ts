import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop } from '#api/features/catalogue/testing/open-shop.ts';
import { keptAnswerMax } from '#api/http/idempotency.ts';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { importGifts } from '#contracts/imports.ts';
import * as registries from '#contracts/registries.ts';
import { addProducts } from './add-products.service.ts';
import { itemsEverMax, listTextMax } from './list-text.ts';

describe.each(engines)('the text of a list on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** A list of two items that has as much text as allowed. */
  const fullList = async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const body = { kind: 'idea', title: 'Warm meals', note: 'With greens.' } as const;
    const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('reg_item')
        .set({ note: 'n'.repeat(listTextMax) })
        .where('id', '=', itemId)
        .execute(),
    );
    return { owner, params: { id: registryId }, large: itemId, small: regItem.id };
  };

  it('has an end, however it is added: one by one, as a list, or by a longer note', async () => {
    const { owner, params, small } = await fullList();
    const idea = { kind: 'idea', title: 'A walk' } as const;
    expect(await owner.refused(registries.addItem, { params, body: idea })).toMatchObject({ code: 'wrong-state' });
    const text = { text: 'https://shop.example/crib' };
    expect(await owner.refused(importGifts, { params, body: text })).toMatchObject({ code: 'wrong-state' });
    const change = { params: { ...params, item: small }, body: { note: 'With greens and bread.' } };
    expect(await owner.refused(registries.changeItem, change)).toMatchObject({ code: 'wrong-state' });
    // Another removed item is restored in a batch.
    const [off] = await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reg_item').set({ removed_at: 1 }).where('id', '=', small).returning('id').execute(),
    );
    const back = { params, body: { changes: [{ id: off!.id, removed: false }] } };
    expect(await owner.refused(registries.changeItems, back)).toMatchObject({ code: 'wrong-state' });
    expect((await owner.call(registries.listItems, { params })).regItems).toHaveLength(1);
  });

  it('is bounded in a file that is brought in, too', async () => {
    const { owner } = await ownerWithItem(test);
    const file = await owner.call(exportAccount, {});
    const [registry] = file.registries;
    const [item] = registry!.items;
    const long = Array.from({ length: 1000 }, () => ({ ...item!, note: '"'.repeat(400) }));
    const body = { ...file, registries: [{ ...registry!, items: long }] };
    expect(await owner.refused(importAccount, { body })).toMatchObject({ code: 'wrong-state' });
  });

  it('counts products of the shop, too', async () => {
    const shop = await openShop(engine, [brandLine(), productLine(1, { variants: [variantLine(10)] })]);
    const { owner, registryId, itemId } = await ownerWithItem(shop);
    const { app } = shop;
    const add = () =>
      app.db.transact({ lock: { registry: registryId } }, (trx) =>
        addProducts(app, trx, registryId, [{ productId: 10, quantity: 1 }], app.now()),
      );
    await app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('reg_item')
        .set({ note: 'n'.repeat(listTextMax) })
        .where('id', '=', itemId)
        .execute(),
    );
    await expect(add()).rejects.toMatchObject({ code: 'wrong-state' });
    await owner.call(registries.removeItem, { params: { id: registryId, item: itemId } });
    expect(await add()).toHaveLength(1);
    await shop.close();
  });

  it('counts what HTML writes as an entity six times', async () => {
    const { owner, params, large } = await fullList();
    const fill = (note: string) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reg_item').set({ note }).where('id', '=', large).execute(),
      );
    const add = (title: string) => owner.send(registries.addItem, { params, body: { kind: 'idea', title } });
    const quotes = listTextMax / 6;
    await fill(`"<>&'`.repeat(quotes / 5 + 1));
    expect((await add('A walk')).status).toBe(409);
    await fill(`"<>&'`.repeat(quotes / 5 - 50));
    expect((await add('A walk')).status).toBe(201);
  });

  it('is kept with no answer to a call, which is done anew instead', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const setNote = (note: string) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reg_item').set({ note }).where('id', '=', itemId).execute(),
      );
    const change = { params: { id: registryId }, body: { changes: [{ id: itemId, mustHave: true }] } };
    const kept = async () => (await test.app.db.read.selectFrom('idempotency_key').select('status').execute()).length;
    const before = await kept();
    await setNote('n'.repeat(keptAnswerMax));
    const large = { 'idempotency-key': crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      const { regItems } = await owner.call(registries.changeItems, change, large);
      expect(regItems).toMatchObject([{ id: itemId, mustHave: true }]);
    }
    expect(await kept()).toBe(before);
    await setNote('Short.');
    const small = { 'idempotency-key': crypto.randomUUID() };
    const first = await owner.call(registries.changeItems, change, small);
    await setNote('Changed since.');
    expect(await owner.call(registries.changeItems, change, small)).toEqual(first);
    expect(await kept()).toBe(before + 1);
  });

  it('has had so many items and no more, with those that were taken off it', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const params = { id: registryId };
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = await trx.selectFrom('reg_item').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
      const removed = () => ({ ...row, id: crypto.randomUUID(), removed_at: 1 });
      for (let rows = 0; rows < itemsEverMax; rows += 500)
        await trx
          .insertInto('reg_item')
          .values(Array.from({ length: 500 }, removed))
          .execute();
    });
    const idea = { kind: 'idea', title: 'A walk' } as const;
    expect(await owner.refused(registries.addItem, { params, body: idea })).toMatchObject({ code: 'wrong-state' });
    expect(await owner.refused(importGifts, { params, body: { text: 'https://shop.example/crib' } })).toMatchObject({
      code: 'wrong-state',
    });
    const change = { params: { ...params, item: itemId }, body: { note: 'In mint' } };
    expect((await owner.call(registries.changeItem, change)).regItem.note).toBe('In mint');
  });

  it('may still be changed, shortened, and taken off, where there is too much of it', async () => {
    const { owner, params, large, small } = await fullList();
    const change = { params: { ...params, item: small }, body: { note: '', quantity: 2 } };
    expect((await owner.call(registries.changeItem, change)).regItem).toMatchObject({ note: '', quantity: 2 });
    await owner.call(registries.removeItem, { params: { ...params, item: large } });
    await owner.call(registries.addItem, { params, body: { kind: 'idea', title: 'A walk' } });
    const back = { params: { ...params, item: large }, body: { removed: false } } as const;
    expect(await owner.refused(registries.changeItem, back)).toMatchObject({ code: 'wrong-state' });
  });
});

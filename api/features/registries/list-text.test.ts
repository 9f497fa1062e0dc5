import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { importGifts } from '#contracts/imports.ts';
import * as registries from '#contracts/registries.ts';
import { listTextMax } from './list-text.ts';

describe.each(engines)('the text of a list on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** A list of two items that has as much text as it may. */
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
    expect((await owner.call(registries.listItems, { params })).regItems).toHaveLength(2);
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

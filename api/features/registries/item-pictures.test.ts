import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '#api/db/count-rows.ts';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { addItem, changeItem, createRegistry } from '#contracts/registries.ts';
import { picturesOfDay } from './item-pictures.service.ts';

describe.each(engines)('pictures of other stores on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const asked = () => countRows(test.app.db.read.selectFrom('job').where('kind', '=', 'keep-picture'));

  it('are fetched for one owner so often a day, however many lists or changes there are', async () => {
    const olive = await signedUp(test, 'Olive');
    const params = { id: (await olive.call(createRegistry, { body: {} })).registry.id };
    const body = { kind: 'external', title: 'Cot', url: 'https://shop.example/cot' } as const;
    const { regItem } = await olive.call(addItem, { params, body: { ...body, imgUrl: 'https://shop.example/1.jpg' } });
    expect(await asked()).toBe(1);
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('attempt').set({ count: picturesOfDay }).where('scope', 'like', 'pictures:%').execute(),
    );
    const other = { id: (await olive.call(createRegistry, { body: {} })).registry.id };
    await olive.call(addItem, { params: other, body: { ...body, imgUrl: 'https://shop.example/2.jpg' } });
    const path = { ...params, item: regItem.id };
    await olive.call(changeItem, { params: path, body: { imgUrl: 'https://shop.example/3.jpg' } });
    expect(await asked()).toBe(1);
    test.clock.pass(86_400_000);
    await olive.call(changeItem, { params: path, body: { imgUrl: 'https://shop.example/4.jpg' } });
    expect(await asked()).toBe(2);
  });
});

import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';

/** Rows that changes read from now on, and the statements that they run. */
function countRowsRead(test: TestApp): { rows: number; statements: number } {
  const read = { rows: 0, statements: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.rows += result.rows.length;
      read.statements += 1;
      return result;
    },
  };
  const { transact } = test.app.db;
  test.app.db.transact = (locks, work) => transact(locks, (trx) => work(trx.withPlugin(counting)));
  return read;
}

describe.each(engines)('changing what somebody has taken on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** An item with three units wanted, two of them taken by a giver with a confirmed email. */
  async function taken() {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const [guest, giverEmail] = [test.client(), `taker-${registryId}@example.com`];
    const body = { ...giver(), giverEmail, quantity: 2 };
    await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    const id = await follow(guest, linkIn(await test.mailsTo(giverEmail), /\/reservations\//));
    await guest.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });
    const told = async () => {
      test.clock.pass(15 * 60_000);
      return (await test.mailsTo(giverEmail))
        .filter(({ subject }) => /has changed/.test(subject))
        .map(({ text }) => text);
    };
    return { owner, registryId, itemId, params: { id: registryId, item: itemId }, told };
  }

  it.each([
    ['another title', { title: 'Bath towels' }, 'has since changed what they’d like here'],
    ['another size', { size: 'Large' }, 'has since changed what they’d like here'],
    ['fewer than are taken', { quantity: 1 }, 'now wants fewer'],
  ])('asks first, and then tells the giver: %s', async (_, change, sentence) => {
    const { owner, params, told } = await taken();
    expect(await owner.refused(registries.changeItem, { params, body: change })).toMatchObject({
      code: 'below-taken',
      facts: { taken: 2, canConfirm: true },
    });
    expect(await told()).toEqual([]);
    await owner.call(registries.changeItem, { params, body: { ...change, evenIfTaken: true } });
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toContain(sentence);
    expect(mail).toContain('They know that it’s reserved');
  });

  it('tells the giver of each change, and once of one that comes again', async () => {
    const { owner, params, told } = await taken();
    const change = async (title: string) => {
      await owner.call(registries.changeItem, { params, body: { title, evenIfTaken: true } });
      return (await told()).length;
    };
    expect([await change('Towels'), await change('A crib'), await change('Towels')]).toEqual([1, 2, 2]);
    const removed = async () => {
      await owner.call(registries.removeItem, { params, query: { evenIfTaken: 'true' } });
      return (await told()).length;
    };
    expect(await removed()).toBe(3);
    await owner.call(registries.changeItem, { params, body: { removed: false } });
    expect(await removed()).toBe(4);
  });

  it('asks nothing where the gift stays the same for its giver', async () => {
    const { owner, params, told } = await taken();
    await owner.call(registries.changeItem, { params, body: { note: 'In mint', mustHave: true, quantity: 2 } });
    expect(await told()).toEqual([]);
  });

  it('tells nobody of what was taken back in time', async () => {
    const { owner, params, told } = await taken();
    await owner.call(registries.changeItem, { params, body: { title: 'Towels', evenIfTaken: true } });
    await owner.call(registries.changeItem, { params, body: { title: 'Muslin cloths', evenIfTaken: true } });
    expect(await told()).toEqual([]);
  });

  it('asks once for all changes of a few minutes to tell the givers', async () => {
    const { owner, registryId, itemId, told } = await taken();
    const jobs = () =>
      test.app.db.read.selectFrom('job').select('id').where('unique_key', 'like', `tell-givers:${itemId}:%`).execute();
    for (let n = 0; n < 3; n += 1) {
      const body = { changes: [{ id: itemId, quantity: 1 }], evenIfTaken: true };
      await owner.call(registries.changeItems, { params: { id: registryId }, body });
      test.clock.pass(1_000);
    }
    expect(await jobs()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('asks before it takes the gift off the list, alone or among others', async () => {
    const { owner, registryId, itemId, params, told } = await taken();
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'Hat' },
    });
    const body = { changes: [regItem.id, itemId].map((id) => ({ id, removed: true })) };
    expect(await owner.refused(registries.changeItems, { params: { id: registryId }, body })).toMatchObject({
      facts: { canConfirm: true },
    });
    expect((await owner.call(registries.listItems, { params: { id: registryId } })).regItems).toHaveLength(2);
    expect(await owner.refused(registries.removeItem, { params })).toMatchObject({ code: 'below-taken' });
    await owner.call(registries.removeItem, { params, query: { evenIfTaken: 'true' } });
    expect((await told())[0]).toContain('has since taken it off their list');
    await owner.call(registries.changeItem, { params, body: { removed: false } });
    await owner.call(registries.changeItems, { params: { id: registryId }, body: { ...body, evenIfTaken: true } });
    expect((await owner.call(registries.listItems, { params: { id: registryId } })).regItems).toEqual([]);
  });

  it('merges what two members change, and says so where it is the same field', async () => {
    const { owner, itemId, registryId } = await ownerWithItem(test);
    const params = { id: registryId, item: itemId };
    const was = { title: 'Muslin cloths', note: '' };
    await owner.call(registries.changeItem, { params, body: { note: 'White, please', was: { note: was.note } } });
    const merged = await owner.call(registries.changeItem, {
      params,
      body: { title: 'Cloths', was: { title: was.title } },
    });
    expect(merged.regItem).toMatchObject({ title: 'Cloths', note: 'White, please' });
    expect(
      await owner.refused(registries.changeItem, { params, body: { note: 'Any', was: { note: '' } } }),
    ).toMatchObject({
      code: 'stale',
      fields: [
        { field: 'body.note', message: 'was changed elsewhere and is now “White, please”; save again to use yours' },
      ],
    });
  });

  it('reads of each gift its own reservations only, however many the list has', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 6);
    const params = { id: registryId };
    const ids = [itemId];
    for (let n = 0; n < 5; n += 1) {
      const body = { kind: 'idea' as const, title: `Hat ${n}`, quantity: 6 };
      ids.push((await owner.call(registries.addItem, { params, body })).regItem.id);
    }
    for (const id of ids)
      for (let n = 0; n < 6; n += 1)
        await test.client().call(reservations.reserveItem, { params: { id }, body: giver(`Gus${n}`) });
    const read = countRowsRead(test);
    const changes = ids.map((id) => ({ id, mustHave: true }));
    await owner.call(registries.changeItems, { params, body: { changes } });
    expect(read.rows).toBeLessThan(150);
    await owner.call(registries.changeItem, { params: { ...params, item: itemId }, body: { mustHave: false } });
    expect(read.rows).toBeLessThan(180);
  });

  it('moves hundreds of gifts in a few statements, because other changes of the list wait meanwhile', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const row = await test.app.db.read
      .selectFrom('reg_item')
      .selectAll()
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 299 }, (_, n) => ({
      ...row,
      id: test.app.newId(),
      title: `Hat ${n}`,
      position: row.position + 1 + n,
      updated_at: 0,
    }));
    await test.app.db.transact({ lock: 'nothing' }, (trx) => trx.insertInto('reg_item').values(others).execute());
    const ids = others.map(({ id }) => id);
    const [staying, moved] = [ids.slice(0, 49), ids.slice(49).reverse()];
    const counted = countRowsRead(test);
    const { regItems } = await owner.call(registries.changeItems, {
      params: { id: registryId },
      body: { moves: [{ itemIds: moved, categoryId: 9, before: itemId }] },
    });
    expect(counted.statements).toBeLessThan(60);
    const inOrder = regItems.toSorted((a, b) => a.position - b.position);
    expect(inOrder.map(({ id }) => id)).toEqual([...moved, itemId, ...staying]);
    const categoryOf = new Map(regItems.map(({ id, categoryId }) => [id, categoryId]));
    expect(new Set(moved.map((id) => categoryOf.get(id)))).toEqual(new Set([9]));
    expect(new Set(staying.map((id) => categoryOf.get(id)))).toEqual(new Set([row.category_id]));
  });

  it('takes the whole item editor as a form without script', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'external', title: 'Rainbow', url: 'https://toys.example/rainbow' },
    });
    const sent = await owner.postForm(`/api/v3/registries/${registryId}/reg_items/${regItem.id}?_method=PATCH`, {
      title: 'Wooden rainbow',
      url: 'https://toys.example/rainbow?utm_source=x',
      price: '¥3,250',
      currency: 'JPY',
      note: 'Any color',
      size: 'Large',
      color: '',
      quantity: '2',
      mustHave: 'true',
      secondHandWelcome: 'false',
      categoryId: '9',
      offersShown: 'yes',
      offerUrl: 'https://play.example/rainbow',
      offerStore: 'Play',
      offerPrice: '29',
      offerCurrency: 'EUR',
    });
    expect(sent.headers.get('location')).toBe(`/list/${registryId}?done=changed#gift-${regItem.id}`);
    const after = await owner.call(registries.readItem, { params: { id: registryId, item: regItem.id } });
    expect(after.regItem).toMatchObject({
      title: 'Wooden rainbow',
      url: 'https://toys.example/rainbow',
      price: { amount: 3250, currency: 'JPY' },
      note: 'Any color',
      size: 'Large',
      color: null,
      quantity: 2,
      mustHave: true,
      secondHandWelcome: false,
      categoryId: 9,
      offers: [{ storeName: 'Play', url: 'https://play.example/rainbow', price: { amount: 2900, currency: 'EUR' } }],
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { categories as shopCategories } from '#content';
import * as registries from '#contracts/registries.ts';
import * as endpoints from '#contracts/registry-categories.ts';
import { reserveItem } from '#contracts/reservations.ts';

const leafOf = (root: string) =>
  shopCategories.all().find((one) => shopCategories.isLeaf(one) && one.slugSet[0] === root)!.urlSlug;

describe.each(engines)('categories of a registry on %s', (engine) => {
  let test: Shop;
  beforeAll(async () => {
    test = await openShop(engine, [brandLine(), productLine(1, { category: leafOf('nursery') })]);
  });
  afterAll(() => test.close());

  const idea = async (owner: TestClient, id: string, title: string, categoryId?: number) =>
    (await owner.call(registries.addItem, { params: { id }, body: { kind: 'idea', title, categoryId } })).regItem;
  const titles = async (owner: TestClient, id: string) =>
    (await owner.call(endpoints.listCategories, { params: { id } })).categories.map(({ title }) => title);

  it('are the starter ones until they are changed, and a product of the shop goes to its own', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const { categories } = await owner.call(endpoints.listCategories, { params });
    expect(categories.map(({ title }) => title).slice(-2)).toEqual(['Everything else', 'Cash & Gifts']);
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'product', productId: 10 } });
    expect(categories.find(({ id }) => id === regItem.categoryId)?.title).toBe('Sleep & nursery');
    expect((await idea(owner, registry.id, 'A song')).categoryId).toBe(1);
  });

  it('are created, renamed, ordered and deleted, and a deleted one leaves its items in category 1', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const { category, version } = await owner.call(endpoints.createCategory, { params, body: { title: 'Twins' } });
    const item = await idea(owner, registryId, 'Two hats', category.id);
    expect(item.categoryId).toBe(category.id);
    const change = { ...params, cat: category.id };
    await owner.call(endpoints.changeCategory, { params: change, body: { title: 'For two', position: 0 } });
    const shown = await owner.call(endpoints.listCategories, { params });
    expect(shown.categories[0]).toMatchObject({ title: 'For two', itemCount: 1, position: 0 });
    expect(shown.version).toBeGreaterThan(version);
    const seen = await test.client().call(endpoints.readCategory, { params: change });
    expect(seen).toMatchObject({ category: { title: 'For two' }, regItems: [{ title: 'Two hats' }] });
    await owner.call(endpoints.deleteCategory, { params: change });
    expect(await titles(owner, registryId)).not.toContain('For two');
    const { regItems } = await owner.call(endpoints.readCategory, { params: { ...params, cat: 1 } });
    expect(regItems.map(({ id }) => id)).toContain(item.id);
    expect((await test.client().send(endpoints.readCategory, { params: change })).status).toBe(404);
    const next = await owner.call(endpoints.createCategory, { params, body: { title: 'Again' } });
    expect(next.category.id).not.toBe(1);
  });

  it('never give a new category the items of one that was deleted', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const create = async (title: string) =>
      (await owner.call(endpoints.createCategory, { params, body: { title } })).category.id;
    const first = await create('First');
    const item = await idea(owner, registryId, 'Hat', first);
    await owner.call(registries.removeItem, { params: { ...params, item: item.id } });
    await owner.call(endpoints.deleteCategory, { params: { ...params, cat: first } });
    const second = await create('Second');
    const { regItem } = await owner.call(registries.changeItem, {
      params: { ...params, item: item.id },
      body: { removed: false },
    });
    expect(regItem.categoryId).toBe(1);
    expect((await owner.call(endpoints.readCategory, { params: { ...params, cat: second } })).regItems).toEqual([]);
  });

  it('keep category 1 as it is, and the name of Cash & Gifts', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const change = (cat: number, body: object) =>
      owner.send(endpoints.changeCategory, { params: { id: registryId, cat }, body });
    expect((await change(1, { title: 'Mine' })).body).toMatchObject({ code: 'wrong-state' });
    expect((await change(1, { position: 0 })).body).toMatchObject({ code: 'wrong-state' });
    expect((await change(-13, { title: 'Mine' })).body).toMatchObject({ code: 'wrong-state' });
    expect((await change(-13, { position: 0 })).status).toBe(200);
    for (const cat of [1, -13])
      expect(await owner.refused(endpoints.deleteCategory, { params: { id: registryId, cat } })).toMatchObject({
        code: 'wrong-state',
      });
  });

  it('refuse a title that is there already, an unknown category, and a thing in Cash & Gifts', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    expect(
      await owner.refused(endpoints.createCategory, { params: { id: registryId }, body: { title: 'feeding' } }),
    ).toMatchObject({ fields: [{ field: 'body.title' }] });
    for (const categoryId of [77, -13])
      expect(
        await owner.refused(registries.changeItem, {
          params: { id: registryId, item: itemId },
          body: { categoryId },
        }),
      ).toMatchObject({ fields: [{ field: 'body.categoryId' }] });
  });

  it('move several items at once, and refuse all where one may not go there', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const [hat, song] = [await idea(owner, registryId, 'Hat'), await idea(owner, registryId, 'Song')];
    const change = (body: object) => owner.send(registries.changeItems, { params: { id: registryId }, body });
    const shown = async () =>
      (await owner.call(registries.listItems, { params: { id: registryId } })).regItems.map(
        ({ id, categoryId, mustHave }) => [id, categoryId, mustHave],
      );
    await change({
      moves: [{ itemIds: [song.id, hat.id], categoryId: 5, before: null }],
      changes: [{ id: hat.id, mustHave: true }],
    });
    expect(await shown()).toEqual([
      [itemId, 1, false],
      [song.id, 5, false],
      [hat.id, 5, true],
    ]);
    const refused = await change({
      changes: [{ id: song.id, mustHave: true }],
      moves: [{ itemIds: [hat.id], categoryId: -13 }],
    });
    expect(refused.body).toMatchObject({ code: 'invalid-input' });
    await change({ moves: [{ itemIds: [hat.id], categoryId: 1, before: itemId }] });
    expect(await shown()).toEqual([
      [hat.id, 1, true],
      [itemId, 1, false],
      [song.id, 5, false],
    ]);
    await change({
      changes: [
        { id: hat.id, removed: true },
        { id: song.id, removed: true },
      ],
    });
    expect((await shown()).map(([id]) => id)).toEqual([itemId]);
    await change({
      changes: [
        { id: hat.id, removed: false },
        { id: song.id, removed: false },
      ],
    });
    expect(await shown()).toHaveLength(3);
  });

  it('tell filters with what each shows, to guests and to members', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    await owner.call(registries.changeItem, { params: { id: registryId, item: itemId }, body: { mustHave: true } });
    await idea(owner, registryId, 'Hat', 9);
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    const ask = async (client: TestClient) => {
      const { filters, sorts } = await client.call(endpoints.readFilterSortOptions, { params: { id: registryId } });
      expect(sorts[0]).toEqual({ value: 'family', title: 'The family’s order' });
      return Object.fromEntries(
        filters.map(({ key, options }) => [key, options.map(({ title, count }) => `${title} ${count}`)]),
      );
    };
    const expected = {
      category: ['Clothing 1', 'Everything else 1'],
      show: ['Still available 1', 'Must-haves 1'],
    };
    expect(await ask(test.client())).toEqual(expected);
    expect(await ask(owner)).toEqual(expected);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    expect((await ask(owner)).show).toEqual(['Still available 2', 'Must-haves 1']);
  });

  it('are changed by forms without script', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const hat = await idea(owner, registryId, 'Hat');
    const next = `/list/${registryId}/organize`;
    const made = await owner.postForm(`/api/v3/registries/${registryId}/categories`, { title: 'Twins', next });
    expect([made.status, made.headers.get('location')]).toEqual([303, next]);
    expect(await titles(owner, registryId)).toContain('Twins');
    const moved = await owner.postForm(`/api/v3/registries/${registryId}/reg_items?_method=PATCH`, {
      item: hat.id,
      act: 'move',
      categoryId: '1',
      before: itemId,
      next,
    });
    expect(moved.status).toBe(303);
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems.map(({ id }) => id)).toEqual([hat.id, itemId]);
  });
});

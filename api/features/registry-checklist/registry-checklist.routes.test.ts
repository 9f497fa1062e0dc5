import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import * as checklists from '#contracts/registry-checklist.ts';
import { reserveItem } from '#contracts/reservations.ts';

const feeding = 40;

describe.each(engines)('the checklist of a registry on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const categoryOf = async (client: TestClient, id: string) =>
    (await client.call(checklists.readChecklistCategory, { params: { id, cat: feeding } })).checklistCategory;
  const stateOf = async (client: TestClient, id: string, item: string) =>
    (await categoryOf(client, id)).items.find((one) => one.id === item)!.state;
  const withBibs = async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const body = { kind: 'idea', title: 'Bibs', quantity: 2 } as const;
    const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body });
    return { owner, registryId, itemId: regItem.id };
  };

  it('knows what is on the list, and what is reserved', async () => {
    const { owner, registryId, itemId } = await withBibs();
    expect(await stateOf(owner, registryId, 'bibs')).toBe('listed');
    expect(await stateOf(owner, registryId, 'bottles')).toBe('open');
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    expect(await stateOf(owner, registryId, 'bibs')).toBe('reserved');
    const category = await categoryOf(owner, registryId);
    expect(category.doneCount).toBe(1);
    expect(category.totalCount).toBe(category.items.length);
  });

  it('says "listed" of a reserved gift where it is a surprise', async () => {
    const { owner, registryId, itemId } = await withBibs();
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    expect(await stateOf(owner, registryId, 'bibs')).toBe('listed');
  });

  it('keeps what the family has or does not need, and takes it back', async () => {
    const { owner, registryId } = await withBibs();
    const mark = (checklistItemId: string, to: 'have' | 'not-needed' | 'open') =>
      owner.call(checklists.markChecklistItem, {
        params: { id: registryId, cat: feeding },
        body: { checklistItemId, mark: to },
      });
    await mark('bottles', 'have');
    const { checklistCategory } = await mark('breast-pump', 'not-needed');
    expect([checklistCategory.doneCount, checklistCategory.totalCount]).toEqual([
      2,
      checklistCategory.items.length - 1,
    ]);
    await mark('bottles', 'open');
    expect(await stateOf(owner, registryId, 'bottles')).toBe('open');
    expect(
      await owner.refused(checklists.markChecklistItem, {
        params: { id: registryId, cat: feeding },
        body: { checklistItemId: 'crib', mark: 'have' },
      }),
    ).toMatchObject({ fields: [{ field: 'body.checklistItemId' }] });
  });

  it('has the things of the planning stage', async () => {
    const { owner, registryId } = await withBibs();
    const ids = async () =>
      (
        await owner.call(checklists.listChecklistCategories, { params: { id: registryId } })
      ).checklistCategories.flatMap(({ items }) => items.map(({ id }) => id));
    expect(await ids()).toContain('postpartum-pads');
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { planningStage: 'adopting' } });
    expect(await ids()).not.toContain('postpartum-pads');
  });

  it('keeps what was ticked before there was a registry, and nothing that is known already', async () => {
    const { owner, registryId } = await withBibs();
    await owner.call(checklists.markChecklistItem, {
      params: { id: registryId, cat: feeding },
      body: { checklistItemId: 'bottles', mark: 'not-needed' },
    });
    const checklistItemIds = ['bibs', 'bottles', 'breast-pump', 'nothing-of-ours'];
    await owner.call(checklists.keepChecklistTicks, { params: { id: registryId }, body: { checklistItemIds } });
    expect(await stateOf(owner, registryId, 'breast-pump')).toBe('have');
    expect(await stateOf(owner, registryId, 'bottles')).toBe('not-needed');
    expect(await stateOf(owner, registryId, 'bibs')).toBe('listed');
    const stranger = await signedUp(test);
    expect(
      await stranger.refused(checklists.keepChecklistTicks, { params: { id: registryId }, body: { checklistItemIds } }),
    ).toMatchObject({ code: 'not-found' });
  });

  it('puts what is open on the list as ideas, once', async () => {
    const { owner, registryId } = await withBibs();
    const add = () =>
      owner.call(checklists.addChecklistItems, {
        params: { id: registryId },
        body: { checklistItemIds: ['bibs', 'breast-pump', 'board-books', 'nothing-of-ours'], secondHandWelcome: true },
      });
    expect(await add()).toEqual({ addedCount: 2 });
    expect(await add()).toEqual({ addedCount: 0 });
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems.find(({ title }) => title === 'Board books')).toMatchObject({
      kind: 'idea',
      quantity: 3,
      secondHandWelcome: true,
    });
  });

  it('is for members', async () => {
    const { registryId } = await withBibs();
    const stranger = await signedUp(test);
    expect(await stranger.refused(checklists.listChecklistCategories, { params: { id: registryId } })).toMatchObject({
      code: 'not-found',
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUpAdmin } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as deletions from '#contracts/checklist-deletions.ts';
import * as registries from '#contracts/registries.ts';
import { listChecklistCategories, markChecklistItem } from '#contracts/registry-checklist.ts';

describe.each(engines)('deleting checklist items on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('takes what was chosen off the list, once it is confirmed, and the owner can bring it back', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const admin = await signedUpAdmin(test);
    const params = { id: registryId };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'idea', title: 'Bibs' } });
    const { checklistCategories } = await owner.call(listChecklistCategories, { params });
    const [{ id: cat, items }] = checklistCategories as [(typeof checklistCategories)[number]];
    const mark = { checklistItemId: items[0]!.id, mark: 'have' } as const;
    await owner.call(markChecklistItem, { params: { ...params, cat }, body: mark });
    const found = await admin.call(deletions.listChecklistItems, { params });
    expect(found.items.map(({ title }) => title)).toContain('Bibs');
    expect(found.markCount).toBe(1);
    const body = { registryId, regItemIds: [regItem.id, test.app.newId()], forgetsMarks: true };
    expect(
      await admin.refused(deletions.deleteChecklistItems, { body: { ...body, isConfirmed: false } as never }),
    ).toMatchObject({ code: 'invalid-input' });
    expect(await admin.call(deletions.deleteChecklistItems, { body: { ...body, isConfirmed: true } })).toEqual({
      deletedCount: 1,
      forgottenCount: 1,
    });
    expect((await owner.call(registries.listItems, { params })).regItems).toHaveLength(1);
    const back = { params: { ...params, item: regItem.id }, body: { removed: false } } as const;
    expect((await owner.call(registries.changeItem, back)).regItem.title).toBe('Bibs');
    expect(await owner.refused(deletions.listChecklistItems, { params })).toMatchObject({ code: 'not-found' });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { listChecklist } from '#contracts/checklist.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('has the checklist by category, health and safety under 61, each line with why, how many, picture and shop', async () => {
  const { checklistCategories } = await test.client().call(listChecklist, {});
  expect(checklistCategories).toHaveLength(11);
  expect(checklistCategories.find(({ id }) => id === 61)?.title).toBe('Health and safety');
  const items = checklistCategories.flatMap(({ items }) => items);
  expect(items.length).toBeGreaterThanOrEqual(120);
  for (const { note, quantity, imageUrl, shopPath } of items) {
    expect(note).not.toBe('');
    expect(quantity).toBeGreaterThan(0);
    expect(imageUrl).toMatch(/^\/pictures\//);
    expect(shopPath).toMatch(/^\/store\//);
  }
});

it('follows the planning stage', async () => {
  const idsFor = async (planning_stage: 'pregnant' | 'adopting') =>
    (await test.client().call(listChecklist, { query: { planning_stage } })).checklistCategories.flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
  const [pregnant, adopting] = [await idsFor('pregnant'), await idsFor('adopting')];
  expect(pregnant).toContain('postpartum-pads');
  expect(adopting).not.toContain('postpartum-pads');
  expect(adopting).toContain('go-bag');
  expect(pregnant).not.toContain('go-bag');
});

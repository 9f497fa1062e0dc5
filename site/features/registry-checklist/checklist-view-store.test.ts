import { beforeEach, expect, it, vi } from 'vitest';

const openPage = async () => {
  vi.resetModules();
  return (await import('./checklist-view-store.ts')).$isAllCategoriesCollapsed;
};

beforeEach(() => localStorage.clear());

it('begins with all parts open, and remembers that they were folded', async () => {
  const first = await openPage();
  expect(first.get()).toBe(false);
  first.set(true);
  expect((await openPage()).get()).toBe(true);
});

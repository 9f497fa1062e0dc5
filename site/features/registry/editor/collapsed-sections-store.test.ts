import { beforeEach, expect, it, vi } from 'vitest';

type Store = typeof import('./collapsed-sections-store.ts');
const openPage = async (): Promise<Store> => {
  vi.resetModules();
  return import('./collapsed-sections-store.ts');
};

beforeEach(() => localStorage.clear());

it('folds one section of one registry, and remembers it', async () => {
  const { setCollapsed } = await openPage();
  setCollapsed('a', 7, true);
  setCollapsed('a', 8, true);
  setCollapsed('a', 9, true);
  setCollapsed('b', 7, true);
  setCollapsed('a', 7, false);
  expect((await openPage()).$collapsedSections.get()).toEqual({ a: [8, 9], b: [7] });
});

it('replaces all of one registry, and forgets one with nothing folded', async () => {
  const { $collapsedSections, replaceCollapsed } = await openPage();
  replaceCollapsed('a', [1, 7]);
  replaceCollapsed('b', [2]);
  replaceCollapsed('a', []);
  expect($collapsedSections.get()).toEqual({ b: [2] });
});

it('keeps the registries that were looked at last', async () => {
  const { $collapsedSections, replaceCollapsed } = await openPage();
  for (let i = 0; i < 25; i += 1) replaceCollapsed(`r${i}`, [1]);
  expect(Object.keys($collapsedSections.get())).toHaveLength(20);
  expect($collapsedSections.get()).not.toHaveProperty('r0');
});

it.each(['no json', '[1]', 'null', '{"a":"x"}'])('begins anew with %s', async (stored) => {
  localStorage.setItem('layette-collapsed-sections', stored);
  const { $collapsedSections } = await openPage();
  expect($collapsedSections.get().a ?? []).toEqual([]);
});

it('knows whether everything is folded', async () => {
  const { isAllCollapsed } = await openPage();
  expect([isAllCollapsed([7, 8, 9], [7, 8]), isAllCollapsed([7], [7, 8]), isAllCollapsed([7], [])]).toEqual([
    true,
    false,
    false,
  ]);
});

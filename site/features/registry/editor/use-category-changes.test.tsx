import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listCategories } from '#contracts/registry-categories.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { queryClient, useCall } from '#site/data/query.ts';
import { useCategoryChanges } from './use-category-changes.ts';

afterEach(() => queryClient.clear());

const section = (id: number, title: string) => ({
  id,
  title,
  position: id,
  itemCount: 0,
  canRename: true,
  canMove: true,
  canDelete: true,
});
const [sleep, feeding] = [section(0, 'Sleep'), section(1, 'Feeding')];
const path = '/api/v3/registries/r/categories';

function show(answers: Parameters<typeof fakeServer>[0]) {
  const { sent } = fakeServer(answers);
  const initial = { data: { categories: [sleep, feeding], version: 1 }, at: 0 };
  const { result } = renderHook(() => ({
    list: useCall(listCategories, { params: { id: 'r' } }, { initial, staleMs: Number.POSITIVE_INFINITY }).data!,
    changes: useCategoryChanges('r', { putBack: () => {} }),
  }));
  const titles = () => result.current.list.categories.map(({ title }) => title);
  return { titles, sent, rename: (one: typeof sleep, title: string) => result.current.changes.rename(one, title) };
}
const no = refusal(409, { code: 'wrong-state', title: 'Not now.' });

it('takes back a name that is refused', async () => {
  let refuse: (answer: Response) => void = () => {};
  const { titles, rename, sent } = show({
    [`PATCH ${path}/0`]: () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  act(() => rename(sleep, 'Nights'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(titles()).toEqual(['Nights', 'Feeding']));
  act(() => refuse(no));
  await waitFor(() => expect(titles()).toEqual(['Sleep', 'Feeding']));
});

it('keeps a section that was renamed meanwhile', async () => {
  let refuse: (answer: Response) => void = () => {};
  const answer = { categories: [sleep, { ...feeding, title: 'Meals' }], version: 2 };
  const { titles, rename, sent } = show({
    [`PATCH ${path}/0`]: () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
    [`PATCH ${path}/1`]: answer,
    [`GET ${path}`]: answer,
  });
  act(() => rename(sleep, 'Nights'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => rename(feeding, 'Meals'));
  await waitFor(() => expect(titles()).toEqual(['Sleep', 'Meals']));
  act(() => refuse(no));
  await waitFor(() => expect(sent.at(-1)!.call).toBe(`GET ${path}`));
  expect(titles()).toEqual(['Sleep', 'Meals']);
});

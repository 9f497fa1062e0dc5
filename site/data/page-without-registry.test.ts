import { expect, it } from 'vitest';
import type { PageData } from '#contracts/page-data.ts';
import { pageWithoutRegistry } from './page-without-registry.ts';

const lists = (...all: object[]) => (async () => ({ lists: all })) as unknown as PageData['call'];

it('leads somebody without a list to a first one, with what was asked for', async () => {
  expect(await pageWithoutRegistry(lists())).toBe('/registry/new');
  expect(await pageWithoutRegistry(lists(), { redirect_path: '/registry/funds' })).toBe(
    '/registry/new?redirect_path=%2Fregistry%2Ffunds',
  );
});

it('asks nobody what to make a list for while theirs is put away', async () => {
  expect(await pageWithoutRegistry(lists({ isArchived: true }), { lp_content: 'checklist' })).toBe('/lists');
});

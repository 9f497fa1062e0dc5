import { expect, it, vi } from 'vitest';
import { findAddress, listItems, readRegistry } from '#contracts/registries.ts';
import { readFilterSortOptions } from '#contracts/registry-categories.ts';
import { listExternalRegistries } from '#contracts/registry-shop.ts';
import { head } from '#scripts/testing/read-page.ts';
import { sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import Page from '../pages/[slug].astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const answers = new Map<unknown, (registry: object) => object>([
  [findAddress, () => ({ registryId: 'r1', slug: 'our-list' })],
  [readRegistry, (registry) => ({ registry })],
  [listItems, () => ({ regItems: [], version: 1 })],
  [readFilterSortOptions, () => ({ filters: [], sorts: [] })],
  [listExternalRegistries, () => ({ externalRegistries: [] })],
]);

it.each([
  ['private', false, false],
  ['babylist', false, false],
  ['google', false, true],
  ['google', true, false],
] as const)('a registry that is %s, paused: %s, may be indexed: %s', async (searchLevel, isPaused, mayBeIndexed) => {
  const registry = sampleRegistry({ role: 'guest', slug: 'our-list', searchLevel, isPaused });
  const call = async (of: unknown) => answers.get(of)!(registry);
  await showPage(Page, { address: '/our-list', params: { slug: 'our-list' }, data: { call: call as never } });
  expect(head().robots).toBe(mayBeIndexed ? undefined : 'noindex');
});

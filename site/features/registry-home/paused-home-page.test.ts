import { expect, it, vi } from 'vitest';
import { readRegistry } from '#contracts/registries.ts';
import { texts } from '#scripts/testing/read-page.ts';
import { sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import Page from '../../pages/registry/home.astro';

vi.mock('#site/layouts/Account.astro', () => import('#scripts/testing/BareLayout.astro'));

const show = (role: 'owner' | 'editor') =>
  showPage(Page, {
    address: '/registry/home',
    params: {},
    data: {
      user: { registryId: 'ours' } as never,
      call: (async (endpoint: unknown) =>
        endpoint === readRegistry
          ? { registry: sampleRegistry({ role, isPaused: true }) }
          : { goals: [], events: [], items: [] }) as never,
    },
  });

it.each([
  ['owner', /^Your registry is paused\. .*for as long as you like\.$/],
  // An editor can open it as well, unless its owner's account ends or its owner has put it away.
  ['editor', /^This registry is paused\. .*remind you of anything\. Its owner can open it again\.$/],
] as const)('says to its %s who opens a paused registry, and leads to where that is', async (role, sentence) => {
  await show(role);
  expect(texts('section p')[0]).toMatch(sentence);
  expect(document.querySelector('section a')).toHaveAttribute('href', '/settings/registry/visibility');
});

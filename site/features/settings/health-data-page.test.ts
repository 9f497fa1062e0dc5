import { expect, it, vi } from 'vitest';
import { texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import Page from '../../pages/settings/health-data.astro';

vi.mock('#site/layouts/Settings.astro', () => import('#scripts/testing/BareLayout.astro'));

const draft = { arrivalDate: '2027-08-20', planningStage: 'pregnant', expectingChildren: null };
const show = (begun: typeof draft | null, registries: object[] = []) =>
  showPage(Page, {
    address: '/settings/health-data',
    params: {},
    data: {
      user: { registryId: null } as never,
      call: (async () => ({ registries, weeklyEmails: null, draft: begun })) as never,
    },
  });

it('shows what a begun registry says, and deletes that as well', async () => {
  await show(draft);
  expect(texts('h2')).toEqual(['A registry you haven’t finished', 'Delete it']);
  expect(texts('dd')).toEqual(['August 20, 2027', 'Pregnant', 'Nothing stored']);
  expect(texts('button')).toEqual(['Delete my health data']);
});

it('has nothing to delete where nothing is stored', async () => {
  await show(null);
  expect(texts('p')).toContain('You have no registry, so there is nothing to show.');
  expect(texts('button')).toEqual([]);
});

it('shows what a deleted registry still says', async () => {
  await show(null, [{ title: 'Ours', ...draft, isPaused: true, isDeleted: true }]);
  expect(texts('dt')).toEqual(['Arrival', 'Planning stage', 'Expecting', 'Deleted']);
  expect(texts('dd').at(-1)).toBe('Yes, but you can still bring it back');
  expect(texts('button')).toEqual(['Delete my health data']);
});

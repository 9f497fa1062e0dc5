import type { Page } from '@playwright/test';
import type { InputOf } from '#contracts/endpoint.ts';
import { listMembers, offerRegistry } from '#contracts/members.ts';
import type { addItem } from '#contracts/registries.ts';
import { archiveRegistry } from '#contracts/registry-lists.ts';
import { cancelReservation, reserveItem } from '#contracts/reservations.ts';
import { changeUser } from '#contracts/users.ts';
import { demoPassword, demoRegistryAddress } from '../seed-people.ts';
import { callAs, demoRegistry, makeRegistry, visitAsGuest } from './made-registries.ts';
import type { State } from './state.ts';

const registryPage = '[slug].astro';
const meal: InputOf<typeof addItem>['body'] = { kind: 'idea', title: 'A home-cooked meal' };

/** Begins as the demo's owner, on a page that loads quickly. */
const made = (template: string, name: string, steps: (page: Page) => Promise<unknown>): State => ({
  template,
  name,
  path: '/about',
  as: 'owner',
  steps,
});

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Add to registry: Doula Fund' }).click();
  await page.getByRole('dialog', { name: 'Item Details' }).waitFor();
};
const drawer = (name: string, steps: (page: Page) => Promise<unknown>): State => ({
  template: 'store/cash-funds.astro',
  name,
  path: '/store/cash-funds',
  as: 'owner',
  steps,
  viewportOnly: true,
});

/** Occasional states: a list that is nearly empty or archived, dialogs, and refusals. */
export const momentStates: readonly State[] = [
  drawer('cash fund drawer', openDrawer),
  drawer('cash fund drawer, refused', async (page) => {
    await openDrawer(page);
    await page.getByLabel('Goal').fill('some');
    await page.getByRole('button', { name: 'Add to Doula Fund' }).click();
    await page.getByRole('alert').waitFor();
  }),
  drawer('cash fund drawer, product info', async (page) => {
    await openDrawer(page);
    await page.getByRole('button', { name: 'Edit product info' }).click();
    await page.getByLabel('What is it for?').waitFor();
  }),
  drawer('cash fund drawer, preferences', async (page) => {
    await openDrawer(page);
    await page.getByRole('button', { name: 'Edit cash fund preferences' }).click();
    await page.getByRole('dialog', { name: 'Cash fund preferences' }).waitFor();
  }),
  {
    template: 'registry/import.astro',
    name: 'nothing found',
    path: '/registry/import',
    as: 'owner',
    async steps(page) {
      await page.getByLabel('Your other list').fill('…');
      await page.getByRole('button', { name: 'Show me what’s on it' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    template: 'settings/account/index.astro',
    name: 'photo refused',
    path: '/settings/account',
    as: 'owner',
    async steps(page) {
      const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByRole('alert').first().waitFor();
    },
  },
  made(registryPage, 'one gift', async (page) => {
    const { registry } = await makeRegistry(page, { registry: { title: 'A first wish' }, items: [meal] });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made(registryPage, 'put away', async (page) => {
    const { registry } = await makeRegistry(page, { registry: { title: 'Last year' }, items: [meal] });
    await callAs(page, archiveRegistry, { params: { id: registry.id }, body: { isArchived: true } });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('reservations/[id].astro', 'canceled', async (page) => {
    const { itemIds } = await makeRegistry(page, { registry: {}, items: [meal] });
    await page.context().clearCookies();
    const body = { giverName: 'Gus', giverEmail: 'gus@example.com', message: '' };
    const { reservation } = await callAs(page, reserveItem, { params: { id: itemIds[0]! }, body });
    await callAs(page, cancelReservation, { params: { id: reservation.id } });
    await page.goto(`/reservations/${reservation.id}`);
  }),
  made('settings/collaborators.astro', 'registry offered', async (page) => {
    const { registry } = await demoRegistry(page, demoRegistryAddress.slice(1));
    const params = { id: registry.id };
    // Earlier states have created others.
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const { members } = await callAs(page, listMembers, { params });
    const memberId = members.find(({ role }) => role !== 'owner')!.userId;
    await callAs(page, offerRegistry, { params, body: { memberId, password: demoPassword } });
    await page.goto('/settings/collaborators');
    await page.getByText(/^Offered to/).waitFor();
  }),
];

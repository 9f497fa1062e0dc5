import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#rules/days.ts';
import { demoRegistryAddress } from '../seed-people.ts';
import { invalidField, type State } from './state.ts';

const registryPage = '[slug].astro';
/** The month of the demo family, if the demo was created today. */
const demoMonth = addDays(dayOf(Date.now()), 118).slice(0, 7);
const gift = 'A home-cooked meal in the first few weeks';

async function openReserveForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Give this: ${gift}` }).click();
  await page.getByLabel('Your name').waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page
    .getByRole('button', { name: button, exact: true })
    .or(page.getByRole('link', { name: button, exact: true }))
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function reserve(page: Page): Promise<void> {
  await openReserveForm(page);
  await page.getByLabel('Your name').fill('Gus');
  await page.getByLabel('Your email').fill('gus@example.com');
  const button = page.getByRole('button', { name: 'Reserve this gift' });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

export const registryStates: readonly State[] = [
  { template: registryPage, name: 'as guest', path: demoRegistryAddress },
  { template: registryPage, name: 'reserve form open', path: demoRegistryAddress, steps: openReserveForm },
  {
    template: registryPage,
    name: 'reserve form refused',
    path: demoRegistryAddress,
    async steps(page) {
      await openReserveForm(page);
      await page.getByLabel('Your name').fill('Gus');
      // An address that the browser accepts and the server does not.
      await page.getByLabel('Your email').fill('gus@localhost');
      await page.getByRole('button', { name: 'Reserve this gift' }).click();
      await invalidField(page);
    },
  },
  { template: registryPage, name: 'as giver', path: demoRegistryAddress, as: 'giver' },
  { template: registryPage, name: 'as owner', path: demoRegistryAddress, as: 'owner' },
  { template: registryPage, name: 'as owner, seen as a guest', path: `${demoRegistryAddress}?view=guest`, as: 'owner' },
  {
    template: registryPage,
    name: 'share dialog open',
    path: demoRegistryAddress,
    as: 'owner',
    steps: (page) => openDialog(page, 'Share'),
    viewportOnly: true,
  },
  {
    template: registryPage,
    name: 'add dialog open',
    path: demoRegistryAddress,
    as: 'owner',
    steps: (page) => openDialog(page, 'Add a gift'),
    viewportOnly: true,
  },
  { template: 'registry/new.astro', name: 'form', path: '/registry/new', as: 'owner' },
  { template: 'registry/home.astro', name: 'signed out', path: '/registry/home' },
  { template: 'registry/shop.astro', name: 'as owner', path: '/registry/shop', as: 'owner' },
  { template: 'catalog/index.astro', name: 'as owner', path: '/catalog', as: 'owner' },
  { template: 'catalog/[category].astro', name: 'leaf category', path: '/catalog/full-size-strollers', as: 'owner' },
  { template: 'catalog/search.astro', name: 'results', path: '/catalog/search?search_term=stroller', as: 'owner' },
  { template: 'catalog/search.astro', name: 'no result', path: '/catalog/search?search_term=zzqx', as: 'owner' },
  {
    template: 'registry/add-product/[productId].astro',
    name: 'form',
    path: '/registry/add-product/50002?quantity=2',
    as: 'owner',
  },
  {
    template: 'registry/add-product/[productId].astro',
    name: 'signed out',
    path: '/registry/add-product/50002?quantity=2',
  },
  { template: 'registry/save_item.astro', name: 'link', path: '/registry/save_item', as: 'owner' },
  { template: 'registry/external.astro', name: 'form', path: '/registry/external', as: 'owner' },
  { template: 'find.astro', name: 'empty', path: '/find' },
  {
    template: 'find.astro',
    name: 'refused',
    path: '/find',
    async steps(page) {
      await page.getByRole('textbox', { name: 'Name' }).fill('Olive');
      await page.getByRole('button', { name: 'Find Registry' }).click();
      await invalidField(page);
    },
  },
  { template: 'find.astro', name: 'found', path: `/find?name=Olive&month=${demoMonth}` },
  { template: 'find.astro', name: 'nobody found', path: '/find?name=Nobody&city=Nowhere' },
  { template: 'reservations/index.astro', name: 'none', path: '/reservations' },
  { template: 'reservations/index.astro', name: 'as giver', path: '/reservations', as: 'giver' },
  {
    template: 'reservations/[id].astro',
    name: 'as giver',
    path: '/reservations',
    as: 'giver',
    async steps(page) {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.waitForURL(/\/reservations\/.+/);
    },
  },
  { template: 'reservations/[id].astro', name: 'just reserved', path: demoRegistryAddress, steps: reserve },
  {
    template: registryPage,
    name: 'as guest, after reserving',
    path: demoRegistryAddress,
    async steps(page) {
      await reserve(page);
      await page.goto(demoRegistryAddress);
    },
  },
  { template: registryPage, name: 'as owner, after reserving', path: demoRegistryAddress, as: 'owner' },
  { template: '/dev/inbox', name: 'with mails', path: '/dev/inbox' },
];

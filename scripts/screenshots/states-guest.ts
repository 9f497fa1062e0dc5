import type { Page } from '@playwright/test';
import { createAudience } from '#contracts/audiences.ts';
import { changeBirthdayPreferences } from '#contracts/birthday-preferences.ts';
import { pledge } from '#contracts/cash-funds.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { changeGroupGift, contribute, payGroupContribution } from '#contracts/group-gifts.ts';
import type { addItem } from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { addDays, dayOf } from '#rules/days.ts';
import { demoRegistryAddress } from '../seed-people.ts';
import { callAs, demoRegistry, makeRegistry, reserveElsewhere, shopItems, visitAsGuest } from './made-registries.ts';
import { invalidField, type State } from './state.ts';

const registryPage = '[slug].astro';
const inDays = (days: number): string => addDays(dayOf(Date.now()), days);
const someone = { giverName: 'Gus', giverEmail: 'gus@example.com' };
const idea = (title: string, quantity = 1, note = ''): InputOf<typeof addItem>['body'] => ({
  kind: 'idea',
  title,
  quantity,
  note,
});
const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenaufbewahrungsschachtel in Übergröße, with a lid 🧢🍼';
const longStory =
  'We live on the fourth floor without an elevator, and our hallway is as wide as one stroller. '.repeat(9);

/** Begins as the demo's owner, on a page that loads quickly. */
const made = (name: string, steps: (page: Page) => Promise<unknown>, more: Partial<State> = {}): State => ({
  template: registryPage,
  name,
  path: '/about',
  as: 'owner',
  steps,
  ...more,
});

const openFilters = (page: Page) =>
  page
    .getByText(/^Filter/)
    .first()
    .click();
const money = ({ items }: Awaited<ReturnType<typeof demoRegistry>>) => ({
  fund: items.find(({ fund }) => fund !== null)!,
  group: items.find(({ groupGift }) => groupGift !== null)!,
});

/** What a guest sees on other people's registries. */
export const guestStates: readonly State[] = [
  { template: registryPage, name: 'filters open', path: demoRegistryAddress, steps: openFilters, viewportOnly: true },
  { template: registryPage, name: 'filtered', path: `${demoRegistryAddress}?show=free&show=must-have&sort=price-up` },
  { template: registryPage, name: 'nothing fits', path: `${demoRegistryAddress}?search=unicorn` },
  { template: registryPage, name: 'ideas for a budget', path: `${demoRegistryAddress}?budget=60` },
  { template: registryPage, name: 'no idea for a budget', path: `${demoRegistryAddress}?budget=5` },
  { template: registryPage, name: 'a budget refused', path: `${demoRegistryAddress}?budget=1` },
  made('holiday, without a story', async (page) => {
    const { registry } = await makeRegistry(page, {
      registry: { registryType: 'holiday', title: 'Winter wishes' },
      items: await shopItems(page, 3),
    });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('birthday', async (page) => {
    const { registry } = await makeRegistry(page, {
      registry: { registryType: 'birthday', title: 'Juno turns three', arrivalDate: inDays(40) },
      items: await shopItems(page, 5),
    });
    await callAs(page, changeBirthdayPreferences, {
      params: { id: registry.id },
      body: { clothingSize: '2T', shoeSize: '7.5', colors: ['green', 'rainbow'], interests: ['Dinosaurs', 'trains'] },
    });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('empty', async (page) => {
    const { registry } = await makeRegistry(page, { registry: { title: 'Just begun' } });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('paused', async (page) => {
    const { registry } = await makeRegistry(page, {
      registry: { title: 'Not right now' },
      items: await shopItems(page, 4),
      changes: { isPaused: true, story: 'Nobody sees this now.' },
    });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('every gift chosen', async (page) => {
    const { registry, itemIds } = await makeRegistry(page, {
      registry: { title: 'All done', names: 'Ana & Bo' },
      items: await shopItems(page, 3),
    });
    await page.context().clearCookies();
    for (const id of itemIds) await callAs(page, reserveItem, { params: { id }, body: { ...someone, message: '' } });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('long words', async (page) => {
    const { registry } = await makeRegistry(page, {
      registry: {
        title: 'Ottilie-Wilhelmine & Maximilian-Konstantin Freiherr von und zu 👶🏽🎈',
        arrivalDate: inDays(90),
      },
      items: [idea(longTitle, 99, longStory.slice(0, 490)), idea('Tee', 2), ...(await shopItems(page, 2))],
      changes: { story: longStory, names: 'Bartholomäus-Ferdinand & Wilhelmine-Charlotte-Auguste von Württemberg' },
    });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('150 gifts', async (page) => {
    const shop = await shopItems(page, 20);
    const others = Array.from({ length: 130 }, (_, at): InputOf<typeof addItem>['body'] => ({
      kind: 'external',
      title: `Something from a store, number ${at + 1}`,
      url: `https://example.com/${at}`,
      storeName: 'A store',
      price: { amount: 500 + at * 175, currency: 'USD' },
      categoryId: [1, 3, 5, 6][at % 4]!,
    }));
    const { registry } = await makeRegistry(page, { registry: { title: 'A long list' }, items: [...shop, ...others] });
    await visitAsGuest(page, `/${registry.slug}`);
  }),
  made('gone', async (page) => visitAsGuest(page, '/nobody-has-this-address'), { template: '404.astro' }),
  made('lost to another guest', async (page) => {
    const { registry, itemIds } = await makeRegistry(page, {
      registry: { title: 'A race' },
      items: [...(await shopItems(page, 5)), idea('Night light')],
    });
    await visitAsGuest(page, `/${registry.slug}`);
    await page.getByRole('link', { name: 'Give this: Night light' }).click();
    await page.getByLabel('Your name').fill('Late');
    await page.getByLabel('Your email').fill('late@example.com');
    await reserveElsewhere(page, itemIds.at(-1)!);
    await page.getByRole('button', { name: 'Reserve this gift' }).click();
    await page.getByRole('alert').waitFor();
  }),
  made('fewer left than wanted', async (page) => {
    const { registry, itemIds } = await makeRegistry(page, {
      registry: { title: 'Two of them' },
      items: [idea('Onesies', 3), ...(await shopItems(page, 2))],
    });
    await visitAsGuest(page, `/${registry.slug}`);
    await page.getByRole('link', { name: 'Give this: Onesies' }).click();
    await page.getByLabel('Your name').fill('Late');
    await page.getByLabel('Your email').fill('late@example.com');
    await page.getByLabel('How many').selectOption('3');
    await reserveElsewhere(page, itemIds[0]!, 2);
    await page.getByRole('button', { name: 'Reserve this gift' }).click();
    await page.getByRole('alert').waitFor();
  }),
  made(
    'for colleagues',
    async (page) => {
      const { registry, items } = await demoRegistry(page);
      const { audience } = await callAs(page, createAudience, {
        params: { id: registry.id },
        body: { name: 'Colleagues', itemIds: items.slice(0, 6).map(({ id }) => id) },
      });
      await visitAsGuest(page, `/for/${audience.id}`);
    },
    { template: 'for/[id]/index.astro' },
  ),
  made(
    'for neighbors',
    async (page) => {
      const { registry, items } = await demoRegistry(page);
      const { audience } = await callAs(page, createAudience, {
        params: { id: registry.id },
        body: { name: 'Neighbors', itemIds: items.slice(0, 6).map(({ id }) => id) },
      });
      await visitAsGuest(page, `/for/${audience.id}/print`);
    },
    { template: 'for/[id]/print.astro' },
  ),
  made(
    'giving',
    async (page) => {
      const { registry, items } = await demoRegistry(page);
      const { fund } = money({ registry, items });
      await visitAsGuest(page, `/cash-funds/${registry.id}/${fund.id}?amount=5000`);
    },
    { template: 'cash-funds/[registryId]/[itemId].astro' },
  ),
  made(
    'refused',
    async (page) => {
      const { registry, items } = await demoRegistry(page);
      const { fund } = money({ registry, items });
      await visitAsGuest(page, `/cash-funds/${registry.id}/${fund.id}`);
      await page.getByLabel('Or any other amount').fill('0.10');
      await page.getByLabel('Your name').fill('Gus');
      await page.getByLabel('Your email').fill('gus@localhost');
      await page.getByRole('button', { name: 'Promise this gift' }).click();
      await invalidField(page);
    },
    { template: 'cash-funds/[registryId]/[itemId].astro' },
  ),
  ...(['', '/card'] as const).map((end) =>
    made(
      'just promised',
      async (page) => {
        const { registry, items } = await demoRegistry(page);
        const { fund } = money({ registry, items });
        await page.context().clearCookies();
        const { contribution } = await callAs(page, pledge, {
          body: {
            regItemId: fund.id,
            through: registry.id,
            amountCents: 4_000,
            paymentKind: 'check',
            message: 'For rainy days.',
            ...someone,
          },
        });
        await page.goto(`/cash-fund-contributions/${contribution.id}${end}`);
      },
      { template: end === '' ? 'cash-fund-contributions/[id]/index.astro' : 'cash-fund-contributions/[id]/card.astro' },
    ),
  ),
  made(
    'chipping in',
    async (page) => {
      const { registry, items } = await demoRegistry(page);
      await visitAsGuest(page, `/group-gifts/${registry.id}/${money({ registry, items }).group.id}?amount=2500`);
    },
    { template: 'group-gifts/[registryId]/[itemId].astro' },
  ),
  ...(['to pay', 'paid'] as const).map((name) =>
    made(
      name,
      async (page) => {
        const { registry, items } = await demoRegistry(page);
        const { group } = money({ registry, items });
        await page.context().clearCookies();
        const { contribution } = await callAs(page, contribute, {
          params: { id: registry.id, item: group.id },
          body: { amountCents: 1_000, message: '', ...someone },
        });
        const params = { id: contribution.id };
        if (name === 'paid') await callAs(page, payGroupContribution, { params });
        await page.goto(`/group-gift-contributions/${contribution.id}`);
      },
      { template: 'group-gift-contributions/[id].astro' },
    ),
  ),
  ...(['goal reached', 'closed'] as const).map((name) =>
    made(`group gift ${name}`, async (page) => {
      const group = money(await demoRegistry(page)).group;
      const { registry, itemIds } = await makeRegistry(page, {
        registry: { title: `A group gift, ${name}` },
        items: [{ kind: 'product', productId: group.productId! }, ...(await shopItems(page, 2))],
      });
      const params = { id: registry.id, item: itemIds[0]! };
      if (name === 'closed')
        await callAs(page, changeGroupGift, { params, body: { action: 'close', outcome: 'refund' } });
      await page.context().clearCookies();
      if (name === 'goal reached') {
        const body = { amountCents: 5_500_000, message: '', ...someone };
        const { contribution } = await callAs(page, contribute, { params, body });
        await callAs(page, payGroupContribution, { params: { id: contribution.id } });
      }
      await page.context().clearCookies();
      await page.goto(`/${registry.slug}`);
    }),
  ),
  made(
    'bought?',
    async (page) => {
      const { itemIds } = await makeRegistry(page, { registry: {}, items: [idea('A home-cooked meal')] });
      await page.context().clearCookies();
      const { reservation } = await callAs(page, reserveItem, {
        params: { id: itemIds[0]! },
        body: { ...someone, message: '' },
      });
      await page.goto(`/reservations/${reservation.id}?show_purchase_confirmation_modal=true`);
      await page.getByRole('dialog').waitFor();
    },
    { template: 'reservations/[id].astro', viewportOnly: true },
  ),
];

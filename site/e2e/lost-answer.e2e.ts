/** A change is saved and its answer is lost, or the page after it does not come: changing it back must be saved, too. */
import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = () => `lost-${process.pid}-${Date.now()}-${people++}@example.com`;

interface SavedRegistry {
  id: string;
  searchLevel: string;
  surprise: string;
}

async function newRegistry(page: Page, shop: Shop): Promise<() => Promise<SavedRegistry>> {
  await signUp(page, shop, { email: unique(), next: '/cookie-notice' });
  await page.waitForURL(/\/cookie-notice$/);
  const created = await page.request.post('/api/v3/registries', {
    data: { title: 'Ours', names: 'Olive & Sam' },
    headers: { origin: shop.url },
  });
  const { registry } = (await created.json()) as { registry: { id: string } };
  return async () => {
    const answer = await page.request.get(`/api/v3/registries/${registry.id}`);
    return ((await answer.json()) as { registry: SavedRegistry }).registry;
  };
}

const registryCalls = '**/api/v3/registries/*';

for (const how of ['connection is cut', 'proxy answers 504'] as const)
  test(`a choice is changed back after the ${how}`, async ({ page, shop, watch }) => {
    watch.allow(/ERR_|504/);
    const saved = await newRegistry(page, shop);
    await page.goto('/settings/registry/visibility');
    const form = page.locator('form', { has: page.getByRole('radio', { name: /web search/i }) });
    const before = (await saved()).searchLevel;
    const choose = (value: string) => form.locator(`input[value=${value}]`).check();
    const save = () => form.getByRole('button', { name: 'Save' }).click();
    await page.route(registryCalls, async (route) => {
      await route.fetch();
      if (how === 'connection is cut') await route.abort('connectionreset');
      else await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' });
    });
    await choose('google');
    await save();
    await expect(form.getByRole('alert')).toContainText('We couldn’t reach the shop');
    expect((await saved()).searchLevel).toBe('google');
    await page.unroute(registryCalls);
    await choose(before);
    await save();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved.');
    expect((await saved()).searchLevel).toBe(before);
  });

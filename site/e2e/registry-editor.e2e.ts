import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const email = () => `editor-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Creates an owner whose registry has these ideas on it. */
async function ownerWith(page: Page, shop: Shop, titles: readonly string[]): Promise<{ slug: string; id: string }> {
  await signUp(page, shop, { email: email(), name: 'Olive Test', next: '/store' });
  await page.waitForURL('**/store');
  return page.evaluate(async (wanted) => {
    const send = async (path: string, body: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { registry } = await send('/api/v3/registries', {});
    for (const title of wanted) await send(`/api/v3/registries/${registry.id}/reg_items`, { kind: 'idea', title });
    return { slug: registry.slug, id: registry.id };
  }, titles);
}

const titlesOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem').locator('label').allInnerTexts();

test('gifts are put in order with the keyboard, in another section too, and undone', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { id } = await ownerWith(page, shop, ['Hat', 'Song', 'Soup']);
  await page.goto(`/list/${id}/organize`);
  const section = page.getByRole('region', { name: 'Everything else' });
  const handle = page.getByRole('button', { name: 'Move Soup', exact: true });
  await expect(page.locator('astro-island[component-url*=Organizer]:not([ssr])')).toHaveCount(1);
  await handle.focus();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Soup.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Soup is over/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Soup was moved.')).toBeVisible();
  await expect.poll(() => titlesOf(page, 'Everything else')).toEqual(['Hat', 'Soup', 'Song']);
  await page.reload();
  expect(await titlesOf(page, 'Everything else')).toEqual(['Hat', 'Soup', 'Song']);

  await section.getByRole('checkbox', { name: 'Hat' }).check();
  await section.getByRole('checkbox', { name: 'Song' }).check();
  await page.getByLabel('Section', { exact: true }).selectOption('Feeding');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => titlesOf(page, 'Feeding')).toEqual(['Hat', 'Song']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page, 'Everything else')).toEqual(['Hat', 'Soup', 'Song']);
});

test('a gift is edited beside the list, and its photo is taken from the phone', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const { slug } = await ownerWith(page, shop, ['Hat']);
  await page.goto(`/${slug}`);
  await expect(page.locator('astro-island[component-url*=RegistryEditor]:not([ssr])')).toHaveCount(1);
  await page.getByRole('link', { name: 'Edit Hat' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit gift' });
  await drawer
    .getByLabel('Photo')
    .setInputFiles({ name: 'hat.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(drawer.getByText('Your photo is saved.')).toBeVisible();
  await drawer.getByLabel('What is it?').fill('Sun hat');
  await drawer.getByLabel('Section').selectOption('Clothing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  const clothing = page.getByRole('region', { name: 'Clothing' });
  await expect(clothing.getByRole('heading', { name: 'Sun hat' })).toBeVisible();
  await expect(clothing.locator('img')).toHaveAttribute('src', /^\/pictures\/uploads\//);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Hat', exact: true })).toBeVisible();
});

test('without script, gifts are edited, moved and removed by forms', async ({ page, newVisitor, shop }) => {
  const { slug, id } = await ownerWith(page, shop, ['Hat', 'Song']);
  const owner = await newVisitor({ javaScriptEnabled: false });
  await owner.context().addCookies(await page.context().cookies());
  await owner.goto(`/${slug}`);
  await owner.getByRole('link', { name: 'Edit Hat' }).click();
  await owner.getByLabel('How many').fill('3');
  await owner.getByLabel('Must-have').check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  const hat = owner.getByRole('article').filter({ hasText: 'Hat' });
  await expect(hat).toContainText('3 wanted');
  await expect(hat.getByRole('button', { name: 'Must-have: Hat' })).toHaveAttribute('aria-pressed', 'true');

  await owner.goto(`/list/${id}/organize`);
  await owner.getByRole('button', { name: 'Move Song up' }).click();
  expect(await titlesOf(owner, 'Everything else')).toEqual(['Song', expect.stringContaining('Hat')]);
  await owner.getByRole('checkbox', { name: 'Song' }).check();
  await owner.getByRole('checkbox', { name: 'Hat' }).check();
  await owner.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owner.getByText('Done.', { exact: true })).toBeVisible();
  await owner.goto(`/${slug}`);
  await expect(owner.getByRole('heading', { name: 'Your list is ready for its first gift' })).toBeVisible();
});

test('without script, a refused gift keeps its other stores', async ({ page, shop, newVisitor, watch }) => {
  watch.allow(/^422/);
  const { id } = await ownerWith(page, shop, []);
  const items = `/api/v3/registries/${id}/reg_items`;
  const offers = ['one', 'two', 'three'].map((name) => ({
    storeName: name,
    url: `https://${name}.example/hat`,
    price: null,
  }));
  const hat = { kind: 'external', title: 'Hat', url: 'https://hats.example/1', storeName: 'Hats', quantity: 2, offers };
  const added = await page.request.post(items, { data: hat, headers: { origin: shop.url } });
  expect(added.ok(), await added.text()).toBe(true);
  const { regItem } = await added.json();
  const owner = await newVisitor({ javaScriptEnabled: false });
  await owner.context().addCookies(await page.context().cookies());
  await owner.goto(`/list/${id}/items/${regItem.id}`);
  await owner.getByLabel('Link to store 2').fill('two dot example');
  await owner.getByLabel('How many').fill('1');
  await owner.getByLabel('Must-have').check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('alert')).toContainText('Some of that can’t be used. Must be');
  await expect(owner.getByLabel('Link to store', { exact: false }).first()).toHaveValue('https://one.example/hat');
  await expect(owner.getByLabel('Link to store 2')).toHaveValue('two dot example');
  await expect(owner.getByLabel('How many')).toHaveValue('1');
  await expect(owner.getByLabel('Must-have')).toBeChecked();
  await owner.getByLabel('Link to store 2').fill('https://two.example/better');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  const { regItems } = await (await page.request.get(items)).json();
  expect(regItems[0]).toMatchObject({ quantity: 1, mustHave: true });
  expect(regItems[0].offers.map(({ url }: { url: string }) => url)).toEqual([
    'https://one.example/hat',
    'https://two.example/better',
    'https://three.example/hat',
  ]);
});

import type { Page } from '@playwright/test';
import { expect, test } from './design-site.ts';

const heard = async (page: Page) => JSON.parse((await page.getByTestId('probe').textContent()) ?? '{}');

/** Every script file takes this long, as on a slow phone network; pages and styles do not. */
async function slowScripts(page: Page, delayMs: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*.js', async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
  return asked;
}

test.describe('an island that waits for a touch', () => {
  test('asks for no script before, and loses no early tap on a slow network', async ({ page }) => {
    const asked = await slowScripts(page, 700);
    await page.goto('/design/touch', { waitUntil: 'commit' });
    const island = page.locator('astro-island[component-url*=TouchProbe]');
    await island.waitFor();
    const islandScripts = () => asked.filter((url) => /TouchProbe|client/.test(url));
    expect(islandScripts()).toEqual([]);
    const add = page.getByRole('button', { name: 'Add to the registry' });
    await add.click();
    await expect(add).toHaveAttribute('data-touched', '');
    await add.click({ force: true });
    await expect.poll(async () => (await heard(page)).presses).toBe(1);
    expect(islandScripts().length).toBeGreaterThan(0);
    await add.click();
    await expect.poll(async () => (await heard(page)).presses).toBe(2);
  });

  test('keeps what was typed meanwhile, and the arrows', async ({ page }) => {
    await slowScripts(page, 500);
    await page.goto('/design/touch');
    const field = page.locator('astro-island[component-url*=TouchProbe]').getByLabel('Search');
    await field.pressSequentially('strolle');
    await field.press('ArrowDown');
    await expect.poll(() => heard(page)).toMatchObject({ text: 'strolle', keys: ['ArrowDown'] });
    await field.pressSequentially('r');
    await expect(field).toHaveValue('stroller');
    await expect.poll(async () => (await heard(page)).text).toBe('stroller');
  });

  test('checks a box that was tapped early', async ({ page }) => {
    await slowScripts(page, 300);
    await page.goto('/design/touch');
    await page.getByText('In stock').click();
    await expect.poll(async () => (await heard(page)).isOn).toBe(true);
    await expect(page.getByLabel('In stock')).toBeChecked();
  });

  test('leads on by its HTML when the script never comes', async ({ page, watch }) => {
    watch.allow(/TouchProbe|failed|Failed|hydrat/);
    await page.route('**/*TouchProbe*.js*', (route) => route.abort());
    await page.goto('/design/touch');
    await page.locator('astro-island[component-url*=TouchProbe]').getByRole('link', { name: 'More' }).click();
    await expect(page).toHaveURL(/\/design\/article$/);
  });

  test('loses none of twenty taps made while the page arrives', async ({ page }) => {
    await slowScripts(page, 50);
    for (let attempt = 0; attempt < 20; attempt++) {
      await page.goto('/design/touch', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Add to the registry' }).click();
      await expect.poll(async () => (await heard(page)).presses).toBe(1);
    }
  });
});

import { expect, test } from './server.ts';
import { findViolations } from './violations.ts';

test('the menu is a drawer that keeps the focus inside, closes on Escape, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/store');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu leads to every category, and a press beside it closes it', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.locator('a[href^="/store/"]')).toHaveCount(11);
  await page.touchscreen.tap(380, 400);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Nursery' }).click();
  await expect(page).toHaveURL(/\/store\/nursery$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu has no fault that a machine can find (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/store');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const violations = await findViolations(page, '#site-menu');
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/store');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Strollers' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
  });
});

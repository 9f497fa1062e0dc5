import { expect, test } from './design-site.ts';

test('a resting mouse opens a category, Escape closes it, and the link is a link', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/design/shop');
  const bar = page.getByRole('navigation', { name: 'Categories' });
  const strollers = bar.getByRole('link', { name: 'Strollers' });
  await strollers.hover();
  const panel = page.getByRole('region', { name: 'Strollers' });
  await expect(panel).toBeVisible();
  await bar.getByRole('link', { name: 'Nursery' }).hover();
  await expect(page.getByRole('region', { name: 'Nursery' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.mouse.move(600, 800);
  await expect(page.getByRole('region', { name: 'Nursery' })).toBeHidden();
  await strollers.focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strollers).toBeFocused();
  await strollers.click();
  await expect(panel).toBeVisible();
  await strollers.click();
  await expect(page).toHaveURL(/\/store\/strollers$/);
});

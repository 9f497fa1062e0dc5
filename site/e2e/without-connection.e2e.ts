import { expect, test } from './server.ts';

test('a guest whose connection fails is led to what happened, and nothing typed is lost', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ToastRegion/);
  await page.goto('/olive-and-sam');
  await page.getByRole('link', { name: 'Give this: A home-cooked meal in the first few weeks' }).click();
  await page.getByLabel('Your name').fill('Gus');
  await page.getByLabel('Your email').fill('gus@example.com');
  await page.route('**/api/v3/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Reserve this gift' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Your name')).toHaveValue('Gus');
});

test('a family whose connection fails reads so, though the script of messages can not come either', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|ToastRegion/);
  await page.goto(`/login?${new URLSearchParams({ redirect_path: '/olive-and-sam' })}`);
  await page.getByLabel('Email').fill('owner@layette.example');
  await page.getByLabel('Password').fill('layette-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/olive-and-sam');
  const star = page.getByRole('button', { name: /^Must-have/ }).first();
  await expect(star).toBeVisible();
  await page.waitForLoadState();
  await page.route(/api\/v3|ToastRegion/, (route) => route.abort());
  await star.click();
  await expect(page.getByText('We couldn’t reach the shop')).toBeInViewport({ ratio: 1 });
});

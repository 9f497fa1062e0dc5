import { codeAt } from '#api/features/second-factor/one-time-codes.ts';
import { demoPassword } from '#scripts/seed-people.ts';
import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findViolations } from './violations.ts';

const password = 'four plain little words';

test('somebody new at the shop connects a phone, keeps recovery codes and uses one', async ({
  page,
  shop,
  newVisitor,
  watch,
}) => {
  // biome-ignore lint/plugin: real clock, only to tell runs apart
  const email = `ada-${process.pid}-${Date.now()}@example.com`;
  await signUp(page, shop, { email, next: '/store' });
  await page.waitForURL('**/store');
  shop.makeAdmin(email);

  await page.goto('/login/second-step?redirect_path=%2Fstore%2Fsale');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(page.getByRole('heading', { name: 'Scan this with your app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for the key below' }).locator('svg')).toBeVisible();
  // Dark on light at night too: many code readers can't read the reverse.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('img', { name: 'QR code for the key below' })).toHaveCSS('color', 'rgb(43, 31, 24)');
  const key = (await page.getByRole('code').textContent())!.replaceAll(' ', '');
  expect(await findViolations(page)).toEqual([]);

  watch.allow(/^403: POST .*second_factor$/);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That code isn’t right, or it was already used.')).toBeVisible();
  // biome-ignore lint/plugin: real clock, codes are made of it
  await page.getByLabel('Code from the app').fill(codeAt(key, Date.now()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await page.waitForURL('**/store/sale');
  expect((await page.request.get('/bl_admin/api/user_reviews')).status()).toBe(200);

  const elsewhere = await newVisitor();
  await elsewhere.goto('/login?redirect_path=%2Fstore%2Fsale');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.getByLabel('Code from the app').fill(codes[0]!);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/store/sale');
  await elsewhere.goto('/login/second-step');
  await expect(elsewhere.getByText(/9 recovery codes left/)).toBeVisible();
});

test('a family turns the second step on, is asked for it, and turns it off', async ({ page, shop, newVisitor }) => {
  // biome-ignore lint/plugin: real clock, only to tell runs apart
  const email = `olive-${process.pid}-${Date.now()}@example.com`;
  await signUp(page, shop, { email, next: '/store' });
  await page.waitForURL('**/store');
  await page.goto('/settings/account');
  await page.getByRole('link', { name: 'Turn it on' }).click();
  // The previous page has a password field, too.
  await expect(page.getByRole('heading', { name: 'Connect an authenticator app' })).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  const key = (await page.getByRole('code').textContent())!.replaceAll(' ', '');
  // biome-ignore lint/plugin: real clock, codes are made of it
  await page.getByLabel('Code from the app').fill(codeAt(key, Date.now()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  const elsewhere = await newVisitor({ javaScriptEnabled: false });
  await elsewhere.goto('/login?redirect_path=%2Fsettings%2Faccount');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  // Any page asks for the code until it is given.
  await elsewhere.goto('/lists');
  await expect(elsewhere).toHaveURL(/\/login\/second-step\?redirect_path=%2Flists$/);
  await elsewhere.getByLabel('Code from the app').fill(codes[0]!);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/lists$/);

  await page.getByText('Turn it off').click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Turn off the second step' }).click();
  await expect(page.getByText('The second step is off.')).toBeVisible();
});

test('the second step asks to sign in, and offers a customer to connect a phone', async ({ page }) => {
  await page.goto('/login/second-step');
  await expect(page).toHaveURL(/\/login\?redirect_path=%2Flogin%2Fsecond-step$/);
  await page.getByLabel('Email').fill('giver@layette.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Connect an authenticator app' })).toBeVisible();
});

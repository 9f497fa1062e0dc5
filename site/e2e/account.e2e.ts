import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findFaults } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;
const password = 'four plain little words';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody signs up, creates a registry, signs out and in again, and no password is in an address', async ({
    page,
    shop,
    watch,
  }) => {
    watch.allow(/^(401|422): POST/);
    const email = unique('nora');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/registry/new?type=birthday');
    await page.getByLabel(/^Date of the birthday/).fill('2027-03-15');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^An empty list/ }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByRole('link', { name: 'development inbox' })).toBeVisible();
    await page.goto(await shop.signUpLink(email));
    expect(page.url()).not.toContain('token');
    await page.getByLabel('Your name').fill('Nora Test');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await page.getByLabel('Password').fill('1234567890');
    const common = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Create my account' }).click();
    expect((await common).status()).toBe(422);
    await expect(page.getByText(/^Many people use this one/)).toBeVisible();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(/\/registry\/build\/birthday$/);
    await page.getByRole('button', { name: 'Skip to my registry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora’s birthday wishlist');
    await expect(page.getByText('Birthday in March 2027')).toBeVisible();

    await page.goto('/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/registry/home');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('not the right words');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect((await refused).status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora’s birthday wishlist');
    expect(addresses.filter((address) => /words/.test(decodeURIComponent(address)))).toEqual([]);
  });
});

test('a forgotten password is replaced by the link in the mail, once', async ({ page, newVisitor, shop, watch }) => {
  watch.allow(/^401: POST/);
  const email = unique('olive');
  await signUp(page, shop, { email, next: '/store' });
  await page.waitForURL('**/store');

  const elsewhere = await newVisitor();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Send me a link' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const [, mail] = await shop.mailsTo(email, 2);
  expect(mail!.subject).toBe('Reset your Layette password');
  const link = /https?:\S+\/password_resets\/\S+/.exec(mail!.text)![0];

  await elsewhere.goto(link);
  expect(elsewhere.url()).not.toContain('token');
  await expect(elsewhere.getByLabel('New password')).toHaveAttribute('type', 'password');
  await elsewhere.getByLabel('New password').fill('five other quite plain words');
  await elsewhere.getByRole('button', { name: 'Save and sign in' }).click();
  await elsewhere.waitForURL('**/registry/new');
  await page.goto('/registry/home');
  await expect(page).toHaveURL(/\/login\?/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('a new email is confirmed where one is signed in: another browser asks for that first', async ({
  page,
  newVisitor,
  shop,
}) => {
  const [email, newEmail] = [unique('olive'), unique('olive-new')];
  await signUp(page, shop, { email, next: '/settings/account' });
  await page.waitForURL('**/settings/account');
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We sent a link to ${newEmail}.`)).toBeVisible();
  const [mail] = await shop.mailsTo(newEmail);
  const link = /https?:\S+\/settings\/email-changes\/\S+/.exec(mail!.text)![0];

  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Please sign in first');
  await expect(elsewhere.getByText(newEmail)).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your new email');
  await elsewhere.getByRole('button', { name: 'Use this email' }).click();
  await elsewhere.waitForURL('**/login');
  await page.goto('/registry/home');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a link that made an account is not for the next person, and says where to go', async ({
  page,
  newVisitor,
  shop,
}) => {
  const email = unique('robin');
  await signUp(page, shop, { email, next: '/store' });
  await page.waitForURL('**/store');
  const elsewhere = await newVisitor();
  await elsewhere.goto(await shop.signUpLink(email));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(elsewhere.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute('href', '/login');
});

test('the pages of an account have no fault that a machine can see, at every width, day and night', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of [
    '/login',
    '/signup',
    '/forgot_password',
    '/forgot_password?sent=true',
    '/signup?sent=true',
    '/logout',
  ]) {
    await page.goto(path);
    faults.push(...(await findFaults(page)));
  }
  expect(faults).toEqual([]);
});

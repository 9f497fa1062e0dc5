/** Pages that the browser keeps as they are for the Back button, with everything that their islands had loaded. */
import type { Page } from '@playwright/test';
import { demoPassword, demoPeople } from '#scripts/seed-people.ts';
import { findChromiumWithWindow } from '#scripts/testing/chromium.ts';
import { expect, test } from './server.ts';

// The headless shell has no such pages, and Playwright turns them off in Chromium itself.
const executablePath = findChromiumWithWindow();
// biome-ignore lint/suspicious/noSkippedTests: where there is none, there is nothing to test with
test.skip(executablePath === null, 'needs a whole Chromium');
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath !== null && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless', '--headless=old'],
      args: [...(launchOptions.args ?? []), '--headless=new'],
    }),
});

const address = '/olive-and-sam';
const registryTitle = 'Olive & Sam’s baby registry';
const giving = /^You’re giving/;

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?redirect_path=/cookie-notice');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/cookie-notice');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

/** Marks a page, to know it again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Back to the registry, over the given number of pages. */
async function goBack(page: Page, pages: number): Promise<void> {
  await page.evaluate((count) => history.go(-count), pages);
  // A page that comes back as it was is not loaded again, which `waitForURL` would wait for.
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: registryTitle })).toBeVisible();
}

test('Back shows nobody the gifts of the person who has signed out', async ({ page }) => {
  const [owner, giver] = [demoPeople[0].email, 'giver@layette.example'];
  await signIn(page, giver);
  await page.goto(address);
  await expect(page.getByText(giving)).toBeVisible();
  await mark(page);
  await page.goto('/cookie-notice');
  await goBack(page, 1);
  // The browser does keep pages here, and the same person finds theirs as it was.
  expect(await isMarked(page)).toBe(true);

  await signOut(page);
  await goBack(page, 2);
  await expect(page.getByText(giving)).toHaveCount(0);
  expect(await isMarked(page)).toBe(false);

  // Nor is somebody who has signed in shown the page of nobody.
  await mark(page);
  await signIn(page, owner);
  await goBack(page, 2);
  await expect(page.getByText(giving)).toHaveCount(0);
  expect(await isMarked(page)).toBe(false);
});

test('Back fills no form with what the person typed who has signed out, and keeps it for who stays', async ({
  page,
}) => {
  const giver = demoPeople[2].email;
  await signIn(page, giver);
  await page.goto(address);
  await page
    .getByRole('link', { name: /^Chip in:/ })
    .first()
    .click();
  await page.waitForURL(/\/group-gifts\//);
  const form = page.url();
  const message = page.getByLabel('A few words for the family');
  /** The browser loads a page that listens to `unload` again, and fills in what was typed. */
  const type = async ({ isKept = true } = {}) => {
    await message.fill('It is our secret');
    await mark(page);
    if (!isKept) await page.evaluate(() => addEventListener('unload', () => {}));
    await page.goto('/cookie-notice');
  };
  const goBackToIt = async (pages: number) => {
    await page.evaluate((count) => history.go(-count), pages);
    await expect(page).toHaveURL(form);
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect(message).toBeVisible();
  };
  await type();
  await goBackToIt(1);
  await expect(message).toHaveValue('It is our secret');
  await type({ isKept: false });
  await goBackToIt(1);
  expect(await isMarked(page)).toBe(false);
  await expect(message).toHaveValue('It is our secret');

  await signOut(page);
  await goBackToIt(2);
  await expect(message).toHaveValue('');

  await signIn(page, giver);
  await page.goto(form);
  await type({ isKept: false });
  await signOut(page);
  await goBackToIt(3);
  await expect(message).toHaveValue('');

  await page.context().clearCookies();
  await page.goto(form);
  await type({ isKept: false });
  await goBackToIt(1);
  await expect(message).toHaveValue('It is our secret');
});

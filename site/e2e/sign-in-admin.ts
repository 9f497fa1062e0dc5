import type { Page } from '@playwright/test';
import { codeAt } from '#api/features/second-factor/one-time-codes.ts';
import { demoAuthenticatorKey, demoPassword } from '#scripts/seed-people.ts';

const stepMs = 30_000;
let lastStep = 0;

/**
 * Signs in the demo's admin, in both steps, and leads to a page that stays. A code is accepted once, so a second sign-in takes the code of
 * the next half minute.
 */
export async function signInAdmin(page: Page): Promise<void> {
  await page.goto('/login?redirect_path=%2Fstore');
  await page.getByLabel('Email').fill('admin@layette.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/login/second-step?redirect_path=%2Fstore');
  await page.getByLabel('Code from the app').fill(await nextCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/store');
}

async function nextCode(page: Page): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / stepMs), lastStep + 1);
  lastStep = step;
  // A code one step ahead of the clock is accepted, two are not.
  await page.waitForTimeout(Math.max(0, (step - 1) * stepMs - Date.now()));
  return codeAt(demoAuthenticatorKey, step * stepMs);
}

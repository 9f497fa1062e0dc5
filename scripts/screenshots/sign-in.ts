import type { Page } from '@playwright/test';
import { demoPassword } from '../seed-people.ts';
import type { DemoAccount } from './state.ts';

/** Fills in the form on the sign-in page. */
export async function fillSignIn(page: Page, account: DemoAccount, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@layette.example`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/login?redirect_path=%2Fstore');
  await fillSignIn(page, account);
  await page.waitForURL('**/store');
}

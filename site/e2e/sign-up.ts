import type { Page } from '@playwright/test';
import type { Shop } from './server.ts';

interface NewAccount {
  email: string;
  name?: string;
}

/** Creates an account as a person does, from the page that asks for an address: the link in the mail, then a name and a password. */
export async function finishSignUp(page: Page, shop: Shop, { email, name = 'Olive Test' }: NewAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await shop.signUpLink(email));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill('four plain little words');
  await page.getByRole('button', { name: 'Create my account' }).click();
}

/** @param account.next the page that signing up leads to. */
export async function signUp(page: Page, shop: Shop, account: NewAccount & { next: string }): Promise<void> {
  await page.goto(`/signup?${new URLSearchParams({ redirect_path: account.next })}`);
  await finishSignUp(page, shop, account);
}

import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

async function signInAsOwner(page: Page, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirect_path: next })}`);
  await page.getByLabel('Email').fill('owner@layette.example');
  await page.getByLabel('Password').fill('layette-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${next}`);
}

const linkIn = (text: string): string => /https?:\S+\/cash-fund-contributions\/\S+/.exec(text)![0];

test.describe('giving money', () => {
  test('a guest without a script promises an amount to a cash fund, sends it, and the owner marks that it arrived', async ({
    page,
    newVisitor,
    shop,
  }) => {
    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto('/olive-and-sam');
    await guest
      .getByRole('link', { name: /^Give any amount/ })
      .first()
      .click();
    await guest.getByLabel('Or any other amount').fill('37');
    await expect(guest.getByRole('radio', { name: /^Card, on the family’s payment page/ })).toBeVisible();
    await guest.getByRole('radio', { name: /Check by mail/ }).check();
    await guest.getByLabel('Your name').fill('Aunt Ines');
    const email = unique('ines');
    await guest.getByLabel('Your email').fill(email);
    await guest.getByRole('button', { name: 'Promise this gift' }).click();
    await expect(guest.getByText(/We’ve emailed you a link/)).toBeVisible();
    await expect(guest.getByText('1 Elm Street')).toBeHidden();

    const [mail] = await shop.mailsTo(email);
    await guest.goto(linkIn(mail!.text));
    expect(guest.url()).not.toContain('token');
    await guest.getByRole('button', { name: 'Confirm my email' }).click();
    await guest.getByRole('button', { name: 'Show how to send it' }).click();
    await expect(guest.getByText('1 Elm Street')).toBeVisible();
    await guest.getByRole('button', { name: 'I’ve sent it' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('It’s on its way');

    await signInAsOwner(page, '/registry/funds');
    await page.getByRole('button', { name: /^It arrived.*\$37 from Aunt Ines/ }).click();
    await expect(page.getByRole('button', { name: /^It arrived.*\$37 from Aunt Ines/ })).toBeHidden();
    await page.getByRole('button', { name: /^Mark as not received.*\$37 from Aunt Ines/ }).click();
    await page.getByRole('button', { name: /^It arrived.*\$37 from Aunt Ines/ }).click();
    await expect(page.getByRole('button', { name: /^Mark as not received.*\$37 from Aunt Ines/ })).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('It arrived');
  });

  test('a guest chips in for a group gift, confirms the email, and takes it back', async ({ newVisitor, shop }) => {
    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto('/olive-and-sam');
    await guest
      .getByRole('link', { name: /^Chip in/ })
      .first()
      .click();
    await guest.getByRole('radio', { name: '$25' }).check();
    await guest.getByLabel('Your name').fill('Marek');
    const email = unique('marek');
    await guest.getByLabel('Your email').fill(email);
    await guest.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(guest.getByText('This is a test shop.')).toBeVisible();
    await guest.getByRole('button', { name: 'Pay $25 (test)' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(guest.getByText(/^We’ve emailed you a link/)).toBeVisible();
    const [mail] = await shop.mailsTo(email);
    await guest.goto(/https?:\S+\/group-gift-contributions\/\S+/.exec(mail!.text)![0]);
    await guest.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(guest.getByRole('button', { name: 'Confirm my email' })).toBeHidden();
    await guest.getByRole('button', { name: 'Get a refund' }).click();
    await expect(guest.getByText(/back to you/)).toBeVisible();
  });

  test('an owner adds a cash fund from the shop in a drawer that asks before it loses anything', async ({ page }) => {
    await signInAsOwner(page, '/store/cash-funds');
    await page.getByRole('button', { name: 'Add to registry: Doula Fund' }).click();
    const drawer = page.getByRole('dialog', { name: 'Item Details' });
    await drawer.getByLabel('Goal').fill('800');
    page.once('dialog', (question) => question.dismiss());
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Add to Doula Fund' }).click();
    await expect(page.getByText(/^Cash fund added to /)).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

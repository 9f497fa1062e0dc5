import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

async function signUpWithRegistry(page: Page, shop: Shop, name = 'Olive Test'): Promise<string> {
  await signUp(page, shop, { email: unique('owner'), name, next: '/registry/new' });
  await page.waitForURL('**/registry/new');
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name.split(' ')[0]}’s baby registry`);
  return new URL(page.url()).pathname;
}

async function addIdea(page: Page, title: string, quantity = 1): Promise<void> {
  await page.getByRole('link', { name: 'Add a gift' }).click();
  await page.getByRole('link', { name: 'Write down an idea instead' }).click();
  await page.getByLabel('Your idea').fill(title);
  await page.getByRole('dialog').getByLabel('How many').fill(String(quantity));
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my registry' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

const linkIn = (mail: { html: string }): string => {
  const link = /href="([^"]*\/reservations\/[^"]*token[^"]*)"/.exec(mail.html)?.[1];
  if (link === undefined) throw new Error('The mail has no personal link.');
  return link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
};

async function reserveWithoutScript(
  page: Page,
  address: string,
  title: string,
  who: { name: string; email: string },
): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: `Give this: ${title}` }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Reserve this gift' }) });
  await form.getByLabel('Your name').fill(who.name);
  await form.getByLabel('Your email').fill(who.email);
  await form.getByRole('button', { name: 'Reserve this gift' }).click();
}

test.describe('giving', () => {
  test('a guest without an account or a script reserves, cancels by the mailed link and reserves again; the owner sees it live', {
    tag: '@both',
  }, async ({ page, newVisitor, shop }) => {
    const address = await signUpWithRegistry(page, shop);
    await addIdea(page, 'Muslin cloths', 2);

    const guest = await newVisitor({ javaScriptEnabled: false });
    const email = unique('gus');
    await reserveWithoutScript(guest, address, 'Muslin cloths', { name: 'Gus', email });
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You’ve reserved this gift');
    await expect(guest.getByText('Thank you, Gus.')).toBeVisible();
    await expect(guest.getByText(/We’ll hold it for you until \w+, \w+ \d+/)).toBeVisible();
    await expect(guest.getByText('Muslin cloths')).toBeVisible();
    await expect(guest.getByText(/you can cancel here, or/)).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Where to send it' })).toBeVisible();
    await expect(page.getByText('Reserved by Gus')).toBeVisible({ timeout: 15_000 });

    const [mail] = await shop.mailsTo(email);
    expect(mail!.subject).toBe('Please confirm the gift you reserved');
    const phone = await newVisitor({ javaScriptEnabled: false });
    await phone.goto(linkIn(mail!));
    expect(phone.url()).not.toContain('token');
    await phone.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(phone.getByText('Tell us when you’ve bought it')).toBeVisible();
    await phone.getByRole('button', { name: 'Cancel my reservation' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your reservation is canceled');
    await expect(page.getByText('Reserved by Gus')).toBeHidden({ timeout: 15_000 });
    await phone.getByRole('button', { name: 'Reserve it again' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You’ve reserved this gift');
    await expect(page.getByText('Reserved by Gus')).toBeVisible({ timeout: 15_000 });
  });

  test('a giver with a confirmed email sees where to send the gift; the owner sees to whom it was shown', async ({
    page,
    newVisitor,
    shop,
  }) => {
    const address = await signUpWithRegistry(page, shop);
    await addIdea(page, 'Story books');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByLabel(/^Address for gifts/).fill('7 Canary Lane\nPort Fern');
    await page.getByRole('button', { name: 'Update address' }).click();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await page.keyboard.press('Escape');

    const guest = await newVisitor({ javaScriptEnabled: false });
    const email = unique('ines');
    await reserveWithoutScript(guest, address, 'Story books', { name: 'Ines', email });
    await expect(guest.getByText(/once your email is confirmed/)).toBeVisible();
    const [mail] = await shop.mailsTo(email);
    await guest.goto(linkIn(mail!));
    await guest.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(guest.getByText('7 Canary Lane')).toBeHidden();
    await guest.getByRole('button', { name: 'Show the address' }).click();
    await expect(guest.getByText('7 Canary Lane')).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(/^Ines, /)).toBeVisible();
  });

  test('the form in its place is closed by Escape and Cancel, and what a guest reserved is marked', async ({
    shop,
    page,
    newVisitor,
  }) => {
    const address = await signUpWithRegistry(page, shop);
    await addIdea(page, 'Rain cover');
    const guest = await newVisitor();
    await guest.goto(address);
    const give = guest.getByRole('link', { name: 'Give this: Rain cover' });
    await give.click();
    await expect(guest.getByLabel('Your name')).toBeFocused();
    await guest.keyboard.press('Escape');
    await expect(guest.getByLabel('Your name')).toBeHidden();
    await expect(give).toBeFocused();
    await give.click();
    await guest.getByRole('link', { name: 'Cancel' }).click();
    await expect(give).toBeFocused();
    await give.press('Enter');
    await guest.getByLabel('Your name').fill('Gus');
    await guest.getByLabel('Your email').fill(unique('gus'));
    await guest.getByRole('button', { name: 'Reserve this gift' }).click();
    await guest.waitForURL('**/reservations/*');
    await guest.goto(address);
    await expect(guest.getByText('Reserved by you')).toBeVisible();
    await expect((await newVisitor()).getByText('Reserved by you')).toBeHidden();
  });

  test('the loser of a race for a gift is told kindly, with and without a script', async ({
    page,
    newVisitor,
    watch,
    shop,
  }) => {
    watch.allow(/^409: POST .*\/reservations/);
    const address = await signUpWithRegistry(page, shop);
    await addIdea(page, 'Night light');
    const [scripted, plain, winner] = [
      await newVisitor(),
      await newVisitor({ javaScriptEnabled: false }),
      await newVisitor(),
    ];
    for (const visitor of [scripted, plain]) {
      await visitor.goto(address);
      await visitor.getByRole('link', { name: 'Give this: Night light' }).click();
      await visitor.getByLabel('Your name').fill('Late');
      await visitor.getByLabel('Your email').fill(unique('late'));
    }
    await reserveWithoutScript(winner, address, 'Night light', { name: 'Quick', email: unique('quick') });
    await winner.waitForURL('**/reservations/*');

    await scripted.getByRole('button', { name: 'Reserve this gift' }).click();
    await expect(scripted.getByRole('alert')).toContainText('Someone was a moment faster');
    await expect(scripted.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    await plain.getByRole('button', { name: 'Reserve this gift' }).click();
    await expect(plain.getByRole('alert')).toContainText('Someone was a moment faster');
    await expect(plain.getByText('One gift already chosen')).toBeVisible();
  });

  test('a form without a script comes back with what was typed and what to correct', async ({
    shop,
    page,
    newVisitor,
    watch,
  }) => {
    watch.allow(/^422: POST/);
    const address = await signUpWithRegistry(page, shop);
    await addIdea(page, 'Bath towel');
    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto(address);
    await guest.getByRole('link', { name: 'Give this: Bath towel' }).click();
    await guest.getByLabel('Your name').fill('Gus');
    // An address that the browser accepts and the server does not.
    await guest.getByLabel('Your email').fill('gus@localhost');
    await guest.getByRole('button', { name: 'Reserve this gift' }).click();
    await expect(guest.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
    await expect(guest.getByLabel('Your name')).toHaveValue('Gus');
  });

  test('the owner adds from another store by its link, shares by link and QR code, and takes a removal back', async ({
    page,
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
    const address = await signUpWithRegistry(page, shop);
    await page.getByRole('link', { name: 'Add a gift' }).click();
    await page.getByLabel('Link from any store').fill(otherProduct(shop));
    await page.getByRole('button', { name: 'Get the details' }).click();
    const draft = page.getByRole('dialog', { name: 'Add a gift' });
    await expect(draft.getByLabel('What is it?')).not.toHaveValue('');
    await expect(draft.getByLabel('Price')).toHaveValue(/^\d+\.\d\d$/);
    const title = 'The one from the other store';
    await draft.getByLabel('What is it?').fill(title);
    await draft.getByRole('button', { name: 'Add to my registry' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await expect(page.getByLabel('Link for your guests')).toHaveValue(`${shop.url}${address}`);
    const code = page.getByRole('img', { name: `QR code for ${shop.url}${address}` });
    // Dark on light at night too: many code readers can't read the reverse.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(code).toHaveCSS('color', 'rgb(43, 31, 24)');
    await page.emulateMedia({ colorScheme: null });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(/Link copied|Press Ctrl\+C/)).toBeVisible();
  });
});

test('an owner without script adds by link and as an idea, changes a number, removes and puts back', async ({
  page,
  newVisitor,
  shop,
  watch,
}) => {
  watch.allow(/^(409|422): POST/);
  const address = await signUpWithRegistry(page, shop);
  const owner = await newVisitor({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  await owner.goto(address);
  await owner.getByRole('link', { name: 'Add a gift' }).click();
  await owner.getByLabel('Link from any store').fill(otherProduct(shop));
  await owner.getByRole('button', { name: 'Get the details' }).click();
  await expect(owner.getByLabel('What is it?')).not.toHaveValue('');
  await owner.getByLabel('What is it?').fill('From far away');
  await owner.getByLabel('Price').fill('a lot');
  await owner.getByRole('button', { name: 'Add to my registry' }).click();
  await expect(owner.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
  await expect(owner.getByLabel('What is it?')).toHaveValue('From far away');
  await owner.getByLabel('Price').fill('$19.50');
  await owner.getByRole('button', { name: 'Add to my registry' }).click();
  await expect(owner.getByText('It’s on your list.', { exact: true })).toBeVisible();
  await expect(owner.getByRole('article').filter({ hasText: 'From far away' })).toContainText('19.50');

  await owner.getByRole('link', { name: 'Add a gift' }).click();
  await owner.getByRole('link', { name: 'Write down an idea instead' }).click();
  await owner.getByLabel('Your idea').fill('Warm meals');
  await owner.getByRole('button', { name: 'Add to my registry' }).click();
  const row = owner.getByRole('article').filter({ hasText: 'Warm meals' });
  await row.getByRole('link', { name: 'Edit Warm meals' }).click();
  await owner.getByLabel('How many').fill('4');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(row).toContainText('4 wanted');
  await row.getByRole('button', { name: 'Must-have: Warm meals' }).click();
  await expect(row.getByRole('button', { name: 'Must-have: Warm meals', pressed: true })).toBeVisible();

  const guest = await newVisitor({ javaScriptEnabled: false });
  const email = unique('gus');
  await reserveWithoutScript(guest, address, 'Warm meals', { name: 'Gus', email });
  const [mail] = await shop.mailsTo(email);
  await guest.goto(linkIn(mail!));
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await row.getByRole('button', { name: 'Remove Warm meals' }).click();
  await expect(row).toContainText('Someone has taken this gift.');
  await owner.getByRole('button', { name: 'Remove From far away' }).click();
  await expect(owner.getByText('It’s off your list.', { exact: true })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'From far away' })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Put it back' }).click();
  await expect(owner.getByRole('heading', { name: 'From far away' })).toBeVisible();
});

/** A saved page of a real shop, served on this machine. */
function otherProduct(shop: Shop): string {
  const folder = 'api/features/links/pages/';
  const truth = JSON.parse(readFileSync(`${folder}ground-truth.json`, 'utf8')) as Record<
    string,
    { url: string; currency?: string[] }
  >;
  const [id] = Object.entries(truth).find(([, page]) => page.url.includes('ikea'))!;
  return shop.otherStore(
    `/product/${id.slice(0, 8)}`,
    gunzipSync(readFileSync(`${folder}html/${id}.html.gz`)).toString('utf8'),
  );
}

test('what an owner does with a gift stands in one row, on a phone too', { tag: '@both' }, async ({ page }) => {
  await page.goto('/login?redirect_path=/olive-and-sam');
  await page.getByLabel('Email').fill('owner@layette.example');
  await page.getByLabel('Password').fill('layette-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/olive-and-sam');
  const gift = page.getByRole('article').filter({ hasText: 'Shore City Stroller' });
  const middles = [];
  for (const control of [gift.getByRole('link', { name: /^Edit/ }), gift.getByRole('button', { name: /^Remove/ })]) {
    const { y, height } = (await control.boundingBox())!;
    middles.push(Math.round(y + height / 2));
  }
  expect(middles[0]).toBe(middles[1]);
});

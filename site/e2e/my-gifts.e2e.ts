import type { Page } from '@playwright/test';
import { addDays } from '#rules/days.ts';
import { expect, type Shop, test } from './server.ts';
import { pixelsTooWide } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Reserves a gift that is still free on the demo's registry. */
async function reserve(
  page: Page,
  shop: Shop,
  email: string,
  giverName = 'Greta',
): Promise<{ id: string; title: string }> {
  const read = async (path: string) => (await page.request.get(path)).json();
  const { registryId } = await read('/api/v3/registry_addresses/olive-and-sam');
  const { regItems } = await read(`/api/v3/registries/${registryId}/reg_items`);
  const item = regItems.find(({ left, kind }: { left: number; kind: string }) => left > 0 && kind === 'product');
  const answer = await page.request.post(`/api/v3/reg_items/${item.id}/reservations`, {
    data: { giverName, giverEmail: email, quantity: 1 },
    headers: { origin: shop.url },
  });
  const { reservation } = await answer.json();
  return { id: reservation.id, title: item.title };
}

test('a giver follows a gift until it is given, without an account', async ({ page, shop }) => {
  const { id } = await reserve(page, shop, unique('greta'));
  await page.goto('/reservations');
  await expect(page.getByText('1 to buy.')).toBeVisible();
  const gift = page.getByRole('article');
  for (const [button, step] of [
    ['I bought it', 'Ordered'],
    ['It’s here', 'Arrived'],
    ['It’s wrapped', 'Wrapped'],
    ['I gave it', 'Given'],
  ] as const) {
    await gift.getByRole('button', { name: button }).click();
    await expect(gift.locator('[aria-current=step]')).toHaveText(step);
  }
  await expect(page.getByText('Everything is given. Thank you.')).toBeVisible();
  await page.goto(`/reservations/${id}`);
  await page.getByRole('button', { name: 'Back a step' }).click();
  await expect(page.locator('[aria-current=step]')).toHaveText('Wrapped');
});

test('a name without spaces widens no page of its gift', async ({ page, shop }) => {
  const { id } = await reserve(page, shop, unique('greta'), 'Wunderschoen'.repeat(5));
  await page.goto(`/reservations/${id}`);
  await expect(page.getByText('Thank you, Wunderschoen')).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
});

test('a giver finds every gift again by mail, and links in mails change nothing by themselves', async ({
  page,
  newVisitor,
  shop,
}) => {
  const email = unique('greta');
  const { id, title } = await reserve(page, shop, email);
  await page.goto(`/reservations/${id}?show_purchase_confirmation_modal=true`);
  await expect(page.getByRole('heading', { name: 'Did you buy it?' })).toBeFocused();
  await page.getByRole('button', { name: 'Not yet' }).click();

  const phone = await newVisitor({ javaScriptEnabled: false });
  const [mail] = await shop.mailsTo(email);
  await phone.goto(/https?:\S+\/reservations\/\S+/.exec(mail!.text)![0]);
  await phone.goto(`/email_actions/reservation_purchase/${id}?purchased=1`);
  await phone.goto(`/reservation/unreserve/${id}`);
  await phone.goto('/reservations');
  await expect(phone.getByRole('article').filter({ hasText: title }).locator('[aria-current=step]')).toHaveText(
    'Reserved',
  );
  await phone.getByRole('button', { name: /^I bought it/ }).click();
  await expect(phone.locator('[aria-current=step]')).toHaveText('Ordered');
  await phone.goto(`/reservation/unreserve/${id}`);
  await phone.getByRole('button', { name: 'Let it go' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your reservation is canceled');
});

test('a giver without script says more, keeps it a secret, holds it longer, and opens it elsewhere', async ({
  newVisitor,
  shop,
}) => {
  const guest = await newVisitor({ javaScriptEnabled: false });
  const email = unique('greta');
  await guest.goto('/olive-and-sam');
  await reserve(guest, shop, email);
  const [mail] = await shop.mailsTo(email);
  await guest.goto(/https?:\S+\/reservations\/\S+/.exec(mail!.text)![0]);
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await guest.getByRole('button', { name: 'Hold it for another 14 days' }).click();
  await guest.getByText('Change the message or how many').click();
  await guest.getByLabel('Your message to the family').fill('From all of us');
  await guest.getByRole('button', { name: 'Save' }).first().click();
  await guest.getByText('Keep it a secret for now').click();
  const until = guest.getByLabel('The family finds out on');
  await until.fill(addDays((await until.getAttribute('min'))!, 9));
  await guest.getByRole('button', { name: 'Save' }).last().click();
  await expect(guest.getByText('This gift is your secret')).toBeVisible();
  await expect(guest.getByLabel('Your message to the family')).toHaveValue('From all of us');

  const elsewhere = await newVisitor({ javaScriptEnabled: false });
  await elsewhere.goto('/reservations');
  await elsewhere.getByLabel('Your email').fill(email);
  await elsewhere.getByRole('button', { name: 'Email me my gifts' }).click();
  await expect(elsewhere.getByText(/an email with a link to all of them is on its way/)).toBeVisible();
  // The second mail is delayed by ten minutes, because anybody may have requested it; the first one still opens the gift.
  await elsewhere.goto(/https?:\S+\/reservations\/\S+/.exec(mail!.text)![0]);
  await elsewhere.getByRole('button', { name: 'I bought it' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('You’ve bought this gift');
});

test('a gift opened in another browser says how to find it, and sends the link', async ({
  page,
  newVisitor,
  shop,
  watch,
}) => {
  watch.allow(/404: GET .*\/reservations\//);
  const email = unique('greta');
  const { id } = await reserve(page, shop, email);
  const elsewhere = await newVisitor({ javaScriptEnabled: false });
  const answer = await elsewhere.goto(`/reservations/${id}`);
  expect(answer!.status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This gift doesn’t open here');
  await elsewhere.getByLabel('Your email').fill(email);
  await elsewhere.getByRole('button', { name: 'Email me my gifts' }).click();
  await expect(elsewhere.getByText(/an email with a link to all of them is on its way/)).toBeVisible();
  const unknown = await elsewhere.goto('/reservations/01890000-0000-7000-8000-000000000001');
  expect(unknown!.status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This gift doesn’t open here');
});

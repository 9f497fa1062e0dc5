import type { APIRequestContext } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

/** A call from our own pages, as the person who is signed in there. */
async function post<T>(request: APIRequestContext, shop: Shop, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data, headers: { origin: shop.url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

test('a family reads what came with a gift, has it, and says thanks by email', async ({ page, newVisitor, shop }) => {
  await signUp(page, shop, { email: unique('owner'), name: 'Olive Test', next: '/find' });
  await page.waitForURL('**/find');
  const { registry } = await post<{ registry: { id: string } }>(page.request, shop, '/api/v3/registries', {});
  const items = `/api/v3/registries/${registry.id}/reg_items`;
  const { regItem } = await post<{ regItem: { id: string } }>(page.request, shop, items, {
    kind: 'idea',
    title: 'Muslin cloths',
    quantity: 2,
  });

  await page.goto('/registry/gift-tracker');
  await expect(page.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share your registry' })).toBeVisible();

  const guest = await newVisitor({ javaScriptEnabled: false });
  const email = unique('gus');
  const { reservation } = await post<{ reservation: { id: string } }>(
    guest.request,
    shop,
    `/api/v3/reg_items/${regItem.id}/reservations`,
    { giverName: 'Gus', giverEmail: email, message: 'With all our love', quantity: 1 },
  );
  const [mail] = await shop.mailsTo(email);
  await guest.goto(/https?:\S+\/reservations\/\S+/.exec(mail!.text)![0]);
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await guest.goto(`/reservations/${reservation.id}`);

  await page.goto('/registry/gift-tracker');
  const gift = page.getByRole('article').filter({ hasText: 'Muslin cloths' });
  await expect(gift).toContainText('With all our love');
  await page.getByRole('link', { name: 'Messages (1 new)' }).click();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();

  await page.goto('/registry/gift-tracker');
  await gift.getByRole('button', { name: /^It’s here/ }).click();
  await expect(gift).toContainText('Received');
  await gift.getByRole('link', { name: /^Say thanks/ }).click();
  await page.getByRole('button', { name: /^Dear Gus/ }).click();
  await expect(page.getByLabel('Your note')).toHaveValue(/^Dear Gus/);
  await page.getByLabel('Your note').pressSequentially('They are so soft.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your note')).toHaveValue(/so much for the Muslin cloths\. They are so soft\.$/);
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(gift).toContainText('Thanked by email');
  const mails = await shop.mailsTo(email, 2);
  expect(mails.at(-1)!.text).toContain('They are so soft.');

  await page.getByText('Someone told you what they’re giving?').click();
  await page.getByLabel('Who is giving it?').fill('Grandma');
  await page.getByLabel('What are they giving?').selectOption({ label: 'Muslin cloths' });
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Grandma' })).toContainText('Written down by you');
  const table = await page.request.get(`/registry/${registry.id}/gift-tracker/gifts.csv`);
  expect(await table.text()).toMatch(/Grandma,Muslin cloths,1,,,reserved/);
});

test('a family thanks for money that somebody sent', async ({ page, newVisitor, shop }) => {
  await signUp(page, shop, { email: unique('owner'), name: 'Olive Test', next: '/find' });
  await page.waitForURL('**/find');
  const { registry } = await post<{ registry: { id: string } }>(page.request, shop, '/api/v3/registries', {});
  await page.request.put('/api/v3/cash_fund_preferences', {
    data: { registryId: registry.id, paymentPreferences: [{ kind: 'cash', selected: true }] },
    headers: { origin: shop.url },
  });
  const items = `/api/v3/registries/${registry.id}/reg_items`;
  const { regItem } = await post<{ regItem: { id: string } }>(page.request, shop, items, {
    kind: 'cash_fund',
    title: 'Diaper fund',
  });
  const guest = await newVisitor({ javaScriptEnabled: false });
  const email = unique('ines');
  await post(guest.request, shop, '/api/v3/cash_fund_contributions', {
    regItemId: regItem.id,
    amountCents: 3_700,
    paymentKind: 'cash',
    giverName: 'Aunt Ines',
    giverEmail: email,
    message: 'For many dry nights',
  });
  const [mail] = await shop.mailsTo(email);
  await guest.goto(/https?:\S+\/cash-fund-contributions\/\S+/.exec(mail!.text)![0]);
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(guest.getByRole('button', { name: 'I’ve sent it' })).toBeVisible();

  await page.goto('/registry/gift-tracker');
  const gift = page.getByRole('article').filter({ hasText: '$37 toward Diaper fund' });
  await expect(gift).toContainText('Promised');
  await expect(gift.getByRole('link', { name: /^Say thanks/ })).toBeHidden();
  await guest.getByRole('button', { name: 'I’ve sent it' }).click();
  await page.reload();
  await expect(gift).toContainText('For many dry nights');
  await page.getByRole('link', { name: 'Messages (1 new)' }).click();
  const message = page.getByRole('article').filter({ hasText: 'For many dry nights' });
  await expect(message).toContainText('With $37 toward Diaper fund, for');
  await message.getByRole('button', { name: 'Mark as read' }).click();
  await expect(message.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await message.getByRole('button', { name: 'Delete' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toBeVisible();
  await page.goto('/registry/gift-tracker');
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await gift.getByRole('button', { name: /^It arrived/ }).click();
  await gift.getByRole('button', { name: /^Mark as not received/ }).click();
  await gift.getByRole('button', { name: /^It arrived/ }).click();
  await expect(gift).toContainText('Received');
  await page.getByRole('link', { name: /^To thank/ }).click();
  // What is typed before the script is there, on a slow phone, is kept.
  let load = () => {};
  const slow = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/ThankYouNote/, async (route) => {
    await slow;
    await route.continue();
  });
  await gift.getByRole('link', { name: /^Say thanks/ }).click();
  await page.getByLabel('Your note').fill('Dear Ines, thank you from the driest baby in town.');
  load();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(gift).toContainText('Thanked by email');
  // That the money arrived is mailed a quarter of an hour later.
  const mails = await shop.mailsTo(email, 2);
  expect(mails.at(-1)!.text).toContain('the driest baby in town');
  const table = await page.request.get(`/registry/${registry.id}/gift-tracker/gifts.csv`);
  expect(await table.text()).toMatch(/Aunt Ines,Diaper fund,,37\.00,USD,received/);
});

test('what is a surprise stands on no page, in no file, and in no header', async ({ page, newVisitor, shop }) => {
  await signUp(page, shop, { email: unique('owner'), name: 'Olive Test', next: '/find' });
  await page.waitForURL('**/find');
  const { registry } = await post<{ registry: { id: string } }>(page.request, shop, '/api/v3/registries', {});
  const { id } = registry;
  const { regItem } = await post<{ regItem: { id: string } }>(
    page.request,
    shop,
    `/api/v3/registries/${id}/reg_items`,
    {
      kind: 'idea',
      title: 'Crib',
    },
  );
  const headers = { origin: shop.url };
  await page.request.patch(`/api/v3/registries/${id}`, { data: { surprise: 'full' }, headers });
  const guest = await newVisitor();
  const { reservation } = await post<{ reservation: { id: string } }>(
    guest.request,
    shop,
    `/api/v3/reg_items/${regItem.id}/reservations`,
    { giverName: 'Canary', giverEmail: unique('canary'), message: 'canary song', quantity: 1 },
  );
  await page.request.put('/api/v3/cash_fund_preferences', {
    data: { registryId: id, paymentPreferences: [{ kind: 'cash', selected: true }] },
    headers,
  });
  const fund = await post<{ regItem: { id: string } }>(page.request, shop, `/api/v3/registries/${id}/reg_items`, {
    kind: 'cash_fund',
    title: 'Diaper fund',
  });
  const email = unique('canary');
  const { contribution } = await post<{ contribution: { id: string } }>(
    guest.request,
    shop,
    '/api/v3/cash_fund_contributions',
    {
      regItemId: fund.regItem.id,
      amountCents: 3_700,
      paymentKind: 'cash',
      giverName: 'Canary',
      giverEmail: email,
      message: 'canary song',
    },
  );
  const [mail] = await shop.mailsTo(email);
  await guest.goto(/https?:\S+\/cash-fund-contributions\/\S+/.exec(mail!.text)![0]);
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await guest.getByRole('button', { name: 'I’ve sent it' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('It’s on its way');
  for (const path of [
    `/registry/${id}/gift-tracker/${contribution.id}`,
    '/registry/funds',
    `/registry/${id}/gift-tracker`,
    `/registry/${id}/gift-tracker?show=coming`,
    `/registry/${id}/gift-tracker/${reservation.id}`,
    `/registry/${id}/gift-tracker/gifts.csv`,
    `/registry/${id}/gift-tracker/labels.pdf`,
    '/registry/messages',
    '/registry/messages?folder=archive',
    '/registry/share',
  ]) {
    const answer = await page.request.get(path);
    const said = `${JSON.stringify(answer.headers())} ${await answer.text()}`;
    expect(said, path).not.toMatch(/canary|\$37/i);
  }
});

test('a family with two lists shares the one whose gifts it looked at', async ({ page, newVisitor, shop }) => {
  await signUp(page, shop, { email: unique('owner'), name: 'Olive Test', next: '/find' });
  await page.waitForURL('**/find');
  const create = (title: string) =>
    post<{ registry: { id: string; slug: string } }>(page.request, shop, '/api/v3/registries', { title });
  const { registry } = await create('The first list');
  await create('The second list');
  await page.goto(`/registry/${registry.id}/gift-tracker`);
  await page.getByRole('link', { name: 'Share your registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your registry');
  await expect(page.getByRole('main').getByRole('link', { name: 'The first list' })).toBeVisible();
  await expect(page.getByLabel('Link for your guests')).toHaveValue(`${shop.url}/${registry.slug}`);
  await expect(page.getByRole('link', { name: 'Choose a shorter link' })).toHaveAttribute('href', /registry=/);
  const address = page.url();
  await page.getByRole('link', { name: 'Make insert cards' }).click();
  await page.getByRole('button', { name: 'Make my cards' }).click();
  await expect(page.getByText('Your 30 cards are ready to print.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'The first list' })).toBeVisible();

  const unscripted = await newVisitor({ javaScriptEnabled: false });
  await unscripted.context().addCookies(await page.context().cookies());
  await unscripted.goto(address);
  await unscripted.getByLabel('Email addresses').fill(unique('guest'));
  await unscripted.getByRole('button', { name: 'Send the link' }).click();
  await expect(unscripted.getByText(/^On its way\./)).toBeVisible();
  await expect(unscripted.getByLabel('Link for your guests')).toHaveValue(`${shop.url}/${registry.slug}`);
});

test('a family hands its registry to people, and prints cards for the invitation', async ({ page, shop }) => {
  await signUp(page, shop, { email: unique('owner'), name: 'Olive Test', next: '/find' });
  await page.waitForURL('**/find');
  await post(page.request, shop, '/api/v3/registries', { arrivalDate: null });
  await page.goto('/registry/share');
  const friend = unique('friend');
  await page.getByLabel('Email addresses').fill(friend);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('On its way.')).toBeVisible();
  const [mail] = await shop.mailsTo(friend);
  expect(mail!.text).not.toContain('Olive');
  await page.getByRole('link', { name: 'Make insert cards' }).click();
  await page.getByLabel('How many cards?').selectOption('50');
  await page.getByRole('button', { name: 'Make my cards' }).click();
  const open = page.getByRole('status').getByRole('link', { name: 'Open the PDF' });
  const pdf = await page.request.get((await open.getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

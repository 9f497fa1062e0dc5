import type { Page } from '@playwright/test';
import * as endpoints from '#contracts/reviews.ts';
import { expect, type Shop, test } from './server.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signUp } from './sign-up.ts';
import { findFaults, findViolations } from './violations.ts';

const product = '/gp/trundlekin-shore-city-stroller/20001';
const soldOut = '/gp/wayfernby-reed-city-stroller/20009';
let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

const signUpFor = async (page: Page, shop: Shop, address: string) => {
  await signUp(page, shop, { email: unique('nora'), name: 'Nora Test', next: address });
  await page.waitForURL(`**${address}`);
};
/** Does what the back office does; it has calls but no pages yet. */
const moderate = async (page: Page, path: string, list: string) => {
  const waiting = await (await page.request.get(path)).json();
  const reviews = waiting[list].map(({ id, updatedAt }: { id: string; updatedAt: number }) => ({
    id,
    updatedAt,
    state: 'published',
  }));
  const answer = await page.request.patch(path, {
    data: { [list]: reviews },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};
const mailedPath = (mails: { text: string }[]) => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mails.at(-1)!.text)![0]);
  return pathname + search;
};

test('reviews are filtered by their stars, sorted and paged by links', async ({ page }) => {
  await page.goto(product);
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section).toContainText('12,345 ratings came with the catalog');
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByText('Sample', { exact: true })).toHaveCount(3);
  await section.getByRole('link', { name: /^1 star / }).click();
  await expect(page).toHaveURL(/\/reviews\?stars=1$/);
  const reviews = page.getByRole('main').getByRole('article');
  await expect(reviews.first().getByRole('img', { name: '1 of 5 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^1 star / })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'Lowest rating' }).click();
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(reviews.first().getByRole('img', { name: '1 of 5 stars' })).toBeVisible();
  const first = await reviews.first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sort=lowest&page=2/);
  await expect(reviews).toHaveCount(10);
  expect(await reviews.first().textContent()).not.toBe(first);
});

test('somebody reviews a product, the shop reads it, and everybody does', async ({ page, newVisitor, shop }) => {
  await signUpFor(page, shop, `${product}/write-review`);
  await page.getByRole('button', { name: 'Send my review' }).click();
  // The browser refuses the empty form; a press before the script has loaded counts only once it has.
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio', { name: /^4 stars/ }).check();
  await page.getByLabel('In a few words').fill('<b>Light</b> & "quick"');
  await page.getByLabel('Your review').fill('Carried it up three floors, with groceries.\n\n<script>alert(1)</script>');
  await page.getByRole('button', { name: 'Send my review' }).click();
  await page.waitForURL('**/reviews?done=review-saved');
  await expect(page.getByText('We read every review before we post it')).toBeVisible();
  await expect(page.getByText('We haven’t read yours yet.')).toBeVisible();

  const admin = await newVisitor();
  await signInAdmin(admin);
  await moderate(admin, '/bl_admin/api/user_reviews', 'reviews');

  const reader = await newVisitor();
  // The browser caches the page for a minute; the server has a new one at once.
  await expect.poll(async () => (await reader.request.get(product)).text()).toContain('was given here');
  await reader.goto(product);
  await expect(reader.getByRole('region', { name: 'Reviews' })).toContainText('1 was given here');
  await reader.goto(`${product}/reviews?sort=newest`);
  const review = reader.getByRole('article').first();
  await expect(review.getByRole('heading')).toHaveText('<b>Light</b> & "quick"');
  await expect(review).toContainText('<script>alert(1)</script>');
  await expect(review).toContainText('Nora T.');
  await expect(review.getByText('Sample', { exact: true })).toHaveCount(0);

  await review.getByRole('button', { name: 'This helped me' }).click();
  await expect(review).toContainText('1 person found this helpful');
  await review.getByRole('button', { name: 'Undo my vote' }).click();
  await expect(review).not.toContainText('found this helpful');
  await review.getByRole('link', { name: /^Report/ }).click();
  await reader.getByLabel('What’s wrong with it?').selectOption({ label: 'It’s advertising' });
  await reader.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByText('Thank you. We’ll look into what you reported.')).toBeVisible();

  await page.goto(`${product}/write-review`);
  await page.getByRole('button', { name: 'Delete my review' }).click();
  await expect(page.getByText('Your review was deleted.')).toBeVisible();
});

test('a question is confirmed by its mail, read by the shop, answered, and its asker told', async ({
  page,
  newVisitor,
  shop,
  watch,
}) => {
  watch.allow(/^422: POST .*\/questions$/);
  const email = unique('quentin');
  await page.goto(product);
  await page.getByRole('link', { name: 'Ask a question' }).click();
  const words = `Does it fit into a hallway of 70 cm? ${email}`;
  await page.getByLabel('Your question').fill(words);
  await page.getByLabel('Your name').fill('Quentin Test');
  await page.getByLabel('Your email').fill('no address');
  await page.getByLabel('Your question').focus();
  await page.getByRole('region', { name: 'Ask a question' }).getByRole('button', { name: 'Ask' }).press('Enter');
  await expect(page.getByLabel('Your question')).toHaveValue(words);
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();

  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto(mailedPath(await shop.mailsTo(email)));
  expect(reader.url()).not.toContain('token');
  await expect(reader.getByRole('heading', { name: 'Is this your question?' })).toBeVisible();
  await reader.getByRole('button', { name: 'Yes, this is my question' }).click();
  await expect(reader.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const admin = await newVisitor();
  await signInAdmin(admin);
  await moderate(admin, '/bl_admin/api/product_questions', 'questions');
  await admin.goto(`${product}/questions?q=${encodeURIComponent(email)}`);
  await admin.getByRole('link', { name: /^Answer this/ }).click();
  await admin.getByLabel('What do you know about it?').fill('Yes: it is 62 cm wide.');
  await admin.getByRole('button', { name: 'Send my answer' }).click();
  await expect(admin.getByText('From the shop')).toBeVisible();
  const mails = await shop.mailsTo(email, 2);
  expect(mails[1]!.subject).toBe('Your question has an answer');
  await page.goto(mailedPath(mails));
  await expect(page.getByText('Yes: it is 62 cm wide.')).toBeVisible();
});

test('an availability alert is confirmed by mail and stopped by the same link', async ({ page, shop }) => {
  const email = unique('alma');
  await page.goto(soldOut);
  await page.getByLabel('Get notified when it’s back').fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();
  const [mail, ...others] = await shop.mailsTo(email);
  expect(others).toEqual([]);
  await page.goto(mailedPath([mail!]));
  await expect(page).toHaveURL(/\/availability-alerts\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Yes, let me know' }).click();
  await expect(page.getByRole('heading', { name: 'We’ll let you know' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(page.getByRole('heading', { name: 'The alert is off' })).toBeVisible();
});

test('the alert is for the variant that cannot be bought, and only for it', async ({ page }) => {
  await page.goto(product);
  await expect(page.getByLabel('Get notified when it’s back')).toBeHidden();
  await page.goto(soldOut);
  await expect(page.locator('#alert')).toBeVisible();
});

test('what is wrong is reported in a dialog, by the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(product);
  const link = page.getByRole('link', { name: 'Report wrong information' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report wrong information' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('What’s this about?').selectOption({ label: 'Size or weight' });
  await dialog.getByLabel('What’s wrong with it?').selectOption({ label: 'It’s wrong' });
  await dialog.getByLabel('In your own words').fill('It weighs 9 kg, not 6.');
  const violations = await findViolations(page, 'dialog[open]');
  expect(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Thank you. We’ll look into it and fix it.');
  await page.keyboard.press('Escape');
  await link.click();
  await expect(dialog.getByLabel('In your own words')).toHaveValue('');
});

test('a helpful vote without any script on its way leads back to the list as it was', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${product}/reviews?stars=4&sort=newest`);
  const review = page.getByRole('article').first();
  const title = await review.getByRole('heading').textContent();
  await review.getByRole('button', { name: 'This helped me' }).click();
  await expect(page).toHaveURL(/stars=4&sort=newest&done=thanks#review-/);
  await expect(review.getByRole('heading')).toHaveText(title!);
  await expect(review.getByRole('button', { name: 'Undo my vote' })).toBeVisible();
  await review.getByRole('button', { name: 'Undo my vote' }).click();
  await expect(review.getByRole('button', { name: 'This helped me' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing that was typed is lost by an error', async ({ page, watch }) => {
    watch.allow(/422/);
    await page.goto(`${soldOut}/alert`);
    const form = page.locator('form').filter({ has: page.getByLabel('Get notified when it’s back') });
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true)).catch(() => {});
    await page.getByLabel('Get notified when it’s back').fill('nora@localhost');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Must be an email address, such as name@example.com')).toBeVisible();
    await expect(page.getByLabel('Get notified when it’s back')).toHaveValue('nora@localhost');

    await page.goto(`${product}/report`);
    await page.getByLabel('What’s this about?').selectOption({ label: 'Price' });
    await page.getByLabel('What’s wrong with it?').selectOption({ label: 'It’s out of date' });
    await page.getByLabel('In your own words').fill('It was lower last week.\nI have a picture of it.');
    await page.getByLabel('Your email').fill('nora@localhost');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('Invalid')).toBeVisible();
    await expect(page.getByLabel('In your own words')).toHaveValue('It was lower last week.\nI have a picture of it.');
    await expect(page.getByLabel('What’s this about?')).toHaveValue('price');
    await page.getByLabel('Your email').fill('');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('everybody can read and write there, at every width, day and night', async ({ page, shop }) => {
  await signUpFor(page, shop, `${product}/write-review`);
  test.slow();
  const faults: string[] = [];
  const pages = [
    `${product}/reviews`,
    `${product}/reviews?stars=2`,
    `${product}/write-review`,
    `${product}/questions`,
    `${product}/report`,
    `${soldOut}/alert`,
  ];
  for (const path of pages) {
    await page.goto(path);
    faults.push(...(await findFaults(page)));
  }
  await page.goto(soldOut);
  faults.push(...(await findFaults(page, '#alert')));
  expect(faults).toEqual([]);
});

test('pages of nothing are not there', async ({ request }) => {
  for (const path of ['/gp/nothing/999999/reviews', '/gp/wrong-name/20001/questions', `${product}/questions/x`])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.get(endpoints.listUserReviews.path)).status()).toBe(404);
});

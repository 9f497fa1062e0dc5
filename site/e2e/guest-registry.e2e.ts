/** The demo's registry, as its guests use it: to look, to choose, to reserve; with a script and without; two at once. */
import type { Locator, Page } from '@playwright/test';
import { demoPassword, demoPeople } from '#scripts/seed-people.ts';
import { expect, test } from './server.ts';
import { findViolations } from './violations.ts';

const address = '/olive-and-sam';
const meal = 'A home-cooked meal in the first few weeks';
const lastOne = 'Wooden rainbow stacker';
let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Nothing lies over the element's top edge. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 2));
};

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 200 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('a guest filters, sorts and asks for ideas, and the address says so', async ({ newVisitor }) => {
  const guest = await newVisitor();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Olive & Sam’s baby registry');
  expect(await findViolations(guest)).toEqual([]);
  await guest.getByText(/^Filter/).click();
  await guest.getByRole('checkbox', { name: /Must-haves/ }).check();
  await expect(guest).toHaveURL(/\?show=must-have$/);
  // The shop's search box above has a name of its own.
  await guest.getByLabel('Search for').fill('stroller');
  await expect(guest).toHaveURL(/show=must-have&search=stroller$/);
  await guest.getByLabel('Search for').fill('');
  await guest.getByRole('button', { name: /^Show \d+ gifts?$/ }).click();
  await guest.getByRole('link', { name: 'Remove Must-haves' }).click();
  await expect(guest).toHaveURL(new RegExp(`${address}$`));
  await guest.getByLabel('Have an amount in mind?').fill('60');
  await guest.getByRole('button', { name: 'Show ideas' }).click();
  await expect(guest.getByRole('heading', { name: 'Ideas for $60' })).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
});

test('the filters stay open while somebody presses between them, and close elsewhere @both', async ({ newVisitor }) => {
  const guest = await newVisitor();
  await guest.goto(address);
  const opener = guest.locator('summary').filter({ hasText: /^Filter/ });
  const mustHaves = guest.getByRole('checkbox', { name: /Must-haves/ });
  await opener.click();
  await guest.getByText('Only', { exact: true }).click();
  await expect(mustHaves).toBeVisible();
  // A press elsewhere counts once the island is there.
  await expect(async () => {
    await guest.mouse.click(4, 4);
    await expect(mustHaves).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await opener.click();
  await guest.getByLabel('Search for').press('Escape');
  await expect(mustHaves).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the preview leads to what the registry discount applies to, as guests see it', async ({ page }) => {
  await page.goto(`/login?redirect_path=${encodeURIComponent(`${address}?view=guest`)}`);
  await page.getByLabel('Email').fill(demoPeople[0].email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'What the registry discount applies to' }).click();
  await expect(page).toHaveURL(`${address}?view=guest&show=discount`);
  await expect(page.getByRole('list', { name: 'What is shown' })).toContainText('Registry discount applies');
  await expect(page.getByRole('heading', { level: 3, name: 'Shore City Stroller' })).toBeVisible();
  // A home-cooked meal is not sold here, and a preview offers no gift to give.
  await expect(page.getByRole('heading', { level: 3, name: meal })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Give this/ })).toHaveCount(0);
});

test('everything works without a script, and prints large', async ({ newVisitor, watch }) => {
  watch.allow(/^422: POST .*\/reservations/);
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(`${address}?show=free&sort=price-up&budget=60`);
  await expect(guest.getByRole('heading', { name: 'Ideas for $60' })).toBeVisible();
  await guest.getByText(/^Filter/).click();
  await guest.getByRole('checkbox', { name: /Must-haves/ }).check();
  await guest.getByRole('button', { name: /^Show \d+ gifts?$/ }).click();
  await expect(guest).toHaveURL(/show=free&show=must-have/);
  await guest
    .getByRole('link', { name: /^Give this/ })
    .first()
    .click();
  await guest.getByLabel('Your name').fill('Gus');
  // An address that the browser accepts and the server does not.
  await guest.getByLabel('Your email').fill('gus@localhost');
  await guest.getByRole('button', { name: 'Reserve this gift' }).click();
  await expect(guest.getByLabel('Your email')).toBeFocused();
  await expect(guest.getByLabel('Your email')).toBeInViewport();
  await guest.goto(address);
  await guest.getByRole('link', { name: 'The list in large print' }).click();
  await expect(guest.getByRole('img', { name: 'QR code of this registry' })).toBeVisible();
});

test('what one guest takes is gone from the open page of another', async ({ newVisitor }) => {
  const [looking, taking] = [await newVisitor(), await newVisitor()];
  await looking.goto(address);
  const left = looking.locator('article', { hasText: meal }).getByText(/still needed|wanted/);
  const before = await left.textContent();
  await taking.goto(address);
  await taking.getByRole('link', { name: `Give this: ${meal}` }).click();
  await taking.getByLabel('Your name').fill('Gus');
  await taking.getByLabel('Your email').fill(unique('gus'));
  await taking.getByRole('button', { name: 'Reserve this gift' }).click();
  await taking.waitForURL('**/reservations/*');
  await expect(left).not.toHaveText(before!, { timeout: 15_000 });
});

test('two guests who take the last one at once: one has it, the other is told and offered what comes nearest', async ({
  newVisitor,
  watch,
}) => {
  watch.allow(/^409: POST .*\/reservations/);
  const guests = [await newVisitor(), await newVisitor()] as const;
  for (const guest of guests) {
    await guest.goto(address);
    await guest.getByRole('link', { name: `Give this: ${lastOne}` }).click();
    await guest.getByLabel('Your name').fill('Gus');
    await guest.getByLabel('Your email').fill(unique('gus'));
  }
  await Promise.all(guests.map((guest) => guest.getByRole('button', { name: 'Reserve this gift' }).click()));
  const ends = await Promise.all(
    guests.map((guest) =>
      Promise.race([
        guest.waitForURL('**/reservations/*').then(() => 'has it'),
        guest
          .getByText('These are still available:')
          .waitFor()
          .then(() => 'is told'),
      ]),
    ),
  );
  expect(ends.toSorted()).toEqual(['has it', 'is told']);
});

test('a guest with a keyboard alone finds a gift, reserves it, and lets it go', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const give = page.getByRole('link', { name: `Give this: ${meal}` });
  await tabTo(page, give);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(give).toBeFocused();
  // The bar at the top does not cover it.
  await expect.poll(() => give.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press('Enter');
  // Several are wanted, so the quantity is the first field. No button lies over the form.
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Gus');
  await tabTo(page, page.getByLabel('Your email'));
  await page.keyboard.type(unique('gus'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reservations/*');
  await tabTo(page, page.getByRole('button', { name: 'Cancel my reservation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is canceled');
});

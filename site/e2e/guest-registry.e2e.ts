/** The demo's registry, as its guests use it: to look, to choose, to reserve; with a script and without; two at once. */
import { expect, test } from './server.ts';
import { findViolations } from './violations.ts';

const address = '/olive-and-sam';
const meal = 'A home-cooked meal in the first few weeks';
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}@example.com`;

test('a guest filters, sorts and asks for ideas, and the address says so', async ({ newVisitor }) => {
  const guest = await newVisitor();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Olive & Sam’s baby registry');
  expect(await findViolations(guest)).toEqual([]);
  await guest.getByText(/^Filter/).click();
  await guest.getByRole('checkbox', { name: /Must-haves/ }).check();
  await expect(guest).toHaveURL(/\?show=must-have$/);
  await guest.getByRole('button', { name: /^Show \d+ gifts?$/ }).click();
  await guest.getByRole('link', { name: 'Remove Must-haves' }).click();
  await expect(guest).toHaveURL(new RegExp(`${address}$`));
  await guest.getByLabel('Have an amount in mind?').fill('60');
  await guest.getByRole('button', { name: 'Show ideas' }).click();
  await expect(guest.getByRole('heading', { name: 'Ideas for $60' })).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
});

test('everything works without a script, and prints large', async ({ newVisitor }) => {
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.goto(`${address}?show=free&sort=price-up&budget=60`);
  await expect(guest.getByRole('heading', { name: 'Ideas for $60' })).toBeVisible();
  await guest.getByText(/^Filter/).click();
  await guest.getByRole('checkbox', { name: /Must-haves/ }).check();
  await guest.getByRole('button', { name: /^Show \d+ gifts?$/ }).click();
  await expect(guest).toHaveURL(/show=free&show=must-have/);
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

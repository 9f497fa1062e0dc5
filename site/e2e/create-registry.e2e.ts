import { expect, test } from './server.ts';
import { finishSignUp } from './sign-up.ts';

// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}@example.com`;

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor ${javaScriptEnabled ? '' : 'without script '}has a list to look at in five taps, and finds it after signing up`, {
    tag: javaScriptEnabled ? '@both' : [],
  }, async ({ newVisitor, shop }) => {
    const page = await newVisitor({ javaScriptEnabled });
    await page.goto('/registry/new');
    await page.getByRole('button', { name: /^A baby/ }).click();
    await page.getByRole('button', { name: /^Adopting/ }).click();
    await expect(page.getByLabel(/^Expected arrival date/)).toBeVisible();
    await page.getByLabel(/^Whose list is it/).fill('Olive & Sam');
    await page.getByLabel('We don’t know the date yet').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^A child of any age/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here’s your list so far');
    await expect(page.getByText('Convertible car seat')).toBeVisible();

    await finishSignUp(page, shop, { email: unique(`draft-${javaScriptEnabled}`), name: 'Olive Test' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The road ahead');
    await expect(page.getByText('Olive & Sam’s registry · 16 gifts')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Sound machine/ }).check();
    await page.getByRole('button', { name: /continue$/i }).click();
    await expect(page).toHaveURL(/\/registry\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olive & Sam’s registry');

    await page.getByRole('main').getByRole('link', { name: 'Checklist' }).first().click();
    const haveIt = page.getByRole('button', { name: /^We have it.*Laundry basket/ });
    await haveIt.click();
    await expect(page.getByText('You have it').first()).toBeVisible();
  });
}

test('a sample registry and checkmarks are remembered through sign-up, and a deleted list comes back', async ({
  page,
  shop,
}) => {
  await page.goto('/baby-registry-checklist');
  await page.getByRole('checkbox', { name: /^Crib mattress/ }).check();
  await expect(page.getByText('1 of 143')).toBeVisible();
  await page.goto('/hello-baby/sample-registries');
  await page.getByRole('button', { name: /^Start with this list.*Two at once/ }).click();
  await page.getByRole('button', { name: /^I’d rather not say/ }).click();
  await page.getByRole('link', { name: 'Skip this' }).click();
  await expect(page.getByRole('button', { name: /^Two at once/ })).toHaveAttribute('data-chosen', 'true');
  await page.getByRole('button', { name: /^Two at once/ }).click();
  await finishSignUp(page, shop, { email: unique('sample') });
  await expect(page.getByText('What you checked off before is on your registry’s checklist now.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip to my registry' }).click();

  const feed = page.getByRole('region', { name: 'For you' });
  const first = feed.getByRole('listitem').first();
  const title = (await first.getByRole('link').textContent())!;
  await first.getByRole('button', { name: /^Dismiss/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(feed.getByRole('listitem').first().getByRole('link')).toHaveText(title);

  // The same before any script has loaded.
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_assets/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/registry/home', { waitUntil: 'commit' });
  await first.getByRole('button', { name: /^Dismiss/ }).click();
  await page.waitForURL(/dismissed=/, { waitUntil: 'commit' });
  release();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(feed.getByRole('listitem').first().getByRole('link')).toHaveText(title);

  await page.goto('/lists');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: /^Undo: keep this list/ }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
});

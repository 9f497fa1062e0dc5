import { expect, test } from './server.ts';
import { findFaults } from './violations.ts';

const templates = {
  'the editorial home': '/hello-baby',
  'an article': '/hello-baby/safe-sleep-basics',
  'a guide': '/hello-baby/choose-a-stroller',
  'a week': '/hello-baby/pregnancy-week-20',
  'an author': '/hello-baby/authors/june-alder',
  'the article search': '/hello-baby/search?search_term=bath',
  'the checklist': '/baby-registry-checklist',
  'a page of text': '/privacy',
  'the health page': '/health',
  'when to call': '/health/parts',
  'a family story': '/families/third-floor-walk-up',
  'the site map': '/sitemap',
};

for (const [name, address] of Object.entries(templates)) {
  test(`${name} has no fault that a machine can see, at every width, day and night`, async ({ page }) => {
    await page.goto(address);
    expect(await findFaults(page)).toEqual([]);
  });
}

test('no script is fetched on pages to read before the first touch', async ({ page }) => {
  for (const name of ['an article', 'a guide', 'a week', 'the checklist', 'a page of text'] as const) {
    const scripts: string[] = [];
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(templates[name], { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(scripts, name).toEqual([]);
  }
});

test('a reader finds an article by topic, reads on by its contents, and goes to a product in it', async ({ page }) => {
  await page.goto('/hello-baby');
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Sleep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  await page.getByRole('link', { name: /Safe sleep/ }).click();
  await expect(page.getByText('Not medically reviewed')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Not medical advice' })).toBeVisible();
  const module = page.getByRole('article', { name: 'From the store' }).first();
  await expect(module).toContainText(/\$\d/);
  const product = module.getByRole('link');
  const title = (await product.textContent())!;
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('weeks lead to each other', async ({ page }) => {
  await page.goto('/hello-baby/pregnancy-week-12');
  const steps = page.getByRole('navigation', { name: 'Previous and next week' });
  const next = (await steps.getByRole('link').last().textContent())!;
  await steps.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${next.trim()} of pregnancy`);
  const timeline = page.getByRole('navigation', { name: 'Weeks of pregnancy' });
  await expect(timeline.getByRole('link', { name: next.trim(), exact: true })).toHaveAttribute('aria-current', 'page');
  await timeline.getByRole('link', { name: 'Week 12', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 12 of pregnancy');
});

test('the lines of an article are 60 to 75 characters long', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/hello-baby/safe-sleep-basics');
  const perLine = await page
    .locator('.article-text > p')
    .first()
    .evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      return paragraph.textContent!.length / lines;
    });
  expect(perLine).toBeLessThanOrEqual(75);
  if (viewport!.width > 700) expect(perLine).toBeGreaterThanOrEqual(55);
});

test('the search shows what fits as one types, and without a script', async ({ page, newVisitor }) => {
  await page.goto('/hello-baby');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('bath');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'for “bath”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bath time in the first few months' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to choose a stroller', exact: true })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('stroller');
  await expect(page.getByRole('link', { name: 'How to choose a stroller', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search_term=stroller$/);

  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.goto('/hello-baby/search?search_term=bath');
  await expect(plain.getByRole('link', { name: 'Bath time in the first few months' })).toBeVisible();
  await expect(plain.getByRole('link', { name: 'How to choose a stroller', exact: true })).toBeHidden();
  await plain.goto('/hello-baby/search');
  await plain.getByRole('link', { name: 'Next page' }).click();
  await expect(plain).toHaveURL(/\?page=2$/);
  await expect(plain.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(20);
});

test('the checklist remembers what is ticked, and takes it back', async ({ page }) => {
  await page.goto('/baby-registry-checklist');
  await page.getByRole('checkbox', { name: 'Crib mattress' }).check();
  await expect(page.getByText(/^1 of 14\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Crib mattress' })).toBeChecked();
  await expect(page.getByText(/^1 of 14\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all checkmarks' }).click();
  await expect(page.getByRole('checkbox', { name: 'Crib mattress' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Bring the checkmarks back' }).click();
  await expect(page.getByRole('checkbox', { name: 'Crib mattress' })).toBeChecked();
});

test('the checklist is a plain list without a script', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/baby-registry-checklist');
  await expect(page.getByRole('checkbox', { name: 'Crib mattress' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeHidden();
});

test('what is read and what is to tick are printed without buttons, on few pages', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hello-baby/safe-sleep-basics');
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'From the store' }).first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.goto('/baby-registry-checklist');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop for Crib sheets' })).toBeHidden();
  await expect(page.getByText(/^\d+ of \d+$/).filter({ visible: true })).toHaveCount(0);
  // Twelve items to a page would be too long to print.
  const counts = (await page.pdf({ format: 'Letter' })).toString('latin1').matchAll(/\/Count (\d+)/g);
  expect(Math.max(...Array.from(counts, ([, count]) => Number(count)))).toBeLessThan(11);
});

/** The session ends while somebody writes, because it was signed out of elsewhere. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';

const words = 'four plain little words';
let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

async function newRegistry(page: Page, shop: Shop, email: string): Promise<{ id: string }> {
  await signUp(page, shop, { email, next: '/cookie-notice' });
  await page.waitForURL(/\/cookie-notice$/);
  const answer = await page.request.post('/api/v3/registries', {
    data: { title: 'Ours', names: 'Olive & Sam' },
    headers: { origin: shop.url },
  });
  return ((await answer.json()) as { registry: { id: string } }).registry;
}

/** The same session is ended from another browser, which leaves this one as it is. */
async function endSession(context: BrowserContext, shop: Shop): Promise<void> {
  const answer = await fetch(`${shop.url}/api/v3/user_session`, {
    method: 'DELETE',
    headers: {
      origin: shop.url,
      'content-type': 'application/json',
      cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  });
  expect(answer.ok).toBe(true);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(words);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

const story = 'We met at a bakery and waited three years for this. '.repeat(10).trim();

test('a story that was written meanwhile is there again for the same person, who saves it', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/^401: PATCH/);
  const email = unique('story');
  await newRegistry(page, shop, email);
  await page.goto('/settings/registry');
  const field = page.getByLabel('A few words to your guests');
  await field.fill(story);
  await endSession(page.context(), shop);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL(/\/settings\/registry/);
  await expect(page.getByText('We put back what you changed here earlier. It isn’t saved yet.')).toBeVisible();
  await expect(field).toHaveValue(story);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved.');
  await page.goto('/settings/registry');
  await expect(field).toHaveValue(story);
  await expect(page.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
});

test('a story that was written meanwhile is nobody else’s', async ({ page, shop, newVisitor, watch }) => {
  watch.allow(/^401: PATCH/);
  const other = unique('other');
  await newRegistry(await newVisitor(), shop, other);
  await newRegistry(page, shop, unique('story'));
  await page.goto('/settings/registry');
  await page.getByLabel('A few words to your guests').fill(story);
  await endSession(page.context(), shop);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('bakery');
  await signIn(page, other);
  await page.waitForURL(/\/settings/);
  await page.goto('/settings/registry');
  await expect(page.getByLabel('A few words to your guests')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('bakery');
});

test('a thank-you note says why it is not saved, and is there again', async ({ page, shop, watch }) => {
  watch.allow(/^401: PUT/);
  const email = unique('note');
  const { id } = await newRegistry(page, shop, email);
  const post = async <T>(path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: shop.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { regItem } = await post<{ regItem: { id: string } }>(`/api/v3/registries/${id}/reg_items`, {
    kind: 'idea',
    title: 'Muslin cloths',
  });
  const { gift } = await post<{ gift: { id: string } }>(`/api/v3/registries/${id}/reservations`, {
    regItemId: regItem.id,
    giverName: 'Aunt Ines',
    state: 'received',
  });
  await page.goto(`/registry/${id}/gift-tracker/${gift.id}`);
  await endSession(page.context(), shop);
  const note = page.getByLabel('Your note');
  await note.fill('Thank you, dear Ines.');
  await expect(page.getByText('Not saved: please sign in first. What you wrote stays here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL(/gift-tracker\/[\w-]{36}/);
  await expect(note).toHaveValue('Thank you, dear Ines.');
  await expect(page.getByText('Draft saved')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what was written is shown, and saved after signing in in another tab, but for nobody else', async ({
    page,
    shop,
    newVisitor,
    watch,
  }) => {
    watch.allow(/^(401|409): POST/);
    const [email, other] = [unique('story'), unique('other')];
    await newRegistry(await newVisitor(), shop, other);
    await newRegistry(page, shop, email);
    await page.goto('/settings/registry');
    await page.getByLabel('A few words to your guests').fill(story);
    await endSession(page.context(), shop);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved yet: please sign in first');
    await expect(page.getByLabel('Story')).toHaveValue(story);

    const inNewTab = async (who: string) => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: /^Sign in/ }).click();
      const tab = await opened;
      await signIn(tab, who);
      await tab.waitForURL(/\/settings/);
      await tab.close();
    };
    const again = page.getByRole('button', { name: 'Save, now that I’m signed in' });
    await inNewTab(email);
    await again.click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved.');
    await expect(page.getByLabel('A few words to your guests')).toHaveValue(story);

    await page.getByLabel('A few words to your guests').fill(`${story} And more.`);
    await endSession(page.context(), shop);
    await page.getByRole('button', { name: 'Save' }).click();
    await inNewTab(other);
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was saved');
    expect(await page.content()).not.toContain('bakery');
  });
});

test('a list that was typed to bring over is there after Back, and again for the same person', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/^401: POST/);
  const email = unique('list');
  await newRegistry(page, shop, email);
  await page.goto('/registry/import');
  const list = page.getByLabel('Your other list');
  const typed = 'Wooden rattle\nMuslin cloths';
  await list.fill(typed);
  await page.goto('/cookie-notice');
  await page.goBack();
  await expect(list).toHaveValue(typed);

  const signInAgain = async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, email);
    await page.waitForURL(/\/registry\/import$/);
    await expect(page.getByText('We put back what you changed here earlier. It isn’t saved yet.')).toBeVisible();
    await expect(list).toHaveValue(typed);
  };
  await endSession(page.context(), shop);
  await page.getByRole('button', { name: 'Show me what’s on it' }).click();
  await signInAgain();
  await page.getByRole('button', { name: 'Show me what’s on it' }).click();
  await expect(page.getByRole('heading', { name: '2 gifts found' })).toBeFocused();
  await endSession(page.context(), shop);
  await page.getByRole('button', { name: 'Add 2 gifts' }).click();
  await signInAgain();
  await page.getByRole('button', { name: 'Show me what’s on it' }).click();
  await page.getByRole('button', { name: 'Add 2 gifts' }).click();
  await expect(page.getByText('2 gifts added to Ours')).toBeVisible();
  await page.reload();
  await expect(list).toHaveValue('');
});

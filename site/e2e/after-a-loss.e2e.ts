import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';

for (const javaScriptEnabled of [true, false])
  test(`a registry is put away after a loss, no page asks for another, and it goes on when it is brought back, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    page,
    newVisitor,
    shop,
  }) => {
    const email = `away-${crypto.randomUUID()}@example.com`;
    await signUp(page, shop, { email, name: 'Rae Test', next: '/registry/new' });
    await page.getByRole('button', { name: 'Create my registry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rae’s baby registry');

    const owner = await newVisitor({ javaScriptEnabled });
    await owner.context().addCookies(await page.context().cookies());
    await owner.goto('/miscarriage-loss');
    await owner.getByRole('button', { name: /^Put it away, stop emails/ }).click();
    await expect(owner.getByText(/^It’s put away\./)).toBeVisible();

    const pages = ['share', 'checklist', 'funds', 'gift-tracker', 'home', 'share/insert-cards', 'shop', 'add-items'];
    for (const about of [
      ...pages.map((name) => `/registry/${name}`),
      '/registry-discount',
      '/settings/collaborators',
    ]) {
      await owner.goto(about);
      await expect(owner, about).toHaveURL(/\/lists$/);
    }
    await expect(owner.getByRole('heading', { name: 'Archived' })).toBeVisible();
    await owner.getByRole('button', { name: /^Bring it back/ }).click();
    await expect(owner.getByRole('heading', { name: 'Archived' })).toHaveCount(0);
    await owner.goto('/registry/share');
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Share your registry');
  });

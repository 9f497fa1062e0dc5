import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findViolations } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

test.describe('settings of a registry', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('somebody tells a story, chooses an address, takes a break, and looks at all pages', async ({
        page,
        shop,
      }) => {
        const names = javaScriptEnabled ? 'Wilma & Fritz' : 'Hilde & Kurt';
        await signUp(page, shop, { email: unique('settings'), next: '/registry/new' });
        await page
          .getByRole('button', { name: /Create my registry|Continue/ })
          .first()
          .waitFor();
        await page.request.post('/api/v3/registries', {
          data: { title: 'Ours', names },
          headers: { origin: shop.url },
        });
        await page.goto('/settings/registry');
        await page.getByLabel('A few words to your guests').fill('We met in a library.');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved.');
        // The tool needs script.
        if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

        await page.goto('/registry/share/link');
        const free = page.getByRole('link', { name: names.toLowerCase().replace(' & ', '-and-'), exact: true });
        await free.click();
        await page.getByRole('button', { name: 'Use this address' }).click();
        await expect(page.getByRole('main').getByRole('status').first()).toContainText('That’s your address now');

        await page.goto('/settings/registry/visibility');
        await page.getByRole('button', { name: 'Pause my registry' }).click();
        await expect(page.getByRole('main').getByRole('status').first()).toContainText('Your registry is paused');
        await page.getByRole('button', { name: 'Open my registry again' }).click();
        await expect(page.getByRole('main').getByRole('status').first()).toContainText('open again');
        for (const path of [
          '',
          '/shipping',
          '/birthday-preferences',
          '/collaborators',
          '/email-preferences',
          '/account',
        ]) {
          await page.goto(`/settings${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The tool needs script.
          if (javaScriptEnabled) expect(await findViolations(page), path).toEqual([]);
        }
      });
    });
  }
});

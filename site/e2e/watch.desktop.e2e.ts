import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { findViolations } from './violations.ts';

/** A page of ours without a server; everything else of that host is not found. */
async function openPage(page: Page, html: string, csp = "default-src * 'unsafe-inline'"): Promise<void> {
  await page.context().route('http://localhost/**', (route) => {
    if (new URL(route.request().url()).pathname !== '/') return route.fulfill({ status: 404, body: 'none' });
    return route.fulfill({
      body: `<!doctype html><title>x</title>${html}`,
      contentType: 'text/html',
      headers: { 'content-security-policy': csp },
    });
  });
  await page.goto('http://localhost/');
}

const FAULTS: [name: string, html: string, complaint: RegExp, csp?: string][] = [
  ['an error in the console', "<script>console.error('no price')</script>", /^console: no price/],
  ['an error nobody caught', "<script>throw new Error('lost')</script>", /^uncaught: lost/],
  ['a picture that is not there', '<img src="/none.png" alt="">', /^404: GET http:\/\/localhost\/none\.png/],
  [
    'a call to another host',
    '<img src="https://tracker.example/x.gif" alt="">',
    /^foreign host: https:\/\/tracker\.example/,
  ],
  ['what the policy of the page forbids', '<script>1</script>', /Content Security Policy/, "default-src 'self'"],
];

test.describe('a journey fails by', () => {
  for (const [name, html, complaint, csp] of FAULTS) {
    test(name, async ({ page, watch }) => {
      watch.allow(/./);
      await openPage(page, html, csp);
      await expect.poll(() => watch.complaints.join('\n')).toMatch(complaint);
    });
  }

  test('what happens to another visitor', async ({ newVisitor, watch }) => {
    watch.allow(/^console: theirs/);
    await openPage(await newVisitor(), "<script>console.error('theirs')</script>");
    await expect.poll(() => watch.complaints).toEqual(['console: theirs']);
  });
});

test('a quiet page is left in peace', async ({ page, watch }) => {
  await openPage(page, '<p>Good evening</p>');
  await expect(page.getByText('Good evening')).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('what fades in is judged as it will stand, not half transparent', async ({ page }) => {
  const fading = (color: string) => `<html lang="en"><style>
    @keyframes appear { from { opacity: 0.1 } }
    p { color: ${color}; animation: appear 20s }
    @media (prefers-reduced-motion: reduce) { p { animation-duration: 1ms } }
  </style><main><h1>Nightlights</h1><p>Good evening</p></main>`;
  await openPage(page, fading('#000'));
  expect(await findViolations(page)).toEqual([]);
  await openPage(page, fading('#ddd'));
  expect(await findViolations(page)).toMatchObject([{ id: 'color-contrast' }]);
});

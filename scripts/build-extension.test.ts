import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHandedOver } from '#contracts/browser-button.ts';
import { buildExtension } from './build-extension.ts';
import { findChromiumWithWindow } from './testing/chromium.ts';

interface Tabs {
  query(about: { url: string }): Promise<unknown[]>;
}
interface Action {
  onClicked: { dispatch(tab: unknown): void };
}

const folder = mkdtempSync(join(tmpdir(), 'extension-'));
const html = '<!doctype html><html lang="en"><title>Oak cot</title><h1>Oak cot</h1><s>$300.00</s> <b>$249.50</b>';

describe('the extension', () => {
  it('reads nothing before its button is pressed', async () => {
    await buildExtension('https://shop.example', folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest.permissions).toEqual(['activeTab', 'scripting']);
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('content_scripts');
    for (const icon of Object.values<string>(manifest.icons))
      expect(readFileSync(join(folder, icon)).subarray(1, 4).toString()).toBe('PNG');
  });

  // The headless shell, which journeys use, supports no extensions.
  describe.skipIf(findChromiumWithWindow() === null)('in a browser', () => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(html);
    });
    let origin = '';
    beforeAll(async () => {
      server.listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => server.close());

    it('hands the page over to the shop when its button is pressed', async () => {
      // A real press grants access to that page; a test can't press the button, so it names the page instead.
      await buildExtension(origin, folder, ['http://127.0.0.1/*']);
      const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'extension-profile-')), {
        executablePath: findChromiumWithWindow()!,
        headless: false,
        args: ['--headless=new', '--no-sandbox', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
      });
      try {
        const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
        const page = await context.newPage();
        await page.goto(`${origin}/cot`);
        const opened = context.waitForEvent('page');
        await worker.evaluate(async (url) => {
          const { tabs, action } = (globalThis as unknown as { chrome: { tabs: Tabs; action: Action } }).chrome;
          const [tab] = await tabs.query({ url });
          action.onClicked.dispatch(tab);
        }, `${origin}/cot`);
        const popup = await opened;
        await popup.waitForURL(/save_item/);
        expect(new URL(popup.url()).pathname).toBe('/registry/save_item');
        const handedOver = readHandedOver(new URL(popup.url()).hash)!;
        expect(handedOver.url).toBe(`${origin}/cot`);
        expect(handedOver.html).toContain('<h1>Oak cot</h1>');
        expect(handedOver.html).toMatch(/<del class="[^"]*">\$300\.00<\/del>/);
        expect(handedOver.html).toMatch(/<span class="[^"]*">\$249\.50<\/span>/);
      } finally {
        await context.close();
      }
    }, 60_000);
  });
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'layette-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function plantBrowser(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('the browser for the journeys', () => {
  it('is the one that CHROME_PATH names', () => {
    const path = plantBrowser('mine', 'echo Chromium 139.0.1');
    expect(findChromium({ CHROME_PATH: path })).toEqual({ path, version: '139' });
  });

  it('is refused by its name when CHROME_PATH leads nowhere, never replaced in silence', () => {
    expect(() => findChromium({ CHROME_PATH: join(folder, 'none') })).toThrow(/CHROME_PATH is .*none/);
  });

  it('is found in PATH, past one that does not start', () => {
    plantBrowser('chromium', 'exit 1');
    const path = plantBrowser('google-chrome', 'echo Google Chrome 140.0');
    expect(findChromium({ PATH: folder })).toEqual({ path, version: '140' });
  });

  it('is the first of the given names that is in PATH', () => {
    plantBrowser('google-chrome', 'echo Google Chrome 140.0');
    const path = plantBrowser('shell', 'echo Chromium 156.0');
    expect(findChromium({ PATH: folder }, ['shell', 'google-chrome'])).toEqual({ path, version: '156' });
  });
});

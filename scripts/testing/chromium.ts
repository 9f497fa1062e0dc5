import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Chromium {
  path: string;
  version: string;
}

/** Chromium without a window: Playwright's own default, and 1.5 to 2 times as fast in journeys. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put it if it is not in PATH. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW_TO_GET_CHROMIUM = [
  'No Chromium was found. Any one of these is enough:',
  '  npx playwright install chromium        (for you alone, no rights needed)',
  '  sudo apt-get install chromium          (Debian, Ubuntu)',
  '  CHROME_PATH=/path/to/chrome npm test   (one that you have)',
].join('\n');

/**
 * For journeys and screenshots.
 * @throws {Error} that says how to get one.
 */
export function requireChromium(): Chromium {
  const found = findChromium(process.env, [HEADLESS_SHELL, ...NAMES]);
  if (found === null) throw new Error(HOW_TO_GET_CHROMIUM);
  return found;
}

/** The browser for the journeys: the one you name, the system's, or Playwright's own. Null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, names: readonly string[] = NAMES): Chromium | null {
  if (env.CHROME_PATH) {
    const named = tryBrowser(env.CHROME_PATH);
    if (!named) throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, and no browser starts from there.`);
    return named;
  }
  for (const path of listCandidates(env, names)) {
    const found = tryBrowser(path);
    if (found) return found;
  }
  return null;
}

function listCandidates(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...USUAL_PLACES, chromium.executablePath()].filter((path) => existsSync(path));
}

function tryBrowser(path: string): Chromium | null {
  // Chrome for Windows opens a window instead of printing its version; there, being a file is proof enough.
  if (process.platform === 'win32') return existsSync(path) ? { path, version: '' } : null;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return null;
  return { path, version: /\d+/.exec(stdout)?.[0] ?? '' };
}

/** For extensions, which the headless shell does not support; null where there is none. */
export const findChromiumWithWindow = (): string | null =>
  findChromium({ ...process.env, CHROME_PATH: undefined }, NAMES)?.path ?? null;

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { colorSchemes, type DemoAccount, type DeviceName, devices, fileName, type State } from './state.ts';

/** The result for one state on one device. */
export interface Shot {
  template: string;
  name: string;
  device: DeviceName;
  files: string[];
  /** Why there is no picture, or why it shows another state. */
  failed?: string;
}

interface Studio {
  browser: Browser;
  baseURL: string;
  folder: string;
  device: DeviceName;
}

/** Chromium can't draw taller pictures. */
const tallestPx = 16_000;
const stepTimeoutMs = 10_000;
const idleTimeoutMs = 4_000;

export async function photographAll(
  studio: Studio,
  states: readonly State[],
  report: (shot: Shot) => void,
): Promise<Shot[]> {
  const sessions = new Map<DemoAccount, Session>();
  const shots: Shot[] = [];
  for (const state of states) {
    if (state.on !== undefined && state.on !== studio.device) continue;
    const shot = await photograph(studio, state, sessions);
    report(shot);
    shots.push(shot);
  }
  return shots;
}

async function photograph(studio: Studio, state: State, sessions: Map<DemoAccount, Session>): Promise<Shot> {
  const { template, name } = state;
  const shot: Shot = { template, name, device: studio.device, files: [] };
  let context: BrowserContext | undefined;
  try {
    context = await openContext(studio, state.as && (await sessionOf(studio, state.as, sessions)));
    const page = await context.newPage();
    shot.failed = await reach(page, state);
    for (const scheme of colorSchemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = fileName(state, studio.device, scheme);
      await takePicture(page, join(studio.folder, file), state);
      shot.files.push(file);
    }
  } catch (error) {
    shot.failed ??= firstLine(error);
  } finally {
    await context?.close();
  }
  return shot;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function sessionOf(studio: Studio, account: DemoAccount, sessions: Map<DemoAccount, Session>): Promise<Session> {
  const known = sessions.get(account);
  if (known) return known;
  const context = await openContext(studio);
  try {
    await signIn(await context.newPage(), account);
    const session = await context.storageState();
    sessions.set(account, session);
    return session;
  } finally {
    await context.close();
  }
}

async function openContext({ browser, baseURL, device }: Studio, storageState?: Session): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices[device],
    baseURL,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(stepTimeoutMs);
  context.setDefaultNavigationTimeout(3 * stepTimeoutMs);
  return context;
}

/** @returns what went wrong; the page is then photographed as it is. */
async function reach(page: Page, { path, status = 200, steps, viewportOnly }: State): Promise<string | undefined> {
  const response = await page.goto(path);
  await settle(page);
  if (response?.status() !== status) return `${path} answered ${response?.status()} instead of ${status}`;
  if (steps === undefined) return undefined;
  try {
    await steps(page);
    return undefined;
  } catch (error) {
    return firstLine(error);
  } finally {
    if (viewportOnly) await untilIdle(page);
    else await settle(page);
  }
}

/** Scrolls through the page, so that everything that loads when visible has loaded. */
async function settle(page: Page): Promise<void> {
  await scrollThrough(page).catch(async () => {
    // A script has led to another page meanwhile.
    await untilIdle(page);
    await scrollThrough(page);
  });
  await untilIdle(page);
  // For changes that scripts make because the page is back at its top.
  await page.waitForTimeout(100);
}

/** Pages with a stream from the server are never idle. */
const untilIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: idleTimeoutMs }).catch(() => undefined);

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const scrollToAndPaint = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Sometimes a browser paints no frame if nothing changes.
      await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 500))]);
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) await scrollToAndPaint(top);
    // Sticky bars notice with a delay that the page is back at its top.
    for (let times = 0; times < 3; times += 1) await scrollToAndPaint(0);
  });

async function takePicture(page: Page, path: string, { viewportOnly }: State): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const decoded = Promise.allSettled(shown.map((image) => image.decode()));
    // Pictures further along in a carousel may never be loaded.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  const isTooTall = !viewportOnly && size.height > tallestPx;
  await page.screenshot({
    path,
    animations: 'disabled',
    caret: 'hide',
    fullPage: !viewportOnly,
    ...(isTooTall && { clip: { x: 0, y: 0, width: size.width, height: tallestPx } }),
  });
}

const firstLine = (error: unknown): string =>
  stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ').slice(0, 300);

/** `npm run screenshots`: photographs every page template in its main states, and shows what changed since another run. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { compareRuns, picturesIn } from './screenshots/compare.ts';
import { photographAll, type Shot } from './screenshots/photograph.ts';
import { writeSheet } from './screenshots/sheet.ts';
import { type DeviceName, devices, type State } from './screenshots/state.ts';
import { states } from './screenshots/states.ts';
import { startBuiltShop } from './testing/built-shop.ts';
import { requireChromium } from './testing/chromium.ts';
import { runNode } from './testing/run-program.ts';

const usage = `npm run screenshots -- [options]
  --only PATTERN     states whose template or name matches this regular expression
  --device NAME      ${Object.keys(devices).join(' or ')}; all of them otherwise
  --out FOLDER       where the pictures go; screenshots/<date and time> otherwise
  --against FOLDER   another run, to show what changed
  --url URL          a server that already runs, instead of one of the demo`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    device: { type: 'string' },
    out: { type: 'string' },
    against: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(usage);
  process.exit(0);
}

const chosenDevices = (Object.keys(devices) as DeviceName[]).filter((name) => name === (options.device ?? name));
if (chosenDevices.length === 0) throw new Error(`No device is called ${options.device}.`);
const chrome = requireChromium();
const pattern = new RegExp(options.only ?? '', 'i');
const wanted = states.filter(({ template, name }) => pattern.test(`${template} ${name}`));
if (wanted.length === 0) throw new Error(`No state matches ${pattern}.`);
const folder = resolve(options.out ?? join('screenshots', new Date().toISOString().slice(0, 16).replaceAll(':', '-')));
mkdirSync(folder, { recursive: true });

const shots = await photographDevices(chrome.path, wanted);
let comparison: Parameters<typeof writeSheet>[1] = null;
if (options.against !== undefined) {
  const before = resolve(options.against);
  const taken = shots.flatMap(({ files }) => files);
  const isWhole = options.only === undefined && options.device === undefined;
  const files = isWhole ? [...new Set([...taken, ...picturesIn(before)])] : taken;
  const changes = await compareRuns(before, folder, files);
  comparison = { before: relative(folder, before), changes, unchanged: files.length - changes.length };
}
const sheet = join(folder, 'index.html');
writeFileSync(sheet, writeSheet(shots, comparison));
const failed = shots.filter((shot) => shot.failed !== undefined);
console.log(`\n${shots.length} states, ${failed.length} failed. ${sheet}`);
if (comparison) console.log(`${comparison.changes.length} pictures changed, ${comparison.unchanged} did not.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Each device has a shop of its own, because some states change what others see. */
async function photographDevices(executablePath: string, list: readonly State[]): Promise<Shot[]> {
  const seeded = options.url === undefined ? await buildDemo() : null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const runs = chosenDevices.map(async (device) => {
      const shop = seeded === null ? null : await startBuiltShop(seeded);
      try {
        const baseURL = shop?.url ?? options.url!;
        return await photographAll({ browser, baseURL, folder, device }, list, report);
      } finally {
        await shop?.stop();
      }
    });
    return (await Promise.all(runs)).flat();
  } finally {
    await browser.close();
  }
}

/** Created again, so that every run shows the same products and people. @returns its data folder. */
async function buildDemo(): Promise<string> {
  const dataDir = join('.cache', 'screenshots-data');
  rmSync(dataDir, { recursive: true, force: true });
  const { PORT: _port, PUBLIC_URL: _url, DATABASE_URL: _database, SMTP_URL: _smtp, ...env } = process.env;
  const { exitCode } = await runNode(['scripts/build.ts'], { ...env, DATA_DIR: dataDir, DEMO: 'on' });
  if (exitCode !== 0) throw new Error('The site does not build: see node scripts/build.ts');
  return dataDir;
}

function report({ template, name, device, failed }: Shot): void {
  console.log(
    `${failed === undefined ? 'ok    ' : 'FAILED'} ${template}, ${name}, ${device}${failed ? `: ${failed}` : ''}`,
  );
}

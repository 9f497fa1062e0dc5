/** npm run build:extension [-- --shop https://shop.example]: the browser button as an extension (Manifest V3), in dist/extension. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { collectPage, handedOverBytesMax, saveItemPath } from '#contracts/browser-button.ts';
import { identity } from '#site/identity.ts';

const root = join(import.meta.dirname, '..');
const iconSizes = [16, 32, 48, 128];

/**
 * The extension reads nothing before the button is pressed: `activeTab` gives it access to that one page, and to no other.
 * @param extraHosts pages that it may read without a press, for tests, which can't press the button.
 */
function manifestOf(shop: string, extraHosts: readonly string[]) {
  const name = `Add to ${identity.storeName}`;
  const icons = Object.fromEntries(iconSizes.map((size) => [size, `icon-${size}.png`]));
  return {
    manifest_version: 3,
    name,
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version as string,
    description: `Adds the product on the page you are looking at to your registry at ${new URL(shop).host}.`,
    icons,
    action: { default_title: name, default_icon: icons },
    permissions: ['activeTab', 'scripting'],
    ...(extraHosts.length > 0 && { host_permissions: extraHosts }),
    background: { service_worker: 'background.js', scripts: ['background.js'] },
    browser_specific_settings: { gecko: { id: `button@${new URL(shop).hostname}`, strict_min_version: '121.0' } },
  };
}

/** The service worker. It can't read the browser's own pages: there the gift is added by hand. */
const backgroundOf = (shop: string): string => `const saveItem = ${JSON.stringify(`${shop}${saveItemPath}`)};
${collectPage}
chrome.action.onClicked.addListener(async (tab) => {
  const read = await chrome.scripting
    .executeScript({ target: { tabId: tab.id }, func: collectPage, args: [${handedOverBytesMax}] })
    .catch(() => []);
  const page = read[0]?.result;
  const url = page ? saveItem + '#' + encodeURIComponent(JSON.stringify(page)) : saveItem;
  await chrome.windows.create({ url, type: 'popup', width: 520, height: 760 });
});
`;

export async function buildExtension(shop: string, folder: string, extraHosts: readonly string[] = []): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifestOf(shop, extraHosts), null, 2)}\n`);
  writeFileSync(join(folder, 'background.js'), backgroundOf(shop));
  for (const size of iconSizes)
    await sharp(join(root, 'site/public/favicon.svg'), { density: size * 4 })
      .resize(size, size)
      .png()
      .toFile(join(folder, `icon-${size}.png`));
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { shop: { type: 'string', default: 'http://localhost:4321' } } });
    if (!URL.canParse(values.shop)) throw new Error(`${values.shop} is no address, such as https://shop.example.`);
    const folder = join(root, 'dist/extension');
    await buildExtension(new URL(values.shop).origin, folder);
    process.stdout.write(
      `Made dist/extension for ${new URL(values.shop).origin}.\nTry it: open chrome://extensions, turn on Developer mode, choose Load unpacked and take that folder.\nPublish it: zip the folder and upload it to the stores of Chrome, Edge and Firefox.\n`,
    );
  } catch (error) {
    process.stderr.write(
      `${(error as Error).message}\nUsage: npm run build:extension -- --shop https://shop.example\n`,
    );
    process.exitCode = 1;
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColorKey, colorSets, colors } from '#content/catalogue/colors.ts';
import type { Backdrop } from '#content/catalogue/pictures/grounds.ts';
import { type AccentKey, drawPicture, type PictureView } from '#content/catalogue/pictures/picture.ts';
import type { PrintKey } from '#content/catalogue/pictures/prints.ts';
import { type SilhouetteKey, silhouettes } from '#content/catalogue/pictures/silhouettes.ts';

/** Every silhouette on one page, to look at: `node scripts/catalogue/contact-sheet.ts DIR [front|room|portrait]`. */
const [directory = '.cache/contact-sheet', view = 'front'] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const printKeys: PrintKey[] = [
  'solid',
  'dots',
  'sprigs',
  'stripes',
  'stars',
  'gingham',
  'moons',
  'waves',
  'rainbows',
  'hearts',
  'checks',
];
const accentKeys: AccentKey[] = ['clay', 'gold', 'teal', 'berry', 'ink', 'moss'];
const backdropKeys: Backdrop[] = ['arch', 'sun', 'window', 'pebble', 'hill'];
const colorKeys: ColorKey[] = [...colorSets.fabric];
const figures = (Object.keys(silhouettes) as SilhouetteKey[]).map((silhouette, at) => {
  const color = colorKeys[at % colorKeys.length]!;
  const grounds = colors[color].grounds;
  const svg = drawPicture({
    silhouette,
    color,
    print: printKeys[at % printKeys.length]!,
    accent: accentKeys[at % accentKeys.length]!,
    tint: grounds[at % grounds.length]!,
    backdrop: backdropKeys[at % backdropKeys.length]!,
    view: view as PictureView,
  });
  writeFileSync(join(directory, `${silhouette}.svg`), svg);
  return `<figure><img src="${silhouette}.svg" alt=""><figcaption>${silhouette} ${(svg.length / 1000).toFixed(1)} kB</figcaption></figure>`;
});
const perPage = 36;
for (let page = 0; page * perPage < figures.length; page += 1) {
  const shown = figures.slice(page * perPage, (page + 1) * perPage).join('');
  writeFileSync(
    join(directory, `sheet-${page + 1}.html`),
    `<!doctype html><style>body{margin:8px;background:#fff;display:grid;grid-template-columns:repeat(6,1fr);gap:8px;font:12px sans-serif}figure{margin:0}img{width:100%;border-radius:12px;display:block}</style>${shown}`,
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { demoCatalogue } from '#content/catalogue/demo-catalogue.ts';
import { drawPictureByName } from '#content/catalogue/write-pictures.ts';

/** Writes the gallery of one product of each silhouette, for review: `node scripts/catalogue/contact-sheet.ts DIR`. */
const [directory = '.cache/contact-sheet'] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
const shown = new Set<string>();
const rows: string[] = [];
for (const line of demoCatalogue({ today: '2026-06-15' })) {
  const pictures = (line.kind === 'product' && line.variants[0]?.pictures) || [];
  const names = pictures.map(({ url }) => basename(url));
  const [silhouette] = names[0]?.split('_') ?? [];
  if (!silhouette || shown.has(silhouette)) continue;
  shown.add(silhouette);
  const images = pictures.map(({ alt }, at) => {
    const svg = drawPictureByName(names[at]!) ?? '';
    writeFileSync(join(directory, names[at]!), svg);
    return `<figure><img src="${names[at]}" alt=""><figcaption>${alt} (${(svg.length / 1000).toFixed(1)} kB)</figcaption></figure>`;
  });
  rows.push(`<section>${images.join('')}</section>`);
}
const perPage = 12;
for (let page = 0; page * perPage < rows.length; page += 1)
  writeFileSync(
    join(directory, `sheet-${page + 1}.html`),
    `<!doctype html><meta charset="utf-8"><style>:root{color-scheme:light dark}body{margin:8px;font:12px sans-serif}section{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;margin-bottom:8px}figure{margin:0}img{width:100%;border-radius:12px;display:block}</style>${rows.slice(page * perPage, (page + 1) * perPage).join('')}`,
  );

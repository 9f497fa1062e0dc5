/**
 * `node scripts/draw-app-icons.ts`: draws the icons of the app from the mark (`site/public/favicon.svg`); run it after the mark has
 * changed. A maskable icon keeps the mark inside the middle 80 percent, which no launcher cuts off; the others have a paper background,
 * too, because a home screen may be dark.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../site/public/icons');
const paper = '#fbf6ee';
const icons = [
  { name: 'app-192', size: 192, share: 0.72 },
  { name: 'app-512', size: 512, share: 0.72 },
  { name: 'maskable-192', size: 192, share: 0.56 },
  { name: 'maskable-512', size: 512, share: 0.56 },
  { name: 'apple-touch-180', size: 180, share: 0.66 },
];

const mark = await readFile(join(folder, '../favicon.svg'));
await mkdir(folder, { recursive: true });
for (const { name, size, share } of icons) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: 72 * (inner / 32) * 2 })
    .resize(inner, inner)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}

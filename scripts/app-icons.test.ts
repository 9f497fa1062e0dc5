import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../site/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

it('the app has icons of the sizes that it names, also for launchers that cut them to a shape', async () => {
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
    const { width, height, format } = await sharp(join(folder, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
});

it('a maskable icon is opaque, and keeps its edge free for the shape that is cut out', async () => {
  const { data, info } = await sharp(join(folder, 'icons/maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const pixel = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
  const ground = pixel(0, 0);
  // The circle of 80 percent, which is never cut off, is 51 pixels from the edge.
  for (const at of [8, 256, 503])
    for (const edge of [40, 471]) expect([pixel(at, edge), pixel(edge, at)]).toEqual([ground, ground]);
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawTitledPicture } from './titled-picture.ts';

const wide = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600"><path d="M0 0H1200V600H0Z" fill="#80a090"/></svg>',
);

/** The share of ink in the left column. */
async function inkOf(title: string): Promise<number> {
  const picture = await drawTitledPicture(title, wide, '#80a090');
  const { data } = await sharp(picture)
    .extract({ left: 0, top: 0, width: 520, height: 520 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((lightness) => lightness < 100).length / data.length;
}

it('says the title beside the drawing', async () => {
  const picture = await drawTitledPicture('Safe sleep', wide, '#80a090');
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  expect([at(5, 5), at(1190, 300)]).toEqual([
    [0xfb, 0xf6, 0xee],
    [0x80, 0xa0, 0x90],
  ]);
  expect(await inkOf('Safe sleep')).toBeGreaterThan(0.01);
});

it('keeps a long title within its column', async () => {
  for (const title of ['What '.repeat(24).trim(), 'Hypercholesterolemia and neurodevelopment']) {
    const picture = await drawTitledPicture(title, wide, '#80a090');
    const column = await sharp(picture)
      .extract({ left: 500, top: 0, width: 20, height: 630 })
      .greyscale()
      .raw()
      .toBuffer();
    expect(Math.min(...column)).toBeGreaterThan(200);
    expect(await inkOf(title)).toBeGreaterThan(0.01);
  }
});

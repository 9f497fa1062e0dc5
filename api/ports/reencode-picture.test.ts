import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencode } from './reencode-picture.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a4492f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret place', Artist: 'Somebody' } })
    .toBuffer();

describe('reencode', () => {
  it('re-encodes a small picture without its metadata', async () => {
    const webp = (await reencode(await photo(1600, 800)))!;
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 600, height: 300 });
    expect(webp.includes('Secret place')).toBe(false);
    expect((await sharp(webp).metadata()).exif).toBeUndefined();
  });

  it('keeps few bytes of any picture, because it keeps them for good', async () => {
    const noise = { width: 600, height: 600, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const;
    const bytes = await sharp({ create: { ...noise, background: '#000' } })
      .png()
      .toBuffer();
    expect((await reencode(bytes))?.length ?? 0).toBeLessThan(150_000);
  });

  it.each([
    ['a page', Buffer.from('<html></html>')],
    [
      'an SVG, which can hold a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('takes %s for no picture', async (_kind, bytes) => {
    expect(await reencode(bytes)).toBeNull();
  });
});

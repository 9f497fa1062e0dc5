import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageSizes } from '#rules/image-uploads.ts';
import { encodeImage } from './image-encoder.ts';
import { openPhoto } from './photo.ts';
import { reencode } from './reencode-picture.ts';

const red = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
/** The four time bytes of a gzip header are arbitrary: here they are those that an AVIF has in that place. */
const disguised = (() => {
  const packed = gzipSync(svg);
  packed.write('ftyp', 4, 'latin1');
  return packed;
})();

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

describe('a photo', () => {
  it.each([
    ['JPEG', () => red().jpeg()],
    ['PNG', () => red().png()],
    ['GIF', () => red().gif()],
    ['WebP', () => red().webp()],
    ['TIFF', () => red().tiff()],
    ['AVIF', () => red().avif()],
  ])('may be a %s, for both that write photos anew', async (_, write) => {
    const bytes = await write().toBuffer();
    expect(await sharp((await reencode(bytes))!).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
    expect(await encodeImage(bytes, imageSizes.profile)).toHaveLength(1);
  });

  it.each([
    ['an SVG', svg],
    ['a packed SVG', gzipSync(svg)],
    ['a packed SVG that begins like an AVIF', disguised],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a page with a picture in it', Buffer.from('<html><img src="a.jpg"></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s, which no decoder gets to see', async (_, bytes) => {
    expect(await openPhoto(bytes, { pixelsMax: 1000 })).toBeNull();
  });

  it('may have as many pixels as a phone makes where it is decoded by lines, and far fewer where it is in memory as a whole', async () => {
    const large = sharp({ create: { width: 4100, height: 4000, channels: 3, background: 'red' } });
    const isOpened = async (photo: Sharp) =>
      (await openPhoto(await photo.toBuffer(), { pixelsMax: 60_000_000 })) !== null;
    expect(await isOpened(large.clone().jpeg())).toBe(true);
    expect(await isOpened(large.clone().png({ compressionLevel: 1 }))).toBe(true);
    expect(await isOpened(large.clone().jpeg({ progressive: true }))).toBe(false);
    expect(await isOpened(large.clone().png({ compressionLevel: 1, progressive: true }))).toBe(false);
    expect(await isOpened(large.clone().webp({ effort: 0 }))).toBe(false);
    expect(await isOpened(large.clone().resize(3000, 3000).avif({ effort: 0 }))).toBe(false);
  });

  it('may not be a TIFF of many bytes, however few pixels that are: its decoder may hold all of it', async () => {
    const square = (side: number) => sharp({ create: { width: side, height: side, channels: 4, background: '#f008' } });
    const isOpened = async (photo: Sharp) =>
      (await openPhoto(await photo.toBuffer(), { pixelsMax: 60_000_000 })) !== null;
    const tall = { compression: 'deflate', tile: true, tileWidth: 256, tileHeight: 3072 } as const;
    expect(await isOpened(square(3000).toColourspace('scrgb').tiff(tall))).toBe(false);
    expect(await isOpened(square(2000).toColourspace('scrgb').tiff(tall))).toBe(true);
    expect(await isOpened(square(4000).tiff(tall))).toBe(true);
    expect(await isOpened(square(4100).tiff(tall))).toBe(false);
  });

  it('may be a PNG with texts, which are left out before they are unpacked', async () => {
    const png = await red().png().toBuffer();
    const text = Buffer.alloc(1_000_000, 'a');
    const zTXt = pngChunk('zTXt', Buffer.concat([Buffer.from('canary\0\0'), deflateSync(text)]));
    const iTXt = pngChunk('iTXt', Buffer.concat([Buffer.from('canary\0\u0001\0\0\0'), deflateSync(text)]));
    const tEXt = pngChunk('tEXt', Buffer.from('canary\0a'));
    const withTexts = Buffer.concat([
      png.subarray(0, 33),
      zTXt,
      iTXt,
      tEXt,
      png.subarray(33, -12),
      zTXt,
      png.subarray(-12),
    ]);
    expect((await sharp(withTexts).metadata()).comments).not.toBeUndefined();
    const opened = (await openPhoto(withTexts, { pixelsMax: 1000 }))!;
    const { comments, width, height } = await opened.metadata();
    expect({ comments, width, height }).toEqual({ comments: undefined, width: 30, height: 20 });
    expect(await opened.clone().png().toBuffer()).toEqual(await sharp(png).png().toBuffer());
  });

  it('may be a PNG that ends too early, and none of a million parts', async () => {
    const png = await red().png().toBuffer();
    for (const length of [8, 20, 33, 40, png.length - 13, png.length - 3])
      expect(await reencode(png.subarray(0, length)).then(() => 'ended')).toBe('ended');
    const many = Buffer.concat([
      png.subarray(0, 33),
      ...Array(50_000).fill(pngChunk('tEXt', Buffer.from('a\0b'))),
      png.subarray(33),
    ]);
    expect(await openPhoto(many, { pixelsMax: 1000 })).toBeNull();
  });

  it('has no side longer than that of a JPEG', async () => {
    const line = async (width: number, height: number) => {
      const photo = sharp({ create: { width, height, channels: 3, background: 'red' } });
      return openPhoto(await photo.png().toBuffer(), { pixelsMax: 60_000_000 });
    };
    expect([await line(1, 65_536), await line(65_536, 1)]).toEqual([null, null]);
    expect(await line(1, 65_535)).not.toBeNull();
  });

  it('is cut and shrunk for a cover as it would be for each of its sizes alone', async () => {
    const wide = await sharp({ create: { width: 3200, height: 1200, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    const encoded = (await encodeImage(wide, imageSizes.cover))!;
    expect(encoded.map(({ size, width, height }) => [size, width, height])).toEqual([
      ['1600', 1600, 600],
      ['960', 960, 360],
      ['480', 480, 180],
      ['340', 340, 340],
    ]);
    expect(await sharp(encoded[3]!.webp).metadata()).toMatchObject({ hasAlpha: true });
  });

  it.each([
    [1, 16_000],
    [16_000, 1],
    [2, 60_000],
  ])('of %i by %i pixels is not enlarged to cut a square out of it', async (width, height) => {
    const line = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const sizes of Object.values(imageSizes)) {
      for (const image of (await encodeImage(line, sizes))!) {
        expect(image.width).toBeLessThanOrEqual(width);
        expect(image.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('leaves its place, its maker and whatever was hung on it behind, and stands upright', async () => {
    const taken = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Artist: 'canary' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .toBuffer();
    const withTail = Buffer.concat([taken, Buffer.from('<script>canary</script>')]);
    for (const webp of [(await reencode(withTail))!, (await encodeImage(withTail, imageSizes.item))![0]!.webp]) {
      const { width, height, exif, xmp, iptc } = await sharp(webp).metadata();
      expect({ width, height, exif, xmp, iptc }).toEqual({ width: 30, height: 90 });
      expect(webp.includes('canary')).toBe(false);
    }
  });

  it('shows the first frame of an animation, and no more pixels than it may have', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { pages = 1, height } = await sharp((await reencode(animated))!).metadata();
    expect([pages, height]).toEqual([1, 9]);
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await reencode(bomb)).toBeNull();
    expect(await encodeImage(bomb, imageSizes.item)).toBeNull();
  });
});

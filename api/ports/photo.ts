import sharp, { type ResizeOptions, type Sharp } from 'sharp';

/**
 * What cameras and stores write, by its first bytes: JPEG, PNG, GIF, WebP, TIFF, and AVIF with its kin. The decoder itself would open
 * documents too, to see what they are: a packed SVG of 1 MB took 15 seconds and 2 GB before it was refused.
 */
const beginnings = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^474946383[79]61/,
  /^52494646.{8}57454250/,
  /^(?:49492a00|4d4d002a)/,
  /^0000.{4}66747970/,
];

/**
 * A baseline JPEG, a PNG and a TIFF are decoded line by line. What is interlaced, and every picture of the other formats, is in memory as a
 * whole, with up to 25 bytes a pixel: 60 million of an interlaced PNG took half a gigabyte and five seconds.
 */
const decodedByLines = new Set(['jpeg', 'png', 'tiff']);
const wholePixelsMax = 16_000_000;
/** Its decoder takes twice as much. */
const heifPixelsMax = 8_000_000;

/**
 * Upright, one frame, not decoded yet.
 * @returns null for what does not begin like a photo, before any decoder sees it, and for what is too large when decoded
 */
export async function openPhoto(bytes: Buffer, { pixelsMax }: { pixelsMax: number }): Promise<Sharp | null> {
  const beginning = bytes.subarray(0, 12).toString('hex');
  if (!beginnings.some((one) => one.test(beginning))) return null;
  const photo = sharp(bytes, { limitInputPixels: pixelsMax, animated: false, failOn: 'error' });
  const { format, isProgressive, width, height } = await photo.metadata();
  const isByLines = decodedByLines.has(format) && !isProgressive;
  const wholeMax = format === 'heif' ? heifPixelsMax : wholePixelsMax;
  return width * height > (isByLines ? pixelsMax : Math.min(pixelsMax, wholeMax)) ? null : photo.rotate();
}

/** Decoded, which takes a second and more, for all sizes that are made of it. */
export async function shrinkOnce(photo: Sharp, size: ResizeOptions, secondsMax: number): Promise<Sharp> {
  const { data, info } = await photo
    .resize(size)
    .timeout({ seconds: secondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

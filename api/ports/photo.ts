import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { withoutTexts } from './png-texts.ts';

const pngBeginning = /^89504e470d0a1a0a/;
/**
 * The formats of cameras and stores, by their first bytes: JPEG, PNG, GIF, WebP, TIFF, and AVIF with its relatives. The decoder itself
 * would also open documents to see what they are: a compressed SVG of 1 MB took 15 seconds and 2 GB before it was refused.
 */
const beginnings = [
  /^ffd8ff/,
  pngBeginning,
  /^474946383[79]61/,
  /^52494646.{8}57454250/,
  /^(?:49492a00|4d4d002a)/,
  /^0000.{4}66747970/,
];

/**
 * A baseline JPEG, a PNG and most TIFFs are decoded line by line. Interlaced pictures, and all other formats, are in memory as a whole,
 * with up to 25 bytes a pixel: an interlaced PNG of 60 million pixels took half a gigabyte and five seconds.
 */
const decodedByLines = new Set(['jpeg', 'png', 'tiff']);
const wholePixelsMax = 16_000_000;
/** As in a JPEG. Each line costs: a PNG of 59 million lines of one pixel took ten seconds, while all other photos waited. */
const sideMax = 65_535;
/** Its decoder takes twice as much. */
const heifPixelsMax = 8_000_000;
/**
 * A TIFF may be cut into tiles as tall as the picture, or into one plane for each color, and has up to 16 bytes a pixel: its decoder then
 * holds all of it, up to three times. One of 17 kB, with 59 million pixels, took 1.2 GB.
 */
const tiffBytesMax = 64_000_000;
const bytesOfDepth: { readonly [depth: string]: number } = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};
const mostBytesOfDepth = 16;

/**
 * Upright, one frame, not decoded yet.
 * @returns null for bytes that do not begin like a photo, before any decoder sees them, and for a photo that is too large when decoded
 */
export async function openPhoto(bytes: Buffer, { pixelsMax }: { pixelsMax: number }): Promise<Sharp | null> {
  const beginning = bytes.subarray(0, 12).toString('hex');
  if (!beginnings.some((one) => one.test(beginning))) return null;
  const read = pngBeginning.test(beginning) ? withoutTexts(bytes) : bytes;
  if (read === null) return null;
  const photo = sharp(read, { limitInputPixels: pixelsMax, animated: false, failOn: 'error' });
  const metadata = await photo.metadata();
  const { format, isProgressive, width, height } = metadata;
  const isByLines = decodedByLines.has(format) && !isProgressive;
  const wholeMax = format === 'heif' ? heifPixelsMax : wholePixelsMax;
  const isTooLarge =
    Math.max(width, height) > sideMax ||
    width * height > (isByLines ? pixelsMax : Math.min(pixelsMax, wholeMax)) ||
    (format === 'tiff' && decodedBytes(metadata) > tiffBytesMax);
  return isTooLarge ? null : photo.rotate();
}

const decodedBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (bytesOfDepth[depth] ?? mostBytesOfDepth);

/** Decoded once, which takes a second or more, for all sizes made from it. */
export async function shrinkOnce(photo: Sharp, size: ResizeOptions, secondsMax: number): Promise<Sharp> {
  const { data, info } = await photo
    .resize(size)
    .timeout({ seconds: secondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

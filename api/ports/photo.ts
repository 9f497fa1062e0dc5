import sharp, { type Sharp } from 'sharp';

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

/** Upright, one frame, not decoded yet. @returns null, before any decoder sees it, for what does not begin like a photo */
export function openPhoto(bytes: Buffer, { pixelsMax }: { pixelsMax: number }): Sharp | null {
  const beginning = bytes.subarray(0, 12).toString('hex');
  if (!beginnings.some((one) => one.test(beginning))) return null;
  return sharp(bytes, { limitInputPixels: pixelsMax, animated: false, failOn: 'error' }).rotate();
}

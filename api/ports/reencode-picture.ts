import { uploadSecondsMax } from '#rules/image-uploads.ts';
import { openPhoto, shrinkOnce } from './photo.ts';

const sidePixels = 600;
const smallEnough = { width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true } as const;
/** More is a decompression bomb, not a product picture. */
const pixelsMax = 50_000_000;
/** A product photo has 20 to 50 kB at the first quality; noise has 400. */
const bytesMax = 120_000;
const qualities = [80, 50] as const;

/** A WebP of at most 600 pixels a side; null for anything that is not a raster picture. */
export async function reencode(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = await openPhoto(bytes, { pixelsMax });
    if (picture === null) return null;
    const small = await shrinkOnce(picture, smallEnough, uploadSecondsMax);
    for (const quality of qualities) {
      const webp = await small.clone().webp({ quality }).timeout({ seconds: uploadSecondsMax }).toBuffer();
      if (webp.length <= bytesMax) return webp;
    }
    return null;
  } catch {
    return null;
  }
}

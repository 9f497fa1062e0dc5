import pLimit from 'p-limit';
import { fetchPicture } from './fetch-page/fetch-page.ts';
import type { FetchPolicy } from './fetch-page/fetch-policy.ts';
import { openPhoto, shrinkOnce } from './photo.ts';

export type PictureReader = (url: string) => Promise<Buffer | null>;

const sidePixels = 600;
const smallEnough = { width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true } as const;
/** More is a decompression bomb, not a product picture. */
const pixelsMax = 50_000_000;
const secondsMax = 10;
/** A product photo has 20 to 50 kB at the first quality; noise has 400. */
const bytesMax = 120_000;
const qualities = [80, 50] as const;
/** Decoding takes a whole core and up to 400 MB: only one at a time. */
const oneAtATime = pLimit(1);

/**
 * Pictures of other stores are never loaded from there by browsers: this server fetches them once, decodes them, and re-encodes them
 * without metadata.
 */
export function createPictureReader(now: () => number, policy: FetchPolicy = {}): PictureReader {
  return async (url) => {
    const bytes = await fetchPicture(url, { policy, now });
    return 'refused' in bytes ? null : reencode(bytes);
  };
}

/** A WebP of at most 600 pixels a side; null for anything that is not a raster picture. */
export const reencode = (bytes: Buffer): Promise<Buffer | null> => oneAtATime(() => writeAnew(bytes));

async function writeAnew(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = await openPhoto(bytes, { pixelsMax });
    if (picture === null) return null;
    const small = await shrinkOnce(picture, smallEnough, secondsMax);
    for (const quality of qualities) {
      const webp = await small.clone().webp({ quality }).timeout({ seconds: secondsMax }).toBuffer();
      if (webp.length <= bytesMax) return webp;
    }
    return null;
  } catch {
    return null;
  }
}

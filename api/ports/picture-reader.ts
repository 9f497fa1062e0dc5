import pLimit from 'p-limit';
import { fetchPicture } from './fetch-page/fetch-page.ts';
import type { FetchPolicy } from './fetch-page/fetch-policy.ts';
import { openPhoto } from './photo.ts';

export type PictureReader = (url: string) => Promise<Buffer | null>;

const sidePixels = 600;
/** More is a decompression bomb, not a product picture. */
const pixelsMax = 50_000_000;
const secondsMax = 10;
/** Decoding takes a whole core and up to 400 MB: one after the other. */
const oneAtATime = pLimit(1);

/** Pictures of other stores are never shown from there: they are fetched once by us, decoded, and written anew without metadata. */
export function createPictureReader(now: () => number, policy: FetchPolicy = {}): PictureReader {
  return async (url) => {
    const bytes = await fetchPicture(url, { policy, now });
    return 'refused' in bytes ? null : reencode(bytes);
  };
}

/** A WebP of at most 600 pixels a side; null for what is no raster picture. */
export const reencode = (bytes: Buffer): Promise<Buffer | null> => oneAtATime(() => writeAnew(bytes));

async function writeAnew(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = await openPhoto(bytes, { pixelsMax });
    if (picture === null) return null;
    return await picture
      .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: secondsMax })
      .toBuffer();
  } catch {
    return null;
  }
}

import sharp from 'sharp';
import { fetchPicture } from './fetch-page/fetch-page.ts';
import type { FetchPolicy } from './fetch-page/fetch-policy.ts';

export type PictureReader = (url: string) => Promise<Buffer | null>;

const sidePixels = 600;
/** More is a decompression bomb, not a product picture. */
const pixelsMax = 50_000_000;

/** Pictures of other stores are never shown from there: they are fetched once by us, decoded, and written anew without metadata. */
export function createPictureReader(now: () => number, policy: FetchPolicy = {}): PictureReader {
  return async (url) => {
    const bytes = await fetchPicture(url, { policy, now });
    return 'refused' in bytes ? null : reencode(bytes);
  };
}

/** A WebP of at most 600 pixels a side; null for what is no raster picture. SVG is a document and is not taken. */
export async function reencode(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, animated: false, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format === undefined || format === 'svg' || format === 'pdf') return null;
    return await picture
      .rotate()
      .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}

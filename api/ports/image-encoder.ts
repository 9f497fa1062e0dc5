import { type ImageSize, uploadPixelsMax, uploadSecondsMax } from '#rules/image-uploads.ts';
import { openPhoto, shrinkOnce } from './photo.ts';

export interface EncodedImage {
  readonly size: string;
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
}

/**
 * Re-encodes a photo upright and without metadata, in each of the sizes; never larger than the original.
 * @returns null for anything that is not a supported photo, is too large when decoded, or takes too long
 */
export async function encodeImage(bytes: Buffer, sizes: readonly ImageSize[]): Promise<EncodedImage[] | null> {
  try {
    const photo = await openPhoto(bytes, { pixelsMax: uploadPixelsMax });
    if (photo === null) return null;
    const widest = Math.max(...sizes.map(({ width }) => width));
    const source = sizes.length === 1 ? photo : await shrinkOnce(photo, within(widest), uploadSecondsMax);
    const { width: sourceWidth, height: sourceHeight } = await source.metadata();
    const shortest = Math.min(sourceWidth, sourceHeight);
    const encoded: EncodedImage[] = [];
    for (const { name, width, isSquare } of sizes) {
      const { data, info } = await source
        .clone()
        .resize(isSquare ? square(Math.min(width, shortest)) : within(width))
        .webp({ quality: 82 })
        .timeout({ seconds: uploadSecondsMax })
        .toBuffer({ resolveWithObject: true });
      encoded.push({ size: name, width: info.width, height: info.height, webp: data });
    }
    return encoded;
  } catch {
    return null;
  }
}

/** No larger than the shorter side: a line of 1 by 16,000 pixels would be enlarged to 2 billion before the square is cut out of it. */
const square = (side: number) => ({ width: side, height: side, fit: 'cover', position: 'attention' }) as const;

const within = (width: number) => ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const;

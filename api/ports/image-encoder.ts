import sharp, { type Sharp } from 'sharp';
import { type ImageSize, uploadPixelsMax, uploadSecondsMax } from '#rules/image-uploads.ts';
import { openPhoto } from './photo.ts';

export interface EncodedImage {
  readonly size: string;
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
}

/**
 * Writes a photo anew, upright and without metadata, in each of the sizes; never larger than it is.
 * @returns null for what is no photo that can be read here, is too large when decoded, or takes too long
 */
export async function encodeImage(bytes: Buffer, sizes: readonly ImageSize[]): Promise<EncodedImage[] | null> {
  try {
    const photo = await openPhoto(bytes, { pixelsMax: uploadPixelsMax });
    if (photo === null) return null;
    const source = sizes.length === 1 ? photo : await shrunk(photo, Math.max(...sizes.map(({ width }) => width)));
    const encoded: EncodedImage[] = [];
    for (const { name, width, isSquare } of sizes) {
      const { data, info } = await source
        .clone()
        .resize(isSquare ? { width, height: width, fit: 'cover', position: 'attention' } : within(width))
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

const within = (width: number) => ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const;

/** Decoded once for all sizes: that takes a second and more. */
async function shrunk(photo: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await photo
    .resize(within(width))
    .timeout({ seconds: uploadSecondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

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
    const source = openPhoto(bytes, { pixelsMax: uploadPixelsMax });
    if (source === null) return null;
    const encoded: EncodedImage[] = [];
    for (const { name, width, isSquare } of sizes) {
      const { data, info } = await source
        .clone()
        .resize(
          isSquare
            ? { width, height: width, fit: 'cover', position: 'attention' }
            : { width, height: width * 2, fit: 'inside', withoutEnlargement: true },
        )
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

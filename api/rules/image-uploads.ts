// People upload photos: for the top of a registry, for a gift, of themselves. Each is re-encoded in the sizes in which it is shown.

export const uploadBytesMax = 12_000_000;
/** A phone's photo has 12 to 50 million pixels; anything much larger is a decompression bomb. */
export const uploadPixelsMax = 60_000_000;
/** The largest photo takes one second. */
export const uploadSecondsMax = 5;
export const imagesPerPersonMax = 300;

export const imagePurposes = ['cover', 'item', 'profile'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

export interface ImageSize {
  /** Used in its address. */
  readonly name: string;
  readonly width: number;
  /** Cropped to a square; otherwise the height follows the width. */
  readonly isSquare?: boolean;
}

/** The square shown for a registry or a person. */
const profile: ImageSize = { name: '340', width: 340, isSquare: true };

/** The first size is the one that `url` names. */
export const imageSizes: Record<ImagePurpose, readonly [ImageSize, ...ImageSize[]]> = {
  cover: [{ name: '1600', width: 1600 }, { name: '960', width: 960 }, { name: '480', width: 480 }, profile],
  item: [{ name: '600', width: 600 }],
  profile: [profile],
};

export const imageUrl = (secret: string, size: string): string => `/pictures/uploads/${secret}/${size}.webp`;

/** The secret in a photo's address; null for any other address. */
export const secretOfImageUrl = (url: string): string | null =>
  /^\/pictures\/uploads\/([\w-]{22})\/\d{3,4}\.webp$/.exec(url)?.[1] ?? null;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** This many bytes at the beginning of a file are enough to tell. */
export const heicHeadBytes = 64;

/** By the brands in its first box. AVIF, which uses the same container, is supported. */
export function isHeic(head: Uint8Array): boolean {
  const word = (at: number) => String.fromCharCode(...head.subarray(at, at + 4));
  if (word(4) !== 'ftyp') return false;
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0));
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && heicBrands.has(word(at))) return true;
  return false;
}

/** The message for a HEIC photo: what it is, and how to upload it anyway. */
export const heicRefusal =
  'is a HEIC photo, which many phones and computers can’t show. On an iPhone or iPad, choose it from your photo library instead of Files, and it’s sent as a JPEG. On a Mac, open it in Preview and export it as a JPEG. Elsewhere, save a copy as a JPEG first.';

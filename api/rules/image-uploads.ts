// People bring photos: for the top of a registry, for a gift, of themselves. Each is written anew in the sizes in which it is shown.

export const uploadBytesMax = 12_000_000;
/** A photo of a phone has 12 to 50 million; more is a decompression bomb. */
export const uploadPixelsMax = 60_000_000;
export const uploadSecondsMax = 10;
export const imagesPerPersonMax = 300;

export const imagePurposes = ['cover', 'item', 'profile'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];

export interface ImageSize {
  /** In its address. */
  readonly name: string;
  readonly width: number;
  /** Cut to a square; otherwise as high as it comes. */
  readonly isSquare?: boolean;
}

/** The square that stands for a registry or a person. */
const profile: ImageSize = { name: '340', width: 340, isSquare: true };

/** The first is the one that `url` names. */
export const imageSizes: Record<ImagePurpose, readonly [ImageSize, ...ImageSize[]]> = {
  cover: [{ name: '1600', width: 1600 }, { name: '960', width: 960 }, { name: '480', width: 480 }, profile],
  item: [{ name: '600', width: 600 }],
  profile: [profile],
};

export const imageUrl = (secret: string, size: string): string => `/pictures/uploads/${secret}/${size}.webp`;

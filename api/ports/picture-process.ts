// Decodes pictures outside the server's process.
import type { ImageSize } from '#rules/image-uploads.ts';
import { answerParent } from './child-process.ts';
import { type EncodedImage, encodeImage } from './image-encoder.ts';
import { reencode } from './reencode-picture.ts';

/** An uploaded photo in each of these sizes; or, without sizes, a picture of another store. */
export interface PictureWork {
  bytes: Buffer;
  sizes?: readonly ImageSize[];
}

answerParent<PictureWork, EncodedImage[] | Buffer | null>(
  ({ bytes, sizes }) => (sizes === undefined ? reencode(bytes) : encodeImage(bytes, sizes)),
  // The largest that is accepted takes 300 MB. A grid in an AVIF of 8 kB took 4.7 GB: its size says nothing of that of its tiles.
  500_000_000,
);

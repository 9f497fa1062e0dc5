// Decoding takes a whole core and hundreds of megabytes, and no decoder can be interrupted: one picture at a time for the whole server, in a
// process of its own that is killed when it takes too long or too much (`picture-process.ts`).
import type { Places } from '#api/http/session.ts';
import { turnsByTime } from '#api/http/turns-by-time.ts';
import { type ImageSize, uploadSecondsMax } from '#rules/image-uploads.ts';
import { createProcessWorker } from './child-process.ts';
import type { EncodedImage } from './image-encoder.ts';
import type { PictureWork } from './picture-process.ts';

const worker = createProcessWorker<PictureWork, EncodedImage[] | Buffer | null>(
  new URL('./picture-process.ts', import.meta.url),
  { deadlineMs: uploadSecondsMax * 1_000, heapMb: 128 },
);
/** Pictures of stores and each household take turns. What the worker does too is here, so that waiting does not count as work. */
const inTurn = turnsByTime();

/**
 * An uploaded photo in each of the sizes (`encodeImage`).
 * @param from where it comes from: homes take turns
 * @param signal that ends it: while it waits, its reason is thrown
 * @returns null also where it took too long or too much memory, or was ended
 */
export type PictureEncoder = (
  bytes: Buffer,
  sizes: readonly ImageSize[],
  from: Places,
  signal?: AbortSignal,
) => Promise<EncodedImage[] | null>;

export const encodeInProcess: PictureEncoder = (bytes, sizes, from, signal) =>
  inTurn(from, (took) => worker.run({ bytes, sizes }, signal, took), signal) as Promise<EncodedImage[] | null>;

/** A picture of another store (`reencode`). */
export const reencodeInProcess = (bytes: Buffer) =>
  inTurn({ household: 'stores', network: null }, (took) =>
    worker.run({ bytes }, undefined, took),
  ) as Promise<Buffer | null>;

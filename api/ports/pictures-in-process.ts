// Decoding takes a whole core and hundreds of megabytes, and no decoder can be interrupted: one picture at a time for the whole server, in a
// process of its own that is killed when it takes too long or too much (`picture-process.ts`).
import { turnsOfEach } from '#api/http/turns.ts';
import { type ImageSize, uploadSecondsMax } from '#rules/image-uploads.ts';
import { createProcessWorker } from './child-process.ts';
import type { EncodedImage } from './image-encoder.ts';
import type { PictureWork } from './picture-process.ts';

const worker = createProcessWorker<PictureWork, EncodedImage[] | Buffer | null>(
  new URL('./picture-process.ts', import.meta.url),
  { deadlineMs: uploadSecondsMax * 1_000, heapMb: 128 },
);
/** Pictures of stores and each household take turns, so that nobody waits behind many slow ones of somebody else. */
const turns = turnsOfEach(1);

/**
 * An uploaded photo in each of the sizes (`encodeImage`).
 * @param household who takes turns with the others
 * @returns null also where it took too long or too much memory
 */
export const encodeInProcess = (bytes: Buffer, sizes: readonly ImageSize[], household: string) =>
  turns(household, () => worker.run({ bytes, sizes })) as Promise<EncodedImage[] | null>;

/** A picture of another store (`reencode`). */
export const reencodeInProcess = (bytes: Buffer) =>
  turns('stores', () => worker.run({ bytes })) as Promise<Buffer | null>;

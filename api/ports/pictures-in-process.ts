// Decoding takes a whole core and hundreds of megabytes, and no decoder can be interrupted: one picture at a time for the whole server, in a
// process of its own that is killed when it takes too long or too much (`picture-process.ts`).
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { turnsOfEach } from '#api/turns.ts';
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
/** What the worker does too; here, so that waiting does not count as work. */
const inLine = pLimit(1);

/** A large photo of a phone takes 1.3 s, with all sizes of a cover. */
const slowMs = 2_000;
/** They share one turn, so that everybody else waits for one slow picture at most, however many homes send them. */
const slowHouseholds = new LRUCache<string, true>({ max: 10_000, ttl: 10 * 60_000 });

function inTurn<T>(household: string, work: () => Promise<T>): Promise<T> {
  const timed = () =>
    inLine(async () => {
      const begunMs = performance.now();
      try {
        return await work();
      } finally {
        if (performance.now() - begunMs > slowMs) slowHouseholds.set(household, true);
      }
    });
  // Known only when its turn has come: the picture before may have been the slow one.
  return turns(household, () => (slowHouseholds.has(household) ? turns('slow homes', timed) : timed()));
}

/**
 * An uploaded photo in each of the sizes (`encodeImage`).
 * @param household who takes turns with the others
 * @returns null also where it took too long or too much memory
 */
export const encodeInProcess = (bytes: Buffer, sizes: readonly ImageSize[], household: string) =>
  inTurn(household, () => worker.run({ bytes, sizes })) as Promise<EncodedImage[] | null>;

/** A picture of another store (`reencode`). */
export const reencodeInProcess = (bytes: Buffer) =>
  inTurn('stores', () => worker.run({ bytes })) as Promise<Buffer | null>;

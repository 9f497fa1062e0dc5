// Decoding takes a whole core and hundreds of megabytes, and no decoder can be interrupted: one picture at a time for the whole server, in a
// process of its own that is killed when it takes too long or too much (`picture-process.ts`).
import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import type { Places } from '#api/http/session.ts';
import { turnsByRank, turnsOfEach } from '#api/turns.ts';
import { type ImageSize, uploadSecondsMax } from '#rules/image-uploads.ts';
import { createProcessWorker } from './child-process.ts';
import type { EncodedImage } from './image-encoder.ts';
import type { PictureWork } from './picture-process.ts';

const worker = createProcessWorker<PictureWork, EncodedImage[] | Buffer | null>(
  new URL('./picture-process.ts', import.meta.url),
  { deadlineMs: uploadSecondsMax * 1_000, heapMb: 128 },
);
/** Pictures of stores and each household take turns, so that nobody waits behind many of somebody else. */
const ofHousehold = turnsOfEach(1);
/**
 * How long the pictures of each household and IPv6 network have taken in the last ten minutes: whose took the least comes first, so that a
 * family waits for the picture that is being decoded, however many homes keep sending slow ones.
 */
const takenMs = new LRUCache<string, number>({ max: 10_000, ttl: 10 * 60_000, noUpdateTTL: true });
/** A household that has taken more takes turns with the others that have, and so does not wait for ever. */
const takenMostMs = 10_000;
/** How many of each household and network wait or are being decoded. */
const asked = new Map<string, number>();
/** What each further one of them counts for before it is known: six homes that sent four each had the first six turns. */
const expectedMs = 1_000;

const partsOf = ({ household, network }: Places): string[] => (network === null ? [household] : [household, network]);

function rankOf(from: Places): number {
  const msOf = (place: string) => (takenMs.get(place) ?? 0) + ((asked.get(place) ?? 1) - 1) * expectedMs;
  return Math.min(Math.max(...partsOf(from).map(msOf)), takenMostMs);
}

/** What the worker does too; here, so that waiting does not count as work. */
const inLine = turnsByRank<Places>(1, rankOf);

async function inTurn<T>(from: Places, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const timed = async () => {
    const begunMs = performance.now();
    try {
      return await work();
    } finally {
      const ms = performance.now() - begunMs;
      for (const place of partsOf(from)) takenMs.set(place, (takenMs.get(place) ?? 0) + ms);
    }
  };
  for (const place of partsOf(from)) asked.set(place, (asked.get(place) ?? 0) + 1);
  try {
    return await ofHousehold(from.household, () => inLine(from, timed, { signal }), { signal });
  } finally {
    for (const place of partsOf(from)) {
      const left = asked.get(place)! - 1;
      if (left === 0) asked.delete(place);
      else asked.set(place, left);
    }
  }
}

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
  inTurn(from, () => worker.run({ bytes, sizes }, signal), signal) as Promise<EncodedImage[] | null>;

/** A picture of another store (`reencode`). */
export const reencodeInProcess = (bytes: Buffer) =>
  inTurn({ household: 'stores', network: null }, () => worker.run({ bytes })) as Promise<Buffer | null>;

import { LRUCache } from 'lru-cache';
import type { App } from '#api/http/app-context.ts';

/** How long fetching one owner's pictures may take without a pause: two hundred from usual stores. */
const inARowMs = 60_000;
/** From then on, the owner may use one of the queue's eight places for a fifth of the time. */
const partOfPlace = 5;
const usualMs = 300;
const ownersMax = 10_000;

/** `freeAt`: when everything fetched so far would have ended, had it been fetched at the slow pace. */
interface Pace {
  freeAt: number;
  lastSlot: number;
  tookMs: number;
}

const paces = new WeakMap<App, LRUCache<string, Pace>>();

/**
 * A store may take eight seconds to answer. Pictures of such a store wait for each other, so that those of other owners come in between:
 * a list of a thousand of them would hold all places of the queue for a quarter of an hour, and twenty lists for a day.
 */
export function paceOfPictures(app: App, ownerId: string) {
  const ofOwners = paces.get(app) ?? new LRUCache<string, Pace>({ max: ownersMax });
  paces.set(app, ofOwners);
  const pace = ofOwners.get(ownerId) ?? { freeAt: 0, lastSlot: 0, tookMs: usualMs };
  ofOwners.set(ownerId, pace);
  const isDueAt = () => pace.freeAt - inARowMs * partOfPlace;
  return {
    /** @returns when to try again, a different moment for each picture; null if the picture may be fetched now */
    laterThan(now: number): number | null {
      if (isDueAt() <= now) return null;
      pace.lastSlot = Math.max(pace.lastSlot, isDueAt()) + pace.tookMs * partOfPlace;
      return pace.lastSlot;
    },
    took(ms: number, now: number): void {
      pace.tookMs = Math.max(ms, usualMs);
      pace.freeAt = Math.max(pace.freeAt, now) + ms * partOfPlace;
    },
  };
}

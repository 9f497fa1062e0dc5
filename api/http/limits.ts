import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#contracts/problems.ts';
import type { Caller } from './app-context.ts';

/** At most `points` calls in `seconds`, per address or per person. Limits of one name share their count over several rows. */
export interface Limit {
  name: string;
  per: 'address' | 'person';
  points: number;
  seconds: number;
  /** Against guessing: pages spend it too. Pages spend no other limit, because crawlers and offices read from one address. */
  guessing?: boolean;
  /** Only calls that find nothing count. */
  missesOnly?: boolean;
}

/** Generous for people, tight for scripts; named, so that rows share them. */
export const limits = {
  signIn: { name: 'sign-in', per: 'address', points: 30, seconds: 600 },
  signUp: { name: 'sign-up', per: 'address', points: 20, seconds: 3600 },
  reserve: { name: 'reserve', per: 'address', points: 120, seconds: 600 },
  readLink: { name: 'read-link', per: 'person', points: 30, seconds: 600 },
  write: { name: 'write', per: 'person', points: 600, seconds: 600 },
  /** Wrong registry addresses are what a guesser makes. */
  guessAddress: { name: 'guess-address', per: 'address', points: 300, seconds: 600, guessing: true, missesOnly: true },
  /** What everybody will read, or somebody of the shop: reviews, questions, reports. */
  say: { name: 'say', per: 'address', points: 60, seconds: 600 },
  /** Calls that may end in a mail to an address that was only typed. */
  mailUnverified: { name: 'mail-unverified', per: 'address', points: 20, seconds: 600 },
  /** Batches of events of one household. */
  count: { name: 'count', per: 'address', points: 300, seconds: 600 },
  /** A person looks for a handful of families; a script for all of them. */
  findRegistry: { name: 'find-registry', per: 'address', points: 30, seconds: 600, guessing: true },
  /** 26,000 short codes are quickly counted through. */
  shortCode: { name: 'short-code', per: 'address', points: 60, seconds: 600, guessing: true, missesOnly: true },
  search: { name: 'search', per: 'address', points: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

export interface Limiter {
  /** @throws {Refusal} 'too-many-requests' with the seconds to wait. */
  spend(limit: Limit, caller: Caller): Promise<void>;
  /** Counts a call that found nothing. */
  miss(limit: Limit, caller: Caller): Promise<void>;
}

/** Counts in this process: each of several processes allows the full number, which is enough against scripts. */
export function createLimiter(factor = 1): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  const counterOf = (limit: Limit) => {
    const points = limit.points * factor;
    const counter = counters.get(limit.name) ?? new RateLimiterMemory({ points, duration: limit.seconds });
    counters.set(limit.name, counter);
    return counter;
  };
  return {
    async spend(limit, caller) {
      const counter = counterOf(limit);
      if (limit.missesOnly) {
        const spent = await counter.get(keyOf(limit, caller));
        if (spent !== null && spent.consumedPoints >= counter.points) throw refusalOf(spent);
        return;
      }
      await counter.consume(keyOf(limit, caller)).catch((spent) => {
        throw spent instanceof RateLimiterRes ? refusalOf(spent) : spent;
      });
    },
    async miss(limit, caller) {
      await counterOf(limit).penalty(keyOf(limit, caller));
    },
  };
}

const keyOf = ({ per }: Limit, caller: Caller): string =>
  per === 'address' ? caller.address : (caller.user?.id ?? caller.visitorId ?? caller.address);

const refusalOf = ({ msBeforeNext }: RateLimiterRes) =>
  new Refusal('too-many-requests', { facts: { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) } });

/** What the calls of a page spend. */
export const limitsOfPages = (limiter: Limiter): Limiter => ({
  async spend(limit, caller) {
    if (limit.guessing) await limiter.spend(limit, caller);
  },
  miss: limiter.miss,
});

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#contracts/problems.ts';
import type { Caller } from './app-context.ts';

/** At most `points` calls in `seconds`, per address or per person. Limits of one name share their count over several rows. */
export interface Limit {
  name: string;
  per: 'address' | 'person';
  points: number;
  seconds: number;
}

/** Generous for people, tight for scripts; named, so that rows share them. */
export const limits = {
  signIn: { name: 'sign-in', per: 'address', points: 30, seconds: 600 },
  signUp: { name: 'sign-up', per: 'address', points: 20, seconds: 3600 },
  reserve: { name: 'reserve', per: 'address', points: 120, seconds: 600 },
  readLink: { name: 'read-link', per: 'person', points: 30, seconds: 600 },
  write: { name: 'write', per: 'person', points: 600, seconds: 600 },
  /** Wrong registry addresses are what a guesser makes. */
  guessAddress: { name: 'guess-address', per: 'address', points: 300, seconds: 600 },
  /** What everybody will read, or somebody of the shop: reviews, questions, reports. */
  say: { name: 'say', per: 'address', points: 60, seconds: 600 },
  /** Calls that may end in a mail to an address that was only typed. */
  mailStranger: { name: 'mail-stranger', per: 'address', points: 20, seconds: 600 },
  /** Batches of events of one household. */
  count: { name: 'count', per: 'address', points: 300, seconds: 600 },
  /** A person looks for a handful of families; a script for all of them. */
  findRegistry: { name: 'find-registry', per: 'address', points: 30, seconds: 600 },
  /** 26,000 short codes are quickly counted through. */
  shortCode: { name: 'short-code', per: 'address', points: 60, seconds: 600 },
  search: { name: 'search', per: 'address', points: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

export interface Limiter {
  /** @throws {Refusal} 'too-many-requests' with the seconds to wait. */
  spend(limit: Limit, caller: Caller): Promise<void>;
}

/** Counts in this process: each of several processes allows the full number, which is enough against scripts. */
export function createLimiter(factor = 1): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  return {
    async spend(limit, caller) {
      let counter = counters.get(limit.name);
      if (counter === undefined) {
        counter = new RateLimiterMemory({ points: limit.points * factor, duration: limit.seconds });
        counters.set(limit.name, counter);
      }
      const key = limit.per === 'address' ? caller.address : (caller.user?.id ?? caller.visitorId ?? caller.address);
      try {
        await counter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Refusal('too-many-requests', { facts: { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) } });
      }
    },
  };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#contracts/problems.ts';
import type { Caller } from './app-context.ts';
import { type CallsInTurn, callsInTurn } from './calls-in-turn.ts';
import { placesOf } from './session.ts';

/** At most `points` calls in `seconds`. Limits with the same name share their count across rows. */
export interface Limit {
  name: string;
  /**
   * 'person': an account, and all accounts of one IP address together; without an account the IP address, because a new cookie costs
   * nothing. 'account': only accounts. 'everybody': all callers who are not signed in, together.
   */
  per: 'address' | 'person' | 'account' | 'everybody';
  points: number;
  seconds: number;
  /** Against guessing: pages spend it too. Other limits they do not spend, because crawlers and offices read from one address. */
  guessing?: boolean;
  /** How many times as much all accounts of an address have together, for 'person': 5 if absent. */
  accounts?: number;
  /** How many times as much a whole IPv6 network has: 8 for a limit against guessing, else 64, since a mobile network has many people. */
  network?: number;
  /** A large response costs several points, and so does one for which many rows are read (`pointsOfSize`, `pointsOfRows`). */
  bySize?: boolean;
  /** Each further so many bytes of a call cost a point: what it sends is kept. */
  bytesSent?: number;
  /** The page of such a call costs as much as the call: pages use it up too. */
  pagesToo?: boolean;
  /** Only calls that find nothing count, or that find out that a name is taken. */
  missesOnly?: boolean;
  /** Calls still allowed each second once the points are spent, so that guessers slow it down for others but do not block it. */
  thenEachSecond?: number;
}

/** Generous for people, tight for scripts; named, so that rows share them. */
export const limits = {
  signIn: { name: 'sign-in', per: 'address', points: 30, seconds: 600, guessing: true },
  signUp: { name: 'sign-up', per: 'address', points: 20, seconds: 3600 },
  reserve: { name: 'reserve', per: 'address', points: 120, seconds: 600 },
  /** A page that is made to be slow takes a core for two seconds. */
  readLink: { name: 'read-link', per: 'person', points: 30, seconds: 600, accounts: 2 },
  write: { name: 'write', per: 'person', points: 600, seconds: 600, bySize: true },
  /**
   * All changes of an account in a day, and some 40 MB of what they send, because it is stored. Callers without an account do not count:
   * one of them could use up the limit of everybody at the same IP address, and what is stored of them has narrower limits.
   */
  changeInADay: { name: 'change-in-a-day', per: 'account', points: 20_000, seconds: 86_400, bytesSent: 2_000 },
  /** Reads that no other limit counts: a page asks for a few. */
  read: { name: 'read', per: 'person', points: 1200, seconds: 60, bySize: true },
  uploadImage: { name: 'upload-image', per: 'person', points: 40, seconds: 600 },
  /** The same per day: a photo of nothing but noise is stored in 4.6 MB. */
  uploadsInADay: { name: 'uploads-in-a-day', per: 'person', points: 150, seconds: 86_400, accounts: 2 },
  /** Wrong registry addresses come from guessing. */
  guessAddress: { name: 'guess-address', per: 'address', points: 60, seconds: 600, guessing: true, missesOnly: true },
  /** The same, over many IP addresses. */
  guessAddresses: {
    name: 'guess-addresses',
    per: 'everybody',
    points: 3000,
    seconds: 600,
    guessing: true,
    missesOnly: true,
    thenEachSecond: 20,
  },
  /** An address is shown as free or taken while it is typed; trying many names reveals which registries exist. */
  tryAddress: { name: 'try-address', per: 'person', points: 60, seconds: 600 },
  /** Texts that everybody, or the shop's staff, will read: reviews, questions, reports. */
  say: { name: 'say', per: 'address', points: 60, seconds: 600 },
  /** Calls that may end in a mail to an address that was only typed. */
  mailUnverified: { name: 'mail-unverified', per: 'address', points: 20, seconds: 600 },
  /** The same per day, and gifts, sign-ups and whatever else mails an address that was only typed: each may be another person's. */
  mailStrangers: { name: 'mail-strangers', per: 'address', points: 300, seconds: 86_400, network: 8 },
  /** Mails with which a family shares its registry. */
  share: { name: 'share', per: 'person', points: 10, seconds: 3600 },
  /** The same per day: each call may name ten addresses. */
  shareInADay: { name: 'share-in-a-day', per: 'person', points: 30, seconds: 86_400 },
  /** Questions to the shop's staff. */
  askSupport: { name: 'ask-support', per: 'person', points: 5, seconds: 3600 },
  /** All stored data of a person at once. */
  exportAccount: { name: 'export-account', per: 'person', points: 20, seconds: 600, pagesToo: true },
  /** A file with whole registries; a person has one such file. */
  importAccount: { name: 'import-account', per: 'person', points: 5, seconds: 3600 },
  /**
   * Characters of responses that are stored for repeated calls. Beyond them a repeated call runs again: a full cart answers each change
   * with 30 kB.
   */
  keepAnswers: { name: 'keep-answers', per: 'person', points: 20_000_000, seconds: 86_400 },
  /** Batches of events from one household. */
  count: { name: 'count', per: 'address', points: 300, seconds: 600 },
  /** The same per day, about 12 MB: events are kept for thirteen months. */
  countInADay: { name: 'count-in-a-day', per: 'address', points: 6_000, seconds: 86_400, bytesSent: 2_000 },
  /** Data of casual visitors that is kept for months: carts, and registry drafts. */
  collect: { name: 'collect', per: 'person', points: 10_000, seconds: 86_400 },
  /** A new cookie is another voter. */
  vote: { name: 'vote', per: 'address', points: 100, seconds: 86_400 },
  /** A person looks for a handful of families; a script for all of them. */
  findRegistry: { name: 'find-registry', per: 'address', points: 30, seconds: 600, guessing: true },
  /** 26,000 short codes could be tried quickly. */
  shortCode: { name: 'short-code', per: 'address', points: 60, seconds: 600, guessing: true, missesOnly: true },
  /** A page opens one stream, and another when its user returns to it. */
  openStream: { name: 'open-stream', per: 'address', points: 300, seconds: 60 },
  search: { name: 'search', per: 'address', points: 600, seconds: 60, bySize: true },
  /** Pages that are rendered for one person. A person opens a handful in a minute, and an office about a hundred. */
  renderForOne: { name: 'render-for-one', per: 'person', points: 600, seconds: 60, accounts: 2 },
  /** Pages rendered for the cache because nobody requested them lately: crawlers and offices read from one IP address. */
  renderForMany: { name: 'render-for-many', per: 'address', points: 1200, seconds: 60 },
} as const satisfies Record<string, Limit>;

type Counted = Pick<Limit, 'name' | 'points' | 'seconds'>;

export interface Limiter extends CallsInTurn {
  /** @throws {Refusal} 'too-many-requests' with the seconds to wait. */
  spend(limit: Limit, caller: Caller): Promise<void>;
  /** Counts what a call cost beyond the one point of `spend`, once it is known. Never refuses; the next `spend` does. */
  charge(limit: Limit, caller: Caller, points: number): Promise<void>;
  /** Whether the caller is over the limit, which may have happened since `spend`. */
  isSpent(limit: Limit, caller: Caller): Promise<boolean>;
  /** Counts a call that found nothing. */
  miss(limit: Limit, caller: Caller): Promise<void>;
}

/** The points that a response costs beyond the first: the list of a thousand gifts takes thirty times the work of a usual one. */
const bytesOfPoint = 250_000;
export const pointsOfSize = (bytes: number): number => Math.floor(bytes / bytesOfPoint);

/** Which parts of a checklist a thousand gifts cover takes fifteen milliseconds, and says little. */
const rowsOfPoint = 250;
export const pointsOfRows = (rows: number): number => Math.floor(rows / rowsOfPoint);

const accountsOfAddress = 5;
/** When everybody's points are spent, one address gets this many of the remaining calls, so that it cannot use up those of all others. */
const slowedOfAddress = { points: 10, seconds: 60 };

/** Counts in this process: with several processes, each allows the full number, which is enough against scripts. */
export function createLimiter(factor = 1): Limiter {
  const counters = new Map<string, RateLimiterMemory>();
  const counterOf = (name: string, points: number, duration: number) => {
    const counter = counters.get(name) ?? new RateLimiterMemory({ points, duration });
    counters.set(name, counter);
    return counter;
  };
  const countOf = ({ name, points, seconds }: Counted, scope: string, key: string, times = 1) => ({
    key,
    counter: counterOf(`${name} ${scope}`, points * factor * times, seconds),
  });
  const countsOfAddress = (
    limit: Counted & Pick<Limit, 'guessing' | 'network'>,
    scope: string,
    address: string,
    times = 1,
  ) => {
    const { household, network } = placesOf(address);
    const ofHousehold = countOf(limit, scope, household, times);
    if (network === null) return [ofHousehold];
    const ofNetwork = times * (limit.network ?? (limit.guessing ? 8 : 64));
    return [ofHousehold, countOf(limit, `${scope} network`, network, ofNetwork)];
  };
  /** What one call counts for: the caller, and whom the caller counts with. */
  const countsOf = (limit: Limit, { user, address }: Caller) => {
    if (limit.per === 'account' && user === null) return [];
    if (limit.per === 'everybody') return user === null ? [countOf(limit, 'everybody', '')] : [];
    if (limit.per === 'address' || user === null) return countsOfAddress(limit, 'address', address);
    return [
      countOf(limit, 'account', user.id),
      ...countsOfAddress(limit, 'accounts', address, limit.accounts ?? accountsOfAddress),
    ];
  };
  const consume = (counter: RateLimiterMemory, key: string) =>
    counter.consume(key).catch((spent) => {
      throw spent instanceof RateLimiterRes ? refusalOf(spent) : spent;
    });
  return {
    ...callsInTurn(factor),
    async spend(limit, caller) {
      for (const { counter, key } of countsOf(limit, caller)) {
        if (!limit.missesOnly) {
          await consume(counter, key);
          continue;
        }
        const spent = await counter.get(key);
        if (spent === null || spent.consumedPoints < counter.points) continue;
        if (limit.thenEachSecond === undefined) throw refusalOf(spent);
        const slowed = { name: `${limit.name} slowed`, guessing: true, ...slowedOfAddress };
        for (const own of countsOfAddress(slowed, 'address', caller.address)) await consume(own.counter, own.key);
        await consume(counterOf(`${limit.name} slowed`, limit.thenEachSecond, 1), key);
      }
    },
    async charge(limit, caller, points) {
      for (const { counter, key } of countsOf(limit, caller)) await counter.penalty(key, points);
    },
    async isSpent(limit, caller) {
      for (const { counter, key } of countsOf(limit, caller))
        if (((await counter.get(key))?.consumedPoints ?? 0) > counter.points) return true;
      return false;
    },
    async miss(limit, caller) {
      for (const { counter, key } of countsOf(limit, caller)) await counter.penalty(key);
    },
  };
}

const refusalOf = ({ msBeforeNext }: RateLimiterRes) =>
  new Refusal('too-many-requests', { facts: { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) } });

/** The limits that the calls of a page use up. */
export const limitsOfPages = (limiter: Limiter): Limiter => ({
  ...limiter,
  async spend(limit, caller) {
    if (limit.guessing || limit.pagesToo) await limiter.spend(limit, caller);
  },
});

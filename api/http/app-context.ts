import type { Settings } from '#api/config.ts';
import type { Database, Trx } from '#api/db/database.ts';
import type { Sealing } from '#api/db/sealing.ts';
import type { FindingBudget } from '#api/features/registries/finding-budget.ts';
import type { EventForwarder } from '#api/ports/event-forwarder.ts';
import type { LinkReader } from '#api/ports/link-reader.ts';
import type { PasswordHashing } from '#api/ports/password-hashing.ts';
import type { PaymentPort } from '#api/ports/payments.ts';
import type { PictureReader } from '#api/ports/picture-reader.ts';
import type { Consent } from '#rules/tracking.ts';
import type { SearchEngine } from '#search-index/engine.ts';

/** Everything a service may use of the outside world. Clock, ids and secrets are handed in, so that a test decides them. */
export interface App {
  readonly settings: Settings;
  readonly db: Database;
  readonly search: SearchEngine;
  readonly sealing: Sealing;
  readonly hashing: PasswordHashing;
  readonly readLink: LinkReader;
  /** Fetches and re-encodes a picture of another store; null when there is none to be had. */
  readonly readPicture: PictureReader;
  /** Where a shop passes its events on; by default nowhere. */
  readonly eventForwarder?: EventForwarder | undefined;
  /** Null for a shop that takes no payments: nobody can give together there. */
  readonly payments: PaymentPort | null;
  /** Where a test lets a rival run, between two steps of what moves money; nothing otherwise. */
  readonly checkpoint: (name: string) => Promise<void>;
  /** How many times the usual number of gifts may wait for a confirmed email: 1, but in tests whose givers all have one address. */
  readonly unverifiedHoldsFactor: number;
  readonly findingBudget: FindingBudget;
  /** Epoch ms. */
  readonly now: () => number;
  /** UUIDv7: sorts by time of creation. */
  readonly newId: () => string;
  /** 128 random bits as text, for cookies and links. */
  readonly newSecret: () => string;
}

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  currentRegistryId: string | null;
  emailVerifiedAt: number;
  createdAt: number;
  /** Epoch ms at which this session gave the second factor. */
  secondFactorAt: number | null;
}

/** What may be counted of a browser, and under which number. */
export interface Counting {
  readonly consent: Consent;
  readonly asksNotToBeTracked: boolean;
  readonly anonymousId: string | null;
}

/**
 * A browser in which accounts have signed in before. It proves nothing but that, so it survives signing out: wrong passwords that others
 * try elsewhere do not count against it.
 */
export interface Device {
  readonly id: string;
  readonly userIds: readonly string[];
}

/** Who is asking, as their cookies prove it. Never taken from a body or a query. */
export interface Caller {
  readonly visitorId: string | null;
  readonly user: SignedInUser | null;
  /** Whose password was given in this session, and not yet the code of their phone. Nobody, but to the calls that take the code. */
  readonly waiting?: SignedInUser | null;
  readonly sessionHash: string | null;
  /** Reservations whose personal link this browser has opened. */
  readonly grants: ReadonlySet<string>;
  readonly device?: Device | null;
  /** For rate limits only: the address, an IPv6 one cut to its /64. */
  readonly address: string;
  /** Absent where no browser asks. */
  readonly counting?: Counting;
}

/** What an answer changes about who the browser is: cookies, set after the commit. */
export interface CookieChanges {
  session?: { secret: string; maxAgeSeconds: number };
  /** Everything by which this browser is known ends: session, visitor, opened links, cart, the number of its events. */
  browser?: 'forget';
  grants?: string[];
  /** Kept for the next time; a browser that is new gets this id. */
  signedInHere?: { userId: string; newDeviceId: string };
  /** How many units the carts have now. */
  cartUnits?: number;
  consent?: 'yes' | 'no';
  anonymousId?: string;
}

export interface Reading<I, R = undefined> {
  readonly app: App;
  readonly caller: Caller;
  readonly input: I;
  /** What the row's access rule loaded: the registry, the reservation. */
  readonly resource: R;
  /** Epoch ms, the same for the whole call. */
  readonly now: number;
  /** The file that came with the call, where its row takes one. */
  readonly upload?: Buffer | undefined;
}

export interface Changing<I, R = undefined, P = undefined> extends Reading<I, R> {
  readonly trx: Trx;
  /** The caller's visitor id; made for a first-time visitor. */
  readonly visitorId: string;
  readonly prepared: P;
  readonly cookies: CookieChanges;
}

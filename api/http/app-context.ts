import type { Settings } from '#api/config.ts';
import type { Database, Trx } from '#api/db/database.ts';
import type { Sealing } from '#api/db/sealing.ts';
import type { FindingBudget } from '#api/features/registries/finding-budget.ts';
import type { EventForwarder } from '#api/ports/event-forwarder.ts';
import type { LinkReader } from '#api/ports/link-reader.ts';
import type { PasswordHashing } from '#api/ports/password-hashing.ts';
import type { PaymentPort } from '#api/ports/payments.ts';
import type { PictureReader } from '#api/ports/picture-reader.ts';
import type { PictureEncoder } from '#api/ports/pictures-in-process.ts';
import type { Consent } from '#rules/tracking.ts';
import type { SearchEngine } from '#search-index/engine.ts';

/** Everything outside that a service may use. Clock, ids and secrets are handed in, so that tests control them. */
export interface App {
  readonly settings: Settings;
  readonly db: Database;
  readonly search: SearchEngine;
  readonly sealing: Sealing;
  readonly hashing: PasswordHashing;
  readonly readLink: LinkReader;
  /** Fetches and re-encodes a picture of another store; null when it is not available. */
  readonly readPicture: PictureReader;
  /** Re-encodes an uploaded photo. */
  readonly encodePicture: PictureEncoder;
  /** Where a shop forwards its events; by default nowhere. */
  readonly eventForwarder?: EventForwarder | undefined;
  /** Null for a shop that takes no payments: group gifts are not possible there. */
  readonly payments: PaymentPort | null;
  /** Lets a test run a rival between two steps of moving money; does nothing otherwise. */
  readonly checkpoint: (name: string) => Promise<void>;
  /** Multiplies how many gifts may wait for a confirmed email: 1, except in tests whose givers all share one IP address. */
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

/** What may be counted for a browser, and under which number. */
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

/** Who made the request, as proven by cookies. Never taken from a body or a query. */
export interface Caller {
  readonly visitorId: string | null;
  readonly user: SignedInUser | null;
  /**
   * The user has entered the password in this session, but not yet the code from their phone. Only the calls that accept the code treat
   * them as known.
   */
  readonly waiting?: SignedInUser | null;
  readonly sessionHash: string | null;
  /** What the mailed links that this browser has opened grant: ids, of gifts with a mark of the giver's email (`gift-grants.ts`). */
  readonly grants: ReadonlySet<string>;
  readonly device?: Device | null;
  /** For rate limits only: the IP address, with IPv6 cut to its /64. */
  readonly address: string;
  /** Absent where the request is not from a browser. */
  readonly counting?: Counting;
}

/** How a response changes the browser's identity: cookies, set after the commit. */
export interface CookieChanges {
  session?: { userId: string; secret: string; maxAgeSeconds: number };
  /** Ends everything by which this browser is known: session, visitor, opened links, cart, the number of its events. */
  browser?: 'forget';
  grants?: string[];
  /** Those of earlier links that grant nothing anymore. */
  endedGrants?: string[];
  /** Remembered for the next time; a new browser gets this id. */
  signedInHere?: { userId: string; newDeviceId: string };
  /** The current number of units in the carts. */
  cartUnits?: number;
  consent?: 'yes' | 'no';
  anonymousId?: string;
}

export interface Reading<I, R = undefined> {
  readonly app: App;
  readonly caller: Caller;
  readonly input: I;
  /** What the row's access rule loaded, such as the registry or the reservation. */
  readonly resource: R;
  /** Epoch ms, the same for the whole call. */
  readonly now: number;
  /** The uploaded file, if its row accepts one. */
  readonly upload?: Buffer | undefined;
  /** For `prepare`: aborted once nobody waits for the response any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface Changing<I, R = undefined, P = undefined> extends Reading<I, R> {
  readonly trx: Trx;
  /** The caller's visitor id; created for a first-time visitor. */
  readonly visitorId: string;
  readonly prepared: P;
  readonly cookies: CookieChanges;
}

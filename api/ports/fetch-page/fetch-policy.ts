// What the fetcher may do, handed in so that a test can allow one loopback server and observe every connection.
import type { ClientRequest, IncomingMessage } from 'node:http';

/** One connection about to be made, to an address already resolved and checked. */
export interface Dial {
  readonly url: URL;
  readonly host: string;
  readonly address: string;
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface FetchPolicy {
  /** Every address of `host`; called once per hop. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Allows one host, port and address as an exception. Not set in production. */
  readonly allow?: (host: string, port: number, address: string) => boolean;
  readonly dial?: (dial: Dial, onResponse: (response: IncomingMessage) => void) => ClientRequest;
  readonly timeoutMs?: number;
  readonly maxDecodedBytes?: number;
  readonly maxRedirects?: number;
  readonly userAgent?: string;
}

export type FetchRefusal =
  | 'not-public'
  | 'scheme'
  | 'port'
  | 'credentials'
  | 'too-large'
  | 'timeout'
  | 'redirects'
  | 'not-html'
  | 'unreachable';

export interface FetchedPage {
  /** Where the page was found after redirects. */
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly charset: string;
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
}

export const FETCH_TIMEOUT_MS = 8_000;
export const MAX_DECODED_BYTES = 5 * 1024 * 1024;
/** A page that arrives in packets has 4,000. Smaller chunks cost more memory and time than their bytes. */
export const MAX_CHUNKS = 20_000;
/** Interim responses (100, 103). */
export const MAX_INFORMATIONAL = 20;
export const MAX_REDIRECTS = 3;
/** Identifies itself, so that a shop that wants no robots can refuse it. */
export const USER_AGENT = 'LayetteLinkReader/1.0 (reads one page that a person pasted)';

import type { IncomingHttpHeaders } from 'node:http';
import { plainHost } from './security.ts';

/**
 * Whether a request that changes something comes from our own pages: the browser says so (Sec-Fetch-Site), or its Origin is ours. A client
 * that sends neither is refused; a program sends `Origin` with the shop's address.
 */
export function comesFromOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === publicUrl || sameHost(origin, headers.host, publicUrl);
  return site === 'same-origin';
}

/** For a shop reached under several names in front of one server; a foreign page cannot choose our Host. */
function sameHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: theirs, protocol } = new URL(origin);
  const named = plainHost(theirs, protocol);
  return protocol === new URL(publicUrl).protocol && named !== null && named === plainHost(host, protocol);
}

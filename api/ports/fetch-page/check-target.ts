// Before any connection: scheme, credentials, port, name and every resolved address must be acceptable. Refuses at the first doubt.
import { isIP } from 'node:net';
import type { FetchPolicy, FetchRefusal } from './fetch-policy.ts';
import { isLocalName, isPublicAddress } from './public-address.ts';

export interface Target {
  readonly url: URL;
  /** Name or bare address, without brackets. */
  readonly host: string;
  readonly port: number;
  /** The one address to connect to. */
  readonly address: string;
}

const PORTS = new Set([80, 443]);

export async function checkTarget(
  link: string,
  policy: FetchPolicy,
  resolve: (host: string) => Promise<readonly string[]>,
): Promise<Target | { refused: FetchRefusal }> {
  if (link.length > 4096 || !URL.canParse(link)) return { refused: 'scheme' };
  // The URL parser converts octal, hexadecimal, decimal and short forms of an address to four plain decimals.
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { refused: 'scheme' };
  if (url.username || url.password) return { refused: 'credentials' };
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
  const { allow } = policy;
  if (!allow) {
    if (!PORTS.has(port)) return { refused: 'port' };
    if (!isIP(host) && isLocalName(host)) return { refused: 'not-public' };
  }
  const addresses = isIP(host) ? [host] : await resolve(host);
  const address = addresses[0];
  if (!address) return { refused: 'unreachable' };
  const excepted = allow !== undefined && addresses.every((one) => allow(host, port, one));
  if (!excepted) {
    if (!PORTS.has(port)) return { refused: 'port' };
    if (!isIP(host) && isLocalName(host)) return { refused: 'not-public' };
    // One private address among several is a sign of DNS rebinding: refuse them all.
    if (!addresses.every(isPublicAddress)) return { refused: 'not-public' };
  }
  return { url, host, port, address };
}

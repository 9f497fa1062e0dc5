// Only addresses of the open internet may be fetched: no private, loopback, link-local, metadata, shared, multicast, reserved,
// nor any form that carries an IPv4 address inside an IPv6 one.
import ipaddr from 'ipaddr.js';

/** Reached by public routing, yet answered by the hosting platform itself. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
const REFUSED_V4 = [
  '0.0.0.0/8',
  '192.0.0.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** `address` is a numeric address as a resolver gives it; anything else is not public. */
export function isPublicAddress(address: string): boolean {
  // A zone ("fe80::1%eth0") only makes sense on a local link.
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) {
    // Four plain decimals only: "0177.1" must have been normalised before.
    if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address) || /(?:^|\.)0\d/.test(address)) return false;
    return (
      parsed.range() === 'unicast' &&
      !PLATFORM_ADDRESSES.has(address) &&
      !REFUSED_V4.some((range) => parsed.match(range))
    );
  }
  return (
    parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST) && !REFUSED_V6.some((range) => parsed.match(range))
  );
}

const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'arpa',
  'onion',
  'invalid',
  'test',
  'example',
  'alt',
];

/** Names that never belong to a shop: single labels, local suffixes. `host` is lower case, as a parsed URL gives it. */
export function isLocalName(host: string): boolean {
  const name = host.replace(/(?<!\.)\.+$/, '');
  if (!name.includes('.')) return true;
  return LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`));
}

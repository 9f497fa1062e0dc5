// A shop's name, derived from its host: "shop.example.co.uk" is "Example".

const PUBLIC_SECOND_LEVEL = new Set([
  'co',
  'com',
  'net',
  'org',
  'gov',
  'edu',
  'ac',
  'or',
  'ne',
  'go',
  'gob',
  'nom',
  'web',
  'biz',
  'info',
]);
const HOSTING =
  /(?:^|\.)(?:myshopify|bigcartel|squarespace|wixsite|webflow|business|blogspot|github|vercel|netlify|square)\.(?:com|io|site|app)$/;

/** Null for an address without a name (an IP, a single label) or anything but http(s). */
export function storeNameOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.includes(':') || /^[\d.]+$/.test(host)) return null;
  const labels = host.split('.');
  if (labels.length < 2) return null;
  const hosted = HOSTING.test(host) && labels.length > 2;
  const isCountry = (labels.at(-1) ?? '').length === 2;
  const cut = hosted ? 2 : isCountry && labels.length > 2 && PUBLIC_SECOND_LEVEL.has(labels.at(-2) ?? '') ? 2 : 1;
  const name = labels.slice(0, -cut).at(-1) ?? '';
  // The ASCII form of an international name is not readable.
  if (!name || name.startsWith('xn--')) return host;
  return name
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
}

import type { IncomingMessage } from 'node:http';
import { Refusal } from '#contracts/problems.ts';

const queryPairsMax = 200;
/** Who goes on sending after the refusal may finish a sentence, not more. */
const bodyIgnoredMax = 1_048_576;

/** The path of a request's address, as it was sent: not decoded, without query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** The visitor's address: the connection's, or what the nth proxy in front said it was. Whoever asks may write more in front. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const address = request.socket.remoteAddress;
  if (trustedProxies === 0) return address;
  const said = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const path = [...said.map((one) => one.trim()).filter(Boolean), address];
  return path.at(-1 - trustedProxies) ?? path[0];
}

/** Query as texts and lists of texts; `key[]` counts as `key`. No nesting: what is not in the schema is refused there. */
export function readQuery(url: string): Record<string, string | string[]> {
  const mark = url.indexOf('?');
  const query: Record<string, string | string[]> = Object.create(null);
  if (mark < 0) return query;
  let pairs = 0;
  for (const [rawKey, value] of new URLSearchParams(url.slice(mark + 1))) {
    pairs += 1;
    if (pairs > queryPairsMax)
      throw new Refusal('invalid-input', {
        fields: [{ field: 'query', message: `takes at most ${queryPairsMax} values` }],
      });
    const key = rawKey.endsWith('[]') ? rawKey.slice(0, -2) : rawKey;
    const before = query[key];
    query[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
}

/** The body's bytes, at most `maxBytes`; compressed bodies are not taken. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Refusal('malformed-request', { detail: 'Compressed bodies are not taken.' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('body-too-large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else if (size <= bodyIgnoredMax) reject(new Refusal('body-too-large'));
      else request.destroy();
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

export type PostedBody = { kind: 'json'; value: unknown } | { kind: 'form'; fields: Record<string, string> };

export function parseBody(contentType: string | undefined, bytes: Buffer): PostedBody {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    const fields: Record<string, string> = Object.create(null);
    for (const [key, value] of new URLSearchParams(bytes.toString('utf8'))) fields[key] = value;
    return { kind: 'form', fields };
  }
  if (bytes.length === 0) return { kind: 'json', value: {} };
  if (type !== 'application/json') throw new Refusal('not-json');
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    throw new Refusal('malformed-request', { detail: 'The body is not valid JSON.' });
  }
}

/** An IPv6 address cut to its /64, because one household or one attacker has all of it. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const full = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${full.slice(0, 4).join(':')}::/64`;
}

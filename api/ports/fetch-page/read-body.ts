// A response's body as text: decoded bytes are counted as they arrive, so that a small bomb can't become a large string.
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { type FetchRefusal, MAX_CHUNKS } from './fetch-policy.ts';

/** Null for an unsupported encoding. Some servers label raw deflate as zlib-wrapped deflate. */
function makeDecoder(encoding: string, first: Buffer): Transform | null {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  return null;
}

const CODINGS = new Set(['gzip', 'x-gzip', 'br', 'deflate']);

export function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | { refused: FetchRefusal }> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const plain = encoding === '' || encoding === 'identity';
  if (!plain && !CODINGS.has(encoding)) return Promise.resolve({ refused: 'not-html' });
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve({ refused: 'too-large' });

  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let decodedBytes = 0;
    let transferredBytes = 0;
    let transferredChunks = 0;
    let decoder: Transform | null = null;
    const end = (result: Buffer | { refused: FetchRefusal }) => {
      done(result);
      response.destroy();
      decoder?.destroy();
    };
    const take = (chunk: Buffer) => {
      decodedBytes += chunk.length;
      if (decodedBytes > maxBytes || chunks.length >= MAX_CHUNKS) end({ refused: 'too-large' });
      else chunks.push(chunk);
    };
    const openDecoder = (first: Buffer): Transform => {
      const made = makeDecoder(encoding, first) as Transform;
      made.on('data', take);
      made.on('end', () => end(Buffer.concat(chunks)));
      // A stream that breaks late still contains the head of the page.
      made.on('error', () => end(decodedBytes > 0 ? Buffer.concat(chunks) : { refused: 'unreachable' }));
      return made;
    };
    response.on('error', () => end({ refused: 'unreachable' }));
    response.on('close', () => {
      if (!response.complete) end({ refused: 'unreachable' });
    });
    response.on('data', (chunk: Buffer) => {
      if (plain) return take(chunk);
      transferredBytes += chunk.length;
      transferredChunks += 1;
      if (transferredBytes > maxBytes || transferredChunks > MAX_CHUNKS) return end({ refused: 'too-large' });
      decoder ??= openDecoder(chunk);
      decoder.write(chunk);
    });
    response.on('end', () => {
      if (decoder) decoder.end();
      else end(Buffer.concat(chunks));
    });
  });
}

/** In this order: byte order mark, header, the page's own meta tag, UTF-8, and Windows-1252 for anything that is not UTF-8. */
export function decodeText(body: Buffer, contentType: string): { text: string; charset: string } {
  const label = charsetOfMark(body) ?? charsetIn(contentType) ?? charsetOfMeta(body);
  if (label) {
    const decoder = decoderFor(label);
    if (decoder) return { text: decoder.decode(body), charset: decoder.encoding };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body), charset: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(body), charset: 'windows-1252' };
  }
}

function charsetOfMark(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

const charsetIn = (text: string) => text.match(/charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i)?.[1] ?? null;

function charsetOfMeta(body: Buffer): string | null {
  const head = body.subarray(0, 4096).toString('latin1');
  const found = head.match(/<meta[^>]{0,200}?charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i)?.[1] ?? null;
  // A page whose meta tag can be read as ASCII is not UTF-16, whatever the tag says.
  return found && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

import type { CatalogueEntry } from './catalogue-source.ts';

/** A line longer than this is an accident, not a product; memory stays bounded. */
const lineBytesMax = 1_000_000;
const lineFeed = 0x0a;

/** JSONL: one object per line; empty lines are counted and ignored. Holds one line in memory at a time. */
export async function* readJsonEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<CatalogueEntry> {
  let line = 0;
  for await (const bytes of splitLines(chunks)) {
    line += 1;
    const place = { line, lastLine: line };
    if (bytes === 'too-long') {
      yield {
        ...place,
        unreadable: { field: 'line', message: `must be at most ${lineBytesMax.toLocaleString('en-US')} bytes long` },
      };
      continue;
    }
    const text = decode(line === 1 ? withoutMark(bytes) : bytes);
    if (text === null) yield { ...place, unreadable: { field: 'line', message: 'must be UTF-8 text' } };
    else if (text.trim() !== '') yield { ...place, ...parse(text) };
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer | 'too-long'> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (): Buffer | 'too-long' => {
    const line = size > lineBytesMax ? 'too-long' : parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Buffer) => {
    size += part.length;
    if (size > lineBytesMax) parts = [];
    else parts.push(part);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (size > 0) yield take();
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Editors on some systems write a byte order mark. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

function parse(text: string): { value: unknown } | { unreadable: { field: string; message: string } } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { unreadable: { field: 'line', message: 'must be one complete JSON object, such as {"kind":"brand",...}' } };
  }
}

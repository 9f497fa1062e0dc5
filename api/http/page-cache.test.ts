import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, readyPage } from './page-cache.ts';
import { heldBody, type ReadyAnswer } from './ready-answers.ts';

const pageOf = (bytes: number): ReadyAnswer => ({
  headers: [],
  bodies: [heldBody('br', Buffer.alloc(bytes))],
  etag: 'W/"1"',
});

describe('kept pages', () => {
  it('are kept until the catalogue changes', () => {
    const cache = new PageCache({ bytesMax: 100_000 });
    cache.keep('/a', 1, pageOf(9_000));
    expect(cache.find('/a', 1)?.bodies[0]?.bytes).toHaveLength(9_000);
    expect(cache.find('/a', 2)).toBeUndefined();
    expect(cache.bytes).toBe(10_000);
  });

  it('never weigh more than they may, and the one unused for longest goes first', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    for (const name of ['/a', '/b', '/c']) cache.keep(name, 1, pageOf(9_000));
    cache.find('/a', 1);
    cache.keep('/d', 1, pageOf(9_000));
    expect(cache.bytes).toBe(30_000);
    expect(['/a', '/b', '/c', '/d'].map((name) => cache.find(name, 1) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('weigh the same after a thousand new editions of one page', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    for (let version = 0; version < 1_000; version += 1) cache.keep('/a', version, pageOf(9_000));
    expect(cache.bytes).toBe(10_000);
  });

  it('of lists are kept from the second asking, so that a walk through made-up addresses displaces nothing', () => {
    const cache = new PageCache({ bytesMax: 30_000, fromSecondAsking: true });
    cache.keep('/liked', 1, pageOf(9_000));
    expect(cache.find('/liked', 1)).toBeUndefined();
    cache.keep('/liked', 1, pageOf(9_000));
    for (let walk = 0; walk < 20_000; walk += 1) cache.keep(`/walk?${walk}`, 1, pageOf(9_000));
    expect(cache.find('/liked', 1)).not.toBeUndefined();
    expect(cache.bytes).toBe(10_000);
  });

  it('have a name of bounded length', () => {
    const cache = new PageCache({ bytesMax: 30_000 });
    const long = `/store/search?search_term=${'x'.repeat(5_000)}`;
    cache.keep(long, 1, pageOf(9_000));
    expect(cache.find(long, 1)).not.toBeUndefined();
    expect(cache.find(`${long}y`, 1)).toBeUndefined();
  });
});

/** Compresses much better when it is given time. */
const textOf = (name: string): string =>
  Array.from({ length: 900 }, (_, i) => `<li class="card card-${i % 7}">${name} ${(i * 7919) % 1013}</li>`).join('');
const renderedOf = (name: string) => ({ status: 200, headers: [], body: Buffer.from(textOf(name)) });
const hurried = { cacheControl: 'public, max-age=60', isHurried: true };
const wellCompressed = (name: string): number =>
  brotliCompressSync(textOf(name), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 18 },
  }).length;

describe('the first answer', () => {
  const bytesOf = (cache: PageCache, name: string) => cache.find(name, 1)!.bodies[0]!.bytes;
  /** However slow the machine is: the test itself has an end. */
  const untilGood = (cache: PageCache, name: string, text: string) =>
    vi.waitFor(() => expect(bytesOf(cache, name)).toHaveLength(wellCompressed(text)), { timeout: 60_000 });
  const textIn = (cache: PageCache, name: string) => brotliDecompressSync(bytesOf(cache, name)).toString();

  it('is compressed at once, and well when the page is asked for again', async () => {
    const cache = new PageCache({ bytesMax: 100_000 });
    const first = await readyPage(renderedOf('pram'), hurried);
    expect(first.bodies[0]!.bytes.length).toBeGreaterThan(wellCompressed('pram'));
    cache.keep('/pram', 1, first);
    expect(bytesOf(cache, '/pram')).toEqual(first.bodies[0]!.bytes);
    await untilGood(cache, '/pram', 'pram');
    expect(textIn(cache, '/pram')).toBe(textOf('pram'));
    expect(cache.find('/pram', 1)!.etag).toBe(first.etag);
    expect(cache.bytes).toBe(wellCompressed('pram') + 1_000);
  });

  it('is good from the beginning where nobody else waits, and stays what it is', async () => {
    const cache = new PageCache({ bytesMax: 100_000 });
    const first = await readyPage(renderedOf('pram'), { ...hurried, isHurried: false });
    cache.keep('/pram', 1, first, false);
    expect(bytesOf(cache, '/pram')).toHaveLength(wellCompressed('pram'));
    await new Promise((turn) => setImmediate(turn));
    expect(bytesOf(cache, '/pram')).toEqual(first.bodies[0]!.bytes);
  });

  it('is made good page by page: nobody gets the page of another name', async () => {
    const cache = new PageCache({ bytesMax: 1_000_000 });
    const names = Array.from({ length: 20 }, (_, i) => `page-${i}`);
    for (const name of names) cache.keep(name, 1, await readyPage(renderedOf(name), hurried));
    for (const name of names) cache.find(name, 1);
    for (const name of names) await untilGood(cache, name, name);
    for (const name of names) expect(textIn(cache, name)).toBe(textOf(name));
  });

  it('of more than fifty waits for another asking: those that wait take no more memory than that', async () => {
    const cache = new PageCache({ bytesMax: 1_000_000 });
    const names = Array.from({ length: 51 }, (_, i) => `page-${i}`);
    for (const name of names) cache.keep(name, 1, await readyPage(renderedOf(name), hurried));
    for (const name of names) cache.find(name, 1);
    // They are made good one after the other, so the fiftieth is the last.
    await untilGood(cache, names[49]!, names[49]!);
    expect(bytesOf(cache, names[50]!).length).toBeGreaterThan(wellCompressed(names[50]!));
    await untilGood(cache, names[50]!, names[50]!);
  });

  it('never comes back over a newer edition, nor after it made room', async () => {
    const cache = new PageCache({ bytesMax: 20_000 });
    cache.keep('/pram', 1, await readyPage(renderedOf('old'), hurried));
    cache.find('/pram', 1);
    cache.keep('/pram', 2, await readyPage(renderedOf('new'), hurried));
    const last = new PageCache({ bytesMax: 20_000 });
    last.keep('/last', 1, await readyPage(renderedOf('last'), hurried));
    last.find('/last', 1);
    await untilGood(last, '/last', 'last');
    expect(cache.find('/pram', 1)).toBeUndefined();
    expect(brotliDecompressSync(cache.find('/pram', 2)!.bodies[0]!.bytes).toString()).toBe(textOf('new'));
  });

  it('for who cannot read it goes along uncompressed, and is not kept so', async () => {
    const cache = new PageCache({ bytesMax: 100_000 });
    const first = await readyPage(renderedOf('pram'), { ...hurried, withPlain: true });
    expect(first.bodies.map(({ encoding }) => encoding)).toEqual(['br', null]);
    cache.keep('/pram', 1, first);
    expect(cache.find('/pram', 1)!.bodies.map(({ encoding }) => encoding)).toEqual(['br']);
  });

  it('of a page for one person is compressed well, since it is sent once', async () => {
    const answer = await readyPage(renderedOf('mine'), { cacheControl: 'private, no-store', isHurried: false });
    expect(answer.bodies[0]!.bytes).toHaveLength(wellCompressed('mine'));
  });
});

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Places } from '#api/http/session.ts';
import { imageSizes } from '#rules/image-uploads.ts';
import { encodeImage } from './image-encoder.ts';
import { encodeInProcess, reencodeInProcess } from './pictures-in-process.ts';
import { reencode } from './reencode-picture.ts';

const at = (household: string): Places => ({ household, network: null });
const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#a4492f' } })
    .jpeg()
    .toBuffer();
/** One picture of a million pixels, says its header; it is cut out of a tile of 64 million, which takes 1.2 GB. */
const largeTile = () => readFile(new URL('../testing/pictures/large-tile.avif', import.meta.url));

describe('pictures in a process of their own', () => {
  it('become what they become here', async () => {
    const bytes = await photo(2_000);
    expect(await encodeInProcess(bytes, imageSizes.cover, at('home'))).toEqual(
      await encodeImage(bytes, imageSizes.cover),
    );
    expect(await reencodeInProcess(bytes)).toEqual(await reencode(bytes));
  });

  it('are refused where they take far more memory than their size says, and the next is not', async () => {
    const tile = await largeTile();
    expect(await encodeInProcess(tile, imageSizes.item, at('home'))).toBeNull();
    expect(await reencodeInProcess(tile)).toBeNull();
    const [one, other] = await Promise.all([
      encodeInProcess(tile, imageSizes.item, at('home')),
      encodeInProcess(await photo(600), imageSizes.item, at('another home')),
    ]);
    expect([one, other?.length]).toEqual([null, 1]);
  });

  it('of a household wait for its own, and for one of each other household', async () => {
    const bytes = await photo(600);
    const done: string[] = [];
    const encode = (home: string) => encodeInProcess(bytes, imageSizes.item, at(home)).then(() => done.push(home));
    await Promise.all([encode('many'), encode('many'), encode('many'), encode('one')]);
    expect(done).toEqual(['many', 'one', 'many', 'many']);
  });

  it('are let go of at once when nobody waits for them any more, and the next one has their turn', async () => {
    const [large, small] = [await photo(4_000), await photo(600)];
    const [inLine, decoded] = [new AbortController(), new AbortController()];
    const done: string[] = [];
    const encode = (home: string, bytes: Buffer, signal?: AbortSignal) =>
      encodeInProcess(bytes, imageSizes.cover, at(home), signal).then(
        (sizes) => done.push(`${home}: ${sizes?.length ?? 'ended'}`),
        () => done.push(`${home}: left`),
      );
    const all = [
      encode('first', large, decoded.signal),
      encode('behind', small, inLine.signal),
      encode('first', small, inLine.signal),
      encode('last', small),
    ];
    inLine.abort();
    await new Promise((resolve) => setImmediate(resolve));
    expect(done.toSorted()).toEqual(['behind: left', 'first: left']);
    decoded.abort();
    await Promise.all(all);
    expect(done.slice(2)).toEqual(['first: ended', 'last: 4']);
  });

  it('of the household whose pictures took the least time come first', async () => {
    const bytes = await photo(600);
    const done: string[] = [];
    const encode = (home: string) => encodeInProcess(bytes, imageSizes.item, at(home)).then(() => done.push(home));
    const before = ['some', 'others', 'more'];
    for (const home of before) await encode(home);
    await Promise.all([...before, 'new'].map(encode));
    expect(done.slice(3, 5)).toEqual(['some', 'new']);
  });

  it('of an IPv6 network come after those of others, however many households it has', async () => {
    const bytes = await photo(600);
    const done: string[] = [];
    const encode = (from: Places) =>
      encodeInProcess(bytes, imageSizes.item, from).then(() => done.push(from.network ?? from.household));
    const ofNetwork = (home: number) => ({ household: `net ${home}`, network: 'net' });
    await Promise.all([...[1, 2, 3, 4].map(ofNetwork), at('a family'), at('another family')].map(encode));
    expect(done.slice(0, 3)).toEqual(['net', 'a family', 'another family']);
    await Promise.all([at('a new family'), ofNetwork(5), at('a family')].map(encode));
    expect(done.slice(6)).toEqual(['a new family', 'a family', 'net']);
  });

  it('of a household with one come before those of a household with several', async () => {
    const bytes = await photo(600);
    const done: string[] = [];
    const encode = (home: string) => encodeInProcess(bytes, imageSizes.item, at(home)).then(() => done.push(home));
    await Promise.all(['anybody', 'two', 'two', 'alone'].map(encode));
    expect(done).toEqual(['anybody', 'alone', 'two', 'two']);
  });

  it('of a household that sent no slow one in the last ten minutes wait for one of all that did', async () => {
    const bytes = await photo(600);
    const now = performance.now.bind(performance);
    let laterMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
    onTestFinished(() => clock.mockRestore());
    const encode = (home: string) => encodeInProcess(bytes, imageSizes.item, at(home));
    for (const home of ['slow', 'slow too', 'slow as well']) {
      const encoded = encode(home);
      // Begun, but not done.
      await new Promise((resolve) => setImmediate(resolve));
      laterMs += 3_000;
      await encoded;
    }
    const order = async () => {
      const done: string[] = [];
      const homes = ['slow', 'slow too', 'slow as well', 'family'];
      await Promise.all(homes.map((home) => encode(home).then(() => done.push(home))));
      return done;
    };
    // Behind one of them at most.
    expect((await order()).indexOf('family')).toBeLessThan(2);
    laterMs += 11 * 60_000;
    expect((await order()).indexOf('family')).toBe(3);
  });
});

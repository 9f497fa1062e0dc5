import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePixels, compareRuns, differenceFolder, type Pixels, picturesIn } from './compare.ts';

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

function fill(width: number, height: number, colorAt: (x: number, y: number) => number[]): Pixels {
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, i) => colorAt(i % width, Math.floor(i / width))).flat(),
  );
  return { width, height, data };
}

describe('comparing two pictures', () => {
  it('finds no difference between equal ones', () => {
    expect(
      comparePixels(
        fill(10, 10, () => red),
        fill(10, 10, () => red),
      ).share,
    ).toBe(0);
  });

  it('counts the share of different pixels', () => {
    const half = fill(10, 10, (x) => (x < 5 ? red : blue));
    expect(
      comparePixels(
        fill(10, 10, () => red),
        half,
      ).share,
    ).toBe(0.5);
  });

  it.each([
    ['taller', 10, 20],
    ['wider', 20, 10],
  ])('counts what only a %s one has', (_, width, height) => {
    const { share, picture } = comparePixels(
      fill(10, 10, () => red),
      fill(width, height, () => red),
    );
    expect(share).toBe(0.5);
    expect([picture.width, picture.height]).toEqual([width, height]);
  });
});

describe('comparing two runs', () => {
  let before: string;
  let after: string;
  beforeEach(() => {
    before = mkdtempSync(join(tmpdir(), 'layette-before-'));
    after = mkdtempSync(join(tmpdir(), 'layette-after-'));
  });
  afterEach(() => {
    for (const folder of [before, after]) rmSync(folder, { recursive: true, force: true });
  });
  const write = ({ data, ...size }: Pixels, folder: string, name: string) =>
    sharp(data, { raw: { ...size, channels: 4 } })
      .png()
      .toFile(join(folder, name));

  it('lists what changed, came and went, most changed first, with a picture of each difference', async () => {
    for (const folder of [before, after])
      await write(
        fill(10, 10, () => red),
        folder,
        'same.png',
      );
    for (const name of ['little.png', 'much.png', 'gone.png'])
      await write(
        fill(10, 10, () => red),
        before,
        name,
      );
    await write(
      fill(10, 10, (x) => (x < 8 ? red : blue)),
      after,
      'little.png',
    );
    await write(
      fill(10, 10, () => blue),
      after,
      'much.png',
    );
    await write(
      fill(10, 10, () => blue),
      after,
      'new.png',
    );
    const files = ['same.png', 'little.png', 'much.png', 'gone.png', 'new.png'];
    expect(await compareRuns(before, after, files)).toEqual([
      { file: 'gone.png', kind: 'removed', share: 1 },
      { file: 'much.png', kind: 'changed', share: 1 },
      { file: 'new.png', kind: 'added', share: 1 },
      { file: 'little.png', kind: 'changed', share: 0.2 },
    ]);
    expect(picturesIn(join(after, differenceFolder)).toSorted()).toEqual(['little.png', 'much.png']);
  });
});

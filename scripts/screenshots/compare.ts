import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export interface Change {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  /** The share of the picture that differs, from 0 to 1. */
  share: number;
}

export const differenceFolder = 'differences';

/** Compares all pictures of two runs and writes the differences into `after/differences`. Most changed first. */
export async function compareRuns(before: string, after: string, files: readonly string[]): Promise<Change[]> {
  mkdirSync(join(after, differenceFolder), { recursive: true });
  const changes: Change[] = [];
  for (const file of files) {
    const share = await compareFiles(join(before, file), join(after, file), join(after, differenceFolder, file));
    if (share === null) changes.push({ file, kind: existsSync(join(after, file)) ? 'added' : 'removed', share: 1 });
    else if (share > 0) changes.push({ file, kind: 'changed', share });
  }
  return changes.toSorted((a, b) => b.share - a.share || a.file.localeCompare(b.file));
}

export const picturesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.png'));

/** @returns null when one of them is missing. */
async function compareFiles(before: string, after: string, difference: string): Promise<number | null> {
  if (!existsSync(before) || !existsSync(after)) return null;
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  const { share, picture } = comparePixels(await readPixels(before), await readPixels(after));
  const { width, height, data } = picture;
  if (share > 0)
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(difference);
  return share;
}

/** An area that only one of them has, because it is taller or wider, counts as different. */
export function comparePixels(before: Pixels, after: Pixels): { share: number; picture: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const different = pixelmatch(extend(before, width, height), extend(after, width, height), data, width, height, {
    threshold: 0.1,
  });
  return { share: different / (width * height), picture: { width, height, data } };
}

/** Adds transparent pixels at the right and at the bottom. Pixelmatch draws these on a pattern that no page has. */
function extend({ data, ...size }: Pixels, width: number, height: number): Buffer {
  if (size.width === width && size.height === height) return data;
  const extended = Buffer.alloc(width * height * 4);
  for (let row = 0; row < size.height; row += 1)
    data.copy(extended, row * width * 4, row * size.width * 4, (row + 1) * size.width * 4);
  return extended;
}

async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

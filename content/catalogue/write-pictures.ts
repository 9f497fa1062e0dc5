import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from './brands.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { drawBrandMark } from './pictures/brand-mark.ts';
import { categoryTileSlugs, drawCategoryTile, drawGuidePortrait } from './pictures/category-tiles.ts';
import { type CoverKey, covers, drawCover } from './pictures/covers.ts';
import { mix, paper } from './pictures/paint.ts';
import { heart } from './pictures/paths.ts';
import { drawPicture, readPictureName } from './pictures/picture.ts';
import { drawScene, type SceneKey, scenes } from './pictures/scenes.ts';
import { type SilhouetteKey, silhouettes } from './pictures/silhouettes.ts';
import { drawWeek, weekPictures } from './pictures/weeks/week-pictures.ts';

/** The pictures that the demo names do not depend on the day. */
const anyDay = '2026-01-01';

/** Shown where a category has no picture. */
const drawPlaceholder = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><title>A heart</title><path d="M0 0H600V600H0Z" fill="#F9F2E4"/><path d="${heart(300, 320, 220)}" fill="${mix('#CB6F50', paper, 0.45)}"/></svg>`;

function* scenePictures(): Generator<readonly [name: string, svg: string]> {
  for (const scene of Object.keys(scenes) as SceneKey[]) yield [`scene-${scene}.svg`, drawScene(scene)];
  for (const cover of Object.keys(covers) as CoverKey[]) yield [`cover-${cover}.svg`, drawCover(cover)];
  for (const week of Object.keys(weekPictures).map(Number)) yield [`week-${week}.svg`, drawWeek(week)];
}

const thingColors = ['oat', 'sage', 'sky', 'butter', 'blush', 'clay'] as const;
const thingTints = ['cream', 'mint', 'sky', 'butter', 'blush'] as const;

/** Each thing by itself, for lists that name no product. */
export function* thingPictures(): Generator<readonly [name: string, svg: string]> {
  for (const [index, silhouette] of (Object.keys(silhouettes) as SilhouetteKey[]).entries()) {
    const color = thingColors[index % thingColors.length]!;
    const tint = thingTints[index % thingTints.length]!;
    const spec = { silhouette, color, print: 'solid', accent: 'clay', tint, backdrop: 'sun', view: 'front' } as const;
    yield [`thing-${silhouette}.svg`, drawPicture(spec)];
  }
}

/** Every picture that the demo shop can name, file name first. */
export function* demoPictures(): Generator<readonly [name: string, svg: string]> {
  yield ['placeholder-heart.svg', drawPlaceholder()];
  yield* scenePictures();
  yield* thingPictures();
  for (const slug of categoryTileSlugs) {
    yield [`category-${slug}.svg`, drawCategoryTile(slug)];
    yield [`guide-${slug}.svg`, drawGuidePortrait(slug)];
  }
  for (const brand of brands) yield [`brand-${brand.slug}.svg`, drawBrandMark(brand)];
  const seen = new Set<string>();
  for (const line of demoCatalogue({ today: anyDay })) {
    if (line.kind !== 'product') continue;
    for (const { url } of line.variants.flatMap((variant) => variant.pictures)) {
      if (seen.has(url)) continue;
      seen.add(url);
      const name = url.replace('/pictures/', '');
      const spec = readPictureName(name.replace(/\.svg$/, ''));
      if (!spec) throw new Error(`${line.title} names a picture that can't be drawn: ${url}`);
      yield [name, drawPicture(spec)];
    }
  }
}

/** Draws a picture from its file name, for a server that draws pictures instead of storing them; null for an unknown name. */
export function drawPictureByName(fileName: string): string | null {
  const spec = readPictureName(fileName.replace(/\.svg$/, ''));
  return spec ? drawPicture(spec) : null;
}

/** Writes all pictures; files with the same content are left alone. Returns how many were written. */
export function writePictures(
  directory: string,
  onProgress?: (done: number) => void,
): { total: number; written: number } {
  mkdirSync(directory, { recursive: true });
  let [total, written] = [0, 0];
  for (const [name, svg] of demoPictures()) {
    if (writeWhenOther(join(directory, name), svg)) written += 1;
    total += 1;
    if (total % 100 === 0) onProgress?.(total);
  }
  onProgress?.(total);
  return { total, written };
}

/** The pictures that our own texts name: each version of the texts may name new ones. */
export function writeOwnPictures(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const pictures of [scenePictures(), thingPictures()])
    for (const [name, svg] of pictures) writeWhenOther(join(directory, name), svg);
}

function writeWhenOther(path: string, svg: string): boolean {
  if (holds(path, svg)) return false;
  writeFileSync(path, svg);
  return true;
}

function holds(path: string, content: string): boolean {
  try {
    return readFileSync(path, 'utf8') === content;
  } catch {
    return false;
  }
}

import type { Brand } from './brands.ts';
import { type ColorKey, colorSets, colors } from './colors.ts';
import { type Backdrop, backdrops } from './pictures/grounds.ts';
import type { PictureSpec } from './pictures/picture.ts';
import { pictureUrl } from './pictures/picture.ts';
import { type PrintKey, prints } from './pictures/prints.ts';
import type { SilhouetteKey } from './pictures/silhouettes.ts';
import type { Random } from './random.ts';
import type { Kind } from './recipe.ts';

/** A product's colors and print, each color with its own picture; no two products of the shop share a front picture. */
export interface Look {
  readonly print: PrintKey;
  readonly fronts: readonly PictureSpec[];
}

const printKeys = Object.keys(prints) as PrintKey[];
const backdropKeys = Object.keys(backdrops) as Backdrop[];
const attempts = 400;

export interface Drawn {
  /** Addresses of pictures that products already have. */
  readonly urls: Set<string>;
  readonly timesBySilhouette: Map<SilhouetteKey, number>;
}

export const nothingDrawn = (): Drawn => ({ urls: new Set(), timesBySilhouette: new Map() });

/** Those of a kind's silhouettes that the fewest products have so far, so that a list of the kind shows all of them. */
function leastDrawn({ pictures }: Kind, { timesBySilhouette }: Drawn): SilhouetteKey[] {
  const times = (silhouette: SilhouetteKey) => timesBySilhouette.get(silhouette) ?? 0;
  const fewest = Math.min(...pictures.map(times));
  return pictures.filter((silhouette) => times(silhouette) === fewest);
}

export function drawLook(kind: Kind, brand: Brand, random: Random, drawn: Drawn): Look {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const print = kind.printed && random.chance(0.72) ? random.pick(printKeys) : 'solid';
    const backdrop = random.pick(backdropKeys);
    const silhouette = random.pick(leastDrawn(kind, drawn));
    const set: readonly ColorKey[] = colorSets[kind.colors];
    const chosen = random.shuffle(set).slice(0, random.between(1, kind.colorways ?? 1));
    const fronts = chosen.map(
      (color): PictureSpec => ({
        silhouette,
        color,
        print,
        accent: brand.accent,
        tint: random.pick(colors[color].grounds),
        backdrop,
        view: 'front',
      }),
    );
    const urls = fronts.map(pictureUrl);
    if (urls.some((url) => drawn.urls.has(url))) continue;
    for (const url of urls) drawn.urls.add(url);
    drawn.timesBySilhouette.set(silhouette, (drawn.timesBySilhouette.get(silhouette) ?? 0) + 1);
    return { print, fronts };
  }
  throw new Error(
    `No unused picture is left for ${kind.type} by ${brand.name}: give the kind more colors or silhouettes.`,
  );
}

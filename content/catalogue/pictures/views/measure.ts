import type { Extent } from '../extent.ts';
import type { SilhouetteKey } from '../silhouettes.ts';

/** A product's size according to its data: millimeters across, deep and high, or the smallest and the largest of its clothing sizes. */
export type Measure =
  | { readonly mm: readonly [across: number, deep: number, high: number] }
  | { readonly sizes: readonly [smallest: string, largest: string] };

/** The length of the child or the foot that a size fits, in centimeters. */
export const sizeCm: Readonly<Record<string, number>> = {
  NB: 50,
  '0-3M': 58,
  '3-6M': 65,
  '6-9M': 71,
  '9-12M': 76,
  '12-18M': 82,
  '18-24M': 88,
  '2T': 93,
  '3T': 100,
  '4T': 107,
  '5T': 114,
  '3': 9.8,
  '3.5': 10.2,
  '4': 10.6,
  '4.5': 11,
  '5': 11.4,
  '5.5': 11.8,
  '6': 12.2,
};

const isSize = (size: string | undefined): size is string => size !== undefined && Object.hasOwn(sizeCm, size);

/** Null where the data has no size that can be drawn. */
export function measureFrom(
  cm: readonly [number, number, number] | undefined,
  sizes: readonly string[],
): Measure | null {
  if (cm) return { mm: [cm[0] * 10, cm[1] * 10, cm[2] * 10] };
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  return isSize(smallest) && isSize(largest) ? { sizes: [smallest, largest] } : null;
}

/** In a picture's name: "600x980x1050", or "NB~6-9M". */
export const measureName = (measure: Measure): string =>
  'mm' in measure ? measure.mm.join('x') : measure.sizes.join('~');

/** The inverse of `measureName`; null for a text that it did not make. */
export function readMeasure(name: string): Measure | null {
  const mm = /^(\d{1,4})x(\d{1,4})x(\d{1,4})$/.exec(name)?.slice(1).map(Number);
  if (mm) return { mm: [mm[0]!, mm[1]!, mm[2]!] };
  const [smallest, largest, ...more] = name.split('~');
  return isSize(smallest) && isSize(largest) && !more.length ? { sizes: [smallest, largest] } : null;
}

const inches = (mm: number) => String(Math.round(mm / 2.54) / 10);

/** "23.6 × 38.6 × 41.3 in", without the thickness of a cloth, or "Sizes NB to 6-9M". */
export function writtenMeasure(measure: Measure): string {
  if ('mm' in measure) {
    const sides = measure.mm.filter((mm) => mm > 15);
    return `${(sides.length > 1 ? sides : measure.mm).map(inches).join(' × ')} in`;
  }
  const [smallest, largest] = measure.sizes;
  return smallest === largest ? `Size ${smallest}` : `Sizes ${smallest} to ${largest}`;
}

/** Cloths that are drawn folded or rolled. Their measure is that of one cloth laid out. */
export const laidOut: ReadonlySet<SilhouetteKey> = new Set([
  'swaddle',
  'folded-swaddles',
  'rolled-swaddles',
  'blanket',
  'cable-blanket',
  'draped-blanket',
  'rolled-blanket',
  'washcloths',
  'burp-cloth',
  'rolled-burp-cloths',
] as const);

/** Drawn in another shape or number than the measure describes. */
const notToScale: ReadonlySet<SilhouetteKey> = new Set([
  'full-rain-cover',
  'wrap',
  'ring-sling',
  'sheet',
  'nesting-cups',
  'lotion-pump',
  'lotion-squeeze',
  'folding-thermometer',
  'cabinet-lock',
  'corner-guard',
  'carrier-cover',
  'round-thermometer',
  'diaper',
  'open-diaper',
  'diaper-stack',
  'cloth-diaper',
  'wrapped-cloth-diaper',
  'wide-bottle',
  'folded-tote',
  'shoulder-burp-cloth',
  'bell-rattle',
  'lying-bunny',
  'gift-box',
  'open-gift-box',
  'keepsake-hatbox',
  'banner',
  'paper-garland',
] as const);

export const hasScale = (silhouette: SilhouetteKey): boolean => !notToScale.has(silhouette);

/** Things that are drawn folded, in pairs or in packs, and the real width of the drawing in centimeters. */
const acrossCm: Partial<Record<SilhouetteKey, number>> = {
  swaddle: 34,
  'folded-swaddles': 30,
  'rolled-swaddles': 36,
  blanket: 42,
  'cable-blanket': 40,
  'draped-blanket': 92,
  'rolled-blanket': 42,
  washcloths: 18,
  'burp-cloth': 26,
  'rolled-burp-cloths': 26,
  sheet: 34,
  wrap: 40,
  'ring-sling': 34,
  'nesting-cups': 11,
  'full-rain-cover': 82,
  'mesh-organizer': 30,
  banner: 150,
  'paper-garland': 150,
  blocks: 9,
  'bell-rattle': 14,
  'open-book': 32,
  'cloth-book': 34,
  'bath-squirters': 20,
  'lotion-pump': 6,
  'lotion-squeeze': 7,
  'outlet-cover': 8,
  hangers: 28,
  diaper: 26,
  'open-diaper': 30,
  'diaper-stack': 22,
  'cloth-diaper': 32,
  'wrapped-cloth-diaper': 32,
  pacifier: 11,
  'round-pacifier': 11,
  'heart-pacifier': 11,
  'night-pacifier': 12,
  'pacifier-in-case': 14,
  hat: 20,
  'sun-hat': 28,
  mittens: 18,
  socks: 17,
  'ankle-socks': 17,
  'stay-on-socks': 17,
  booties: 17,
  'lace-booties': 17,
  'moccasin-booties': 17,
  sneakers: 18,
  'strap-shoes': 18,
};

/** How many pixels of the drawing are one centimeter of the thing. */
export function pixelsPerCm(silhouette: SilhouetteKey, { left, top, right, bottom }: Extent, measure: Measure): number {
  const across = acrossCm[silhouette];
  if (across) return (right - left) / across;
  if ('sizes' in measure) return (bottom - top) / (0.62 * sizeCm[measure.sizes[0]]!);
  const [wide, deep, high] = measure.mm;
  const isFlat = high < Math.max(wide, deep) / 2;
  return 10 * (isFlat ? (right - left) / Math.max(wide, deep) : (bottom - top) / high);
}

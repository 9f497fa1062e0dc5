import type { FlagName } from '#rules/product-fields.ts';
import type { ColorSet } from './colors.ts';
import type { SilhouetteKey } from './pictures/silhouettes.ts';

/** The properties of one kind of thing; the generator only picks among these, so title, facts and filters cannot contradict each other. */
export interface Kind {
  /** The leaf category's slug. */
  readonly leaf: string;
  readonly count: number;
  /** The product type, a filter: at most 26 characters are shown. */
  readonly type: string;
  readonly nouns: readonly string[];
  readonly pictures: readonly SilhouetteKey[];
  readonly dollars: readonly [from: number, to: number];
  readonly colors: ColorSet;
  /** The most colors that one product has. */
  readonly colorways?: number;
  readonly printed?: boolean;
  /** Sizes in order; a product has several successive ones. */
  readonly sizes?: readonly string[];
  /** Sets of this many pieces, in the title, the facts and a filter alike. */
  readonly packs?: readonly number[];
  readonly materials: readonly string[];
  /** Filters that hold for every product of the kind. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Filters with one value per product. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly months?: readonly [from: number | null, to: number | null];
  readonly childKg?: readonly [from: number | null, to: number | null];
  readonly cm?: readonly [width: number, depth: number, height: number];
  readonly foldedCm?: readonly [width: number, depth: number, height: number];
  readonly kg?: number;
  readonly care: string;
  readonly standards?: readonly string[];
  readonly safety?: readonly string[];
  readonly openings: readonly string[];
  /** [highlight, sentence]. */
  readonly points: readonly (readonly [string, string])[];
  /** Flags that hold for every product of the kind. */
  readonly flags?: readonly FlagName[];
  readonly keywords: readonly string[];
}

export const care = {
  machine: 'Machine wash cold with like colors. Tumble dry low.',
  cover: 'Remove covers and machine wash cold. Wipe the frame with a damp cloth.',
  wipe: 'Wipe with a damp cloth and mild soap. Air-dry.',
  dishwasher: 'Top-rack dishwasher safe. Boil for five minutes before first use.',
  wood: 'Dust with a soft, dry cloth. Don’t soak.',
  none: 'Keep dry and away from direct sun.',
  device: 'Unplug, then wipe with a dry cloth. Never put it in water.',
  bath: 'Rinse, squeeze out the water, and let dry after each bath.',
} as const;

export const safety = {
  buckle: 'Always fasten the harness, even on short trips.',
  attended: 'Never leave a child unattended.',
  water: 'Never leave a baby alone in or near water, not even for a moment.',
  backToSleep: 'Always place a baby on their back to sleep, on a firm, flat surface with nothing else in the bed.',
  notForSleep: 'Not for sleep. Move a sleeping baby to a firm, flat surface.',
  rollOver: 'Stop swaddling as soon as your baby shows signs of rolling over.',
  airway: 'Keep your baby’s face in view and chin off the chest.',
  anchor: 'Anchor it to the wall with the hardware in the box.',
  manual: 'Read the seat’s and your vehicle’s manuals before the first trip.',
  rearFacing: 'Ride rear-facing as long as the seat’s limits allow.',
  smallParts: 'Check for loose parts before each use.',
  cord: 'Keep cords at least three feet away from the crib.',
  mobileHeight: 'Take the mobile down when your baby can push up on hands and knees.',
  snug: 'For sleep, sleepwear should fit snugly.',
  hot: 'Test the temperature on the inside of your wrist.',
  stairs: 'At the top of stairs, use only a gate that screws into the wall.',
  button: 'Keep button batteries out of reach of children.',
} as const;

export const standards = {
  stroller: ['ASTM F833', '16 CFR 1227'],
  carSeat: ['FMVSS 213'],
  softCarrier: ['ASTM F2236', '16 CFR 1226'],
  sling: ['ASTM F2907', '16 CFR 1228'],
  crib: ['16 CFR 1219', 'ASTM F1169'],
  bassinet: ['16 CFR 1218', 'ASTM F2194'],
  mattress: ['16 CFR 1241', '16 CFR 1633'],
  dresser: ['16 CFR 1261'],
  changing: ['16 CFR 1235', 'ASTM F2388'],
  toy: ['ASTM F963'],
  rattle: ['ASTM F963', '16 CFR 1510'],
  pacifier: ['16 CFR 1511'],
  sleepwear: ['16 CFR 1615'],
  textile: ['16 CFR 1610'],
  bouncer: ['16 CFR 1229', 'ASTM F2167'],
  swing: ['16 CFR 1223', 'ASTM F2088'],
  bathtub: ['16 CFR 1234', 'ASTM F2670'],
  gate: ['16 CFR 1239', 'ASTM F1004'],
  highChair: ['16 CFR 1231', 'ASTM F404'],
  wearable: ['ASTM F963', '16 CFR 1610'],
} as const;

/** The clothing sizes of the shop, in order. */
export const clothingSizes = [
  'NB',
  '0-3M',
  '3-6M',
  '6-9M',
  '9-12M',
  '12-18M',
  '18-24M',
  '2T',
  '3T',
  '4T',
  '5T',
] as const;

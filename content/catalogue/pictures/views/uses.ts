import type { SilhouetteKey } from '../silhouettes.ts';
import type { CloseUpKey } from './close-ups.ts';
import type { PlaceKey } from './places.ts';
import { usesOfCare } from './uses/care.ts';
import { usesOfClothes } from './uses/clothes.ts';
import { usesOfGear } from './uses/gear.ts';
import { usesOfToysAndGifts } from './uses/toys-and-gifts.ts';

/** A part of a drawing that is worth magnifying: the middle and the width of a square around it, and what it shows. */
export type Focus = readonly [cx: number, cy: number, width: number, words: string];

/**
 * Where a thing is shown in use, and what its close-up shows: a material, or a part of its own drawing. The place is null where the drawing
 * would not look right in any: for example if it lies on its sheet but is used on the handlebar of a stroller.
 */
export type Use = readonly [place: PlaceKey | null, detail: CloseUpKey | Focus];

export const uses: Readonly<Record<SilhouetteKey, Use>> = {
  ...usesOfGear,
  ...usesOfCare,
  ...usesOfClothes,
  ...usesOfToysAndGifts,
};

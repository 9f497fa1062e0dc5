import type { Tint } from '../../colors.ts';
import type { Extent } from '../extent.ts';
import { drawShadow } from '../grounds.ts';
import type { Point } from '../paths.ts';
import type { SilhouetteKey } from '../silhouettes.ts';
import { pushing } from './figure.ts';
import { type Measure, pixelsPerCm } from './measure.ts';
import { placeColors } from './place-colors.ts';
import { type Place, type PlaceKey, places } from './places.ts';
import { hanger } from './props.ts';

/** A thing as the views combine it with others. */
export interface Shown {
  readonly silhouette: SilhouetteKey;
  readonly shadow: readonly [cx: number, y: number, halfWidth: number] | null;
  readonly drawn: string;
  readonly extent: Extent;
}

/** The target size of a thing in its picture, where its true size allows it. */
const wanted = 330;

/** Where hands hold a thing that is pushed, on its own sheet. */
const handles: Partial<Record<SilhouetteKey, Point>> = {
  stroller: [512, 168],
  'city-stroller': [530, 142],
  'arc-stroller': [545, 104],
  'terrain-stroller': [546, 128],
  'travel-stroller': [466, 82],
  'umbrella-stroller': [509, 119],
  'shade-stroller': [497, 102],
  'jogging-stroller': [533, 193],
  'travel-system': [523, 179],
  'full-rain-cover': [470, 158],
};

export function drawUse(
  shown: Shown,
  key: PlaceKey,
  measure: Measure | undefined,
  tint: Tint,
  variety: number,
): string {
  const { silhouette, shadow, drawn, extent } = shown;
  const place: Place = places[key];
  const { left, top, right, bottom } = extent;
  const [least, most, usual] = place.scale;
  const larger = Math.max(right - left, bottom - top);
  const own = measure ? pixelsPerCm(silhouette, extent, measure) : larger / (wanted / usual);
  const k = Math.min(most, Math.max(least, (wanted * own) / larger));
  const scale = Math.min(k / own, 520 / (right - left), 430 / (bottom - top));
  const x = Math.round((place.held === 'pushed' ? 236 : 300) - ((left + right) / 2) * scale);
  const neck = key === 'rail' ? 26 / scale : 0;
  const y = Math.round(place.line - (place.held === 'hung' ? top - neck : (shadow?.[1] ?? bottom)) * scale);
  const ground = shadow && place.held !== 'hung' ? drawShadow(shadow) : '';
  const [handleX, handleY] = handles[silhouette] ?? [right, top];
  const person =
    place.held === 'pushed'
      ? `<g transform="translate(${Math.round(x + handleX * scale + 30 * k)} ${place.line}) scale(${Math.round(k * 100) / 100})">${pushing(Math.round((place.line - y - handleY * scale) / k))}</g>`
      : '';
  const hook = key === 'rail' ? hanger(300, 52, place.line + 14, Math.min(80, ((right - left) * scale) / 4)) : '';
  return `${placeColors(tint)}${place.behind(k, variety)}${hook}<g transform="translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})">${ground}${drawn}</g>${person}`;
}

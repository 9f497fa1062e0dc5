import { type ColorKey, colors, type Tint } from '../colors.ts';
import { seedFrom } from '../random.ts';
import { type Extent, extentOf } from './extent.ts';
import { type Backdrop, backdrops, drawShadow, drawSheet, themed, tints } from './grounds.ts';
import { createPainter, ink, type Painter, paletteFrom } from './paint.ts';
import { type PrintKey, prints } from './prints.ts';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { type SilhouetteKey, silhouettes } from './silhouettes.ts';
import { closeUps, drawCloseUp } from './views/close-ups.ts';
import { hasScale, laidOut, type Measure, measureName, readMeasure } from './views/measure.ts';
import { places } from './views/places.ts';
import { drawCloth, drawScale, scaleWords } from './views/scale-view.ts';
import { sideViews } from './views/side-views.ts';
import { drawUse } from './views/use-view.ts';
import { type Focus, uses } from './views/uses.ts';

/** A brand's own color on its buttons, ribbons and buckles. */
export const accents = {
  clay: '#C4623F',
  moss: '#74855E',
  gold: '#DBA43C',
  teal: '#4F8582',
  berry: '#A9506A',
  ink: '#4A3A33',
} as const;

export type AccentKey = keyof typeof accents;

/** `side` is a second drawing: the back, the side, the thing folded or open. `portrait` is for cards of guides. */
const views = ['front', 'use', 'side', 'detail', 'scale', 'portrait'] as const;

export type PictureView = (typeof views)[number];

/** Everything that a picture is made from; its name contains all of it, so the picture can be drawn again from its name. */
export interface PictureSpec {
  readonly silhouette: SilhouetteKey;
  readonly color: ColorKey;
  readonly print: PrintKey;
  readonly accent: AccentKey;
  readonly tint: Tint;
  readonly backdrop: Backdrop;
  readonly view: PictureView;
  /** The thing's true size, for the views that show it among other things. */
  readonly measure?: Measure;
}

const isKeyOf = <T extends object>(table: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(table, key);

export function pictureName({ silhouette, color, print, accent, tint, backdrop, view, measure }: PictureSpec): string {
  const shown = measure ? `${view}-${measureName(measure)}` : view;
  return [silhouette, color, print, accent, `${tint}-${backdrop}`, ...(view === 'front' ? [] : [shown])].join('_');
}

export const pictureUrl = (spec: PictureSpec): string => `/pictures/${pictureName(spec)}.svg`;

/** The inverse of `pictureName`; null for a name that it did not make. */
export function readPictureName(name: string): PictureSpec | null {
  const [silhouette, color, print, accent, ground, shown = 'front', ...rest] = name.split('_');
  const [tint, backdrop, ...more] = (ground ?? '').split('-');
  const view = views.find((known) => shown === known || shown.startsWith(`${known}-`));
  const measure = view && shown !== view ? readMeasure(shown.slice(view.length + 1)) : undefined;
  if (rest.length || more.length || !view || measure === null) return null;
  if (!isKeyOf(silhouettes, silhouette) || !isKeyOf(colors, color) || !isKeyOf(prints, print)) return null;
  if (!isKeyOf(accents, accent) || !isKeyOf(tints, tint) || !isKeyOf(backdrops, backdrop)) return null;
  if (view !== 'portrait' && !viewsOf(silhouette, measure ?? null).includes(view)) return null;
  return { silhouette, color, print, accent, tint, backdrop, view, ...(measure ? { measure } : {}) };
}

/** The views of a thing that show something new, in the order of its gallery. */
export function viewsOf(silhouette: SilhouetteKey, measure: Measure | null): PictureView[] {
  const isShown: Partial<Record<PictureView, boolean>> = {
    front: true,
    use: uses[silhouette][0] !== null,
    side: silhouette in sideViews,
    detail: true,
    scale: measure !== null && hasScale(silhouette),
  };
  return views.filter((view) => isShown[view]);
}

/** "Sage green dotted stroller with a canopy and four wheels", and what the view shows of it. */
export function describePicture({ silhouette, color, print, view, measure }: PictureSpec): string {
  const words = [colors[color].words, prints[print].words, silhouettes[silhouette].words].filter(Boolean).join(' ');
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  const [place, detail] = uses[silhouette];
  if (view === 'detail')
    return `Close-up of ${typeof detail === 'string' ? closeUps[detail].words : detail[3]} of the ${words}`;
  if (view === 'use' && place) return `${whole}, ${places[place].words}`;
  if (view === 'side') return `${whole}, ${sideViews[silhouette]?.words}`;
  if (view === 'scale' && measure) return `${whole}, ${scaleWords(silhouette, measure)}`;
  return whole;
}

const extents = new Map<SilhouetteKey, Extent>();

/** Colors and prints don't change the extent of a drawing. */
function extentOfThing(silhouette: SilhouetteKey, drawn: string): Extent {
  const extent = extents.get(silhouette) ?? extentOf(drawn);
  extents.set(silhouette, extent);
  return extent;
}

export function drawPicture(spec: PictureSpec): string {
  const { hex, pair } = colors[spec.color];
  const accent = accents[spec.accent];
  const print = prints[spec.print];
  const [, detail] = uses[spec.silhouette];
  const nearer = spec.view === 'detail' && typeof detail === 'string' ? ' patternTransform="scale(2.4)"' : '';
  const pattern = print.size
    ? `<defs><pattern id="print" width="${print.size}" height="${print.size}" patternUnits="userSpaceOnUse"${nearer}>${print.draw(pair, accent)}</pattern></defs>`
    : '';
  const [viewBox, content] = drawView(spec, createPainter(paletteFrom(hex, pair, accent), print.size > 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${describePicture(spec)}</title>${pattern}${content}</svg>`;
}

const sheet = '0 0 600 600';
const squareAround = ([cx, cy, width]: Focus) => `${cx - width / 2} ${cy - width / 2} ${width} ${width}`;
/** A pale thing that fills its sheet is too bright at night, most of all in a close-up. */
const dimAtNight = (share: number, high = 600) =>
  `${themed({ dim: ['none', ink] })}<path class="dim" d="M0 0H600V${high}H0Z" opacity="${share}"/>`;
const [dimmed, dimmedMore] = [dimAtNight(0.14), dimAtNight(0.3)];

function drawView(spec: PictureSpec, painter: Painter): [viewBox: string, content: string] {
  const { silhouette, view, measure, tint, backdrop } = spec;
  const [place, detail] = uses[silhouette];
  const ground = drawSheet(tint, backdrop);
  if (view === 'detail' && typeof detail === 'string')
    return [sheet, ground + drawCloseUp(detail, painter) + dimmedMore];
  if (view === 'scale' && measure && 'mm' in measure && laidOut.has(silhouette)) {
    const cloth = drawCloth(painter, measure.mm);
    return [sheet, drawScale({ silhouette, shadow: null, drawn: cloth, extent: extentOf(cloth) }, measure, tint)];
  }
  const { shadow, draw }: Silhouette = (view === 'side' && sideViews[silhouette]) || silhouettes[silhouette];
  const drawn = draw(painter);
  const shown = () => ({ silhouette, shadow, drawn, extent: extentOfThing(silhouette, drawn) });
  if (view === 'use' && place) return [sheet, drawUse(shown(), place, measure, tint, seedFrom(pictureName(spec)))];
  if (view === 'scale' && measure) return [sheet, drawScale(shown(), measure, tint)];
  const thing = (shadow ? drawShadow(shadow) : '') + drawn;
  if (view === 'detail' && typeof detail !== 'string') return [squareAround(detail), ground + thing + dimmedMore];
  if (view === 'portrait')
    return [
      '0 0 600 800',
      `<g transform="translate(-100) scale(1.334)">${ground}</g><g transform="translate(0 130)">${thing}</g>${dimAtNight(0.14, 800)}`,
    ];
  return [sheet, ground + thing + dimmed];
}

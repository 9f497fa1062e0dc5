import { type ColorKey, colors, type Tint } from '../colors.ts';
import { seedFrom } from '../random.ts';
import { type Backdrop, backdrops, drawRoom, drawShadow, drawSheet, type Setting, tints } from './grounds.ts';
import { createPainter, paletteFrom } from './paint.ts';
import { type PrintKey, prints } from './prints.ts';
import { bagsAndChairs } from './silhouettes/bags-and-chairs.ts';
import { clothes } from './silhouettes/clothes.ts';
import { cribsAndSeats } from './silhouettes/cribs-and-seats.ts';
import { firstLayers } from './silhouettes/first-layers.ts';
import { nursery } from './silhouettes/nursery.ts';
import { onTheGo } from './silhouettes/on-the-go.ts';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { strollers } from './silhouettes/strollers.ts';
import { topsAndSwaddles } from './silhouettes/tops-and-swaddles.ts';
import { type SilhouetteKey, silhouettes } from './silhouettes.ts';

/** A brand's own colour on its buttons, ribbons and buckles. */
export const accents = {
  clay: '#C4623F',
  moss: '#74855E',
  gold: '#DBA43C',
  teal: '#4F8582',
  berry: '#A9506A',
  ink: '#4A3A33',
} as const;

export type AccentKey = keyof typeof accents;
export type PictureView = 'front' | 'room' | 'detail' | 'portrait';

const views: readonly string[] = ['front', 'room', 'detail', 'portrait'] satisfies PictureView[];

/** Everything a picture is made from; its name says all of it, so a picture can be drawn again from its name. */
export interface PictureSpec {
  readonly silhouette: SilhouetteKey;
  readonly color: ColorKey;
  readonly print: PrintKey;
  readonly accent: AccentKey;
  readonly tint: Tint;
  readonly backdrop: Backdrop;
  readonly view: PictureView;
}

const isKeyOf = <T extends object>(table: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(table, key);

export function pictureName({ silhouette, color, print, accent, tint, backdrop, view }: PictureSpec): string {
  return [silhouette, color, print, accent, `${tint}-${backdrop}`, ...(view === 'front' ? [] : [view])].join('_');
}

export const pictureUrl = (spec: PictureSpec): string => `/pictures/${pictureName(spec)}.svg`;

/** The inverse of `pictureName`; null when the name is not one of ours. */
export function readPictureName(name: string): PictureSpec | null {
  const [silhouette, color, print, accent, ground, view = 'front', ...rest] = name.split('_');
  const [tint, backdrop, ...more] = (ground ?? '').split('-');
  if (rest.length || more.length || !isView(view)) return null;
  if (!isKeyOf(silhouettes, silhouette) || !isKeyOf(colors, color) || !isKeyOf(prints, print)) return null;
  if (!isKeyOf(accents, accent) || !isKeyOf(tints, tint) || !isKeyOf(backdrops, backdrop)) return null;
  return { silhouette, color, print, accent, tint, backdrop, view };
}

const isView = (view: string): view is PictureView => views.includes(view);

/** "Sage green dotted stroller with a canopy and four wheels", with where it is when the picture shows a room. */
export function describePicture(spec: PictureSpec): string {
  const words = [colors[spec.color].words, prints[spec.print].words, silhouettes[spec.silhouette].words]
    .filter(Boolean)
    .join(' ');
  const place = { floor: ', in a nursery', table: ', on a wooden table', peg: ', on the wall of a nursery' }[
    settingOf(spec.silhouette)
  ];
  if (spec.view === 'detail') return `Close-up of the ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1) + (spec.view === 'room' ? place : '');
}

const worn = { ...clothes, ...firstLayers, ...topsAndSwaddles };
const standing = { ...onTheGo, ...strollers, ...cribsAndSeats, ...bagsAndChairs, ...nursery };

function settingOf(silhouette: SilhouetteKey): Setting {
  if (Object.hasOwn(worn, silhouette) && silhouettes[silhouette].shadow === null) return 'peg';
  const standsOnTheFloor = Object.hasOwn(standing, silhouette) || onTheFloor.has(silhouette);
  return standsOnTheFloor ? 'floor' : 'table';
}

const onTheFloor = new Set<SilhouetteKey>([
  'high-chair',
  'potty',
  'step-stool',
  'diaper-pail',
  'play-gym',
  'play-mat',
  'bouncer',
  'swing',
  'push-walker',
  'ride-on',
  'balance-bike',
  'pregnancy-pillow',
  'bathtub',
]);

export function drawPicture(spec: PictureSpec): string {
  const { words, shadow, draw }: Silhouette = silhouettes[spec.silhouette];
  const { hex, pair } = colors[spec.color];
  const accent = accents[spec.accent];
  const print = prints[spec.print];
  const painter = createPainter(paletteFrom(hex, pair, accent), spec.print !== 'solid');
  const pattern = print.size
    ? `<pattern id="print" width="${print.size}" height="${print.size}" patternUnits="userSpaceOnUse">${print.draw(pair, accent)}</pattern>`
    : '';
  const thing = (shadow ? drawShadow(shadow) : '') + draw(painter);
  const place = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${thing}</g>`;
  const title = `<title>${describePicture(spec)}</title>`;
  const open = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${title}${pattern ? `<defs>${pattern}</defs>` : ''}`;
  if (spec.view === 'portrait')
    return `${open(600, 800)}<g transform="translate(-100) scale(1.334)">${drawSheet(spec.tint, spec.backdrop)}</g>${place(0, 130, 1)}</svg>`;
  if (spec.view === 'room') {
    const setting = settingOf(spec.silhouette);
    const scale = setting === 'floor' ? 0.74 : setting === 'table' ? 0.62 : 0.66;
    const floorLine = setting === 'floor' ? 524 : setting === 'table' ? 520 : 110;
    const foot = shadow?.[1] ?? 60;
    const top = setting === 'peg' ? floorLine - 60 * scale : shadow ? floorLine - foot * scale : 20;
    return `${open(600, 600)}${drawRoom(spec.tint, setting, seedFrom(words + pictureName(spec)))}${place(300 - 300 * scale, Math.round(top), scale)}</svg>`;
  }
  // The same drawing from nearer: its middle, where seats, faces and handles are.
  const nearer = spec.view === 'detail' ? open(600, 600).replace('0 0 600 600', '160 130 280 280') : open(600, 600);
  return `${nearer}${drawSheet(spec.tint, spec.backdrop)}${thing}</svg>`;
}

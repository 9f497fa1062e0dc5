import { type ColorKey, colors } from '../colors.ts';
import { createPainter, ink, paletteFrom, paper, wood, woodDeep } from './paint.ts';
import { box, leaf, oval } from './paths.ts';
import { type AccentKey, accents } from './picture.ts';
import { type SilhouetteKey, silhouettes } from './silhouettes.ts';

/** The parts of scenes and covers. */
export interface Scene {
  readonly alt: string;
  draw(): string;
}

export const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const shade = (cx: number, y: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${Math.round(rx / 10)}" fill="${ink}" opacity=".14"/>`;

/** Covers a whole scene at night: it darkens as at dusk, from a blue sky down to the last warm light, and keeps its colors. */
export const dusk =
  '<style>.dusk{display:none}@media(prefers-color-scheme:dark){.dusk{display:inline;mix-blend-mode:multiply}}</style><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#5E6794"/><stop offset=".7" stop-color="#9C8B9C"/><stop offset="1" stop-color="#A3938E"/></linearGradient><path class="dusk" d="M0 0H1600V640H0Z" fill="url(#dusk)"/>';

/** One of the shop's things; `standsAt` is the floor line under it. Names of clips are made unique, because a scene has several things. */
export function put(
  silhouette: SilhouetteKey,
  color: ColorKey,
  accent: AccentKey,
  x: number,
  standsAt: number,
  scale: number,
): string {
  const { shadow, draw } = silhouettes[silhouette];
  const painter = createPainter(paletteFrom(colors[color].hex, colors[color].pair, accents[accent]), false);
  const name = `${silhouette}${x}`;
  const drawn = draw(painter).replaceAll('id="c', `id="${name}c`).replaceAll('url(#c', `url(#${name}c`);
  const foot = shadow?.[1] ?? 600;
  const ground = shadow ? shade(shadow[0], shadow[1], shadow[2] + 14) : '';
  return `<g transform="translate(${Math.round(x - 300 * scale)} ${Math.round(standsAt - foot * scale)}) scale(${scale})">${ground}${drawn}</g>`;
}

export const floor = (y: number, color: string) =>
  flat(`M0 ${y}H1200V600H0Z`, color) + flat(`M0 ${y - 10}H1200V${y + 8}H0Z`, paper, 0.85);
export const rug = (cx: number, y: number, rx: number, color: string) =>
  flat(oval(cx, y, rx, 44), color) + flat(oval(cx, y, rx - 40, 30), paper, 0.35);
export const plant = (x: number, y: number, size: number) =>
  flat(
    leaf(x, y - size * 0.5, size * 1.6, -size * 0.7) +
      leaf(x, y - size * 0.5, size * 1.9, 8) +
      leaf(x, y - size * 0.5, size * 1.5, size * 0.8),
    '#7F9878',
  ) + flat(`M${x - size * 0.5} ${y - size * 0.7}h${size}l${-size * 0.14} ${size * 0.7}h${-size * 0.72}Z`, '#C9755A');
export const tree = (x: number, y: number, size: number, color: string) =>
  flat(`M${x - 8} ${y - size}h16V${y}h-16Z`, woodDeep) +
  flat(oval(x, y - size * 1.25, size * 0.55, size * 0.72), color) +
  flat(oval(x - size * 0.16, y - size * 1.4, size * 0.28, size * 0.36), '#fff', 0.16);
export const shelf = (x: number, y: number, width: number) =>
  flat(box(x, y, width, 20, 6), wood) + flat(`M${x} ${y + 20}h${width}v6H${x}Z`, ink, 0.1);
export const folded = (x: number, y: number, width: number, keys: readonly ColorKey[]) =>
  keys
    .map(
      (key, at) =>
        flat(box(x + (at % 2) * 4, y - 34 * (at + 1), width, 34, 15), colors[key].hex) +
        flat(box(x + (at % 2) * 4 + 14, y - 34 * (at + 1) + 15, width - 22, 5, 2), ink, 0.16),
    )
    .join('');

import type { Tint } from '../colors.ts';
import { ink } from './paint.ts';
import { box, disc } from './paths.ts';

interface Tones {
  readonly paper: string;
  readonly form: string;
}

/** The background of a product: paper in a soft tint with one quiet form, or a corner of a room. */
export const tints: Record<Tint, Tones> = {
  sky: { paper: '#E9F1F3', form: '#D3E3E9' },
  butter: { paper: '#FBF3DC', form: '#F6E5B7' },
  blush: { paper: '#FAEDE6', form: '#F3D9CC' },
  mint: { paper: '#EAF2EA', form: '#D3E5D7' },
  cream: { paper: '#F9F2E4', form: '#EFE2CA' },
};

/** The same at night. The form is light enough for a black tire and dark enough for a white bib. */
export const nightTints: Record<Tint, Tones> = {
  sky: { paper: '#2A3D48', form: '#5B7A89' },
  butter: { paper: '#3D331C', form: '#8C7742' },
  blush: { paper: '#432D25', form: '#946B5B' },
  mint: { paper: '#283C31', form: '#5F8070' },
  cream: { paper: '#362E25', form: '#847463' },
};

/** Classes for colors that change with the theme. A picture in a page follows the page's `color-scheme`, which is its theme. */
export function themed(colors: Readonly<Record<string, readonly [day: string, night: string]>>): string {
  const rules = (theme: 0 | 1) => Object.entries(colors).map(([name, both]) => `.${name}{fill:${both[theme]}}`);
  return `<style>${rules(0).join('')}@media(prefers-color-scheme:dark){${rules(1).join('')}}</style>`;
}

export const themedTint = (tint: Tint) =>
  ({
    paper: [tints[tint].paper, nightTints[tint].paper],
    form: [tints[tint].form, nightTints[tint].form],
  }) as const;

export const backdrops = {
  arch: 'M90 600V300Q90 70 300 70T510 300V600Z',
  sun: disc(300, 300, 226),
  hill: 'M0 430Q150 330 320 390T600 350V600H0Z',
  window: box(76, 76, 448, 448, 60),
  pebble: 'M96 250Q110 90 290 84T510 220Q560 400 420 490T150 470Q80 390 96 250Z',
} as const;

export type Backdrop = keyof typeof backdrops;

const area = (d: string, name: string) => `<path class="${name}" d="${d}"/>`;

export function drawSheet(tint: Tint, backdrop: Backdrop): string {
  return themed(themedTint(tint)) + area('M0 0H600V600H0Z', 'paper') + area(backdrops[backdrop], 'form');
}

export function drawShadow([cx, y, halfWidth]: readonly [number, number, number]): string {
  return `<ellipse cx="${cx + 10}" cy="${y}" rx="${halfWidth + 16}" ry="${Math.max(11, Math.round(halfWidth / 11))}" fill="${ink}" opacity=".14"/>`;
}

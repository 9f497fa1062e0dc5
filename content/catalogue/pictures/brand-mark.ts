import { seedFrom } from '../random.ts';
import { mix, paper } from './paint.ts';
import { disc, facet, heart, leaf, moon, oval, star } from './paths.ts';
import { type AccentKey, accents } from './picture.ts';

const emblems = [
  (x: number, y: number) => leaf(x, y + 11, 24, -9) + leaf(x, y + 11, 24, 10),
  (x: number, y: number) => star(x, y, 12),
  (x: number, y: number) => moon(x, y, 11),
  (x: number, y: number) => heart(x, y, 24),
  (x: number, y: number) => disc(x - 11, y, 5) + disc(x + 11, y, 5) + disc(x, y - 7, 5),
  (x: number, y: number) => oval(x - 7, y, 7, 11) + oval(x + 7, y, 7, 11),
];
const shapes = [
  disc(90, 90, 78),
  'M20 90Q20 20 90 20T160 90 90 160 20 90Z',
  facet(
    [
      [90, 10],
      [162, 50],
      [162, 130],
      [90, 170],
      [18, 130],
      [18, 50],
    ],
    16,
  ),
  'M26 160V84Q26 16 90 16T154 84V160Q154 166 148 166H32Q26 166 26 160Z',
  star(90, 92, 84, 10, 0.86),
];

export interface BrandMark {
  readonly slug: string;
  readonly name: string;
  readonly accent: AccentKey;
}

/** A maker's round mark, 180 x 180: initials on a shape of its own, with a small emblem. */
export function drawBrandMark({ slug, name, accent }: BrandMark): string {
  const seed = seedFrom(slug);
  const color = accents[accent];
  const words = name.split(/[^A-Za-z]+/).filter((word) => /^[A-Z]/.test(word));
  const initials = words.length > 1 ? words[0]!.charAt(0) + words[1]!.charAt(0) : name.slice(0, 2);
  const shape = shapes[seed % shapes.length]!;
  const emblem = emblems[(seed >>> 8) % emblems.length]!;
  const light = (seed >>> 16) % 2 === 0;
  const [ground, letters] = light ? [mix(color, paper, 0.8), color] : [color, paper];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180"><title>${name.replace(/&/g, '&amp;')}</title><path d="M0 0H180V180H0Z" fill="${paper}"/><path d="${shape}" fill="${ground}"/>` +
    `<path d="${shape}" fill="none" stroke="${letters}" stroke-width="3" opacity=".45" transform="translate(8.1 8.1) scale(.91)"/>` +
    `<path d="${emblem(90, 46)}" fill="${letters}" opacity=".85"/>` +
    `<text x="90" y="${initials.length > 1 ? 118 : 124}" text-anchor="middle" font-family="Fraunces, Georgia, 'Times New Roman', serif" font-weight="600" font-size="${initials.length > 1 ? 56 : 72}" fill="${letters}">${initials}</text></svg>`
  );
}

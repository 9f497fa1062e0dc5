import { disc, heart, leaf, moon, star } from './paths.ts';

/** Prints on fabric and paper: the name of each, and how one repeat of it is drawn in the second color. */
export interface Print {
  readonly label: string;
  /** In a picture's description, before the thing: "dotted". */
  readonly words: string;
  readonly size: number;
  draw(second: string, accent: string): string;
}

const shape = (d: string, fill: string, opacity = 0.85) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity=".85"/>`;

export const prints = {
  solid: { label: 'Solid', words: '', size: 0, draw: () => '' },
  dots: { label: 'Dots', words: 'dotted', size: 44, draw: (s) => shape(disc(11, 11, 6) + disc(33, 33, 6), s) },
  stripes: { label: 'Stripes', words: 'striped', size: 36, draw: (s) => shape('M0 0h36v14H0Z', s, 0.7) },
  gingham: {
    label: 'Gingham',
    words: 'gingham',
    size: 48,
    draw: (s) => shape('M0 0h24v48H0Z', s, 0.45) + shape('M0 0h48v24H0Z', s, 0.45),
  },
  stars: {
    label: 'Stars',
    words: 'star-print',
    size: 64,
    draw: (s, a) => shape(star(16, 17, 12), s) + shape(star(48, 48, 9), a),
  },
  sprigs: {
    label: 'Sprigs',
    words: 'sprig-print',
    size: 70,
    draw: (s, a) =>
      stroke('M18 34Q20 20 18 8', s, 3) +
      shape(leaf(18, 26, 15, 9) + leaf(18, 24, 15, -9), s) +
      shape(disc(18, 8, 4), a) +
      stroke('M53 68Q51 56 53 44', s, 3) +
      shape(leaf(53, 61, 14, 9) + leaf(53, 60, 14, -9), s),
  },
  waves: {
    label: 'Waves',
    words: 'wave-print',
    size: 48,
    draw: (s) => stroke('M-12 14Q0 2 12 14T36 14T60 14M-12 38Q0 26 12 38T36 38T60 38', s, 5),
  },
  moons: {
    label: 'Moons',
    words: 'moon-print',
    size: 76,
    draw: (s, a) =>
      shape(moon(20, 22, 13), s) + shape(moon(56, 60, 11), s) + shape(star(58, 20, 7) + star(18, 60, 6), a),
  },
  rainbows: {
    label: 'Rainbows',
    words: 'rainbow-print',
    size: 84,
    draw: (s, a) =>
      stroke('M10 38a18 18 0 0 1 36 0', s, 6) +
      stroke('M19 38a9 9 0 0 1 18 0', a, 5) +
      stroke('M52 80a14 14 0 0 1 28 0', s, 5) +
      stroke('M60 80a6 6 0 0 1 12 0', a, 4),
  },
  hearts: {
    label: 'Hearts',
    words: 'heart-print',
    size: 60,
    draw: (s, a) => shape(heart(15, 16, 17), s) + shape(heart(45, 46, 13), a),
  },
  checks: {
    label: 'Checks',
    words: 'checked',
    size: 60,
    draw: (s, a) => stroke('M-5 30H65M30-5V65', s, 4) + stroke('M-5 6H65M6-5V65', a, 2),
  },
} as const satisfies Record<string, Print>;

export type PrintKey = keyof typeof prints;

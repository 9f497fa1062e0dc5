import { box, disc, oval } from '../paths.ts';

/** Grown-up outlines in centimeters: feet at (0, 0), up is negative. They represent nobody in particular, and are 165 tall. */
export const figureCm = 165;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A limb: a thick line with round ends, as a filled path. */
function limb(x1: number, y1: number, x2: number, y2: number, from: number, to = from): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const point = (x: number, y: number, half: number) => `${rounded(x + nx * half)} ${rounded(y + ny * half)}`;
  return `M${point(x1, y1, from)}L${point(x2, y2, to)}A${to} ${to} 0 0 0 ${point(x2, y2, -to)}L${point(x1, y1, -from)}A${from} ${from} 0 0 0 ${point(x1, y1, from)}Z`;
}

/** Each part is a path of its own: parts overlap, and two windings in one path would cut holes. */
const shape = (name: string, ...parts: readonly string[]) =>
  parts.map((d) => `<path class="${name}" d="${d}"/>`).join('');

/** Facing the viewer, arms at the sides. */
export const standing = () =>
  shape(
    'figure-deep',
    limb(-9, -80, -10, -5, 8.5, 5.5),
    limb(9, -80, 10, -5, 8.5, 5.5),
    box(-20, -6, 16, 6, 3),
    box(4, -6, 16, 6, 3),
  ) +
  shape(
    'figure',
    limb(-16, -131, -22, -104, 5.2, 4.4),
    limb(-22, -104, -22, -80, 4.2, 3.6),
    limb(16, -131, 22, -104, 5.2, 4.4),
    limb(22, -104, 22, -80, 4.2, 3.6),
  ) +
  shape('figure', 'M-10 -138Q0 -142 10 -138Q20 -136 19 -122L17 -78Q0 -72 -17 -78L-19 -122Q-20 -136 -10 -138Z') +
  shape('figure-skin', limb(0, -142, 0, -136, 4.6), oval(0, -153, 9.4, 11.4), disc(-22, -77, 4.2), disc(22, -77, 4.2)) +
  shape('figure-deep', 'M-9.6 -150Q-12 -167 0 -167Q12 -167 9.6 -150Q8 -158 4 -160Q-4 -158 -6 -159Q-9 -156 -9.6 -150Z');

/** Facing left in mid-step, with the hands 30 in front, at the height of a handle. */
export const pushing = (handleCm: number) =>
  shape(
    'figure-deep',
    limb(4, -82, 20, -42, 8, 6),
    limb(20, -42, 32, -8, 5.6, 4.4),
    'M24 -10L36 -4Q36 0 30 0H14Q12 -6 24 -10Z',
  ) +
  shape('figure-deep', limb(2, -82, -8, -42, 8.4, 6.4), limb(-8, -42, -8, -6, 6, 4.6), box(-24, -6, 22, 6, 3)) +
  shape('figure', 'M-4 -138Q14 -140 17 -124L14 -78Q0 -74 -9 -80L-11 -124Q-12 -134 -4 -138Z') +
  shape('figure-skin', limb(-2, -142, 1, -136, 4.4), oval(-4, -153, 9.4, 11.2)) +
  shape('figure-deep', 'M-9 -160Q-4 -168 4 -164.5 10 -160 8 -146 4 -142 3 -150 2 -158 -9 -160Z') +
  shape(
    'figure-arm',
    limb(6, -128, -4, -55 - handleCm / 2, 5.4, 4.6),
    limb(-4, -55 - handleCm / 2, -28, -handleCm, 4.4, 3.6),
  ) +
  shape('figure-skin', disc(-30, -handleCm, 4.2));

/** An open hand on its forearm, 19 from the wrist to the longest finger; the wrist is at (0, 0). */
export const openHand = () =>
  shape('figure', 'M-4.6 1L-5.6 40H5.6L4.6 1Z') +
  shape(
    'figure-skin',
    limb(-3, -8, -3.6, -15.6, 1.1, 0.95),
    limb(-0.9, -8, -1.1, -17.6, 1.15, 1),
    limb(1.3, -8, 1.5, -16.8, 1.1, 0.95),
    limb(3.4, -7, 4, -13.4, 1, 0.85),
    limb(-3, -3, -6.6, -8.6, 1.5, 1.1),
    'M-4.4 -9Q0 -10.4 4.4 -8.4Q5 -2 3.6 3H-3.6Q-5 -3 -4.4 -9Z',
  );

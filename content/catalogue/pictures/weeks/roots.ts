import type { Painter } from '../paint.ts';
import { disc, type Point } from '../paths.ts';
import { leafBlade, smooth, type Thing } from './forms.ts';

const green = '#7F9A62';

const deepGreen = '#5F7D4E';

const stalk = '#8FB06A';

/** Feathery carrot tops: stalks from one point, with small leaves along them. */
const feather = (p: Painter, [x, y]: Point, [tipX, tipY]: Point) => {
  const steps = [0.4, 0.55, 0.7, 0.85];
  const [dx, dy] = [tipX - x, tipY - y];
  const side = (share: number, sign: number) =>
    `M${Math.round(x + dx * share)} ${Math.round(y + dy * share)}q${Math.round(dx * 0.1 - dy * 0.16 * sign)} ${Math.round(dy * 0.1 + dx * 0.16 * sign)} ${Math.round(dx * 0.2 - dy * 0.14 * sign)} ${Math.round(dy * 0.2 + dx * 0.14 * sign)}`;
  return (
    p.rod(`M${x} ${y}L${tipX} ${tipY}`, stalk, 7) +
    p.rod(steps.map((share) => side(share, 1) + side(share, -1)).join(''), green, 8)
  );
};

const beet = (p: Painter, x: number, y: number) =>
  p.rod(`M${x - 74} ${y + 2}Q${x - 120} ${y + 8} ${x - 150} ${y + 30}`, '#8E3552', 7) +
  p.body(
    smooth([
      [x - 84, y],
      [x - 48, y - 56],
      [x + 16, y - 62],
      [x + 58, y - 30],
      [x + 66, y],
      [x + 58, y + 30],
      [x + 16, y + 62],
      [x - 48, y + 56],
    ]),
    '#8E3552',
    { depth: 14 },
  ) +
  p.seam(`M${x + 36} ${y - 40}Q${x + 50} ${y} ${x + 36} ${y + 40}`, 3);

const beetLeaf = (p: Painter, from: Point, to: Point) =>
  leafBlade(p, [from[0] + (to[0] - from[0]) * 0.42, from[1] + (to[1] - from[1]) * 0.42], to, deepGreen, 0.24) +
  p.rod(
    `M${from.join(' ')}L${Math.round(from[0] + (to[0] - from[0]) * 0.82)} ${Math.round(from[1] + (to[1] - from[1]) * 0.82)}`,
    '#B0476A',
    8,
  );

export const roots = {
  sweetPotato: {
    bounds: [40, 160, 760, 440],
    perInch: 84,
    zero: 54,
    draw: (p) =>
      p.body(
        smooth([
          [54, 330],
          [110, 274],
          [200, 216],
          [310, 196],
          [420, 240],
          [488, 296],
          [524, 322],
          [480, 350],
          [400, 402],
          [290, 424],
          [180, 396],
          [100, 356],
        ]),
        '#B8694A',
        { depth: 22, light: 8 },
      ) +
      p.seam(
        'M150 286Q180 272 210 280M260 350Q296 338 330 350M360 270Q390 262 410 276M190 370h30M300 236q24-8 44 2',
        4,
      ) +
      [
        [610, 350, 78],
        [690, 300, 66],
      ]
        .map(
          ([x, y, r]) =>
            p.body(disc(x!, y!, r!), '#B8694A', { depth: 6 }) +
            p.flat(disc(x!, y! - 2, r! - 7), '#EB9B4E') +
            p.flat(disc(x!, y! - 2, r! * 0.55), '#F0AC63', 0.8),
        )
        .join(''),
  },
  carrot: {
    bounds: [30, 130, 760, 450],
    perInch: 48,
    zero: 46,
    draw: (p) =>
      [
        [740, 180],
        [750, 300],
        [736, 400],
        [690, 230],
        [690, 360],
      ]
        .map(([x, y]) => feather(p, [540, 300], [x!, y!]))
        .join('') +
      p.body(
        smooth([
          [46, 306],
          [160, 270],
          [320, 244],
          [460, 232],
          [540, 258],
          [556, 302],
          [538, 346],
          [460, 370],
          [320, 358],
          [160, 328],
        ]),
        '#E3853C',
        { depth: 20, light: 8 },
      ) +
      p.seam(
        'M470 250q-10 24 0 46M400 330q-6 16 0 26M330 252q-8 20 0 40M260 320q-6 14 2 26M200 276q-6 12 0 24M500 320q-8 16-2 30',
        4,
      ),
  },
  daikon: {
    bounds: [30, 130, 770, 440],
    perInch: 36,
    zero: 40,
    draw: (p) =>
      [
        [770, 170],
        [776, 300],
        [760, 410],
        [710, 150],
        [716, 430],
      ]
        .map(([x, y]) => leafBlade(p, [540, 296], [x!, y!], deepGreen, 0.14))
        .join('') +
      p.body(
        smooth([
          [40, 316],
          [120, 280],
          [220, 246],
          [360, 226],
          [490, 230],
          [556, 262],
          [566, 300],
          [552, 338],
          [480, 366],
          [360, 368],
          [220, 346],
          [110, 328],
        ]),
        '#F6F1E2',
        { depth: 22, light: 6 },
      ) +
      p.flat(
        smooth([
          [490, 230],
          [556, 262],
          [566, 300],
          [552, 338],
          [486, 364],
          [506, 300],
        ]),
        '#C4D69A',
        0.8,
      ) +
      p.seam('M420 262q22-4 40 2M330 330q20 6 40 0M240 280q14-4 30 0M170 316q16 4 26 0M300 250q12-2 24 0', 3),
  },
  beets: {
    bounds: [20, 90, 760, 480],
    perInch: 43,
    zero: 24,
    draw: (p) =>
      (
        [
          [
            [330, 276],
            [700, 130],
          ],
          [
            [330, 288],
            [740, 220],
          ],
          [
            [330, 298],
            [764, 300],
          ],
          [
            [330, 308],
            [744, 380],
          ],
          [
            [330, 320],
            [700, 450],
          ],
        ] as [Point, Point][]
      )
        .map(([from, to]) => beetLeaf(p, from, to))
        .join('') +
      p.rod('M230 186Q300 240 350 284M230 404Q300 352 350 312M230 296H350', '#B0476A', 12) +
      beet(p, 190, 186) +
      beet(p, 190, 404) +
      beet(p, 176, 296) +
      p.rod('M340 270Q348 298 340 328', '#D8B878', 13),
  },
} as const satisfies Record<string, Thing>;

import type { Painter } from '../paint.ts';
import { disc, oval, star } from '../paths.ts';
import { around, bead, dots, leafBlade, magnifier, smooth, spread, symmetric, type Thing, turned } from './forms.ts';

const green = '#7F9A62';

const stalk = '#6E8A55';

const poppyPetal = (p: Painter, angle: number, fill: string) =>
  turned(
    p.body(
      smooth([
        [430, 190],
        [350, 110],
        [370, 40],
        [430, 60],
        [490, 36],
        [512, 110],
      ]),
      fill,
      { depth: 8 },
    ),
    angle,
    430,
    190,
  );

const sesameSeed = (x: number, y: number, size: number) =>
  `M${x} ${y - size}C${x + size * 0.9} ${y - size * 0.1} ${x + size * 0.7} ${y + size} ${x} ${y + size}S${x - size * 0.9} ${y - size * 0.1} ${x} ${y - size}Z`;

export const pantry = {
  poppySeed: {
    bounds: [40, 20, 660, 520],
    perInch: 150,
    zero: 120,
    draw: (p) =>
      p.rod('M430 200Q420 340 470 500', stalk, 10) +
      p.rod('M210 250Q226 380 300 510', stalk, 10) +
      leafBlade(p, [456, 440], [600, 360], green) +
      leafBlade(p, [256, 420], [150, 350], green) +
      around(4, (angle, at) => poppyPetal(p, angle, at % 2 ? '#D9583B' : '#E06A48'), 45) +
      p.flat(disc(430, 190, 38), '#3F3A46') +
      p.flat(disc(430, 190, 17), '#A9B48A') +
      p.flat(dots(spread(14, 430, 190, 34, 34), 3), '#E7C766') +
      p.body(
        symmetric(210, [
          [0, 130],
          [52, 142],
          [66, 190],
          [40, 244],
          [0, 258],
        ]),
        '#9CAB86',
        { depth: 12 },
      ) +
      p.seam('M210 134V254M182 136Q164 192 188 248M238 136Q256 192 232 248', 3) +
      p.body(star(210, 122, 60, 9, 0.72), '#8B9A75', { depth: 4, light: 3 }) +
      p.flat(dots(spread(22, 150, 490, 46, 14), 3), '#767B98') +
      magnifier(
        p,
        586,
        470,
        66,
        p.body(
          smooth([
            [548, 476],
            [556, 448],
            [586, 436],
            [616, 448],
            [626, 476],
            [612, 492],
            [598, 478],
            [586, 474],
            [574, 478],
            [562, 492],
          ]),
          '#5B5F78',
          { depth: 6, light: 3 },
        ) + p.seam('M562 460L606 448M572 474L616 462M574 444L580 472M596 440L600 474', 2),
      ),
  },
  sesameSeed: {
    bounds: [30, 70, 660, 520],
    perInch: 96,
    zero: 92,
    draw: (p) =>
      p.body('M60 390Q50 360 60 330H440Q452 360 440 390Q400 440 250 440T60 390Z', '#E3B577', { depth: 12 }) +
      p.flat('M52 350Q150 318 250 330T448 350Q440 372 400 364T250 366 100 362 52 350Z', '#F5DDB0') +
      p.body('M48 344Q40 120 250 116T452 344Q440 366 250 362T48 344Z', '#C98B4E', { depth: 22, light: 10 }) +
      spread(34, 250, 226, 160, 86)
        .map(([x, y], at) => turned(p.flat(sesameSeed(x, y, 9), at % 3 ? '#F6E7C4' : '#EBD3A0'), at * 47, x, y))
        .join('') +
      spread(16, 120, 488, 70, 22)
        .map(([x, y], at) => turned(p.flat(sesameSeed(x, y, 6), '#EAD6AC'), at * 61, x, y))
        .join('') +
      magnifier(
        p,
        544,
        400,
        76,
        turned(p.body(sesameSeed(544, 400, 48), '#EBD3A0', { depth: 8, light: 4 }), 24, 544, 400),
      ),
  },
  lentil: {
    bounds: [20, 190, 700, 470],
    perInch: 170,
    zero: 30,
    draw: (p) =>
      p.body(
        smooth([
          [170, 300],
          [250, 214],
          [380, 214],
          [456, 276],
          [560, 286],
          [700, 276],
          [704, 316],
          [560, 322],
          [456, 330],
          [380, 392],
          [250, 388],
        ]),
        '#C08A54',
        { depth: 14 },
      ) +
      p.flat(oval(312, 300, 118, 72), '#8E6038') +
      spread(40, 312, 296, 104, 58)
        .map(([x, y], at) => bead(p, x, y, 20, 16, ['#9A8F4F', '#B19A55', '#86814A'][at % 3]!))
        .join('') +
      [
        [50, 440],
        [112, 456],
        [190, 436],
        [490, 430],
        [560, 452],
        [640, 436],
        [606, 226],
        [110, 250],
      ]
        .map(([x, y], at) => bead(p, x!, y!, 20, 16, ['#B19A55', '#9A8F4F'][at % 2]!))
        .join(''),
  },
  frenchBread: {
    bounds: [10, 220, 720, 410],
    perInch: 26.4,
    zero: 14,
    draw: (p) =>
      p.body(
        smooth([
          [14, 318],
          [50, 270],
          [170, 248],
          [330, 244],
          [470, 252],
          [540, 282],
          [552, 324],
          [520, 366],
          [420, 384],
          [260, 388],
          [110, 380],
          [36, 354],
        ]),
        '#CF9350',
        { depth: 20, light: 8 },
      ) +
      [90, 182, 274, 366, 458]
        .map((x) => p.flat(`M${x - 40} 354Q${x - 20} 286 ${x + 46} 262Q${x + 24} 328 ${x - 40} 354Z`, '#F2D9A8'))
        .join('') +
      [592, 638, 684]
        .map(
          (x) =>
            p.body(oval(x, 320, 30, 70), '#B97F42', { depth: 4, light: 3 }) +
            p.flat(oval(x - 2, 320, 24, 63), '#F7E6C4') +
            p.flat(dots(spread(10, x - 2, 320, 17, 50), 3), '#E3C792'),
        )
        .join(''),
  },
} as const satisfies Record<string, Thing>;

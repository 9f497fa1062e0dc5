import type { Painter } from '../paint.ts';
import { disc, oval } from '../paths.ts';
import { around, dots, leafBlade, smooth, spread, type Thing, turned } from './forms.ts';

const green = '#7F9A62';

const bark = '#8A6A4A';

/** A round slice of citrus: rind, pith, segments. */
const citrusSlice = (p: Painter, x: number, y: number, radius: number, rind: string, flesh: string) =>
  p.body(disc(x, y, radius), rind, { depth: 10 }) +
  p.flat(disc(x, y, radius * 0.9), '#FCF3DA') +
  around(
    10,
    (angle) =>
      turned(
        p.flat(
          `M${x} ${y - radius * 0.1}L${x - radius * 0.2} ${y - radius * 0.66}Q${x} ${y - radius * 0.94} ${x + radius * 0.2} ${y - radius * 0.66}Z`,
          flesh,
        ),
        angle,
        x,
        y,
      ),
    18,
  );

const pores = (p: Painter, count: number, x: number, y: number, rx: number, ry: number) =>
  p.flat(dots(spread(count, x, y, rx, ry), 2), '#3B2C26', 0.13);

/** Both halves of an avocado have this outline, stalk to the left. */
const avocado = smooth([
  [70, 300],
  [110, 256],
  [210, 226],
  [330, 190],
  [440, 216],
  [490, 300],
  [440, 386],
  [330, 412],
  [210, 374],
  [110, 344],
]);

export const tropical = {
  lemon: {
    bounds: [60, 120, 660, 440],
    perInch: 110,
    zero: 78,
    draw: (p) =>
      leafBlade(p, [360, 270], [470, 130], green, 0.34) +
      p.body(
        smooth([
          [78, 318],
          [104, 288],
          [150, 226],
          [230, 200],
          [316, 228],
          [364, 280],
          [398, 296],
          [396, 330],
          [362, 350],
          [312, 406],
          [226, 430],
          [146, 406],
          [104, 346],
        ]),
        '#F2CD4B',
        { depth: 20, light: 8 },
      ) +
      pores(p, 60, 230, 316, 120, 92) +
      p.flat(oval(170, 270, 40, 24), '#fff', 0.3) +
      citrusSlice(p, 550, 330, 104, '#F2CD4B', '#F7DD77'),
  },
  orange: {
    bounds: [50, 110, 680, 450],
    perInch: 80,
    zero: 62,
    draw: (p) =>
      leafBlade(p, [204, 190], [330, 124], green, 0.34) +
      p.body(disc(198, 312, 136), '#E8913A', { depth: 24, light: 9 }) +
      pores(p, 90, 198, 312, 122, 122) +
      p.flat(oval(148, 252, 44, 30), '#fff', 0.25) +
      p.body(disc(204, 192, 15), green, { depth: 4 }) +
      citrusSlice(p, 530, 320, 130, '#E8913A', '#F2AE55') +
      p.flat(disc(530, 320, 12), '#FCF3DA'),
  },
  avocado: {
    bounds: [60, 130, 800, 470],
    perInch: 91,
    zero: 70,
    draw: (p) =>
      p.body(avocado, '#4F6340', { depth: 24, light: 8 }) +
      pores(p, 80, 300, 300, 170, 90) +
      p.body(oval(74, 300, 14, 20), bark, { depth: 4 }) +
      turned(
        `<g transform="translate(330 10) scale(.86)">${
          p.body(avocado, '#4F6340', { depth: 0, light: 0 }) +
          `<g transform="translate(18 18) scale(.94)">${p.flat(avocado, '#B9C66F')}</g>` +
          `<g transform="translate(38 36) scale(.88)">${p.flat(avocado, '#E8E3A0')}</g>` +
          p.body(disc(372, 302, 66), '#9A643C', { depth: 14, light: 8 }) +
          p.flat(oval(350, 276, 20, 14), '#fff', 0.3)
        }</g>`,
        -70,
        590,
        310,
      ),
  },
  mango: {
    bounds: [50, 140, 780, 450],
    perInch: 82,
    zero: 64,
    draw: (p) =>
      p.body(
        smooth([
          [64, 320],
          [96, 224],
          [200, 164],
          [330, 176],
          [440, 230],
          [484, 318],
          [452, 388],
          [340, 428],
          [200, 436],
          [96, 404],
        ]),
        '#E2A23F',
        { depth: 22, light: 9 },
      ) +
      p.flat(
        smooth([
          [84, 290],
          [110, 224],
          [200, 172],
          [320, 182],
          [380, 230],
          [270, 250],
          [160, 300],
        ]),
        '#CF5B4A',
        0.62,
      ) +
      p.flat(
        smooth([
          [400, 250],
          [444, 250],
          [470, 318],
          [440, 376],
          [400, 340],
        ]),
        '#9DAA55',
        0.6,
      ) +
      p.rod('M470 272Q492 256 504 236', bark, 12) +
      p.flat(oval(170, 232, 46, 24), '#fff', 0.25) +
      [590, 700]
        .map((x) =>
          turned(
            p.body(oval(x, 330, 50, 110), '#CF7A45', { depth: 6 }) +
              p.flat(oval(x, 330, 41, 98), '#F2B84B') +
              p.seam(
                `M${x - 36} 300L${x + 36} 270M${x - 40} 350L${x + 40} 310M${x - 34} 396L${x + 38} 352M${x - 20} 250L${x + 30} 410M${x - 34} 270L${x + 6} 424`,
                3,
              ),
            x === 590 ? -8 : 12,
            x,
            330,
          ),
        )
        .join(''),
  },
  banana: {
    bounds: [40, 150, 700, 460],
    perInch: 63,
    zero: 54,
    draw: (p) =>
      p.body(
        'M60 250Q54 232 74 222L104 232Q150 330 300 356T590 262L640 206Q668 196 682 214Q684 240 660 262Q590 408 400 440T110 350Q72 300 60 250Z',
        '#EFC64F',
        { depth: 18, light: 8 },
      ) +
      p.seam('M96 252Q170 372 340 392T640 250', 4) +
      p.flat('M60 250Q54 232 74 222L104 232 116 262 76 280Z', '#8B7A3E') +
      p.flat('M640 206Q668 196 682 214Q684 236 668 252L630 232Z', '#7A6136') +
      p.flat(oval(230, 372, 9, 4) + oval(420, 414, 10, 4) + oval(330, 410, 6, 3), '#8B6A2C', 0.6),
  },
} as const satisfies Record<string, Thing>;

import type { Painter } from '../paint.ts';
import { disc, oval } from '../paths.ts';
import { dots, leafBlade, smooth, spread, symmetric, type Thing } from './forms.ts';

const green = '#7F9A62';

const paleGreen = '#8FA873';

const bark = '#8A6A4A';

const pores = (p: Painter, count: number, x: number, y: number, rx: number, ry: number) =>
  p.flat(dots(spread(count, x, y, rx, ry), 2), '#3B2C26', 0.13);

export const orchard = {
  fig: {
    bounds: [60, 150, 620, 450],
    perInch: 132,
    zero: 100,
    draw: (p) =>
      p.rod('M310 300Q330 290 344 270', green, 14) +
      p.body(
        smooth([
          [318, 300],
          [262, 262],
          [196, 216],
          [118, 246],
          [100, 310],
          [134, 378],
          [212, 392],
          [268, 334],
        ]),
        '#6B4A6E',
        { depth: 18 },
      ) +
      p.seam('M296 300Q200 250 130 280M296 304Q200 310 120 320M292 308Q210 360 150 358', 3) +
      p.body(
        symmetric(490, [
          [0, 186],
          [30, 204],
          [66, 256],
          [112, 320],
          [106, 400],
          [52, 442],
          [0, 448],
        ]),
        '#6B4A6E',
        { depth: 8 },
      ) +
      p.flat(
        symmetric(490, [
          [0, 204],
          [22, 222],
          [56, 272],
          [98, 330],
          [92, 394],
          [46, 430],
          [0, 436],
        ]),
        '#F3E2C4',
      ) +
      p.flat(
        symmetric(490, [
          [0, 262],
          [40, 300],
          [72, 344],
          [66, 388],
          [34, 412],
          [0, 416],
        ]),
        '#C9596A',
      ) +
      p.flat(dots(spread(34, 490, 352, 54, 56), 4), '#F4D9A8') +
      p.flat(oval(490, 340, 10, 34), '#8F3450'),
  },
  plum: {
    bounds: [60, 90, 650, 450],
    perInch: 120,
    zero: 92,
    draw: (p) =>
      p.rod('M224 236Q240 160 330 110', bark, 11) +
      leafBlade(p, [270, 150], [420, 130], green) +
      leafBlade(p, [250, 170], [150, 110], paleGreen) +
      p.body(
        smooth([
          [220, 232],
          [276, 222],
          [326, 254],
          [348, 318],
          [334, 380],
          [286, 430],
          [220, 444],
          [154, 430],
          [106, 380],
          [92, 318],
          [114, 254],
          [164, 222],
        ]),
        '#7C4670',
        { depth: 22, light: 8 },
      ) +
      p.flat(oval(160, 300, 34, 54), '#fff', 0.14) +
      p.seam('M224 236Q262 330 226 436', 4) +
      p.body(disc(510, 340, 108), '#7C4670', { depth: 8 }) +
      p.flat(disc(510, 338, 98), '#EDB75A') +
      p.flat(disc(510, 338, 70), '#E6A043') +
      p.body(
        symmetric(510, [
          [0, 288],
          [30, 320],
          [32, 356],
          [0, 392],
        ]),
        '#A5703F',
        { depth: 8 },
      ) +
      p.seam('M510 300V380M500 320L496 356M522 318L526 352', 3),
  },
  pear: {
    bounds: [40, 150, 540, 460],
    perInch: 94,
    zero: 78,
    draw: (p) =>
      p.rod('M448 296Q490 280 516 240', bark, 13) +
      leafBlade(p, [484, 276], [440, 160], green, 0.32) +
      p.body(
        smooth([
          [452, 300],
          [430, 262],
          [360, 244],
          [280, 204],
          [184, 178],
          [104, 220],
          [78, 312],
          [104, 402],
          [184, 446],
          [280, 416],
          [360, 366],
          [430, 342],
        ]),
        '#A9B85C',
        { depth: 24, light: 9 },
      ) +
      p.flat(oval(180, 390, 74, 34), '#D98E5B', 0.35) +
      pores(p, 60, 220, 312, 130, 100) +
      p.flat(oval(170, 244, 50, 26), '#fff', 0.28) +
      p.seam('M80 300Q92 312 80 326', 6),
  },
} as const satisfies Record<string, Thing>;

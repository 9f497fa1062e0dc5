import type { Painter } from '../paint.ts';
import { disc, oval } from '../paths.ts';
import { dots, leafBlade, smooth, spread, symmetric, type Thing } from './forms.ts';

const green = '#7F9A62';

const deepGreen = '#5F7D4E';

/** A melon cut lengthwise, lying on its rind. */
const wedge = (p: Painter, rind: string, flesh: string, heart: string) =>
  p.body('M436 380Q500 560 640 560T844 380Q828 372 812 380Q640 460 468 380Q452 372 436 380Z', rind, { depth: 6 }) +
  p.flat('M458 384Q520 536 640 536T822 384Q640 470 458 384Z', flesh) +
  p.flat('M474 390Q540 486 640 486T806 390Q640 470 474 390Z', heart);

export const largeFruit = {
  pineapple: {
    bounds: [130, 0, 470, 580],
    perInch: 34,
    zero: 576,
    draw: (p) => {
      const rows = [0, 1, 2, 3, 4, 5, 6];
      return (
        [-58, 58, -36, 36, -16, 16, 0]
          .map((lean, at) =>
            leafBlade(
              p,
              [300 + lean * 0.3, 270],
              [300 + lean * 2.6, 20 + Math.abs(lean) * 2.2],
              at % 2 ? green : deepGreen,
              0.12,
            ),
          )
          .join('') +
        p.body(
          symmetric(300, [
            [0, 232],
            [76, 250],
            [118, 340],
            [122, 450],
            [92, 552],
            [0, 576],
          ]),
          '#D9A441',
          { depth: 22, light: 8 },
        ) +
        p.seam(
          rows.map((row) => `M${196 + (row % 2) * 6} ${290 + row * 42}L${330 + row * 10} ${236 + row * 20}`).join('') +
            rows
              .map((row) => `M${404 - (row % 2) * 6} ${290 + row * 42}L${270 - row * 10} ${236 + row * 20}`)
              .join('') +
            'M200 540L400 400M210 560L416 440M400 540L200 400M390 560L184 440M250 570L420 480M350 570L180 480',
          3.5,
        ) +
        p.flat(
          dots(
            [
              [300, 280],
              [250, 310],
              [350, 310],
              [300, 340],
              [230, 370],
              [370, 370],
              [300, 400],
              [240, 430],
              [360, 430],
              [300, 460],
              [250, 490],
              [350, 490],
              [300, 524],
            ],
            5,
          ),
          '#8A6A2C',
          0.6,
        )
      );
    },
  },
  papaya: {
    bounds: [40, 270, 570, 560],
    perInch: 39,
    zero: 560,
    draw: (p) =>
      p.body(
        smooth([
          [44, 430],
          [90, 330],
          [220, 290],
          [400, 310],
          [540, 370],
          [570, 430],
          [540, 490],
          [400, 548],
          [220, 562],
          [90, 520],
        ]),
        '#C2A845',
        { depth: 20, light: 8 },
      ) +
      p.flat(
        smooth([
          [60, 430],
          [110, 350],
          [220, 310],
          [330, 320],
          [240, 400],
          [130, 470],
        ]),
        '#E39A4A',
        0.75,
      ) +
      p.flat(oval(440, 470, 90, 44), '#8CA35C', 0.5),
    beside: (p) =>
      p.body(
        symmetric(660, [
          [0, 276],
          [50, 300],
          [96, 400],
          [104, 480],
          [56, 548],
          [0, 560],
        ]),
        '#D3A447',
        { depth: 6 },
      ) +
      p.flat(
        symmetric(660, [
          [0, 294],
          [44, 316],
          [84, 404],
          [90, 478],
          [48, 534],
          [0, 546],
        ]),
        '#EE8E5A',
      ) +
      p.flat(
        symmetric(660, [
          [0, 350],
          [28, 380],
          [46, 440],
          [40, 490],
          [0, 514],
        ]),
        '#F8C08A',
      ) +
      p.flat(dots(spread(26, 660, 440, 36, 62), 8), '#3A3630') +
      p.flat(dots(spread(26, 658, 438, 36, 62), 2.5), '#fff', 0.5),
  },
  cantaloupe: {
    bounds: [70, 200, 440, 560],
    perInch: 60,
    zero: 560,
    draw: (p) => {
      const net = [-120, -72, -24, 24, 72, 120];
      return (
        p.body(disc(260, 380, 180), '#CDB98A', { depth: 22, light: 8 }) +
        p.rod(
          net.map((dx) => `M${260 + dx * 0.2} 204Q${260 + dx * 2.1} 380 ${260 + dx * 0.2} 556`).join(''),
          '#A8B27C',
          5,
        ) +
        p.rod(
          spread(44, 260, 380, 154, 154)
            .map(([x, y], at) => `M${x - 14} ${y}l14 ${at % 2 ? 12 : -12} 14 ${at % 2 ? -10 : 12}`)
            .join(''),
          '#EBDFB8',
          4,
        ) +
        p.rod('M258 204q6-20 24-28', '#8FA06A', 14)
      );
    },
    beside: (p) => wedge(p, '#CDB98A', '#F0A860', '#F8CD94'),
  },
  honeydew: {
    bounds: [60, 190, 480, 560],
    perInch: 58,
    zero: 560,
    draw: (p) =>
      p.body(oval(270, 376, 204, 182), '#DDE5B4', { depth: 24, light: 9 }) +
      p.flat(oval(180, 290, 60, 38), '#fff', 0.35) +
      p.rod('M268 196q2-18-10-30', '#9DAE77', 14) +
      p.seam('M220 210Q180 380 230 548M330 212Q380 380 320 548', 2.5),
    beside: (p) => wedge(p, '#DDE5B4', '#C3DA92', '#E9F2CC'),
  },
  watermelon: {
    bounds: [30, 200, 500, 560],
    perInch: 46,
    zero: 560,
    draw: (p) =>
      p.body(oval(270, 382, 230, 178), '#6F9A5A', { depth: 26, light: 9 }) +
      p.flat(
        [-150, -96, -42, 12, 66, 120]
          .map((dx) => {
            const [x, bend] = [270 + dx * 0.35, 270 + dx * 1.28];
            return `M${x} 206Q${bend - 26} 300 ${bend - 6} 382T${x} 558Q${bend + 34} 470 ${bend + 20} 382T${x} 206Z`;
          })
          .join(''),
        '#3F6B42',
        0.75,
      ) +
      p.rod('M50 350q-20-10-16-34', '#8FA06A', 10),
    beside: (p) =>
      p.body('M540 330L780 500Q690 590 560 552T540 330Z', '#4F7F4C', { depth: 4 }) +
      p.flat('M544 346L760 500Q680 570 572 538T544 346Z', '#EEF2D2') +
      p.flat('M550 366L738 498Q670 552 584 524T550 366Z', '#DB5652') +
      p.flat(
        [
          [590, 440],
          [620, 480],
          [660, 500],
          [600, 494],
          [640, 520],
          [690, 506],
        ]
          .map(([x, y]) => oval(x!, y!, 5, 8))
          .join(''),
        '#3A2E2A',
      ),
  },
} as const satisfies Record<string, Thing>;

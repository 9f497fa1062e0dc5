import type { Painter } from '../paint.ts';
import { box, oval, type Point } from '../paths.ts';
import { bead, leafBlade, smooth, symmetric, type Thing } from './forms.ts';

const green = '#7F9A62';

const deepGreen = '#5F7D4E';

/** A crinkled chard leaf on its stalk. */
const chardLeaf = (p: Painter, [x, y]: Point, [tipX, tipY]: Point, stem: string, fill: string) => {
  const [dx, dy] = [tipX - x, tipY - y];
  const at = (share: number, out: number): Point => [
    Math.round(x + dx * share - dy * out),
    Math.round(y + dy * share + dx * out),
  ];
  const vein = (share: number, out: number) => `M${at(share, 0).join(' ')}L${at(share + 0.1, out).join(' ')}`;
  return (
    p.body(
      smooth([
        at(0.42, 0),
        at(0.48, 0.13),
        at(0.6, 0.11),
        at(0.68, 0.17),
        at(0.8, 0.13),
        at(0.9, 0.12),
        at(1, 0),
        at(0.9, -0.12),
        at(0.8, -0.14),
        at(0.68, -0.16),
        at(0.6, -0.12),
        at(0.48, -0.13),
      ]),
      fill,
      { depth: 10, light: 4 },
    ) +
    p.rod(`M${x} ${y}L${at(0.9, 0).join(' ')}`, stem, 13) +
    p.rod([0.55, 0.68, 0.78].map((share) => vein(share, 0.09) + vein(share, -0.09)).join(''), stem, 4)
  );
};

const fernlike = (p: Painter, [x, y]: Point, [tipX, tipY]: Point) => {
  const [dx, dy] = [tipX - x, tipY - y];
  const twig = (share: number, sign: number) =>
    `M${Math.round(x + dx * share)} ${Math.round(y + dy * share)}l${Math.round(dx * 0.16 - dy * 0.2 * sign)} ${Math.round(dy * 0.16 + dx * 0.2 * sign)}`;
  return p.rod(
    `M${x} ${y}L${tipX} ${tipY}${[0.3, 0.5, 0.7].map((share) => twig(share, 1) + twig(share, -1)).join('')}`,
    green,
    5,
  );
};

const sprout = (p: Painter, x: number, y: number, radius: number) =>
  bead(p, x, y, radius, radius, '#9CB56B') +
  p.seam(
    `M${x - radius * 0.7} ${y + radius * 0.3}Q${x} ${y - radius * 0.9} ${x + radius * 0.6} ${y + radius * 0.5}`,
    2.5,
  );

export const bunches = {
  celery: {
    bounds: [110, 0, 490, 580],
    perInch: 38,
    zero: 578,
    draw: (p) =>
      (
        [
          [210, [150, 90]],
          [390, [450, 90]],
          [255, [220, 40]],
          [345, [390, 50]],
          [300, [306, 16]],
        ] as [number, Point][]
      )
        .map(
          ([x, tip]) =>
            leafBlade(p, [x, 250], tip, green, 0.26) +
            leafBlade(p, [x, 260], [tip[0] - 50, tip[1] + 70], '#8FA873', 0.26) +
            leafBlade(p, [x, 260], [tip[0] + 50, tip[1] + 76], deepGreen, 0.26),
        )
        .join('') +
      [210, 390, 255, 345, 300]
        .map(
          (x, at) =>
            p.body(
              `M${x - 26} 220Q${x} 206 ${x + 26} 220L${300 + (x - 300) * 0.8 + 34} 540Q300 590 ${300 + (x - 300) * 0.8 - 34} 540Z`,
              ['#A9C178', '#A9C178', '#B8CD8A', '#B8CD8A', '#C6D89B'][at]!,
              { depth: 8 },
            ) +
            p.seam(`M${x - 8} 236L${300 + (x - 300) * 0.8 - 8} 530M${x + 9} 236L${300 + (x - 300) * 0.8 + 8} 530`, 2.5),
        )
        .join('') +
      p.body(oval(300, 548, 92, 32), '#DDE5BC', { depth: 10 }),
  },
  chard: {
    bounds: [60, 0, 550, 580],
    perInch: 36,
    zero: 578,
    draw: (p) =>
      chardLeaf(p, [270, 574], [116, 110], '#E3A43F', deepGreen) +
      chardLeaf(p, [330, 574], [490, 110], '#D9577C', '#557350') +
      chardLeaf(p, [284, 576], [220, 40], '#D0455A', '#688A58') +
      chardLeaf(p, [318, 576], [396, 44], '#F0DFB4', '#5F7D4E') +
      chardLeaf(p, [300, 578], [304, 4], '#E07A3F', '#739662') +
      p.body(box(240, 462, 122, 34, 14), '#7A8FB5', { depth: 8 }),
  },
  fennel: {
    bounds: [90, 0, 520, 580],
    perInch: 29,
    zero: 578,
    draw: (p) =>
      (
        [
          [
            [240, 380],
            [150, 170],
          ],
          [
            [300, 370],
            [300, 130],
          ],
          [
            [360, 380],
            [452, 176],
          ],
        ] as [Point, Point][]
      )
        .map(
          ([from, to]) =>
            [-110, -64, -20, 24, 68, 112]
              .map((turn, at) =>
                fernlike(
                  p,
                  [to[0], to[1] + 30],
                  [
                    Math.round(to[0] + Math.sin((turn * Math.PI) / 180) * 100 + (to[0] - 300) * 0.2),
                    Math.round(to[1] + 20 - Math.cos((turn * Math.PI) / 260) * (130 - (at % 2) * 20)),
                  ],
                ),
              )
              .join('') + p.rod(`M${from.join(' ')}L${to[0]} ${to[1] + 40}`, '#A9C183', 34),
        )
        .join('') +
      p.body(
        symmetric(300, [
          [0, 356],
          [70, 366],
          [124, 440],
          [116, 530],
          [60, 570],
          [0, 576],
        ]),
        '#EDF1DA',
        { depth: 18 },
      ) +
      p.seam('M300 372V556M262 380Q196 460 246 556M338 380Q404 460 354 556', 4) +
      p.flat('M228 382Q300 352 372 382L352 410Q300 390 248 410Z', '#B9CE93', 0.6),
  },
  brusselsSprouts: {
    bounds: [140, 0, 460, 580],
    perInch: 30,
    zero: 578,
    draw: (p) =>
      (
        [
          [190, 60],
          [410, 60],
          [240, 14],
          [360, 14],
          [300, 4],
        ] as Point[]
      )
        .map((tip, at) => leafBlade(p, [300, 150], tip, at % 2 ? green : '#8FA873', 0.36))
        .join('') +
      p.rod('M300 140V566', '#C3CF97', 46) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((row) => {
          const y = 160 + row * 50;
          const reach = 44 + row * 4;
          const radius = 25 + row * 1.6;
          return row % 2
            ? sprout(p, 300 - reach, y, radius) + sprout(p, 300 + reach, y, radius) + sprout(p, 300, y + 6, radius + 1)
            : sprout(p, 300 - reach - 14, y, radius - 4) +
                sprout(p, 300 + reach + 14, y, radius - 4) +
                sprout(p, 300 - 26, y + 4, radius) +
                sprout(p, 300 + 28, y + 6, radius);
        })
        .join(''),
  },
} as const satisfies Record<string, Thing>;

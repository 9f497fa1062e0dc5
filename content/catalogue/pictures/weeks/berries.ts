import type { Painter } from '../paint.ts';
import { box, disc, oval, star } from '../paths.ts';
import { around, bead, dots, leafBlade, spread, symmetric, type Thing, turned } from './forms.ts';

const green = '#7F9A62';

const stalk = '#6E8A55';

const blueberry = (p: Painter, x: number, y: number, radius: number, lean: number) =>
  p.body(disc(x, y, radius), '#5A6A9E', { depth: 14, light: 5 }) +
  p.flat(oval(x - radius * 0.3, y - radius * 0.35, radius * 0.45, radius * 0.3), '#fff', 0.22) +
  p.flat(star(x + lean, y + radius * 0.1, radius * 0.45, 5, 0.55), '#3B4678') +
  p.flat(disc(x + lean, y + radius * 0.1, radius * 0.16), '#2C3560');

const raspberry = (p: Painter, x: number, y: number, size: number) => {
  const rows = [
    [0.1, 3],
    [0.36, 4],
    [0.62, 4],
    [0.88, 3],
    [1.1, 2],
  ] as const;
  const drupelets = rows
    .flatMap(([down, count], row) =>
      Array.from({ length: count }, (_, at) =>
        bead(
          p,
          Math.round(x + (at - (count - 1) / 2) * size * 0.27),
          Math.round(y + down * size * 0.85),
          Math.round(size * 0.165),
          Math.round(size * 0.165),
          row % 2 === at % 2 ? '#C7425A' : '#B93650',
        ),
      ),
    )
    .join('');
  const sepals = around(
    5,
    (angle) =>
      turned(
        p.flat(
          `M${x} ${y}q${size * 0.12} ${-size * 0.16} 0 ${-size * 0.36}q${-size * 0.12} ${size * 0.2} 0 ${size * 0.36}Z`,
          green,
        ),
        angle,
        x,
        y,
      ),
    -72,
  );
  return (
    drupelets + sepals + p.rod(`M${x} ${y}Q${x + 6} ${y - size * 0.2} ${x + size * 0.16} ${y - size * 0.36}`, stalk, 7)
  );
};

const cherry = (p: Painter, x: number, y: number, radius: number) =>
  p.body(
    symmetric(x, [
      [0, y - radius * 0.84],
      [radius * 0.46, y - radius * 0.94],
      [radius * 0.9, y - radius * 0.56],
      [radius, y],
      [radius * 0.84, y + radius * 0.56],
      [radius * 0.46, y + radius * 0.9],
      [0, y + radius],
    ]),
    '#B7303F',
    { depth: 16, light: 6 },
  ) + p.flat(oval(x - radius * 0.4, y - radius * 0.35, radius * 0.18, radius * 0.28), '#fff', 0.4);

const strawberry = (p: Painter, x: number, y: number, size: number) =>
  p.body(
    symmetric(x, [
      [0, y - size * 0.06],
      [size * 0.34, y - size * 0.02],
      [size * 0.43, y + size * 0.24],
      [size * 0.3, y + size * 0.64],
      [size * 0.1, y + size * 0.92],
      [0, y + size * 0.96],
    ]),
    '#D2453F',
    { depth: 16 },
  ) +
  p.flat(
    [
      [-0.22, 0.2],
      [0, 0.26],
      [0.22, 0.2],
      [-0.3, 0.36],
      [-0.11, 0.44],
      [0.11, 0.44],
      [0.3, 0.36],
      [-0.2, 0.58],
      [0, 0.62],
      [0.2, 0.58],
      [-0.09, 0.77],
      [0.09, 0.77],
    ]
      .map(([dx, dy]) => oval(x + dx! * size, y + dy! * size, size * 0.016, size * 0.026))
      .join(''),
    '#F6DB94',
  ) +
  around(
    7,
    (angle) =>
      turned(
        p.flat(
          `M${x - size * 0.05} ${y}Q${x - size * 0.13} ${y - size * 0.2} ${x} ${y - size * 0.33}Q${x + size * 0.13} ${y - size * 0.2} ${x + size * 0.05} ${y}Z`,
          green,
        ),
        angle,
        x,
        y,
      ),
    -120,
  ) +
  p.rod(`M${x} ${y}q${size * 0.02} ${-size * 0.16} ${size * 0.12} ${-size * 0.26}`, stalk, 10);

export const berries = {
  blueberry: {
    bounds: [30, 90, 620, 470],
    perInch: 220,
    zero: 66,
    draw: (p) =>
      p.rod('M600 130Q440 150 300 240', '#8A6A4A', 12) +
      leafBlade(p, [500, 150], [560, 300], green) +
      leafBlade(p, [420, 170], [330, 90], '#8FA873') +
      leafBlade(p, [540, 140], [640, 210], '#93AB78') +
      blueberry(p, 300, 280, 46, 10) +
      blueberry(p, 390, 300, 44, -6) +
      blueberry(p, 250, 350, 44, 4) +
      blueberry(p, 340, 372, 46, -8) +
      blueberry(p, 430, 384, 42, 8) +
      blueberry(p, 110, 420, 44, 12) +
      blueberry(p, 560, 424, 43, -12),
  },
  raspberry: {
    bounds: [20, 110, 640, 470],
    perInch: 262,
    zero: 34,
    draw: (p) =>
      leafBlade(p, [330, 240], [200, 110], green, 0.34) +
      leafBlade(p, [340, 240], [500, 130], '#8FA873', 0.34) +
      raspberry(p, 350, 240, 150) +
      turned(raspberry(p, 190, 390, 142), 94, 190, 390) +
      turned(raspberry(p, 480, 400, 146), -78, 480, 400),
  },
  cherry: {
    bounds: [60, 60, 600, 470],
    perInch: 170,
    zero: 118,
    draw: (p) =>
      p.rod('M196 330Q230 180 380 90', stalk, 9) +
      p.rod('M410 330Q430 200 380 90', stalk, 9) +
      p.body(box(360, 76, 44, 20, 9), '#8A6A4A', { depth: 4 }) +
      leafBlade(p, [388, 92], [570, 150], green, 0.32) +
      leafBlade(p, [366, 92], [230, 80], '#8FA873', 0.3) +
      cherry(p, 196, 384, 78) +
      cherry(p, 410, 388, 77),
  },
  strawberry: {
    bounds: [40, 110, 660, 460],
    perInch: 196,
    zero: 86,
    draw: (p) =>
      turned(strawberry(p, 110, 330, 240), -86, 110, 330) +
      around(5, (angle) => turned(p.body(disc(500, 206, 40), '#FFFBF2', { depth: 6, light: 0 }), angle, 500, 256), 0) +
      p.body(disc(500, 256, 26), '#EFC64F', { depth: 5 }) +
      p.flat(dots(spread(12, 500, 256, 20, 20), 2.5), '#B98A2C') +
      leafBlade(p, [560, 330], [660, 240], green, 0.42) +
      leafBlade(p, [560, 336], [660, 400], '#8FA873', 0.42) +
      turned(strawberry(p, 450, 380, 120), 60, 450, 380),
  },
} as const satisfies Record<string, Thing>;

import { box, disc, leaf, oval, star } from '../paths.ts';

/**
 * Objects around a thing in use. Each is drawn at `k` pixels per centimeter, so that it matches the thing beside it, and takes its colors
 * from classes, so that it is dark at night.
 */
export const area = (name: string, d: string) => `<path class="${name}" d="${d}"/>`;

const n = (value: number) => Math.round(value);

export const floorPlant = (x: number, y: number, k: number) => {
  const high = n(34 * k);
  return (
    area(
      'leaf',
      leaf(x, y - high + 6, n(46 * k), n(-20 * k)) +
        leaf(x, y - high + 6, n(56 * k), 4) +
        leaf(x, y - high + 6, n(44 * k), n(22 * k)),
    ) + area('pot', `M${x - n(15 * k)} ${y - high}h${n(30 * k)}l${n(-4 * k)} ${high}h${n(-22 * k)}Z`)
  );
};

/** A potted plant, which is even smaller beside small things, so that it does not hide the room. */
export const smallPlant = (x: number, y: number, scale: number) => {
  const k = Math.min(scale, 11);
  const high = n(9 * k);
  return (
    area(
      'leaf',
      leaf(x, y - high, n(12 * k), n(-6 * k)) +
        leaf(x, y - high, n(14 * k), 2) +
        leaf(x, y - high, n(11 * k), n(6 * k)),
    ) + area('pot', `M${x - n(5 * k)} ${y - high}h${n(10 * k)}l${n(-1.4 * k)} ${high}h${n(-7.2 * k)}Z`)
  );
};

export const mug = (x: number, y: number, scale: number) => {
  const k = Math.min(scale, 11);
  return (
    area('cloth', `${box(x - n(4 * k), y - n(9.5 * k), n(8 * k), n(9.5 * k), n(1.4 * k))}`) +
    `<path class="line" d="M${x + n(4 * k)} ${y - n(7.6 * k)}q${n(3.4 * k)} 0 ${n(3.4 * k)} ${n(2.6 * k)}t${n(-3.4 * k)} ${n(2.6 * k)}" stroke-width="${n(1.1 * k)}"/>`
  );
};

export const books = (x: number, y: number, k: number) =>
  ['form', 'pot', 'leaf']
    .map((name, at) =>
      area(name, box(x - n((11 - at) * k), y - n((at + 1) * 2.6 * k), n((22 - at * 2) * k), n(2.6 * k), n(0.5 * k))),
    )
    .join('');

const floorLamp = (x: number, y: number, k: number) =>
  area('deep', `M${x - 3} ${y - n(128 * k)}h6V${y}h-6Z${oval(x, y, n(14 * k), n(3 * k))}`) +
  area('glow', `M${x - n(12 * k)} ${y - n(150 * k)}h${n(24 * k)}l${n(8 * k)} ${n(27 * k)}h${n(-40 * k)}Z`);

export const tableLamp = (x: number, y: number, k: number) =>
  area('deep', `M${x - n(k)} ${y - n(18 * k)}h${n(2 * k)}V${y}h${n(-2 * k)}Z${oval(x, y, n(6 * k), n(1.4 * k))}`) +
  area('glow', `M${x - n(6 * k)} ${y - n(32 * k)}h${n(12 * k)}l${n(4 * k)} ${n(15 * k)}h${n(-20 * k)}Z`);

export const windowPane = (x: number, y: number, width: number, height: number) => {
  const [inner, tall] = [width - 20, height - 20];
  return (
    area('paper', box(x, y, width, height, 14)) +
    area('sky', box(x + 10, y + 10, inner, tall, 8)) +
    area('sun', disc(x + n(width * 0.7), y + n(height * 0.3), n(width * 0.12))) +
    area(
      'hill',
      `M${x + 10} ${y + n(height * 0.72)}q${n(inner * 0.3)} ${n(-tall * 0.2)} ${n(inner * 0.55)} ${n(-tall * 0.04)}T${x + 10 + inner} ${y + n(height * 0.66)}V${y + 10 + tall}H${x + 10}Z`,
    ) +
    area(
      'paper',
      `M${x + n(width / 2) - 3} ${y + 10}h6v${tall}h-6ZM${x + 10} ${y + n(height / 2) - 3}h${inner}v6h${-inner}Z`,
    )
  );
};

const pictureFrame = (x: number, y: number, width: number) => {
  const height = n(width * 1.2);
  return (
    area('wood', box(x, y, width, height, 5)) +
    area('paper', box(x + n(width * 0.12), y + n(width * 0.12), n(width * 0.76), height - n(width * 0.24), 2)) +
    area(
      'form',
      `M${x + n(width * 0.2)} ${y + n(height * 0.76)}q${n(width * 0.2)} ${n(-height * 0.34)} ${n(width * 0.36)} ${n(-height * 0.12)}t${n(width * 0.24)} ${n(-height * 0.04)}v${n(height * 0.18)}h${n(-width * 0.6)}Z`,
    ) +
    area('glow', disc(x + n(width * 0.62), y + n(height * 0.32), n(width * 0.1)))
  );
};

/** A closed door, two meters high, whose left edge is at x. */
export const door = (x: number, floor: number, k: number) =>
  area('pot', box(n(x), floor - n(205 * k), n(85 * k), n(205 * k) + 4, n(2 * k))) +
  area(
    'rug',
    box(n(x + 13 * k), floor - n(190 * k), n(59 * k), n(84 * k), n(2 * k)) +
      box(n(x + 13 * k), floor - n(92 * k), n(59 * k), n(76 * k), n(2 * k)),
  ) +
  area('glow', disc(n(x + 78 * k), floor - n(98 * k), n(3 * k)));

export const tree = (x: number, y: number, size: number) =>
  area('wood', `M${x - 7} ${y - size}h14V${y}h-14Z`) +
  area('leaf', oval(x, y - n(size * 1.25), n(size * 0.55), n(size * 0.72))) +
  area('hill', oval(x - n(size * 0.16), y - n(size * 1.4), n(size * 0.26), n(size * 0.34)));

/** Rows of tiles, each offset by half a tile from the row above. */
export const tiles = (from: number, to: number) =>
  `<pattern id="tiles" width="74" height="124" y="${from}" patternUnits="userSpaceOnUse">${area('paper', box(3, 3, 68, 56, 5) + box(-34, 65, 68, 56, 5) + box(40, 65, 68, 56, 5))}</pattern><path d="M0 ${from}H600V${to}H0Z" fill="url(#tiles)"/>`;

export const garland = () =>
  `<path class="line" d="M30 46Q300 150 570 46" stroke-width="3"/>` +
  [96, 198, 300, 402, 504]
    .map((x, at) =>
      area(['pot', 'paper', 'leaf', 'glow', 'pot'][at]!, `M${x - 22} ${[66, 86, 94, 86, 66][at]}h44l-22 50Z`),
    )
    .join('');

const stars = (places: readonly (readonly [x: number, y: number])[]) =>
  area('glow', places.map(([x, y], at) => star(x, y, at % 2 ? 11 : 15)).join(''));

/** A hanger on the rail, at the top of what hangs from it. */
export const hanger = (x: number, rail: number, neck: number, half: number) =>
  `<path class="line" d="M${x} ${neck}V${rail + 26}q0 -14 12 -14t12 -14 -14 -14 -14 12" stroke-width="6"/>` +
  area(
    'wood',
    `M${x - half} ${neck + 26}Q${x - half + 8} ${neck + 12} ${x} ${neck - 8}Q${x + half - 8} ${neck + 12} ${x + half} ${neck + 26}L${x + half - 6} ${neck + 36}Q${x} ${neck + 8} ${x - half + 6} ${neck + 36}Z`,
  );

/** An empty crib behind a thing that hangs above it. */
export function crib(k: number): string {
  const [wide, tall] = [Math.round(101 * k), Math.round(55 * k)];
  const [x, y] = [300 - wide / 2, 596 - tall];
  const bars = Array.from({ length: 11 }, (_, at) =>
    box(Math.round(x + 20 + (at * (wide - 50)) / 10), y + 16, 10, tall, 4),
  ).join('');
  const posts = box(x - 6, y - 34, 24, tall + 60, 8) + box(x + wide - 18, y - 34, 24, tall + 60, 8);
  return area('paper', box(x + 12, 560, wide - 24, 30, 8)) + area('wood', bars + box(x, y - 10, wide, 26, 10) + posts);
}

export const bubbles = (y: number) =>
  area(
    'paper',
    disc(70, y, 24) + disc(108, y - 10, 32) + disc(150, y + 2, 20) + disc(500, y - 8, 30) + disc(540, y, 22),
  );
export const water = (y: number) => area('sky', `M0 ${y}Q75 ${y - 16} 150 ${y}T300 ${y} 450 ${y} 600 ${y}V600H0Z`);

/** Chooses one of several, always the same one for a product. */
export const one = <T>(things: readonly [T, ...T[]], variety: number): T =>
  things[variety % things.length] ?? things[0];

/** Objects on a floor, for a small thing, a medium one, and furniture. */
export function floorThings(k: number, variety: number): string {
  if (k > 11) return books(one([92, 510], variety), 470, k * 0.6);
  const starry = stars([
    [110, 90],
    [220, 150],
    [360, 80],
    [480, 140],
  ]);
  return k > 5
    ? one(
        [
          windowPane(60, -60, 240, 330) + smallPlant(556, 452, k),
          pictureFrame(420, 60, 120) + books(106, 446, k * 0.6),
          starry + smallPlant(548, 452, k),
          windowPane(320, -80, 230, 320) + books(80, 448, k * 0.6),
        ],
        variety,
      )
    : one(
        [
          windowPane(56, 40, 170, 220) + floorPlant(548, 452, k),
          pictureFrame(430, 80, 92) + pictureFrame(320, 60, 76) + floorLamp(62, 452, k),
          windowPane(380, 44, 160, 210) + floorLamp(56, 452, k),
          starry + floorPlant(56, 452, k),
          pictureFrame(64, 90, 96) + windowPane(400, 50, 150, 190) + floorPlant(190, 450, k * 0.8),
        ],
        variety,
      );
}

/** Objects on a table. */
export const tableThings = (k: number, variety: number) =>
  one(
    [
      smallPlant(84, 470, k) + pictureFrame(440, 90, 104),
      mug(528, 476, k) + windowPane(60, 40, 170, 230),
      books(500, 474, k * 0.8) + smallPlant(82, 468, k),
      tableLamp(520, 470, k * 0.9) + pictureFrame(70, 80, 96),
    ],
    variety,
  );

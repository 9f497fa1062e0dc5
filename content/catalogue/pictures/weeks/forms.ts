import { ink, mix, type Painter } from '../paint.ts';
import { disc, oval, type Point } from '../paths.ts';

/** A thing for comparison with a baby, lying or standing on a sheet of its own. */
export interface Thing {
  /** Left, top, right and bottom of the drawing. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  /** Units of the sheet per inch of the real thing. */
  readonly perInch: number;
  /** Where the measure begins: an x for things that lie, the floor line for things that stand. */
  readonly zero: number;
  draw(p: Painter): string;
  /** A slice or half that lies next to it. */
  beside?(p: Painter): string;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** A closed smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const control = (a: Point, b: Point, c: Point, sign: number) =>
      `${short(a[0] + (sign * (c[0] - b[0])) / 6)} ${short(a[1] + (sign * (c[1] - b[1])) / 6)}`;
    return `C${control(from, before, to, 1)} ${control(to, from, after, -1)} ${to[0]} ${to[1]}`;
  });
  return `M${points[0]!.join(' ')}${curves.join('')}Z`;
}

/** A shape symmetric to an upright line: distances from it, from top to bottom. */
export function symmetric(cx: number, half: readonly Point[]): string {
  const right = half.map(([dx, y]): Point => [cx + dx, y]);
  const left = half
    .filter(([dx]) => dx > 0)
    .map(([dx, y]): Point => [cx - dx, y])
    .reverse();
  return smooth([...right, ...left]);
}

/** Points spread evenly over an ellipse, like seeds in a sunflower. */
export function spread(count: number, cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const reach = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.39996;
    return [short(cx + Math.cos(angle) * reach * rx), short(cy + Math.sin(angle) * reach * ry)];
  });
}

export const dots = (places: readonly Point[], radius: number) => places.map(([x, y]) => disc(x, y, radius)).join('');

/** A small round thing, lit from the top left, in fewer bytes than a body. */
export const bead = (p: Painter, x: number, y: number, rx: number, ry: number, fill: string) =>
  p.flat(oval(x, y, rx, ry), mix(fill, ink, 0.2)) +
  p.flat(oval(short(x - rx * 0.1), short(y - ry * 0.1), short(rx * 0.88), short(ry * 0.88)), fill) +
  p.flat(oval(short(x - rx * 0.35), short(y - ry * 0.38), short(rx * 0.28), short(ry * 0.2)), '#fff', 0.4);

/** Calls `draw` for each angle around a center. */
export const around = (count: number, draw: (angle: number, index: number) => string, from = 0) =>
  Array.from({ length: count }, (_, index) => draw(from + (360 / count) * index, index)).join('');

export const turned = (svg: string, angle: number, x: number, y: number) =>
  `<g transform="rotate(${short(angle)} ${x} ${y})">${svg}</g>`;
export const moved = (svg: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`;

/** A leaf with its middle vein, from its stalk to its tip. */
export function leafBlade(p: Painter, [x, y]: Point, [tipX, tipY]: Point, fill: string, breadth = 0.3): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const [nx, ny] = [-dy * breadth, dx * breadth];
  const near = (share: number, side: number) =>
    `${short(x + dx * share + nx * side)} ${short(y + dy * share + ny * side)}`;
  return (
    p.body(
      `M${x} ${y}C${near(0.15, 1)} ${near(0.65, 1)} ${tipX} ${tipY}C${near(0.65, -1)} ${near(0.15, -1)} ${x} ${y}Z`,
      fill,
      { depth: 5, light: 3 },
    ) + p.seam(`M${x} ${y}L${short(x + dx * 0.85)} ${short(y + dy * 0.85)}`, 3)
  );
}

/** A lens on a handle that shows things too small to see. */
export const magnifier = (p: Painter, x: number, y: number, radius: number, inside: string) =>
  p.rod(`M${x + radius * 0.75} ${y + radius * 0.75}L${x + radius * 1.7} ${y + radius * 1.7}`, '#8A5A3C', 26) +
  p.flat(disc(x, y, radius + 12), '#C9A45C') +
  p.flat(disc(x, y, radius), '#FDF8EE') +
  inside +
  p.flat(oval(x - radius * 0.4, y - radius * 0.45, radius * 0.3, radius * 0.2), '#fff', 0.7);

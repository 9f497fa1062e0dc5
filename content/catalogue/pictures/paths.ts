/** Path data for the few forms that every drawing is made of. Whole numbers keep the files small. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

export const box = (x: number, y: number, width: number, height: number, radius: number) => {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

export const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const disc = (cx: number, cy: number, radius: number) => oval(cx, cy, radius, radius);

/** A polygon whose corners are rounded by `radius`. */
export function facet(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const step = Math.min(radius, length / 2) / length;
    return [round(from[0] + dx * step), round(from[1] + dy * step)];
  };
  const corners = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    return { corner, enter: towards(corner, before), leave: towards(corner, after) };
  });
  return `${corners
    .map(
      ({ corner, enter, leave }, index) =>
        `${index ? 'L' : 'M'}${enter.join(' ')}Q${corner.join(' ')} ${leave.join(' ')}`,
    )
    .join('')}Z`;
}

export function star(cx: number, cy: number, radius: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const reach = index % 2 ? radius * inner : radius;
    return [round(cx + Math.cos(angle) * reach), round(cy + Math.sin(angle) * reach)];
  });
  return facet(corners, radius * 0.12);
}

export const heart = (cx: number, cy: number, size: number) => {
  const s = size / 2;
  return `M${cx} ${round(cy + s)}C${round(cx - s * 1.6)} ${round(cy - s * 0.1)} ${round(cx - s)} ${round(cy - s * 1.2)} ${cx} ${round(cy - s * 0.45)}C${round(cx + s)} ${round(cy - s * 1.2)} ${round(cx + s * 1.6)} ${round(cy - s * 0.1)} ${cx} ${round(cy + s)}Z`;
};

/** A crescent that opens to the right. */
export const moon = (cx: number, cy: number, radius: number) =>
  `M${round(cx + radius * 0.5)} ${round(cy - radius * 0.87)}a${radius} ${radius} 0 1 0 0 ${round(radius * 1.74)}a${round(radius * 0.8)} ${round(radius * 0.87)} 0 0 1 0 ${round(-radius * 1.74)}Z`;

export const leaf = (x: number, y: number, length: number, lean: number) =>
  `M${x} ${y}C${round(x - length * 0.45 + lean)} ${round(y - length * 0.35)} ${round(x - length * 0.3 + lean)} ${round(y - length * 0.85)} ${x + lean} ${y - length}C${round(x + length * 0.35 + lean)} ${round(y - length * 0.75)} ${round(x + length * 0.35 + lean * 0.5)} ${round(y - length * 0.3)} ${x} ${y}Z`;

import { svgPathBbox } from 'svg-path-bbox';

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const tags = /<(\/?)(g|path)\b([^>]*)>/g;
/** Shading is larger than the thing, and clipped. */
const isShade = (attributes: string) => attributes.includes(' d="M-99-99');

/** The extent of a drawing on its sheet, including the width of its lines. Its groups are moved, never scaled or turned. */
export function extentOf(svg: string): Extent {
  let all: Extent = { left: 600, top: 600, right: 0, bottom: 0 };
  const moves: [x: number, y: number][] = [[0, 0]];
  for (const [, close, name, attributes = ''] of svg.matchAll(tags)) {
    const [dx, dy] = moves.at(-1)!;
    if (close) moves.pop();
    else if (name === 'g') {
      const [x = 0, y = 0] = /translate\(([^)]*)\)/.exec(attributes)?.[1]?.split(' ').map(Number) ?? [];
      moves.push([dx + x, dy + y]);
    } else if (!isShade(attributes)) {
      const [left, top, right, bottom] = svgPathBbox(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '');
      const half = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0) / 2;
      all = {
        left: Math.min(all.left, left + dx - half),
        top: Math.min(all.top, top + dy - half),
        right: Math.max(all.right, right + dx + half),
        bottom: Math.max(all.bottom, bottom + dy + half),
      };
    }
  }
  return all;
}

import { disc } from './paths.ts';

/** One light source, top left, for every picture: this file is the only one that shades. */
export interface Palette {
  main: string;
  /** The main color in the shade, for insides and undersides. */
  deep: string;
  /** The main color in the light. */
  pale: string;
  second: string;
  secondDeep: string;
  accent: string;
}

export const ink = '#3B2C26';
export const paper = '#FDF8EE';
export const metal = '#8C8A88';
export const tire = '#4A4240';
export const wood = '#D6AE7B';
export const woodDeep = '#AE8354';
export const milk = '#FFFBF2';

export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export function paletteFrom(main: string, second: string, accent: string): Palette {
  return {
    main,
    second,
    accent,
    deep: mix(main, ink, 0.28),
    pale: mix(main, '#FFFFFF', 0.35),
    secondDeep: mix(second, ink, 0.22),
  };
}

export interface Painter extends Palette {
  /** A solid thing: flat color, its print if requested, shade at the bottom right, light at the top left. */
  body(d: string, fill?: string, look?: { print?: boolean; depth?: number; light?: number }): string;
  /** A flat detail. */
  flat(d: string, fill: string, opacity?: number): string;
  /** A tube, bar or strap. */
  rod(d: string, color: string, width?: number): string;
  /** A drawn line: seams, folds, faces. */
  seam(d: string, width?: number): string;
  stitch(d: string): string;
  wheel(cx: number, cy: number, radius: number): string;
  button(cx: number, cy: number, radius?: number): string;
}

export function createPainter(palette: Palette, printed: boolean): Painter {
  let clips = 0;
  const shadeOf = (d: string, depth: number) =>
    `<path d="M-99-99H799V799H-99Z${d}" transform="translate(${-depth} ${-Math.round(depth * 0.8)})" fill-rule="evenodd" fill="${ink}" opacity=".15"/>`;
  const lightOf = (d: string, depth: number) =>
    `<path d="M-99-99H799V799H-99Z${d}" transform="translate(${depth} ${depth})" fill-rule="evenodd" fill="#fff" opacity=".3"/>`;
  const flat = (d: string, fill: string, opacity = 1) =>
    `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const line = (d: string, color: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return {
    ...palette,
    flat,
    body(d, fill = palette.main, { print = false, depth = 16, light = 6 } = {}) {
      clips += 1;
      const id = `c${clips}`;
      return (
        `<clipPath id="${id}"><path d="${d}"/></clipPath>${flat(d, fill)}<g clip-path="url(#${id})">` +
        `${print && printed ? flat(d, 'url(#print)') : ''}${light ? lightOf(d, light) : ''}${depth ? shadeOf(d, depth) : ''}</g>`
      );
    },
    rod: (d, color, width = 14) =>
      line(d, color, width) +
      (width < 9
        ? ''
        : line(
            d,
            '#fff',
            Math.round(width / 4),
            ` opacity=".3" transform="translate(${-Math.round(width / 5)} ${-Math.round(width / 5)})"`,
          )),
    seam: (d, width = 5) => line(d, ink, width, ' opacity=".38"'),
    stitch: (d) => line(d, ink, 4, ' opacity=".35" stroke-dasharray="10 9"'),
    wheel: (cx, cy, radius) =>
      flat(disc(cx, cy, radius), tire) +
      flat(disc(cx, cy, Math.round(radius * 0.68)), '#EFE6D6') +
      line(
        `M${cx - Math.round(radius * 0.75)} ${cy - Math.round(radius * 0.42)}A${Math.round(radius * 0.86)} ${Math.round(radius * 0.86)} 0 0 1 ${cx - Math.round(radius * 0.1)} ${cy - Math.round(radius * 0.85)}`,
        '#fff',
        4,
        ' opacity=".3"',
      ) +
      flat(disc(cx, cy, Math.round(radius * 0.26)), palette.accent),
    button: (cx, cy, radius = 8) =>
      flat(disc(cx, cy, radius), palette.accent) +
      flat(disc(cx - radius * 0.3, cy - radius * 0.3, radius * 0.35), '#fff', 0.5),
  };
}

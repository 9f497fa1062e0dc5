import { ink, type Painter } from '../paint.ts';
import { disc, oval } from '../paths.ts';

/** What several families of things have alike. */
export const eyes = (cx: number, cy: number, gap: number, radius = 8) =>
  `<path d="${disc(cx - gap, cy, radius)}${disc(cx + gap, cy, radius)}" fill="${ink}"/>`;

export const nose = (p: Painter, cx: number, cy: number) =>
  p.flat(oval(cx, cy, 17, 11), ink) + p.seam(`M${cx} ${cy + 10}v14m-20 6q10 10 20-6 10 16 20 6`);

/** A tied bow; `size` is half its width. */
export function bow(p: Painter, cx: number, cy: number, size: number): string {
  const high = Math.round(size * 0.62);
  const wing = (side: 1 | -1) =>
    `M${cx} ${cy}Q${cx + side * size * 0.8} ${cy - high * 1.3} ${cx + side * size} ${cy - high * 0.4}T${cx + side * size} ${cy + high * 0.6}Q${cx + side * size * 0.7} ${cy + high} ${cx} ${cy}Z`;
  return (
    p.body(wing(-1) + wing(1), p.accent, { depth: 5, light: 3 }) +
    p.body(disc(cx, cy, Math.round(size * 0.24)), p.accent, { depth: 4, light: 3 })
  );
}

/** A leaf-shaped label with two lines of writing. */
export const writing = (p: Painter, x: number, y: number, width: number) =>
  p.seam(`M${x} ${y}h${width}M${x} ${y + 24}h${Math.round(width * 0.62)}`);

/** The head of a pump; the bottle's neck is at (cx, y). */
export const pump = (p: Painter, cx: number, y: number, color: string) =>
  p.rod(`M${cx} ${y}V${y - 62}H${cx - 74}`, color, 20) +
  p.body(`M${cx - 40} ${y - 14}h80v40h-80Z`, p.accent, { depth: 8 });

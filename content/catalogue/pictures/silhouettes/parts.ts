import { ink, type Painter } from '../paint.ts';
import { disc, oval } from '../paths.ts';

/** Parts that several families of things share. */
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

/** Outlines that several clothes share, each starting at the front of its neck. */
export const shortBody =
  'M222 96Q300 150 378 96L430 110 506 206 432 262 410 238Q420 330 404 386 340 410 336 500 300 514 264 500 260 410 196 386 180 330 190 238L168 262 94 206 170 110Z';
export const longBody =
  'M222 90Q300 142 378 90L432 106Q500 220 540 380L482 400 414 250Q420 330 404 390 340 414 336 502 300 516 264 502 260 414 196 390 180 330 186 250L118 400 60 380Q100 220 168 106Z';
export const footed =
  'M230 66Q300 110 370 66L424 82Q480 180 512 312L460 330 408 220 412 370Q430 440 424 500 424 536 384 536 330 536 326 500L300 400 274 500Q270 536 216 536 176 536 176 500 170 440 188 370L192 220 140 330 88 312Q120 180 176 82Z';
export const tee =
  'M226 110Q300 160 374 110L436 126 520 250 440 306 410 268 416 480Q416 496 396 496H204Q184 496 184 480L190 268 160 306 80 250 164 126Z';

/** 98.6 in the digits of an old display, from (x, y), `unit` wide. */
export const reading = (x: number, y: number, unit: number) => {
  const [w, h] = [unit, unit * 0.9];
  const nine = `M${x + w} ${y + h}H${x}V${y}H${x + w}V${y + 2 * h}H${x}`;
  const eight = `M${x + 1.6 * w} ${y}h${w}v${2 * h}h${-w}ZM${x + 1.6 * w} ${y + h}h${w}`;
  const point = `M${x + 3 * w} ${y + 2 * h}v1`;
  const six = `M${x + 4.4 * w} ${y}h${-w}v${2 * h}h${w}v${-h}h${-w}`;
  return nine + eight + point + six;
};

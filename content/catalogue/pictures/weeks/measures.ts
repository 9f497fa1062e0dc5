import { ink, type Painter, paper } from '../paint.ts';
import { box, disc, heart, oval } from '../paths.ts';

/** The same in every week, so that sizes can be compared: a tape measure, a growth chart and a kitchen scale. */
const number = (x: number, y: number, size: number, value: number) =>
  `<text x="${Math.round(x)}" y="${y}" font-family="Figtree,system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${ink}">${value}</text>`;

const marks = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" opacity=".55"/>`;

/** How many parts an inch has room for, and how many inches are between two numbers. */
const divisions = (perInch: number) => ({
  parts: perInch >= 90 ? 8 : perInch >= 60 ? 4 : 2,
  numbered: perInch >= 36 ? 1 : 2,
});

const pin = (x: number, y: number) => heart(Math.round(x), Math.round(y), 30);

/** Lies below the thing, from `zero` to the right edge; a heart marks the length of the baby. */
export function tapeMeasure(p: Painter, zero: number, perInch: number, babyInches: number, color: string): string {
  const { parts, numbered } = divisions(perInch);
  const top = 500;
  const count = Math.floor(((1200 - zero) / perInch) * parts);
  const ticks = Array.from({ length: count + 1 }, (_, at) => {
    const height = at % parts === 0 ? 24 : at % (parts / 2) === 0 ? 16 : 9;
    return `M${Math.round((zero + (at * perInch) / parts) * 10) / 10} ${top}v${height}`;
  }).join('');
  const numbers = Array.from({ length: Math.floor(count / parts) }, (_, at) => at + 1)
    .filter((inch) => inch % numbered === 0)
    .map((inch) => number(zero + inch * perInch, top + 48, 22, inch))
    .join('');
  const baby = zero + babyInches * perInch;
  return (
    p.flat(`M${zero} ${top + 10}H1200V${top + 66}H${zero}Z`, ink, 0.12) +
    p.flat(`M${zero} ${top}H1200V${top + 58}H${zero}Z`, color) +
    p.flat(box(zero - 20, top - 3, 24, 64, 6), '#B9B2A6') +
    marks(ticks, 2.5) +
    numbers +
    p.flat(`M${baby - 1.5} ${top - 4}h3V${top + 30}h-3Z`, '#CB5234') +
    p.flat(pin(baby, top - 16), '#CB5234')
  );
}

/** Hangs on the wall beside a thing that stands on the line `floor`. */
export function growthChart(
  p: Painter,
  x: number,
  floor: number,
  perInch: number,
  babyInches: number,
  color: string,
): string {
  const inches = Array.from({ length: Math.floor((floor - 24) / perInch) }, (_, at) => at + 1);
  const baby = Math.round(floor - babyInches * perInch);
  return (
    p.flat(box(x + 6, 18, 76, floor - 10, 10), ink, 0.1) +
    p.flat(box(x, 12, 76, floor - 10, 10), color) +
    p.flat(disc(x + 38, 26, 5), ink, 0.4) +
    marks(
      inches.map((inch) => `M${x + 76} ${Math.round(floor - inch * perInch)}h${inch % 2 ? -14 : -26}`).join(''),
      2.5,
    ) +
    inches
      .filter((inch) => inch % 4 === 0)
      .map((inch) => number(x + 28, Math.round(floor - inch * perInch) + 8, 22, inch))
      .join('') +
    p.flat(`M${x + 40} ${baby - 1.5}H${x + 92}v3H${x + 40}Z`, '#CB5234') +
    p.flat(pin(x + 104, baby), '#CB5234')
  );
}

const pounds = 10;

/**
 * Its plate is at `plate`, its foot at `foot`; the needle shows the baby's weight. Drawn around x = 300, where all that is painted fits on
 * one sheet.
 */
export function kitchenScale(p: Painter, plate: number, foot: number, babyPounds: number, color: string): string {
  const cx = 300;
  const middle = Math.round((plate + foot) / 2) + 14;
  const radius = 62;
  const angle = (value: number) => (-150 + (300 * value) / pounds) * (Math.PI / 180);
  const at = (value: number, reach: number) =>
    [Math.round(cx + Math.sin(angle(value)) * reach), Math.round(middle - Math.cos(angle(value)) * reach)] as const;
  const ticks = Array.from(
    { length: pounds + 1 },
    (_, value) => `M${at(value, 58).join(' ')}L${at(value, value % 2 ? 53 : 48).join(' ')}`,
  );
  const [needleX, needleY] = at(babyPounds, 50);
  return (
    `<ellipse cx="${cx}" cy="${foot}" rx="210" ry="16" fill="${ink}" opacity=".16"/>` +
    p.body(
      `M${cx - 110} ${plate + 26}H${cx + 110}L${cx + 168} ${foot - 14}Q${cx + 170} ${foot} ${cx + 154} ${foot}H${cx - 154}Q${cx - 170} ${foot} ${cx - 168} ${foot - 14}Z`,
      color,
      { depth: 12 },
    ) +
    p.flat(box(cx - 40, plate + 6, 80, 26, 6), '#9B958B') +
    p.body(
      `M${cx - 230} ${plate - 10}H${cx + 230}Q${cx + 222} ${plate + 18} ${cx + 170} ${plate + 18}H${cx - 170}Q${cx - 222} ${plate + 18} ${cx - 230} ${plate - 10}Z`,
      '#D8D2C6',
      { depth: 6 },
    ) +
    p.flat(disc(cx, middle, radius + 8), '#B9B2A6') +
    p.flat(disc(cx, middle, radius), paper) +
    marks(ticks.join(''), 2.5) +
    [0, 2, 4, 6, 8]
      .map((value) => {
        const [x, y] = at(value, 37);
        return number(x, y + 5, 15, value);
      })
      .join('') +
    p.rod(`M${cx} ${middle}L${needleX} ${needleY}`, '#CB5234', 5) +
    p.flat(oval(cx, middle, 7, 7), '#CB5234')
  );
}

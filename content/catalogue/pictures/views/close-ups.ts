import { ink, metal, mix, type Painter, paper, tire } from '../paint.ts';
import { box, disc, heart } from '../paths.ts';

/** Materials and fastenings from near. Each fills the sheet. */
interface CloseUp {
  /** What it shows: "the snaps". */
  readonly words: string;
  draw(p: Painter): string;
}

const sheet = 'M0 0H600V600H0Z';
const still = { depth: 0, light: 0 };
const label = (p: Painter, x: number, y: number) =>
  p.body(box(x, y, 118, 84, 8), paper, { depth: 7 }) +
  p.flat(heart(x + 59, y + 46, 44), p.accent) +
  p.stitch(`M${x + 10} ${y + 10}h98`);
/** Soft folds: light beside shade, from the top left. */
const folds = (d: string) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="34" stroke-linecap="round" opacity=".09"/><path d="${d}" transform="translate(-26 -14)" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".16"/>`;
/** One knit stitch, a V, that repeats over the sheet. */
const knitted = (id: string, fill: string, light: string) => {
  const half = (flip: string) =>
    `<g${flip}><path d="M1 1Q7 -14 27 6L29 51Q3 42 1 1Z" fill="${fill}"/><path d="M5 6Q9 -4 20 6L24 22" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".4"/></g>`;
  return `<pattern id="${id}" width="60" height="48" y="16" patternUnits="userSpaceOnUse">${[-48, 0, 48].map((y) => `<g transform="translate(0 ${y})">${half('')}${half(' transform="translate(60) scale(-1 1)"')}</g>`).join('')}</pattern>`;
};
const rows = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export const closeUps = {
  fabric: {
    words: 'the fabric and the seams',
    draw: (p) =>
      p.body(sheet, p.main, { print: true, ...still }) +
      folds('M-20 190Q180 240 330 120T640 60M-20 420Q220 420 380 330T640 250') +
      p.body('M-20 470Q240 520 620 400V620H-20Z', p.second, { depth: 14 }) +
      p.stitch('M-10 500Q240 548 610 430M-10 448Q240 498 610 378') +
      label(p, 330, 356),
  },
  snaps: {
    words: 'the snaps',
    draw: (p) =>
      p.body(sheet, p.main, { print: true, ...still }) +
      folds('M-20 120Q200 190 620 90') +
      p.body('M-30 330Q300 250 640 300V470Q300 420 -30 500Z', p.main, { print: true, depth: 18, light: 10 }) +
      p.stitch('M-20 356Q300 276 630 326M-20 470Q300 392 630 440') +
      [130, 300, 470]
        .map(
          (x, at) =>
            p.body(disc(x, [402, 370, 372][at]!, 46), p.accent, { depth: 9 }) +
            p.flat(disc(x, [402, 370, 372][at]!, 26), p.accent) +
            p.seam(disc(x, [402, 370, 372][at]!, 26), 5) +
            p.flat(disc(x - 12, [402, 370, 372][at]! - 14, 8), '#fff', 0.6),
        )
        .join('') +
      p.body('M-20 548Q300 470 620 520V620H-20Z', p.second, { depth: 12 }),
  },
  zip: {
    words: 'the zipper',
    draw: (p) =>
      p.body(sheet, p.main, { print: true, ...still }) +
      folds('M60 -20Q140 260 80 620M560 -20Q480 300 540 620') +
      p.body('M236 -20H300V620H220Q250 300 236 -20Z', p.second, { depth: 8 }) +
      p.body('M300 -20H364Q350 300 380 620H300Z', p.second, { depth: 8 }) +
      rows(
        20,
        (at) =>
          p.flat(box(at % 2 ? 300 : 276, at * 31 - 6, 26, 20, 5), '#B9B6B2') +
          p.flat(box(at % 2 ? 304 : 280, at * 31 - 3, 16, 5, 2), '#fff', 0.6),
      ) +
      p.body('M258 210Q258 190 300 190T342 210L334 300Q300 318 266 300Z', p.accent, { depth: 10 }) +
      p.body('M282 280H318L330 430Q300 458 270 430Z', p.accent, { depth: 10 }) +
      p.flat(box(291, 366, 18, 44, 9), ink, 0.4) +
      p.stitch('M206 -10Q222 300 190 610M394 -10Q378 300 410 610'),
  },
  knit: {
    words: 'the knit',
    draw: (p) =>
      p.flat(sheet, p.deep) +
      knitted('knit', p.main, p.pale) +
      knitted('stripe', p.second, '#fff') +
      p.flat(sheet, 'url(#knit)') +
      p.flat('M0 352H600V448H0Z', p.secondDeep) +
      p.flat('M0 352H600V448H0Z', 'url(#stripe)') +
      label(p, 400, 60),
  },
  quilt: {
    words: 'the quilting',
    draw: (p) =>
      p.body(sheet, p.main, { print: true, ...still }) +
      [-450, -300, -150, 0, 150, 300, 450, 600, 750, 900, 1050]
        .map((x) => {
          const line = `M${x} -20L${x - 640} 620M${x - 450} -20L${x + 190} 620`;
          return (
            `<path d="${line}" fill="none" stroke="${ink}" stroke-width="30" opacity=".1"/>` +
            `<path d="${line}" transform="translate(-9 -13)" fill="none" stroke="#fff" stroke-width="14" opacity=".26"/>` +
            p.seam(line, 5)
          );
        })
        .join('') +
      p.body('M-20 500Q300 440 620 500V620H-20Z', p.second, { depth: 14 }) +
      p.stitch('M-10 536Q300 476 610 536') +
      label(p, 420, 400),
  },
  buckle: {
    words: 'the buckle',
    draw: (p) =>
      p.body(sheet, p.main, { print: true, ...still }) +
      p.seam('M-10 150Q300 230 610 150M-10 420Q300 500 610 420', 8) +
      folds('M-20 60Q300 140 620 60') +
      p.rod('M150 -40L276 300M450 -40L324 300', p.second, 84) +
      p.stitch('M126 -30L246 290M190 -40L306 270M474 -30L354 290M410 -40L294 270') +
      p.rod('M300 420V640', p.second, 92) +
      p.stitch('M266 470V600M334 470V600') +
      p.body('M190 254Q190 214 232 214H368Q410 214 410 254L396 404Q390 446 344 446H256Q210 446 204 404Z', '#56504E', {
        depth: 20,
      }) +
      p.body(box(252, 282, 96, 96, 26), p.accent, { depth: 12 }) +
      p.seam('M280 330H320M300 310V350', 9) +
      p.body(box(78, 60, 92, 66, 18), p.second, { depth: 9 }) +
      p.body(box(432, 60, 92, 66, 18), p.second, { depth: 9 }),
  },
  wheel: {
    words: 'a wheel',
    draw: (p) =>
      p.rod('M660 -40L330 330', metal, 52) +
      p.rod('M-40 120L330 330', p.deep, 40) +
      p.body(disc(300, 360, 272), tire, { depth: 26 }) +
      p.seam(
        Array.from({ length: 36 }, (_, at) => {
          const angle = (at / 36) * Math.PI * 2;
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          return `M${Math.round(300 + c * 246)} ${Math.round(360 + s * 246)}L${Math.round(300 + c * 268)} ${Math.round(360 + s * 268)}`;
        }).join(''),
        9,
      ) +
      p.body(disc(300, 360, 204), '#EFE6D6', { depth: 18 }) +
      p.flat(disc(300, 360, 168), mix(tire, '#EFE6D6', 0.5)) +
      p.rod(
        [0, 1, 2, 3, 4, 5]
          .map(
            (at) =>
              `M300 360L${Math.round(300 + Math.cos((at * Math.PI) / 3 + 0.4) * 178)} ${Math.round(360 + Math.sin((at * Math.PI) / 3 + 0.4) * 178)}`,
          )
          .join(''),
        '#EFE6D6',
        34,
      ) +
      p.body(disc(300, 360, 66), p.accent, { depth: 14 }) +
      p.body(disc(300, 360, 26), metal, { depth: 6 }) +
      p.body('M470 120L640 -20V150L560 210Z', p.main, { depth: 14 }),
  },
} as const satisfies Record<string, CloseUp>;

export type CloseUpKey = keyof typeof closeUps;

/** With the light from the top left. */
export function drawCloseUp(key: CloseUpKey, p: Painter): string {
  const light = `<linearGradient id="near" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".24"/></linearGradient>`;
  return `${closeUps[key].draw(p)}${light}<path d="${sheet}" fill="url(#near)"/>`;
}

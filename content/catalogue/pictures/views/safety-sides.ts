import { box } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** What is sold to make a home or a carrier safer, by itself: the first drawing shows it where it is fastened. */
export const safetySides = {
  'cabinet-lock': {
    words: 'and two of them by themselves',
    shadow: [300, 470, 190],
    draw: (p) =>
      [190, 330]
        .map(
          (y, at) =>
            p.rod(`M170 ${y + 50}H430`, [p.second, p.deep][at]!, 34) +
            p.body(box(96, y, 110, 100, 30), p.main, { depth: 14 }) +
            p.body(box(394, y, 110, 100, 30), p.main, { depth: 14 }) +
            p.button(150, y + 50, 16) +
            p.button(450, y + 50, 16),
        )
        .join(''),
  },
  'corner-guard': {
    words: 'and two pieces by themselves',
    shadow: [300, 480, 200],
    draw: (p) =>
      p.body('M100 220Q100 120 200 120H320V210H230Q190 210 190 250V340H100Z', p.main, { depth: 18 }) +
      p.body('M280 380Q280 280 380 280H500V370H410Q370 370 370 410V480H280Z', p.second, { depth: 18 }) +
      p.stitch('M130 320V230Q130 150 210 150H300M310 460V400Q310 310 390 310H480'),
  },
  'carrier-cover': {
    words: 'opened and laid flat',
    shadow: [300, 470, 170],
    draw: (p) =>
      [200, 400]
        .map(
          (x) =>
            p.body(box(x - 76, 150, 152, 300, 44), p.main, { print: true, depth: 18 }) +
            p.stitch(box(x - 58, 168, 116, 264, 32)) +
            p.button(x, 200, 11) +
            p.button(x, 400, 11) +
            p.body(box(x - 26, 286, 52, 30, 8), p.second, { depth: 5 }),
        )
        .join(''),
  },
} as const satisfies Partial<Record<string, Silhouette>>;

import { ink, paper } from '../paint.ts';
import { box, disc, oval } from '../paths.ts';
import { reading } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

const lit = '#DDEBDD';

/** More infrared thermometers, in addition to that of care.ts. */
export const thermometers = {
  'wand-thermometer': {
    words: 'forehead thermometer shaped like a wand',
    shadow: [310, 508, 120],
    draw: (p) =>
      p.body('M246 96Q250 62 300 62T354 96L344 132H256Z', p.deep, { depth: 8 }) +
      p.flat(oval(300, 82, 26, 12), ink, 0.5) +
      p.body('M244 128Q300 108 356 128L372 250Q376 420 344 486 300 520 256 486 224 420 228 250Z', p.main, {
        depth: 22,
      }) +
      p.body(box(246, 176, 108, 120, 24), lit, { depth: 6 }) +
      p.seam(reading(264, 210, 16), 6) +
      p.button(300, 352, 28) +
      p.seam('M276 420Q300 432 324 420M280 446Q300 456 320 446'),
  },
  'round-thermometer': {
    words: 'small round forehead thermometer',
    shadow: [300, 506, 170],
    draw: (p) =>
      p.body('M262 120Q266 74 300 74T338 120L350 170H250Z', p.deep, { depth: 8 }) +
      p.body('M300 146Q470 150 474 322 466 500 300 502 134 500 126 322 130 150 300 146Z', p.main, { depth: 26 }) +
      p.body(disc(300, 322, 124), paper, { depth: 8, light: 0 }) +
      p.body(disc(300, 322, 104), lit, { depth: 6, light: 0 }) +
      p.seam(reading(240, 284, 24), 8) +
      p.seam('M240 372q20-20 40 0t40 0 40 0', 6) +
      p.button(300, 466, 18),
  },
  'ear-thermometer': {
    words: 'infrared thermometer with a short probe and a cradle',
    shadow: [310, 510, 180],
    draw: (p) =>
      p.body('M150 466Q160 420 236 420H392Q460 420 466 466L474 490Q470 508 440 508H178Q146 506 146 490Z', p.second, {
        depth: 12,
      }) +
      p.body('M184 108L128 84Q102 82 104 108 112 134 178 152Z', paper, { depth: 6 }) +
      p.body('M176 130Q182 76 266 80 368 88 374 168 372 220 356 260L330 440H230L238 250Q168 226 176 130Z', p.main, {
        depth: 22,
      }) +
      p.body('M238 250Q300 236 356 260L350 300Q300 280 242 296Z', p.accent, { depth: 4, light: 0 }) +
      p.body(box(236, 128, 112, 74, 18), lit, { depth: 6 }) +
      p.seam(reading(256, 148, 15), 6) +
      p.body(oval(290, 350, 26, 34), p.pale, { depth: 6 }),
  },
  'folding-thermometer': {
    words: 'flat forehead thermometer with a wide screen and a wrist loop',
    shadow: [300, 506, 130],
    draw: (p) =>
      p.seam('M236 70Q300 34 364 70M256 98Q300 74 344 98', 9) +
      p.rod('M404 376Q486 372 484 440T398 448', p.accent, 12) +
      p.body('M226 150Q226 116 262 116H338Q374 116 374 150V190H226Z', p.deep, { depth: 8 }) +
      p.body('M186 228Q186 160 254 160H346Q414 160 414 228V396Q414 494 300 494T186 396Z', p.main, { depth: 24 }) +
      p.body(box(212, 196, 176, 120, 24), lit, { depth: 8 }) +
      p.seam(reading(240, 226, 24), 9) +
      p.seam('M236 296h52', 5) +
      p.body(disc(300, 390, 50), p.pale, { depth: 8 }) +
      p.button(300, 390, 26),
  },
} as const satisfies Record<string, Silhouette>;

import { ink, wood, woodDeep } from '../paint.ts';
import { box, disc, facet, heart, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More toys on wheels, in addition to those of playtime.ts. */
export const pushToys = {
  'activity-walker': {
    words: 'wooden push walker with beads and gears on its front',
    shadow: [310, 512, 190],
    draw: (p) =>
      p.rod('M430 440L470 130M330 440L382 130', wood, 18) +
      p.rod('M360 128H494', p.accent, 26) +
      p.body(
        facet(
          [
            [118, 214],
            [366, 190],
            [420, 444],
            [140, 452],
          ],
          18,
        ),
        p.main,
        { print: true, depth: 20 },
      ) +
      p.rod('M160 262H356', woodDeep, 8) +
      p.body(disc(196, 262, 22) + disc(240, 262, 22), p.accent, { depth: 6 }) +
      p.body(disc(308, 262, 22), p.second, { depth: 6 }) +
      p.body(star(216, 368, 58, 8, 0.74), p.second, { depth: 8 }) +
      p.body(star(320, 372, 46, 8, 0.74), wood, { depth: 8 }) +
      p.button(216, 368, 14) +
      p.button(320, 372, 12) +
      p.wheel(164, 462, 46) +
      p.wheel(410, 462, 46),
  },
  'ride-on-car': {
    words: 'ride-on car with a steering wheel',
    shadow: [300, 512, 220],
    draw: (p) =>
      p.body(
        'M68 398Q64 310 140 302L226 292Q250 220 330 222H420Q500 230 520 316 538 330 536 398 534 440 496 440H110Q70 438 68 398Z',
        p.main,
        {
          depth: 26,
        },
      ) +
      p.body('M268 296Q288 250 336 250H372V316H262Z', '#E4F0F2', { depth: 6 }) +
      p.rod('M262 262L292 214', ink, 12) +
      p.rod('M262 236Q282 190 326 206', p.accent, 16) +
      p.body('M392 232Q470 210 510 250L500 316H392Z', p.second, { print: true, depth: 10 }) +
      p.body(disc(110, 350, 24), '#F7E4A8', { depth: 6 }) +
      p.body(box(56, 398, 90, 34, 14), p.pale, { depth: 6 }) +
      p.body(heart(322, 376, 62), p.accent, { depth: 6 }) +
      p.wheel(176, 446, 60) +
      p.wheel(432, 446, 60),
  },
  'rocking-pony': {
    words: 'ride-on pony on four small wheels with a mane',
    shadow: [300, 516, 200],
    draw: (p) =>
      p.rod('M482 300Q548 320 532 408', p.accent, 30) +
      p.body('M404 360H462L476 470H424ZM204 360H262L250 470H198Z', p.deep, { depth: 8 }) +
      p.body('M190 310Q220 270 300 284 400 300 470 280 520 320 486 390 430 420 330 410 224 416 196 376Z', p.main, {
        depth: 20,
      }) +
      p.body('M226 380H282L270 474H216ZM430 380H486L480 474H440Z', p.main, { depth: 8 }) +
      p.body('M102 214Q96 178 140 170L190 120Q262 110 274 190L292 316 196 350 188 250Q112 262 102 214Z', p.main, {
        depth: 16,
      }) +
      p.body('M196 124L186 72Q216 74 232 116Z', p.deep, { depth: 4 }) +
      p.body('M222 108Q300 100 306 190 316 250 324 292L276 296Q280 220 262 180 246 138 222 108Z', p.accent, {
        depth: 8,
      }) +
      p.flat(disc(186, 176, 9), ink) +
      p.seam('M122 226q14 10 30 2') +
      p.rod('M180 256L272 232', wood, 18) +
      p.body('M318 282Q380 310 446 282L456 336Q388 366 322 340Z', p.second, { print: true, depth: 8 }) +
      p.wheel(236, 480, 32) +
      p.wheel(462, 480, 32),
  },
  'pull-hound': {
    words: 'wooden pull toy dog with long ears and a rolling tail',
    shadow: [310, 506, 200],
    draw: (p) =>
      p.seam('M112 396Q44 380 52 300T110 220', 6) +
      p.body(disc(116, 204, 24), p.accent, { depth: 6 }) +
      p.body(box(118, 404, 380, 44, 20), wood, { depth: 10 }) +
      p.body('M246 300Q250 260 300 260H430Q490 262 488 330L484 408H256Z', p.main, { depth: 18 }) +
      p.rod('M480 290Q520 270 514 214', p.deep, 18) +
      p.body(disc(512, 206, 24), p.accent, { depth: 6 }) +
      p.body('M146 242Q142 146 236 148 328 152 326 246 322 334 236 336 152 330 146 242Z', p.main, { depth: 16 }) +
      p.body('M280 166Q350 176 352 262 346 320 316 320 290 300 296 240Z', p.deep, { depth: 8 }) +
      p.flat(disc(206, 226, 10), ink) +
      p.flat(disc(150, 262, 17), ink) +
      p.seam('M170 290q22 16 44 2') +
      p.body(box(262, 330, 100, 24, 12), p.accent, { depth: 5 }) +
      p.body(star(420, 336, 34), p.second, { depth: 4 }) +
      p.wheel(184, 456, 46) +
      p.wheel(440, 456, 46),
  },
} as const satisfies Record<string, Silhouette>;

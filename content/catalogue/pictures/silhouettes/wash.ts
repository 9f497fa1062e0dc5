import { milk, paper, woodDeep } from '../paint.ts';
import { box, disc, heart, leaf, oval } from '../paths.ts';
import { pump, writing } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

/** Wash and lotion, in addition to those of care.ts. Every wash has a pump: its text says so. */
export const wash = {
  'round-pump-wash': {
    words: 'round pump bottle of baby wash',
    shadow: [300, 516, 150],
    draw: (p) =>
      pump(p, 300, 196, p.second) +
      p.body(
        'M270 214H330Q336 250 376 268 448 304 448 396 448 512 300 512T152 396Q152 304 224 268 264 250 270 214Z',
        p.main,
        {
          depth: 26,
        },
      ) +
      p.body(oval(300, 396, 100, 76), paper, { depth: 6, light: 0 }) +
      p.flat('M300 340Q336 388 326 416 300 446 274 416 264 388 300 340Z', '#A9CBDA') +
      p.flat(disc(360, 376, 10) + disc(240, 410, 8) + disc(246, 372, 6), '#A9CBDA'),
  },
  'square-pump-wash': {
    words: 'square pump bottle of baby wash with a wide label',
    shadow: [300, 516, 130],
    draw: (p) =>
      pump(p, 300, 176, '#8C8A88') +
      p.body('M184 232Q184 202 216 202H384Q416 202 416 232V482Q416 512 384 512H216Q184 512 184 482Z', p.main, {
        depth: 24,
      }) +
      p.body('M184 282H416V432H184Z', paper, { depth: 6, light: 0 }) +
      p.flat(leaf(240, 396, 76, -16) + leaf(246, 396, 60, 26), p.deep) +
      writing(p, 296, 334, 84) +
      p.flat(box(296, 386, 60, 16, 8), p.accent, 0.8),
  },
  'foam-pump-wash': {
    words: 'foaming pump bottle of baby wash with foam beside it',
    shadow: [310, 516, 170],
    draw: (p) =>
      p.body('M214 96Q214 76 236 76H322Q344 76 344 96V118H258L238 150 206 140Z', p.second, { depth: 8 }) +
      p.body(box(216, 116, 132, 76, 16), p.accent, { depth: 10 }) +
      p.seam('M240 126V182M264 126V182M288 126V182M312 126V182', 3) +
      p.body('M204 214Q206 190 236 190H328Q358 190 360 214L376 470Q376 512 336 512H228Q188 512 188 470Z', p.main, {
        depth: 24,
      }) +
      p.flat('M204 330Q282 310 366 330L374 470Q374 508 336 510H228Q192 508 192 470Z', '#fff', 0.28) +
      p.body(disc(282, 300, 56), paper, { depth: 6, light: 0 }) +
      p.flat(heart(282, 304, 54), p.accent) +
      p.body('M388 512Q366 470 404 456 406 420 444 426 482 424 482 462 520 474 502 512Z', '#FFFFFF', {
        depth: 10,
        light: 0,
      }) +
      p.flat(disc(516, 410, 12) + disc(420, 394, 9) + disc(486, 384, 7), '#fff', 0.8),
  },
  'balm-tin': {
    words: 'round tin of balm, open, with its lid leaning on it',
    shadow: [310, 492, 200],
    draw: (p) =>
      p.body(disc(404, 316, 150), p.main, { depth: 20 }) +
      p.body(disc(404, 316, 116), p.pale, { depth: 6, light: 0 }) +
      p.flat(leaf(380, 388, 120, -34) + leaf(410, 388, 110, 40), p.deep) +
      p.flat(disc(398, 396, 9), p.accent) +
      p.body('M96 384V440Q100 490 246 490T396 440V384Z', '#B9B6B2', { depth: 16 }) +
      p.body(oval(246, 384, 150, 56), '#D7D4CF', { depth: 5 }) +
      p.flat(oval(246, 386, 132, 45), milk) +
      p.seam('M168 386Q206 358 262 372T318 392', 5) +
      p.body('M112 424Q246 470 380 424V452Q246 500 112 452Z', p.accent, { depth: 4, light: 0 }),
  },
  'lotion-pump': {
    words: 'tall pump bottle of baby lotion',
    shadow: [300, 522, 110],
    draw: (p) =>
      p.body(box(210, 76, 112, 34, 16), p.second, { depth: 6 }) +
      p.rod('M300 108V168', p.second, 22) +
      p.body(box(252, 156, 96, 48, 12), p.accent, { depth: 8 }) +
      p.body('M226 226Q230 202 256 202H344Q370 202 374 226V490Q374 518 346 518H254Q226 518 226 490Z', p.main, {
        depth: 20,
      }) +
      p.body(box(244, 270, 112, 190, 14), milk, { depth: 6, light: 0 }) +
      p.flat(heart(300, 330, 62), p.accent, 0.9) +
      writing(p, 264, 388, 72) +
      p.seam('M238 486H362', 3),
  },
  'lotion-squeeze': {
    words: 'squeeze bottle of baby lotion with a flip cap',
    shadow: [300, 520, 140],
    draw: (p) =>
      p.body('M214 82Q300 52 386 82Q444 170 424 300 416 380 392 420H208Q184 380 176 300 156 170 214 82Z', p.main, {
        depth: 24,
      }) +
      p.body('M218 158Q300 128 382 158 400 240 378 320 300 342 222 320 200 240 218 158Z', paper, {
        depth: 6,
        light: 0,
      }) +
      p.flat(disc(300, 216, 40), p.second) +
      p.flat(leaf(292, 246, 58, -14) + leaf(306, 246, 58, 14), p.deep) +
      writing(p, 258, 280, 84) +
      p.body('M214 418H386L376 500Q374 518 356 518H244Q226 518 224 500Z', p.second, { depth: 10 }) +
      p.seam('M218 452H382', 5) +
      p.body('M276 444H324V462H276Z', woodDeep, { depth: 0, light: 0 }),
  },
} as const satisfies Record<string, Silhouette>;

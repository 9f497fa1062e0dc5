import { milk, type Painter } from '../paint.ts';
import { box, disc, facet } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/**
 * More cribs and car seats, in addition to those of nursery.ts and on-the-go.ts. A crib contains a mattress with a fitted sheet and nothing
 * else.
 */
const slats = (from: number, to: number, step: number, top: number, bottom: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => `M${from + at * step} ${top}V${bottom}`).join(
    '',
  );

const bed = (p: Painter) => p.body(box(112, 360, 376, 46, 12), milk, { depth: 8 }) + p.seam('M124 382H476', 3);

const harness = (p: Painter, top: number, buckle: number) =>
  p.rod(`M252 ${top}L290 ${buckle}M348 ${top}L310 ${buckle}M300 ${buckle + 20}V${buckle + 60}`, p.second, 18) +
  p.body(box(276, buckle - 8, 48, 44, 14), p.accent, { depth: 8 });

export const cribsAndSeats = {
  'spindle-crib': {
    words: 'crib with turned spindles and round knobs',
    shadow: [300, 516, 220],
    draw: (p) =>
      p.rod(slats(142, 458, 40, 230, 400), p.deep, 9) +
      bed(p) +
      p.rod(slats(132, 468, 42, 236, 436), p.main, 12) +
      [132, 174, 216, 258, 300, 342, 384, 426, 468].map((x) => p.flat(disc(x, 330, 11), p.main)).join('') +
      p.body('M96 226Q300 150 504 226V252Q300 180 96 252Z', p.main, { depth: 8 }) +
      p.body(box(96, 430, 408, 30, 12), p.main, { depth: 8 }) +
      p.body(box(82, 166, 38, 344, 12), p.main, { depth: 8 }) +
      p.body(box(480, 166, 38, 344, 12), p.main, { depth: 8 }) +
      p.body(disc(101, 148, 24), p.main, { depth: 8 }) +
      p.body(disc(499, 148, 24), p.main, { depth: 8 }),
  },
  'sleigh-crib': {
    words: 'crib with curved ends and slatted sides',
    shadow: [300, 516, 230],
    draw: (p) =>
      p.rod(slats(150, 450, 43, 232, 400), p.deep, 11) +
      bed(p) +
      p.rod(slats(150, 450, 43, 236, 436), p.main, 17) +
      p.body(box(104, 208, 392, 36, 16), p.main, { depth: 8 }) +
      p.body(box(104, 428, 392, 40, 12), p.main, { depth: 8 }) +
      p.body(
        'M60 150Q44 130 66 116 100 104 118 140 136 190 126 300L132 508H92L86 300Q98 200 84 160 76 144 60 150Z',
        p.main,
        {
          depth: 10,
        },
      ) +
      p.body(
        'M540 150Q556 130 534 116 500 104 482 140 464 190 474 300L468 508H508L514 300Q502 200 516 160 524 144 540 150Z',
        p.main,
        {
          depth: 10,
        },
      ),
  },
  'low-crib': {
    words: 'low crib with slatted sides on slanted legs',
    shadow: [300, 516, 210],
    draw: (p) =>
      p.rod('M150 440L124 508M450 440L476 508M196 440L184 496M404 440L416 496', p.accent, 20) +
      p.rod(slats(136, 464, 36, 226, 380), p.deep, 7) +
      p.body(box(104, 350, 392, 46, 10), milk, { depth: 8 }) +
      p.rod(slats(120, 480, 36, 222, 410), p.main, 10) +
      p.body(box(88, 196, 424, 30, 15), p.main, { depth: 8 }) +
      p.body(box(88, 406, 424, 42, 15), p.main, { depth: 10 }) +
      p.body(box(88, 196, 28, 252, 14), p.main, { depth: 6 }) +
      p.body(box(484, 196, 28, 252, 14), p.main, { depth: 6 }),
  },
  'arched-crib': {
    words: 'crib with a high arched back and slatted sides',
    shadow: [300, 516, 220],
    draw: (p) =>
      p.body('M92 250Q96 96 300 92T508 250V420H92Z', p.deep, { depth: 14 }) +
      p.body('M122 252Q128 128 300 124T478 252V400H122Z', p.pale, { depth: 10 }) +
      p.rod('M160 190V390M207 152V390M254 136V390M300 130V390M346 136V390M393 152V390M440 190V390', p.deep, 12) +
      bed(p) +
      p.rod(slats(134, 466, 41.5, 300, 436), p.main, 14) +
      p.body(box(92, 276, 416, 32, 14), p.main, { depth: 8 }) +
      p.body(box(92, 426, 416, 40, 12), p.main, { depth: 8 }) +
      p.body(box(80, 240, 36, 270, 12), p.main, { depth: 8 }) +
      p.body(box(484, 240, 36, 270, 12), p.main, { depth: 8 }),
  },
  'winged-car-seat': {
    words: 'convertible car seat with deep side wings',
    shadow: [300, 520, 180],
    draw: (p) =>
      p.body('M150 120Q160 74 300 72T450 120L458 420H142Z', p.deep, { depth: 18 }) +
      p.body('M210 130Q230 104 300 104T390 130L402 420H198Z', p.main, { print: true, depth: 14 }) +
      p.body('M140 96Q170 70 206 92L222 210Q224 240 196 248L152 236Q126 160 140 96Z', p.main, { depth: 14 }) +
      p.body('M460 96Q430 70 394 92L378 210Q376 240 404 248L448 236Q474 160 460 96Z', p.main, { depth: 14 }) +
      p.body(box(238, 118, 124, 92, 40), p.second, { depth: 10 }) +
      harness(p, 214, 372) +
      p.body(
        'M112 398Q112 350 158 352L196 404H404L442 352Q488 350 488 398L474 494Q468 512 446 512H154Q132 512 126 494Z',
        p.main,
        {
          print: true,
          depth: 18,
        },
      ) +
      p.rod('M300 420V450', p.second, 18) +
      p.seam('M160 440H440'),
  },
  'quilted-car-seat': {
    words: 'convertible car seat with quilted padding',
    shadow: [300, 520, 160],
    draw: (p) =>
      p.body('M176 116Q184 66 300 66T424 116L440 500Q438 520 410 520H190Q162 520 160 500Z', p.deep, { depth: 18 }) +
      p.body(box(206, 88, 188, 316, 64), p.main, { print: true, depth: 16 }) +
      p.seam('M212 240H388M208 290H392M206 340H394M250 226V396M350 226V396') +
      p.body('M196 104Q246 76 300 78 354 76 404 104L398 214Q370 196 300 196T202 214Z', p.second, { depth: 12 }) +
      harness(p, 222, 366) +
      p.body(
        'M140 404Q140 372 176 374L206 410H394L424 374Q460 372 460 404L448 480Q444 494 428 494H172Q156 494 152 480Z',
        p.main,
        {
          depth: 16,
        },
      ) +
      p.rod('M300 410V444', p.second, 18) +
      p.button(166, 398, 10) +
      p.button(434, 398, 10),
  },
  'side-car-seat': {
    words: 'convertible car seat seen from the side',
    shadow: [306, 520, 180],
    draw: (p) =>
      p.body(
        facet(
          [
            [150, 440],
            [430, 440],
            [476, 512],
            [128, 512],
          ],
          22,
        ),
        p.deep,
        { depth: 12 },
      ) +
      p.body(
        'M148 420Q130 350 186 344L330 360Q352 250 392 120 404 84 444 92 486 104 476 150 440 320 430 420 424 456 390 456H180Q154 452 148 420Z',
        p.deep,
        {
          depth: 16,
        },
      ) +
      p.body(
        'M170 404Q158 364 194 364L344 382Q370 280 408 144 418 116 438 124 452 132 446 158 418 300 410 408 406 430 384 430H196Q176 426 170 404Z',
        p.main,
        {
          print: true,
          depth: 16,
        },
      ) +
      p.body('M372 210Q350 170 372 116 390 78 436 88 470 98 466 140 454 196 432 222 396 232 372 210Z', p.main, {
        depth: 14,
      }) +
      p.body('M384 196Q370 164 384 126 400 104 424 112L404 206Z', p.second, { depth: 8 }) +
      p.rod('M392 226L330 372Q310 392 282 376', p.second, 18) +
      p.body(disc(300, 384, 22), p.accent, { depth: 6 }) +
      p.seam('M214 476H424'),
  },
  'headrest-car-seat': {
    words: 'convertible car seat with a tall headrest',
    shadow: [300, 520, 160],
    draw: (p) =>
      p.body(box(212, 46, 176, 150, 52), p.deep, { depth: 12 }) +
      p.body('M168 190Q170 138 300 138T432 190L440 440H160Z', p.deep, { depth: 16 }) +
      p.body('M202 196Q206 166 300 166T398 196L404 430H196Z', p.main, { print: true, depth: 14 }) +
      p.body('M190 90Q236 50 300 52 364 50 410 90L404 190Q376 204 366 170H234Q224 204 196 190Z', p.main, {
        print: true,
        depth: 14,
      }) +
      p.body(box(244, 82, 112, 86, 36), p.second, { depth: 10 }) +
      harness(p, 184, 360) +
      p.body(
        'M134 400Q138 360 176 368L204 414H396L424 368Q462 360 466 400L458 496Q454 514 434 514H166Q146 514 142 496Z',
        p.main,
        {
          depth: 16,
        },
      ) +
      p.rod('M300 410V446', p.second, 18) +
      p.stitch('M168 480H432'),
  },
} as const satisfies Record<string, Silhouette>;

import { paper } from '../paint.ts';
import { box, disc, heart, moon, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More diapers, in addition to those of care.ts. */
export const diapers = {
  'diaper-stack': {
    words: 'stack of folded diapers, with one in front',
    shadow: [300, 516, 210],
    draw: (p) =>
      [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const [y, x] = [452 - at * 62, at % 2 ? 112 : 100];
          return (
            p.body(
              `M${x + 30} ${y}H${x + 358}Q${x + 392} ${y} ${x + 392} ${y + 30}T${x + 358} ${y + 60}H${x + 30}Q${x} ${y + 60} ${x} ${y + 30}T${x + 30} ${y}Z`,
              at % 2 ? p.pale : paper,
              { depth: 10 },
            ) + p.seam(`M${x + 30} ${y + 30}H${x + 360}`, 4)
          );
        })
        .join('') +
      p.body(
        'M136 262Q300 284 464 262L476 340Q420 352 396 408 384 486 300 522 216 486 204 408 180 352 124 340Z',
        paper,
        { print: true, depth: 18 },
      ) +
      p.body('M136 262Q300 284 464 262L470 312Q300 336 130 312Z', p.main, { depth: 6 }) +
      p.body(box(128, 280, 74, 38, 10), p.accent, { depth: 4 }) +
      p.body(box(398, 280, 74, 38, 10), p.accent, { depth: 4 }) +
      p.seam('M206 404Q240 350 160 346M394 404Q360 350 440 346', 4) +
      p.flat(heart(300, 400, 44), p.accent),
  },
  'open-diaper': {
    words: 'diaper, laid open, with its tabs out',
    shadow: null,
    draw: (p) =>
      p.body(
        'M136 66H464Q486 70 484 100L478 176Q386 204 386 300T478 424L484 500Q486 530 464 534H136Q114 530 116 500L122 424Q214 396 214 300T122 176L116 100Q114 70 136 66Z',
        paper,
        { print: true, depth: 24 },
      ) +
      p.body(box(40, 84, 100, 56, 16), p.accent, { depth: 6 }) +
      p.body(box(460, 84, 100, 56, 16), p.accent, { depth: 6 }) +
      p.body('M136 66H464Q486 70 484 100L482 128Q300 150 118 128L116 100Q114 70 136 66Z', p.main, { depth: 6 }) +
      p.body(box(244, 142, 112, 330, 46), p.pale, { depth: 8, light: 0 }) +
      p.seam('M300 176V438', 4) +
      p.seam('M214 196Q250 300 214 404M386 196Q350 300 386 404', 5) +
      p.body('M118 480Q300 500 482 480L484 500Q486 530 464 534H136Q114 530 116 500Z', p.second, { depth: 5, light: 0 }),
  },
  'night-diaper-pack': {
    words: 'pack of diapers with a moon in its window',
    shadow: [300, 512, 190],
    draw: (p) =>
      p.body(
        'M120 150Q112 112 150 104L204 124 252 100 300 124 348 100 396 124 450 104Q488 112 480 150V480Q480 506 448 508H152Q120 506 120 480Z',
        p.main,
        {
          print: true,
          depth: 26,
        },
      ) +
      p.rod('M238 112Q300 176 362 112', p.second, 16) +
      p.body('M166 238Q300 204 434 238V408Q300 440 166 408Z', p.deep, { depth: 8, light: 0 }) +
      p.flat(moon(288, 322, 66), '#F7E4A8') +
      p.flat(star(360, 282, 17) + star(378, 352, 12) + star(214, 380, 10), '#F7E4A8') +
      p.body('M120 446Q300 468 480 446V480Q480 506 448 508H152Q120 506 120 480Z', p.second, { depth: 6, light: 0 }) +
      p.seam('M220 480H380'),
  },
  'wrapped-cloth-diaper': {
    words: 'cloth diaper with a wrapped front and two snaps a side',
    shadow: [300, 480, 200],
    draw: (p) =>
      p.body(
        'M76 168Q300 130 524 168L532 262Q470 280 420 360 402 452 300 462 198 452 180 360 130 280 68 262Z',
        p.deep,
        {
          depth: 8,
        },
      ) +
      p.body(
        'M68 232Q300 204 532 232L528 290Q456 296 418 376 400 474 300 482 200 474 182 376 144 296 72 290Z',
        p.main,
        {
          print: true,
          depth: 24,
        },
      ) +
      p.body('M50 178H180Q200 190 196 222T170 262H56Q36 240 50 178Z', p.second, { depth: 8 }) +
      p.body('M550 178H420Q400 190 404 222T430 262H544Q564 240 550 178Z', p.second, { depth: 8 }) +
      p.button(112, 220, 12) +
      p.button(160, 220, 12) +
      p.button(488, 220, 12) +
      p.button(440, 220, 12) +
      p.seam('M96 296Q168 316 196 400M504 296Q432 316 404 400') +
      p.body(oval(300, 360, 54, 40), p.second, { depth: 5, light: 0 }) +
      p.flat(heart(300, 364, 40), p.accent),
  },
  'cloth-diaper-set': {
    words: 'folded cloth diapers with an insert on top',
    shadow: [300, 494, 200],
    draw: (p) =>
      p.body(box(104, 390, 392, 100, 44), p.second, { depth: 14 }) +
      p.seam('M140 440H486') +
      p.body(box(112, 292, 376, 102, 44), p.main, { print: true, depth: 14 }) +
      p.seam('M150 342H478') +
      p.body('M130 208Q300 176 470 208 494 220 488 262 486 298 448 300H152Q114 298 112 262 106 220 130 208Z', p.pale, {
        print: true,
        depth: 12,
      }) +
      [160, 196, 404, 440].map((x) => p.button(x, 250, 9)).join('') +
      p.body('M186 118H414Q440 120 440 146T414 176H186Q160 172 160 146T186 118Z', paper, { depth: 8 }) +
      p.stitch('M184 146H416') +
      p.flat(disc(300, 250, 22), p.accent, 0.9),
  },
} as const satisfies Record<string, Silhouette>;

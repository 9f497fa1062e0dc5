import { wood, woodDeep } from '../paint.ts';
import { box, disc, heart, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More rattles and teethers, in addition to those of playtime.ts. */

export const rattles = {
  'ring-rattle': {
    words: 'wooden ring rattle with three soft balls',
    shadow: [300, 506, 160],
    draw: (p) =>
      p.rod(disc(300, 330, 136), wood, 44) +
      p.body(disc(164, 306, 56), p.main, { print: true, depth: 14 }) +
      p.body(disc(436, 306, 56), p.second, { depth: 14 }) +
      p.body(disc(300, 196, 62), p.accent, { depth: 14 }) +
      p.flat(star(300, 196, 30), p.pale),
  },
  'flower-rattle': {
    words: 'flower rattle with a round handle',
    shadow: [300, 512, 120],
    draw: (p) =>
      p.rod('M300 300V372', wood, 34) +
      p.rod(disc(300, 438, 54), p.second, 34) +
      [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const angle = (at / 6) * Math.PI * 2 - Math.PI / 2;
          return p.body(
            disc(Math.round(300 + Math.cos(angle) * 100), Math.round(192 + Math.sin(angle) * 100), 62),
            at % 2 ? p.pale : p.main,
            { print: at % 2 === 0, depth: 12 },
          );
        })
        .join('') +
      p.body(disc(300, 192, 66), p.accent, { depth: 12 }) +
      p.flat(disc(280, 184, 7) + disc(320, 184, 7), '#3B2C26') +
      p.seam('M284 206q16 14 32 0'),
  },
  'bell-rattle': {
    words: 'wooden rattle with a bar, a bell and two beads',
    shadow: [300, 500, 210],
    draw: (p) =>
      p.rod('M150 300H450', wood, 46) +
      p.body(disc(128, 300, 82), p.main, { print: true, depth: 18 }) +
      p.body(disc(472, 300, 82), p.main, { print: true, depth: 18 }) +
      p.body(box(228, 262, 40, 76, 14), p.second, { depth: 8 }) +
      p.body(box(332, 262, 40, 76, 14), p.second, { depth: 8 }) +
      p.rod('M300 320V360', woodDeep, 12) +
      p.body('M246 452Q240 362 300 358T354 452Q300 484 246 452Z', '#E4BC5B', { depth: 12 }) +
      p.body(disc(300, 464, 18), '#C99B3A', { depth: 5 }) +
      p.body(heart(128, 304, 70), p.accent, { depth: 6 }) +
      p.body(heart(472, 304, 70), p.accent, { depth: 6 }),
  },
  'leaf-teether': {
    words: 'leaf-shaped silicone teether with a ring to hold',
    shadow: [300, 516, 130],
    draw: (p) =>
      p.body('M300 60Q440 150 424 290 410 372 300 396 190 372 176 290 160 150 300 60Z', p.main, { depth: 24 }) +
      p.seam(
        'M300 108V380M300 190L226 152M300 190L374 152M300 258L206 220M300 258L394 220M300 324L222 300M300 324L378 300',
        7,
      ) +
      p.flat(disc(252, 196, 8) + disc(348, 196, 8) + disc(250, 264, 8) + disc(350, 264, 8), p.pale) +
      p.rod(disc(300, 448, 56), wood, 30),
  },
  'star-teether': {
    words: 'silicone teether with star, moon and heart shapes on a ring',
    shadow: [300, 512, 190],
    draw: (p) =>
      p.rod(disc(300, 186, 96), p.accent, 28) +
      p.body('M206 246L236 262 220 330 246 404 202 484 128 458 116 376 152 316Z', p.main, { depth: 14 }) +
      p.flat(disc(178, 366, 9) + disc(178, 400, 9) + disc(178, 432, 9), p.deep, 0.6) +
      p.body(heart(302, 412, 156), p.second, { depth: 14 }) +
      p.body(box(286, 276, 30, 80, 12), p.second, { depth: 5 }) +
      p.seam('M260 392Q300 420 342 392M274 428Q300 446 328 428', 6) +
      p.body(star(442, 404, 88, 5, 0.56), p.pale, { depth: 14 }) +
      p.body('M378 262L404 248 446 330 418 342Z', p.pale, { depth: 5 }) +
      p.flat(disc(442, 392, 9) + disc(424, 420, 9) + disc(460, 420, 9), p.deep, 0.6),
  },
  'giraffe-teether': {
    words: 'silicone teether shaped like a giraffe',
    shadow: [300, 522, 150],
    draw: (p) =>
      p.rod('M236 108L226 62M284 104L290 58', p.deep, 14) +
      p.body(disc(224, 58, 17) + disc(292, 54, 17), p.accent, { depth: 5 }) +
      p.body('M318 122Q370 92 388 128 382 166 324 160Z', p.main, { depth: 6 }) +
      p.body(
        'M140 158Q150 96 244 98 332 100 330 170L330 306Q440 316 446 396L450 500Q448 520 424 520T398 500L394 446H268L264 500Q262 520 238 520T212 500L214 330 216 222Q132 226 140 158Z',
        p.main,
        { depth: 20 },
      ) +
      p.body(oval(178, 184, 44, 32), p.pale, { depth: 5 }) +
      p.flat(disc(228, 146, 9), '#3B2C26') +
      p.seam('M160 196q14 12 34 4') +
      p.flat(
        oval(286, 232, 22, 17) +
          oval(262, 300, 18, 22) +
          oval(322, 362, 26, 20) +
          oval(394, 380, 22, 18) +
          oval(258, 382, 17, 22),
        p.second,
      ),
  },
} as const satisfies Record<string, Silhouette>;

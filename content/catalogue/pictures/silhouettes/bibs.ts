import { box, disc, heart, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More bibs and burp cloths, in addition to those of mealtimes.ts. Every bib has a pocket or wipes clean, as its title may say. */

export const bibs = {
  'silicone-bib': {
    words: 'wipe-clean bib with a deep crumb catcher',
    shadow: [300, 516, 150],
    draw: (p) =>
      p.body(
        'M232 72Q186 112 200 176 222 246 300 250 378 246 400 176 414 112 368 72 440 70 466 150 484 250 458 344L462 420H138L142 344Q116 250 134 150 160 70 232 72Z',
        p.main,
        { print: true, depth: 22 },
      ) +
      p.flat([154, 178, 202].map((x) => disc(x, 146 - (x - 154) * 0.7, 6)).join(''), p.deep) +
      p.body('M118 388Q300 350 482 388 492 470 438 506 300 526 162 506 108 470 118 388Z', p.main, { depth: 20 }) +
      p.body('M140 396Q300 364 460 396 448 424 300 424T140 396Z', p.deep, { depth: 5, light: 0 }) +
      p.flat(disc(262, 466, 9) + disc(338, 466, 9), '#3B2C26') +
      p.seam('M282 480q18 14 36 0'),
  },
  'round-bib': {
    words: 'round bib with a small pocket and a snap',
    shadow: null,
    draw: (p) =>
      p.body(
        'M240 62Q186 104 202 164 226 222 300 226 374 222 398 164 414 104 360 62 498 76 516 262 508 462 300 478 92 462 84 262 102 76 240 62Z',
        p.main,
        { print: true, depth: 26 },
      ) +
      p.rod('M234 66Q102 84 92 262 102 454 300 470T508 262Q498 84 366 66', p.second, 13) +
      p.rod('M240 66Q192 106 206 160 228 214 300 218T394 160Q408 106 360 66', p.second, 13) +
      p.body('M212 320H388Q392 420 300 424 208 420 212 320Z', p.second, { depth: 8 }) +
      p.flat(heart(300, 374, 50), p.accent) +
      p.button(238, 84, 10),
  },
  'bandana-bib': {
    words: 'bandana bib with a pocket sewn into the point',
    shadow: null,
    draw: (p) =>
      p.body('M70 150Q300 252 530 150 540 196 508 216L318 492Q300 514 282 492L92 216Q60 196 70 150Z', p.main, {
        print: true,
        depth: 26,
      }) +
      p.body('M70 150Q300 252 530 150 540 196 512 210 300 300 88 210 60 196 70 150Z', p.pale, {
        print: true,
        depth: 8,
      }) +
      p.body('M216 394H384L318 490Q300 510 282 490Z', p.second, { depth: 6 }) +
      p.stitch('M112 222L290 474M488 222L310 474') +
      p.button(96, 178, 11) +
      p.button(504, 178, 11),
  },
  'smock-bib': {
    words: 'long-sleeve smock bib with a wide pocket',
    shadow: null,
    draw: (p) =>
      p.body(
        'M232 92Q300 152 368 92L432 110Q500 190 548 326L486 356 424 246 438 480Q300 520 162 480L176 246 114 356 52 326Q100 190 168 110Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M232 92Q300 152 368 92L380 96Q300 180 220 96Z', p.second, { depth: 5 }) +
      p.rod('M62 322L112 350M538 322L488 350', p.second, 15) +
      p.body('M168 390Q300 420 432 390L438 480Q300 520 162 480Z', p.second, { depth: 8 }) +
      p.seam('M176 246Q174 190 188 146M424 246Q426 190 412 146') +
      p.flat(star(300, 300, 48), p.accent, 0.9),
  },
  'shoulder-burp-cloth': {
    words: 'shaped burp cloth with a curve for the shoulder',
    shadow: null,
    draw: (p) =>
      p.body(
        'M118 96H482Q510 100 508 140 492 206 420 232 388 252 388 300T420 368Q492 394 508 460 510 500 482 504H118Q90 500 92 460 108 394 180 368 212 348 212 300T180 232Q108 206 92 140 90 100 118 96Z',
        p.main,
        { print: true, depth: 26 },
      ) +
      p.stitch(
        'M126 120H474Q484 122 482 144 470 190 408 212 364 240 364 300T408 388Q470 410 482 456 484 478 474 480H126Q116 478 118 456 130 410 192 388 236 360 236 300T192 212Q130 190 118 144 116 122 126 120Z',
      ) +
      p.body(box(262, 470, 76, 40, 6), p.accent, { depth: 5 }),
  },
  'rolled-burp-cloths': {
    words: 'three burp cloths, rolled up in a row',
    shadow: [300, 480, 220],
    draw: (p) =>
      [
        [172, 392, 92],
        [428, 392, 92],
        [300, 248, 92],
      ]
        .map(
          ([cx, cy, r], at) =>
            p.body(oval(cx! + 22, cy! - 14, r!, r!), [p.deep, p.secondDeep, p.main][at]!, { depth: 10 }) +
            p.body(disc(cx!, cy!, r!), [p.main, p.second, p.pale][at]!, { print: at !== 1, depth: 16 }) +
            p.seam(
              `M${cx! + 70} ${cy!}a70 70 0 1 1-70-70M${cx! + 44} ${cy! - 4}a44 44 0 1 1-44-40M${cx! + 16} ${cy!}a18 18 0 1 1-16-16`,
              6,
            ),
        )
        .join('') + p.body(box(190, 448, 40, 44, 6), p.accent, { depth: 4 }),
  },
} as const satisfies Record<string, Silhouette>;

import { box, disc, heart, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/**
 * More rompers, overalls and two-piece pajamas, in addition to those of clothes.ts. Every romper ties at the shoulders, every pair of
 * overalls has a pocket.
 */
const flatLay = null;

const ties = (p: Parameters<Silhouette['draw']>[0], y: number) =>
  [222, 378]
    .map(
      (x) =>
        p.body(
          `M${x} ${y}Q${x - 52} ${y - 44} ${x - 46} ${y - 4} ${x - 40} ${y + 22} ${x} ${y}ZM${x} ${y}Q${x + 52} ${y - 44} ${x + 46} ${y - 4} ${x + 40} ${y + 22} ${x} ${y}Z`,
          p.second,
          { depth: 4, light: 3 },
        ) + p.button(x, y, 9),
    )
    .join('');

const shirt =
  'M236 60Q300 100 364 60L420 76 504 210 446 250 404 200 406 320Q300 344 194 320L196 200 154 250 96 210 180 76Z';
const trousers =
  'M200 304H400L424 520Q424 536 406 536H338Q324 536 320 520L300 400 280 520Q276 536 262 536H194Q176 536 176 520Z';
const longShirt =
  'M236 60Q300 100 364 60L420 76Q480 170 524 300L470 322 404 206 406 320Q300 344 194 320L196 206 130 322 76 300Q120 170 180 76Z';

export const rompers = {
  'bubble-romper': {
    words: 'bubble romper with ruffled legs and shoulder ties',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M222 96V136M378 96V136', p.second, 16) +
      p.body(
        'M200 130Q300 176 400 130L410 252Q520 330 486 440 456 500 372 488 320 470 300 430 280 470 228 488 144 500 114 440 80 330 190 252Z',
        p.main,
        {
          print: true,
          depth: 26,
        },
      ) +
      p.body('M190 244Q300 276 410 244L412 272Q300 304 188 272Z', p.second, { depth: 5, light: 0 }) +
      p.seam('M216 300Q196 350 200 400M300 306V400M384 300Q404 350 400 400', 5) +
      p.body(
        'M112 444Q160 516 236 486L246 512 220 530 196 514 172 530 150 510 124 516 104 480ZM488 444Q440 516 364 486L354 512 380 530 404 514 428 530 450 510 476 516 496 480Z',
        p.second,
        {
          depth: 5,
        },
      ) +
      ties(p, 96),
  },
  'shorts-romper': {
    words: 'sleeveless romper with short legs, buttons and shoulder ties',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M222 104V146M378 104V146', p.main, 26) +
      p.body(
        'M196 136Q300 184 404 136L398 230 418 300 462 470 330 494 300 400 270 494 138 470 182 300 202 230Z',
        p.main,
        {
          print: true,
          depth: 24,
        },
      ) +
      p.rod('M150 468L266 486M334 486L450 468', p.second, 20) +
      p.rod('M300 164V360', p.second, 20) +
      [196, 246, 296, 346].map((y) => p.button(300, y, 10)).join('') +
      p.body('M196 324H256V372Q226 392 196 372ZM344 324H404V372Q374 392 344 372Z', p.deep, { depth: 5 }) +
      ties(p, 100),
  },
  'collar-romper': {
    words: 'romper with a round collar, a long leg and shoulder ties',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M190 110Q300 166 410 110L430 214 414 300 448 500Q446 518 426 518H344Q328 516 324 500L300 392 276 500Q272 516 256 518H174Q154 518 152 500L186 300 170 214Z',
        p.main,
        {
          print: true,
          depth: 26,
        },
      ) +
      p.body('M196 112Q300 158 404 112 412 180 350 190 312 186 300 160 288 186 250 190 188 180 196 112Z', p.second, {
        depth: 6,
      }) +
      p.button(300, 214, 9) +
      p.button(300, 258, 9) +
      p.button(300, 302, 9) +
      p.rod('M162 504H266M334 504H438', p.second, 17) +
      p.body(heart(232, 262, 50), p.accent, { depth: 4 }) +
      ties(p, 104),
  },
  dungarees: {
    words: 'overalls with rolled cuffs and a heart on the bib pocket',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M214 180Q196 110 230 60M386 180Q404 110 370 60', p.main, 28) +
      p.body('M204 164H396L408 256Q446 272 448 310L470 500H328L300 376 272 500H130L152 310Q154 272 192 256Z', p.main, {
        print: true,
        depth: 26,
      }) +
      p.body('M242 186H358V256Q300 296 242 256Z', p.deep, { depth: 6 }) +
      p.flat(heart(300, 234, 46), p.accent) +
      p.seam('M152 310Q300 340 448 310M300 330V376') +
      p.body('M118 472H280V524H118ZM320 472H482V524H320Z', p.pale, { depth: 8 }) +
      p.stitch('M176 344Q214 356 208 406M424 344Q386 356 392 406') +
      p.body(box(200, 160, 40, 40, 8), p.accent, { depth: 4 }) +
      p.body(box(360, 160, 40, 40, 8), p.accent, { depth: 4 }),
  },
  'short-overalls': {
    words: 'short overalls with a wide bib pocket and crossed straps',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M206 190L330 66M394 190L270 66', p.second, 24) +
      p.body('M188 176H412L420 284 446 310 470 430H322L300 372 278 430H130L154 310 180 284Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.rod('M136 420H276M324 420H464', p.second, 18) +
      p.body('M216 202H384V284H216Z', p.second, { depth: 7 }) +
      p.seam('M300 204V282M160 316H440') +
      p.button(206, 192, 13) +
      p.button(394, 192, 13) +
      p.body(star(342, 244, 24), p.accent, { depth: 3 }),
  },
  'long-two-piece': {
    words: 'two-piece pajama set with long sleeves and cuffs',
    shadow: flatLay,
    draw: (p) =>
      p.body(trousers, p.second, { depth: 18 }) +
      p.body(box(166, 500, 114, 40, 14), p.main, { depth: 6 }) +
      p.body(box(320, 500, 114, 40, 14), p.main, { depth: 6 }) +
      p.body(longShirt, p.main, { print: true, depth: 20 }) +
      p.body('M236 60Q300 100 364 60L376 64Q300 136 224 64Z', p.second, { depth: 5 }) +
      p.rod('M82 296L132 318M518 296L468 318', p.second, 16) +
      p.body(star(300, 214, 48), p.accent, { depth: 6 }) +
      p.seam('M196 206Q194 160 204 126M404 206Q406 160 396 126'),
  },
  'raglan-two-piece': {
    words: 'two-piece pajama set with contrasting sleeves and plain pants',
    shadow: flatLay,
    draw: (p) =>
      p.body(trousers, p.main, { depth: 18 }) +
      p.seam('M286 316Q276 346 282 366M314 316Q324 346 318 366') +
      p.rod('M182 526H272M328 526H418', p.second, 17) +
      p.body(longShirt, p.second, { depth: 16 }) +
      p.body('M236 60Q300 100 364 60L404 206 406 320Q300 344 194 320L196 206Z', p.main, { print: true, depth: 18 }) +
      p.body('M236 60Q300 100 364 60L376 64Q300 136 224 64Z', p.accent, { depth: 5 }) +
      p.rod('M82 296L132 318M518 296L468 318', p.main, 16) +
      p.body(box(324, 176, 56, 62, 12), p.second, { depth: 5 }),
  },
  'notch-two-piece': {
    words: 'two-piece pajama set with a notched collar and short sleeves',
    shadow: flatLay,
    draw: (p) =>
      p.body(trousers, p.main, { print: true, depth: 18 }) +
      p.rod('M182 528H274M326 528H418', p.second, 13) +
      p.body(shirt, p.main, { print: true, depth: 20 }) +
      p.body('M236 60L300 164 364 60 392 70 372 132 334 128 300 192 266 128 228 132 208 70Z', p.second, { depth: 6 }) +
      p.rod('M106 216L152 244M494 216L448 244', p.second, 13) +
      p.rod('M300 186V326', p.second, 8) +
      [212, 254, 296].map((y) => p.button(308, y, 9)).join('') +
      p.body('M330 196H386V246Q358 262 330 246Z', p.second, { depth: 4 }),
  },
  'tee-two-piece': {
    words: 'two-piece pajama set, a tee with a moon and striped-cuff shorts',
    shadow: flatLay,
    draw: (p) =>
      p.body('M196 330H404L428 476H314L300 420 286 476H172Z', p.main, { print: true, depth: 18 }) +
      p.body(box(190, 320, 220, 36, 14), p.second, { depth: 6 }) +
      p.seam('M288 340Q276 366 284 388M312 340Q324 366 316 388') +
      p.rod('M180 468H280M320 468H420', p.second, 15) +
      p.body(shirt, p.pale, { depth: 20 }) +
      p.body('M236 60Q300 100 364 60L376 64Q300 136 224 64Z', p.main, { depth: 5 }) +
      p.rod('M106 216L152 244M494 216L448 244', p.main, 15) +
      p.body(disc(300, 214, 56), p.main, { print: true, depth: 8 }) +
      p.flat(star(300, 216, 32), p.accent),
  },
} as const satisfies Record<string, Silhouette>;

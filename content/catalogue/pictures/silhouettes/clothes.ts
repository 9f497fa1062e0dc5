import { milk, paper } from '../paint.ts';
import { box, disc, heart } from '../paths.ts';
import { footed, longBody, shortBody, tee } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

const flatLay = null;

export const clothes = {
  bodysuit: {
    words: 'short-sleeve bodysuit with snaps',
    shadow: flatLay,
    draw: (p) =>
      p.body(shortBody, p.main, { print: true, depth: 22 }) +
      p.body('M222 96Q300 150 378 96L392 100Q300 186 208 100Z', p.second, { depth: 5 }) +
      p.seam('M190 238Q186 180 196 150M410 238Q414 180 404 150') +
      p.rod('M120 184L190 236M480 184L410 236', p.second, 11) +
      p.button(282, 490, 8) +
      p.button(300, 492, 8) +
      p.button(318, 490, 8),
  },
  'long-bodysuit': {
    words: 'long-sleeve bodysuit with snaps',
    shadow: flatLay,
    draw: (p) =>
      p.body(longBody, p.main, { print: true, depth: 22 }) +
      p.body('M222 90Q300 142 378 90L392 94Q300 178 208 94Z', p.second, { depth: 5 }) +
      p.seam('M186 250Q184 190 196 150M414 250Q416 190 404 150') +
      p.rod('M68 374L116 392M532 374L484 392', p.second, 15) +
      p.button(282, 492, 8) +
      p.button(300, 494, 8) +
      p.button(318, 492, 8),
  },
  pajamas: {
    words: 'footed pajamas with a two-way zipper',
    shadow: flatLay,
    draw: (p) =>
      p.body(footed, p.main, { print: true, depth: 22 }) +
      p.body('M230 66Q300 110 370 66L382 70Q300 146 218 70Z', p.second, { depth: 5 }) +
      p.rod('M300 116V330Q300 420 250 500', p.second, 11) +
      p.button(300, 128, 8) +
      p.seam('M192 220Q190 160 200 124M408 220Q410 160 400 124') +
      p.rod('M96 306L138 322M504 306L462 322', p.second, 13) +
      p.seam('M176 492Q220 508 270 492M330 492Q380 508 424 492'),
  },
  'two-piece': {
    words: 'two-piece pajama set',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M200 304H400L424 520Q424 536 406 536H338Q324 536 320 520L300 400 280 520Q276 536 262 536H194Q176 536 176 520Z',
        p.main,
        { print: true, depth: 18 },
      ) +
      p.body(
        'M236 60Q300 100 364 60L420 76 504 210 446 250 404 200 406 320Q300 344 194 320L196 200 154 250 96 210 180 76Z',
        p.main,
        { print: true, depth: 20 },
      ) +
      p.body('M236 60Q300 100 364 60L376 64Q300 136 224 64Z', p.second, { depth: 5 }) +
      p.rod('M106 216L152 244M494 216L448 244M182 528H274M326 528H418', p.second, 13) +
      p.button(300, 150, 8) +
      p.button(300, 196, 8) +
      p.button(300, 242, 8),
  },
  romper: {
    words: 'sleeveless romper with shoulder ties',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M220 130Q206 70 232 56M380 130Q394 70 368 56', p.second, 20) +
      p.body(
        'M204 120Q300 170 396 120L420 300Q466 390 452 490 452 508 424 508L340 506Q324 440 300 430 276 440 260 506L176 508Q148 508 148 490 134 390 180 300Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body(box(232, 200, 136, 96, 24), p.second, { depth: 8 }) +
      p.button(222, 136, 13) +
      p.button(378, 136, 13) +
      p.seam('M184 300Q300 330 416 300') +
      p.seam('M152 480Q210 496 262 480M338 480Q390 496 448 480'),
  },
  overalls: {
    words: 'overalls with a bib pocket',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M228 170L212 62M372 170L388 62', p.main, 26) +
      p.body(
        'M212 150H388L396 262 436 280 452 510Q452 528 430 528H346Q328 528 324 510L300 390 276 510Q272 528 254 528H170Q148 528 148 510L164 280 204 262Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body(box(250, 190, 100, 78, 16), p.deep, { depth: 6 }) +
      p.stitch('M224 166H376V256H224ZM170 300H430') +
      p.button(228, 168, 13) +
      p.button(372, 168, 13) +
      p.rod('M158 514H266M334 514H442', p.second, 17),
  },
  tee: {
    words: 'short-sleeve tee',
    shadow: flatLay,
    draw: (p) =>
      p.body(tee, p.main, { print: true, depth: 24 }) +
      p.body('M226 110Q300 160 374 110L388 114Q300 196 212 114Z', p.second, { depth: 5 }) +
      p.body(box(326, 240, 66, 74, 12), p.second, { depth: 6 }) +
      p.seam('M190 268Q186 200 198 160M410 268Q414 200 402 160M186 476H414'),
  },
  pants: {
    words: 'soft pants with cuffs',
    shadow: flatLay,
    draw: (p) =>
      p.body('M178 100H422L452 480H326L300 270 274 480H148Z', p.main, { print: true, depth: 24 }) +
      p.body(box(170, 84, 260, 54, 20), p.second, { depth: 8 }) +
      p.body(box(138, 462, 142, 54, 18), p.second, { depth: 8 }) +
      p.body(box(320, 462, 142, 54, 18), p.second, { depth: 8 }) +
      p.seam('M284 120Q276 150 284 176M316 120Q324 150 316 176') +
      p.stitch('M196 190Q226 230 204 270M404 190Q374 230 396 270'),
  },
  dress: {
    words: 'dress with a full skirt',
    shadow: flatLay,
    draw: (p) =>
      p.body('M190 116Q120 130 110 210L176 236 206 200ZM410 116Q480 130 490 210L424 236 394 200Z', p.main, {
        print: true,
        depth: 10,
      }) +
      p.body('M206 284H394L492 486Q300 540 108 486Z', p.main, { print: true, depth: 24 }) +
      p.body('M216 96Q300 160 384 96L416 124 396 290H204L184 124Z', p.main, { print: true, depth: 14 }) +
      p.body(box(200, 274, 200, 30, 12), p.accent, { depth: 6 }) +
      p.body('M216 96Q240 170 300 160 360 170 384 96 330 132 300 130 270 132 216 96Z', p.second, { depth: 5 }) +
      p.seam('M246 310L214 496M300 310V508M354 310L386 496'),
  },
  cardigan: {
    words: 'knit cardigan with buttons',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M236 96L300 200 364 96 428 116Q490 230 524 400L458 420 412 270 418 480Q418 498 398 498H202Q182 498 182 480L188 270 142 420 76 400Q110 230 172 116Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.rod('M232 104L300 212 368 104M300 212V490', p.second, 20) +
      [250, 310, 370, 430].map((y) => p.button(300, y, 12)).join('') +
      p.seam('M188 270Q184 200 198 160M412 270Q416 200 402 160') +
      p.rod('M84 394L140 412M516 394L460 412M196 488H280M320 488H404', p.second, 15),
  },
  jacket: {
    words: 'hooded jacket with pockets',
    shadow: flatLay,
    draw: (p) =>
      p.body('M196 140Q196 52 300 52T404 140Q360 200 300 200T196 140Z', p.deep, { depth: 12 }) +
      p.body(
        'M212 138Q260 200 300 200T388 138L432 150Q492 250 520 410L456 430 412 300 418 494Q418 512 396 512H204Q182 512 182 494L188 300 144 430 80 410Q108 250 168 150Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.rod('M300 204V506', p.second, 12) +
      p.body(box(212, 372, 66, 78, 16), p.second, { depth: 8 }) +
      p.body(box(322, 372, 66, 78, 16), p.second, { depth: 8 }) +
      p.seam('M188 300Q184 230 198 190M412 300Q416 230 402 190') +
      p.button(300, 220, 10),
  },
  hat: {
    words: 'knit hat with a pompom',
    shadow: [300, 476, 160],
    draw: (p) =>
      p.body(disc(300, 128, 62), p.second, { depth: 16 }) +
      p.seam('M268 106l14 12M300 88v18M332 106l-14 12M270 150l14-10M332 150l-14-10') +
      p.body('M146 390Q140 170 300 170T454 390Z', p.main, { print: true, depth: 24 }) +
      p.body(box(128, 374, 344, 92, 34), p.second, { depth: 14 }) +
      p.seam('M172 388V452M212 388V452M252 388V452M292 388V452M332 388V452M372 388V452M412 388V452', 4),
  },
  'sun-hat': {
    words: 'sun hat with a wide brim',
    shadow: [300, 450, 220],
    draw: (p) =>
      p.rod('M180 380Q220 500 300 506T420 380', p.second, 10) +
      p.body('M72 366Q120 300 300 300T528 366Q480 430 300 430T72 366Z', p.main, { print: true, depth: 16 }) +
      p.body('M166 330Q160 146 300 146T434 330Q300 372 166 330Z', p.main, { print: true, depth: 20 }) +
      p.body('M166 300Q300 344 434 300L434 334Q300 376 166 334Z', p.accent, { depth: 5 }) +
      p.seam('M300 148V310M230 166Q214 230 222 312M370 166Q386 230 378 312'),
  },
  mittens: {
    words: 'pair of soft mittens',
    shadow: [300, 480, 180],
    draw: (p) =>
      p.seam('M210 430Q300 520 400 430', 6) +
      p.body('M130 250Q130 120 206 120T280 250V380H130ZM262 300Q320 230 330 280 330 330 276 350Z', p.main, {
        print: true,
        depth: 18,
      }) +
      p.body(box(120, 366, 170, 66, 22), p.second, { depth: 10 }) +
      p.body('M330 240Q330 110 406 110T480 240V370H330Z', p.main, { print: true, depth: 18 }) +
      p.body(box(320, 356, 170, 66, 22), p.second, { depth: 10 }) +
      p.flat(heart(206, 230, 54) + heart(406, 220, 54), p.accent, 0.9),
  },
  socks: {
    words: 'pairs of baby socks',
    shadow: [300, 486, 190],
    draw: (p) =>
      [
        [0, 0],
        [180, 40],
      ]
        .map(
          ([dx, dy]) =>
            `<g transform="translate(${dx} ${dy})">${p.body('M150 110H270V290Q272 330 230 372 190 424 130 420 80 410 90 360 100 320 140 300 152 290 150 260Z', p.main, { print: true, depth: 16 })}${p.body(box(138, 92, 144, 62, 20), p.second, { depth: 8 })}${p.body('M92 350Q84 414 130 420 160 422 184 404 170 350 120 330 100 334 92 350Z', p.accent, { depth: 6 })}${p.flat(disc(246, 300, 24), p.second)}</g>`,
        )
        .join(''),
  },
  booties: {
    words: 'pair of soft-sole booties',
    shadow: [300, 486, 210],
    draw: (p) =>
      [
        [-10, -50],
        [40, 50],
      ]
        .map(
          ([dx, dy]) =>
            `<g transform="translate(${dx} ${dy})">${p.body('M200 190H340Q350 260 360 290 470 300 484 370 484 410 440 412H210Q180 410 180 370Z', p.main, { print: true, depth: 18 })}${p.body('M180 380H486Q484 424 440 426H210Q176 424 180 380Z', p.deep, { depth: 4, light: 0 })}${p.body(box(186, 168, 168, 54, 22), p.second, { depth: 8 })}${p.seam('M352 290Q330 330 340 380')}${p.rod('M230 290H350', p.accent, 15)}${p.button(346, 290, 10)}</g>`,
        )
        .join(''),
  },
  sneakers: {
    words: 'pair of first-walker shoes',
    shadow: [300, 486, 220],
    draw: (p) =>
      [
        [-20, -70],
        [30, 40],
      ]
        .map(
          ([dx, dy]) =>
            `<g transform="translate(${dx} ${dy})">${p.body('M170 250Q220 280 280 240 330 300 420 320 486 332 490 390H160Z', p.main, { print: true, depth: 16 })}${p.body('M392 316Q486 330 490 390H380Z', p.second, { depth: 6 })}${p.body(box(148, 376, 350, 44, 20), paper, { depth: 8 })}${p.rod('M268 290L316 262M302 312L352 286M336 330L384 306', milk, 12)}${p.body('M166 252Q176 230 206 236L230 268Q196 276 170 262Z', p.accent, { depth: 4 })}</g>`,
        )
        .join(''),
  },
  swimsuit: {
    words: 'one-piece swimsuit with ruffles',
    shadow: flatLay,
    draw: (p) =>
      p.rod('M224 190L206 80M376 190L394 80', p.main, 24) +
      p.body('M204 160Q300 230 396 160L420 330Q426 420 336 500 300 520 264 500 174 420 180 330Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body(
        'M166 330Q190 300 214 330 238 300 262 330 286 300 310 330 334 300 358 330 382 300 434 330L424 384Q300 420 176 384Z',
        p.second,
        { depth: 8 },
      ) +
      p.body(disc(300, 250, 34), p.accent, { depth: 7 }),
  },
  'swim-trunks': {
    words: 'swim trunks with a drawstring',
    shadow: flatLay,
    draw: (p) =>
      p.body('M140 170H460L490 440Q400 470 320 450L300 340 280 450Q200 470 110 440Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body(box(132, 140, 336, 62, 22), p.second, { depth: 8 }) +
      p.rod('M286 172Q262 230 270 264M314 172Q338 230 330 264', p.accent, 10) +
      p.seam('M120 410Q200 436 284 420M316 420Q400 436 480 410'),
  },
  'rash-guard': {
    words: 'long-sleeve swim shirt',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M236 92H364L428 110Q492 230 526 400L462 420 410 270 414 470Q414 490 394 490H206Q186 490 186 470L190 270 138 420 74 400Q108 230 172 110Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body(box(236, 76, 128, 44, 18), p.accent, { depth: 6 }) +
      p.body('M190 350H412L414 410H188Z', p.second, { depth: 5, light: 0 }) +
      p.seam('M190 270Q186 200 236 120M410 270Q414 200 364 120'),
  },
} as const satisfies Record<string, Silhouette>;

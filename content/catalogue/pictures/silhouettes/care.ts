import { metal, milk, paper, wood, woodDeep } from '../paint.ts';
import { box, disc, facet, heart, leaf, oval, star } from '../paths.ts';
import { reading } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

export const care = {
  bathtub: {
    words: 'baby bathtub with bubbles',
    shadow: [300, 468, 220],
    draw: (p) =>
      p.flat(disc(200, 236, 40) + disc(252, 212, 50) + disc(316, 226, 44) + disc(370, 240, 34), '#fff', 0.9) +
      p.flat(disc(404, 170, 16) + disc(180, 160, 12) + disc(300, 130, 20), '#fff', 0.65) +
      p.body('M86 262Q90 440 200 452H410Q510 440 520 230 512 210 490 216 470 262 440 262Z', p.main, { depth: 24 }) +
      p.body('M72 252Q70 236 92 236H440Q480 236 484 206 498 180 528 200 536 264 486 280H104Q76 280 72 252Z', p.pale, {
        depth: 8,
      }) +
      p.body(box(170, 436, 70, 30, 12), p.deep, { depth: 5 }) +
      p.body(box(366, 436, 70, 30, 12), p.deep, { depth: 5 }) +
      p.button(140, 340, 13),
  },
  'hooded-towel': {
    words: 'hooded towel with small ears',
    shadow: [300, 530, 140],
    draw: (p) =>
      p.body(disc(216, 132, 36), p.main, { depth: 10 }) +
      p.body(disc(384, 132, 36), p.main, { depth: 10 }) +
      p.flat(disc(216, 134, 18) + disc(384, 134, 18), p.accent, 0.8) +
      p.body('M196 220Q190 96 300 92T404 220L470 480Q472 520 430 520H170Q128 520 130 480Z', p.main, {
        print: true,
        depth: 26,
      }) +
      p.body('M214 226Q214 140 300 136T386 226Q350 262 300 262T214 226Z', p.pale, { depth: 12 }) +
      p.seam('M300 262V516') +
      p.flat(disc(270, 116, 6) + disc(330, 116, 6), '#3B2C26') +
      p.seam('M290 124q10 8 20 0'),
  },
  washcloths: {
    words: 'washcloths in a small pile',
    shadow: [300, 470, 170],
    draw: (p) =>
      [0, 1, 2, 3]
        .map(
          (at) =>
            p.body(box(136 + (at % 2) * 10, 396 - at * 66, 320, 74, 32), [p.main, p.second, p.pale, p.main][at]!, {
              print: at !== 1,
              depth: 12,
            }) + p.seam(`M180 ${433 - at * 66}H446`),
        )
        .join('') + p.body(box(390, 196, 40, 58, 6), p.accent, { depth: 5 }),
  },
  'bath-duck': {
    words: 'floating bath duck and boat',
    shadow: [300, 452, 210],
    draw: (p) =>
      p.body(
        'M110 330Q100 250 180 262 170 180 240 170T316 236Q318 262 302 282 380 270 388 330 380 430 250 434 130 430 110 330Z',
        p.main,
        { depth: 22 },
      ) +
      p.body('M306 214Q356 208 362 232 340 252 306 246Z', p.accent, { depth: 6 }) +
      p.flat(disc(262, 218, 9), '#3B2C26') +
      p.seam('M190 340Q230 380 290 344', 6) +
      p.body('M392 380H528Q520 436 480 438H430Q400 436 392 380Z', p.second, { depth: 10 }) +
      p.rod('M456 376V262', wood, 9) +
      p.body('M466 270L524 360H466Z', p.accent, { depth: 8 }) +
      p.body('M446 290L404 360H446Z', paper, { depth: 6 }) +
      p.flat('M60 440Q95 424 130 440T200 440 270 440 340 440 410 440 480 440 540 440V466H60Z', '#A9CBDA', 0.85),
  },
  'bath-squirters': {
    words: 'set of three bath animals',
    shadow: [300, 460, 210],
    draw: (p) =>
      p.body('M80 400Q84 300 170 300T256 400Q250 448 168 448T80 400Z', p.main, { depth: 16 }) +
      p.flat(disc(146, 356, 7) + disc(196, 356, 7), '#3B2C26') +
      p.seam('M158 380q12 10 24 0') +
      p.body('M256 380L300 346V420Z', p.deep, { depth: 6 }) +
      p.body('M346 400Q346 300 432 300T520 400Q516 448 432 448T346 400Z', p.second, { depth: 16 }) +
      p.flat(disc(408, 356, 7) + disc(458, 356, 7), '#3B2C26') +
      p.seam('M420 384q13 10 26 0') +
      p.body(star(300, 214, 96, 5, 0.56), p.accent, { depth: 14 }) +
      p.flat(disc(282, 208, 7) + disc(320, 208, 7), '#3B2C26') +
      p.seam('M290 230q11 9 22 0'),
  },
  'pump-wash': {
    words: 'pump bottle of baby wash',
    shadow: [300, 520, 120],
    draw: (p) =>
      p.rod('M300 170V106H230', metal, 18) +
      p.body(box(262, 150, 76, 46, 12), p.accent, { depth: 8 }) +
      p.body('M206 252Q206 190 300 190T394 252L404 470Q404 514 360 514H240Q196 514 196 470Z', p.main, { depth: 24 }) +
      p.body(box(222, 306, 156, 136, 16), paper, { depth: 6, light: 0 }) +
      p.flat(leaf(300, 398, 62, -26) + leaf(300, 398, 62, 26), p.deep) +
      p.seam('M250 420H350'),
  },
  'lotion-tube': {
    words: 'tube of baby cream',
    shadow: [300, 524, 110],
    draw: (p) =>
      p.body('M204 100H396L374 430H226Z', p.main, { print: true, depth: 22 }) +
      p.body(box(196, 84, 208, 40, 8), p.deep, { depth: 6 }) +
      p.seam('M216 84V122M236 84V122M256 84V122M276 84V122M296 84V122M316 84V122M336 84V122M356 84V122M376 84V122', 3) +
      p.body(box(232, 200, 136, 140, 20), paper, { depth: 6, light: 0 }) +
      p.flat(heart(300, 256, 52), p.accent) +
      p.seam('M256 310H344') +
      p.body(box(232, 428, 136, 88, 16), p.second, { depth: 10 }) +
      p.seam('M256 440V506M280 440V506M304 440V506M328 440V506M350 440V506', 3),
  },
  jar: {
    words: 'jar of balm with a wide lid',
    shadow: [300, 476, 170],
    draw: (p) =>
      p.body('M140 276H460V420Q456 470 400 470H200Q144 470 140 420Z', p.pale, { depth: 22 }) +
      p.body(box(124, 188, 352, 100, 26), p.main, { depth: 16 }) +
      p.seam('M160 204V272M200 200V276M240 200V276M280 200V276M320 200V276M360 200V276M400 200V276M440 204V272', 3) +
      p.body(box(196, 320, 208, 110, 18), paper, { depth: 6, light: 0 }) +
      p.flat(leaf(270, 410, 58, -20) + leaf(270, 410, 58, 22), '#7C9673') +
      p.seam('M310 362H376M310 390H360'),
  },
  potty: {
    words: 'potty chair with a high back',
    shadow: [300, 500, 170],
    draw: (p) =>
      p.body('M170 340Q150 130 300 130T430 340Z', p.main, { depth: 20 }) +
      p.body('M130 322Q130 296 160 296H440Q470 296 470 322L446 450Q438 492 396 492H204Q162 492 154 450Z', p.main, {
        depth: 24,
      }) +
      p.body(oval(300, 318, 168, 40), p.pale, { depth: 8 }) +
      p.body(oval(300, 320, 104, 22), p.deep, { depth: 4, light: 0 }) +
      p.body(heart(300, 212, 66), p.accent, { depth: 8 }),
  },
  'step-stool': {
    words: 'two-step stool',
    shadow: [300, 500, 200],
    draw: (p) =>
      p.body(
        facet(
          [
            [280, 220],
            [470, 220],
            [496, 490],
            [440, 490],
            [424, 380],
            [320, 380],
            [300, 490],
            [246, 490],
          ],
          14,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.body(
        facet(
          [
            [120, 360],
            [330, 360],
            [340, 490],
            [290, 490],
            [280, 440],
            [170, 440],
            [160, 490],
            [110, 490],
          ],
          14,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.body(box(250, 196, 240, 50, 18), p.main, { depth: 12 }) +
      p.body(box(96, 336, 250, 50, 18), p.main, { depth: 12 }) +
      p.flat(box(130, 350, 180, 8, 4) + box(280, 210, 180, 8, 4), p.accent, 0.7),
  },
  thermometer: {
    words: 'forehead thermometer with a lit display',
    shadow: [300, 500, 140],
    draw: (p) =>
      p.body(
        'M180 150Q170 96 236 92L400 96Q456 104 452 160 446 220 390 224L372 470Q364 500 330 500H280Q244 496 244 462L256 228Q190 222 180 150Z',
        p.main,
        { depth: 22 },
      ) +
      p.body('M180 122Q150 122 148 158T186 196Z', p.deep, { depth: 6 }) +
      p.body(box(268, 122, 150, 74, 18), '#DDEBDD', { depth: 6 }) +
      p.seam(reading(300, 142, 20), 6) +
      p.button(306, 290, 22) +
      p.seam('M276 420H346M278 446H344'),
  },
  'nasal-aspirator': {
    words: 'nasal aspirator with a soft tip',
    shadow: [300, 510, 120],
    draw: (p) =>
      p.body('M284 80Q300 60 316 80L340 220H260Z', milk, { depth: 8 }) +
      p.body('M246 214H354L366 280H234Z', p.second, { depth: 10 }) +
      p.body('M230 274H370Q410 330 402 400 392 506 300 506T198 400Q190 330 230 274Z', p.main, { depth: 24 }) +
      p.body(disc(300, 380, 38), p.pale, { depth: 8 }) +
      p.flat(box(292, 360, 16, 40, 6) + box(280, 372, 40, 16, 6), p.accent),
  },
  'grooming-kit': {
    words: 'grooming kit with a brush, comb and nail scissors',
    shadow: [300, 486, 210],
    draw: (p) =>
      p.body(box(92, 130, 416, 346, 50), p.main, { print: true, depth: 22 }) +
      p.body(box(124, 162, 352, 282, 34), paper, { depth: 10, light: 0 }) +
      p.body(box(156, 196, 60, 110, 28), wood, { depth: 8 }) +
      p.rod('M186 300V410', wood, 20) +
      p.seam('M170 214V288M186 210V292M202 214V288', 6) +
      p.body(box(254, 200, 50, 210, 18), p.second, { depth: 8 }) +
      p.seam('M262 226H286M262 250H286M262 274H286M262 298H286M262 322H286M262 346H286', 4) +
      p.rod('M352 210L402 330M420 210L370 330', metal, 12) +
      p.rod(disc(358, 364, 30) + disc(414, 364, 30), p.accent, 13),
  },
  'first-aid': {
    words: 'first aid case with a handle',
    shadow: [300, 480, 200],
    draw: (p) =>
      p.rod('M236 190Q236 130 300 130T364 190', p.deep, 24) +
      p.body(box(108, 186, 384, 286, 44), p.main, { depth: 24 }) +
      p.body(disc(300, 330, 84), paper, { depth: 8 }) +
      p.flat(box(280, 276, 40, 108, 10) + box(246, 310, 108, 40, 10), p.accent) +
      p.body(box(150, 176, 50, 34, 10), metal, { depth: 6 }) +
      p.body(box(400, 176, 50, 34, 10), metal, { depth: 6 }),
  },
  'cabinet-lock': {
    words: 'strap lock that holds two cabinet doors shut',
    shadow: [300, 528, 232],
    draw: (p) =>
      p.body(box(84, 96, 432, 424, 14), woodDeep, { depth: 10 }) +
      p.body(box(102, 118, 190, 380, 10), wood, { depth: 10 }) +
      p.body(box(308, 118, 190, 380, 10), wood, { depth: 10 }) +
      p.seam(box(130, 146, 134, 324, 6) + box(336, 146, 134, 324, 6)) +
      p.body(disc(268, 232, 17), metal, { depth: 5 }) +
      p.body(disc(332, 232, 17), metal, { depth: 5 }) +
      p.rod('M206 356H394', p.second, 36) +
      p.body(box(138, 304, 106, 104, 30), p.main, { depth: 14 }) +
      p.body(box(356, 304, 106, 104, 30), p.main, { depth: 14 }) +
      p.button(191, 356, 18) +
      p.button(409, 356, 18),
  },
  'outlet-cover': {
    words: 'outlet covers in a neat row',
    shadow: [300, 480, 170],
    draw: (p) =>
      p.body(box(180, 90, 240, 380, 36), paper, { depth: 16 }) +
      [190, 360]
        .map(
          (y) =>
            p.body(disc(300, y, 76), p.main, { depth: 14 }) +
            p.body(box(262, y - 18, 76, 36, 18), p.pale, { depth: 6 }),
        )
        .join('') +
      p.flat(disc(300, 275, 9), metal),
  },
  'corner-guard': {
    words: 'soft guard on the corner of a table',
    shadow: [300, 536, 190],
    draw: (p) =>
      p.body('M262 380H338V520Q338 534 324 534H276Q262 534 262 520Z', woodDeep, { depth: 14 }) +
      p.body('M60 236L300 396 540 236V284L300 446 60 284Z', woodDeep, { depth: 0 }) +
      p.body('M300 92L540 236 300 396 60 236Z', wood, { depth: 0 }) +
      p.seam('M150 226L300 130M206 262L386 146M266 300L458 186', 4) +
      p.body(
        'M152 296Q160 286 174 294L300 380 426 294Q440 286 448 296V376Q448 388 438 394L312 478Q300 486 288 478L162 394Q152 388 152 376Z',
        p.deep,
        { depth: 12 },
      ) +
      p.body(
        'M158 286L208 254Q218 248 228 254L300 304 372 254Q382 248 392 254L442 286Q454 294 442 304L312 392Q300 400 288 392L158 304Q146 294 158 286Z',
        p.main,
        { print: true, depth: 10 },
      ) +
      p.stitch('M176 330L300 414 424 330'),
  },
  diaper: {
    words: 'diaper with a soft waistband',
    shadow: [300, 468, 190],
    draw: (p) =>
      p.body('M92 180Q300 220 508 180L496 290Q420 300 388 440Q300 470 212 440 180 300 104 290Z', paper, {
        print: true,
        depth: 24,
      }) +
      p.body('M92 180Q300 220 508 180L500 240Q300 280 100 240Z', p.main, { depth: 10 }) +
      p.body(box(120, 196, 70, 40, 12), p.accent, { depth: 6 }) +
      p.body(box(410, 196, 70, 40, 12), p.accent, { depth: 6 }) +
      p.seam('M112 286Q190 300 216 430M488 286Q410 300 384 430') +
      p.flat(star(300, 350, 34), p.main, 0.7),
  },
  'diaper-pack': {
    words: 'pack of diapers with a carry handle',
    shadow: [300, 512, 180],
    draw: (p) =>
      p.body('M228 130Q300 60 372 130L350 150Q300 106 250 150Z', p.second, { depth: 6 }) +
      p.body(box(124, 130, 352, 374, 44), p.main, { print: true, depth: 26 }) +
      p.body(disc(300, 316, 108), paper, { depth: 10 }) +
      p.body('M226 276Q300 290 374 276L368 314Q342 320 332 366 300 376 268 366 258 320 232 314Z', p.pale, {
        depth: 8,
      }) +
      p.body(box(124, 440, 352, 40, 0), p.accent, { depth: 6, light: 0 }),
  },
  'cloth-diaper': {
    words: 'cloth diaper with snaps',
    shadow: [300, 468, 190],
    draw: (p) =>
      p.body(
        'M84 170Q300 214 516 170 522 260 478 290 410 320 392 440 300 480 208 440 190 320 122 290 78 260 84 170Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M110 196Q300 236 490 196L484 236Q300 276 116 236Z', p.second, { depth: 8 }) +
      [150, 190, 230, 370, 410, 450].map((x) => p.button(x, 228, 9)).join('') +
      p.button(270, 330, 8) +
      p.button(330, 330, 8) +
      p.button(270, 370, 8) +
      p.button(330, 370, 8),
  },
  wipes: {
    words: 'pack of wipes with an open lid',
    shadow: [300, 464, 200],
    draw: (p) =>
      p.body('M250 220Q236 120 300 130 340 90 360 150 372 190 350 224Z', milk, { depth: 10 }) +
      p.body(box(100, 220, 400, 236, 60), p.main, { print: true, depth: 24 }) +
      p.body(box(196, 202, 208, 70, 30), p.second, { depth: 10 }) +
      p.body(box(230, 214, 140, 26, 13), p.deep, { depth: 4, light: 0 }) +
      p.body(box(170, 322, 260, 90, 22), paper, { depth: 6, light: 0 }) +
      p.flat('M214 372Q240 320 266 372A26 26 0 1 1 214 372Z', '#A9CBDA') +
      p.seam('M292 354H390M292 380H360'),
  },
  'changing-pad': {
    words: 'contoured changing pad',
    shadow: [300, 462, 220],
    draw: (p) =>
      p.body(
        'M76 250Q80 200 128 214 200 264 300 262T472 214Q520 200 524 250L510 410Q500 450 452 444 300 424 148 444 100 450 90 410Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M140 258Q300 320 460 258L452 396Q300 372 148 396Z', p.pale, { print: true, depth: 10 }) +
      p.rod('M120 332Q300 374 480 332', p.second, 24) +
      p.body(box(270, 336, 60, 46, 12), p.accent, { depth: 8 }),
  },
  'diaper-pail': {
    words: 'diaper pail with a foot pedal, its lid open',
    shadow: [300, 530, 150],
    draw: (p) =>
      p.body('M430 236Q470 96 330 66 226 56 196 104 330 126 398 244Z', p.pale, { depth: 12 }) +
      p.seam('M226 102Q344 124 404 228', 4) +
      p.flat(oval(300, 240, 122, 32), p.deep) +
      p.body('M214 238Q214 172 266 164 300 138 342 164 380 176 378 240 300 270 214 238Z', paper, { depth: 12 }) +
      p.seam('M256 196Q276 182 300 192M306 214Q332 200 352 216') +
      p.body('M176 234Q300 294 424 234V486Q424 516 394 516H206Q176 516 176 486Z', p.main, { depth: 24 }) +
      p.body('M164 222Q300 292 436 222V262Q300 328 164 262Z', p.second, { depth: 8 }) +
      p.seam('M214 322V470') +
      p.body(disc(300, 392, 42), p.pale, { depth: 8 }) +
      p.flat(heart(300, 392, 36), p.accent) +
      p.body(box(238, 496, 124, 34, 14), p.accent, { depth: 8 }),
  },
  caddy: {
    words: 'diaper caddy with dividers',
    shadow: [300, 480, 200],
    draw: (p) =>
      p.rod('M160 250Q170 110 300 110T440 250', p.accent, 20) +
      p.body(box(150, 190, 90, 160, 14), paper, { depth: 10 }) +
      p.body(box(262, 170, 70, 160, 30), p.second, { depth: 10 }) +
      p.body(box(356, 200, 100, 160, 40), milk, { depth: 10 }) +
      p.body('M104 264H496L476 440Q472 472 440 472H160Q128 472 124 440Z', p.main, { print: true, depth: 24 }) +
      p.body(box(96, 252, 408, 36, 16), p.second, { depth: 6 }) +
      p.stitch('M230 300V462M370 300V462'),
  },
  'wet-bag': {
    words: 'zip wet bag with a wrist loop',
    shadow: [300, 500, 160],
    draw: (p) =>
      p.rod('M440 190Q520 190 510 260T450 250', p.accent, 16) +
      p.body(box(140, 140, 320, 350, 36), p.main, { print: true, depth: 24 }) +
      p.body(box(140, 172, 320, 34, 6), p.second, { depth: 5, light: 0 }) +
      p.rod('M156 189H440', metal, 8) +
      p.body(box(404, 180, 46, 22, 10), p.accent, { depth: 4 }),
  },
} as const satisfies Record<string, Silhouette>;

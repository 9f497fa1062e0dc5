import { metal, woodDeep } from '../paint.ts';
import { box, facet } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More strollers, in addition to those of on-the-go.ts, so that a list of them isn't one drawing in many colors. */
export const strollers = {
  'city-stroller': {
    words: 'stroller with a shell canopy and a crossed frame',
    shadow: [310, 512, 190],
    draw: (p) =>
      p.rod('M500 148L216 462M262 320L424 448', metal, 15) +
      p.body(
        'M236 392H392Q396 396 390 410L372 452Q366 462 352 462H264Q250 462 246 450L232 406Q230 394 236 392Z',
        p.second,
        {
          depth: 10,
        },
      ) +
      p.stitch('M246 410H382') +
      p.rod('M414 170L376 326 256 340 226 408', p.deep, 66) +
      p.rod('M410 166L370 320 254 334 224 402', p.main, 52) +
      p.rod('M388 196L360 296', p.second, 22) +
      p.rod('M346 262Q286 226 262 288', p.accent, 13) +
      p.body('M446 232Q424 96 318 92 226 96 196 190 188 214 212 214 340 176 446 232Z', p.main, {
        print: true,
        depth: 20,
      }) +
      p.seam('M446 232Q370 130 288 98M446 232Q420 140 372 106') +
      p.rod('M478 162Q508 126 540 146', p.accent, 22) +
      p.wheel(424, 442, 66) +
      p.wheel(208, 466, 44),
  },
  'arc-stroller': {
    words: 'stroller with a round seat on one curved bar',
    shadow: [310, 512, 190],
    draw: (p) =>
      p.rod('M520 132Q486 430 188 470', metal, 20) +
      p.rod('M424 372L440 440', metal, 16) +
      p.body('M240 190Q256 300 244 330 270 404 360 396 452 376 452 268 446 190 380 160Z', p.deep, { depth: 14 }) +
      p.body('M262 232Q268 310 266 330 290 380 352 374 422 356 424 262 400 220 262 232Z', p.second, { depth: 8 }) +
      p.rod('M372 226L352 336M352 336H296', p.main, 20) +
      p.body('M226 216Q214 88 340 78 464 82 468 214 470 240 446 232 346 180 250 232 228 240 226 216Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.seam('M292 214Q286 128 320 84M398 208Q400 130 366 84') +
      p.rod('M212 312Q206 270 250 262', p.accent, 14) +
      p.rod('M520 132Q524 100 556 104', p.accent, 22) +
      p.wheel(440, 440, 68) +
      p.wheel(186, 470, 40),
  },
  'terrain-stroller': {
    words: 'stroller with four large, chunky wheels',
    shadow: [306, 512, 220],
    draw: (p) =>
      p.rod('M530 160L436 438M170 438H436M260 360L316 438', metal, 17) +
      p.body(
        facet(
          [
            [216, 384],
            [408, 384],
            [392, 436],
            [232, 436],
          ],
          14,
        ),
        p.deep,
        { depth: 8 },
      ) +
      p.rod('M440 190L402 322 262 330 222 396', p.deep, 64) +
      p.rod('M436 186L396 316 260 324 220 390', p.main, 50) +
      p.rod('M412 212L386 300', p.second, 22) +
      p.body('M484 214H216Q206 92 338 72 470 76 484 214Z', p.main, { print: true, depth: 22 }) +
      p.seam('M302 212Q292 130 330 76M390 212Q400 136 356 78') +
      p.body(box(208, 204, 284, 24, 12), p.second, { depth: 5, light: 0 }) +
      p.rod('M380 256H290L280 296', p.accent, 14) +
      p.rod('M514 206L542 124', p.accent, 24) +
      p.wheel(436, 436, 74) +
      p.wheel(170, 436, 74),
  },
  'basket-stroller': {
    words: 'stroller seen from the front, with a deep basket',
    shadow: [300, 512, 160],
    draw: (p) =>
      p.rod('M170 470L206 150M430 470L394 150', metal, 16) +
      p.rod('M206 150Q300 80 394 150', p.accent, 22) +
      p.body('M190 372H410L392 462Q388 478 370 478H230Q212 478 208 462Z', woodDeep, { depth: 12 }) +
      p.stitch('M200 400H400M206 428H394M212 454H388') +
      p.body(box(196, 190, 208, 200, 56), p.deep, { depth: 10 }) +
      p.body(box(220, 220, 160, 160, 44), p.main, { print: true }) +
      p.rod('M268 236L300 310L332 236M300 310V356', p.second, 15) +
      p.button(300, 312, 13) +
      p.body(box(206, 356, 188, 40, 20), p.main, { depth: 8 }) +
      p.body('M176 240C168 66 432 66 424 240Q300 186 176 240Z', p.main, { print: true, depth: 20 }) +
      p.seam('M246 214Q240 130 276 104M354 214Q360 130 324 104') +
      p.wheel(164, 460, 52) +
      p.wheel(436, 460, 52),
  },
  'umbrella-stroller': {
    words: 'travel stroller with two hooked handles',
    shadow: [306, 512, 170],
    draw: (p) =>
      p.rod('M452 150L238 476M268 240L418 472', metal, 13) +
      p.rod('M452 150Q476 108 512 122', p.accent, 22) +
      p.rod('M418 178Q440 134 476 144', p.accent, 18) +
      p.body('M424 178L442 196 344 362 232 388 212 362 320 336Z', p.deep, { depth: 8 }) +
      p.body('M402 174Q340 196 338 316L220 348Q204 354 212 370L238 382 352 352 432 200Q432 178 402 174Z', p.main, {
        print: true,
        depth: 16,
      }) +
      p.rod('M382 220L352 300', p.second, 16) +
      p.rod('M232 372L204 424', p.main, 22) +
      p.body('M436 190L296 164Q330 92 430 110 462 130 436 190Z', p.main, { print: true, depth: 14 }) +
      p.seam('M436 190L366 112') +
      p.wheel(236, 478, 32) +
      p.wheel(262, 478, 32) +
      p.wheel(400, 478, 32) +
      p.wheel(426, 478, 32),
  },
  'cabin-stroller': {
    words: 'travel stroller seen from the front, with a carry strap',
    shadow: [300, 512, 140],
    draw: (p) =>
      p.rod('M204 480V180M396 480V180', metal, 14) +
      p.rod('M204 180Q206 110 240 110H360Q394 110 396 180', metal, 14) +
      p.rod('M250 110H350', p.accent, 24) +
      p.rod('M216 452H384', metal, 12) +
      p.body(box(212, 210, 176, 190, 34), p.deep, { depth: 8 }) +
      p.body(box(228, 232, 144, 150, 28), p.main, { print: true }) +
      p.rod('M272 246L300 310L328 246M300 310V350', p.second, 13) +
      p.button(300, 312, 11) +
      p.body(box(218, 372, 164, 44, 20), p.second, { depth: 8 }) +
      p.body('M200 252Q206 150 300 146 394 150 400 252 300 216 200 252Z', p.main, { print: true, depth: 16 }) +
      p.seam('M256 232Q254 176 280 150M344 232Q346 176 320 150') +
      p.rod('M396 204Q470 300 398 420', p.second, 12) +
      p.wheel(194, 472, 38) +
      p.wheel(406, 472, 38),
  },
  'shade-stroller': {
    words: 'travel stroller with a long sun canopy',
    shadow: [306, 512, 170],
    draw: (p) =>
      p.rod('M490 130L412 350 226 476M412 350L420 474', metal, 13) +
      p.rod('M412 214L372 358 262 366 238 424', p.deep, 50) +
      p.rod('M408 208L368 352 260 360 236 418', p.main, 38) +
      p.rod('M388 240L362 332', p.second, 15) +
      p.body(
        'M436 246Q424 236 420 230L204 322Q172 300 184 240 214 112 340 102 448 104 452 232 452 250 436 246Z',
        p.main,
        {
          print: true,
          depth: 18,
        },
      ) +
      p.seam('M424 232Q330 180 250 152M424 232Q280 232 186 262M424 232Q390 150 346 106') +
      p.body('M204 322Q186 306 184 282L412 218 424 234Z', p.second, { depth: 5, light: 0 }) +
      p.rod('M474 174L504 92', p.accent, 20) +
      p.wheel(420, 468, 42) +
      p.wheel(224, 474, 36),
  },
  'folded-stroller': {
    words: 'travel stroller, folded up, with its carry strap',
    shadow: [300, 512, 130],
    draw: (p) =>
      p.rod('M216 470V140M384 470V140', metal, 15) +
      p.body(box(200, 158, 200, 300, 40), p.deep, { depth: 12 }) +
      p.body(box(214, 176, 172, 150, 34), p.main, { print: true, depth: 16 }) +
      p.seam('M220 246Q300 216 380 246M220 288Q300 262 380 288') +
      p.body(box(214, 336, 172, 100, 26), p.main, { depth: 12 }) +
      p.rod('M218 372H382', p.second, 16) +
      p.body(box(272, 358, 56, 30, 8), p.accent, { depth: 4 }) +
      p.rod('M218 146Q300 74 382 146', p.accent, 24) +
      p.rod('M386 190Q492 320 390 430', p.second, 15) +
      p.wheel(212, 474, 36) +
      p.wheel(388, 474, 36) +
      p.wheel(262, 482, 28) +
      p.wheel(338, 482, 28),
  },
} as const satisfies Record<string, Silhouette>;

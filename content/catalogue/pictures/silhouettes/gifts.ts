import { milk, paper, wood } from '../paint.ts';
import { box, disc, facet, heart, leaf, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

export const gifts = {
  'gift-card': {
    words: 'gift card with a ribbon',
    shadow: [300, 456, 210],
    draw: (p) =>
      p.body(
        facet(
          [
            [110, 190],
            [470, 130],
            [520, 370],
            [160, 436],
          ],
          30,
        ),
        p.second,
        { depth: 12 },
      ) +
      p.body(box(84, 176, 420, 266, 34), p.main, { print: true, depth: 22 }) +
      p.body(box(160, 176, 44, 266, 0), p.accent, { depth: 6, light: 0 }) +
      p.body('M182 280Q110 210 96 256 100 300 182 284 264 300 268 256 254 210 182 280Z', p.accent, { depth: 7 }) +
      p.body(disc(182, 282, 18), p.accent, { depth: 5 }) +
      p.seam('M270 380H440M270 408H380') +
      p.flat(heart(440, 250, 60), paper, 0.9),
  },
  'gift-box': {
    words: 'gift box with a big bow',
    shadow: [300, 506, 190],
    draw: (p) =>
      p.body(box(124, 260, 352, 240, 22), p.main, { print: true, depth: 24 }) +
      p.body(box(104, 216, 392, 76, 20), p.pale, { depth: 12 }) +
      p.body(box(276, 216, 48, 284, 0), p.accent, { depth: 6, light: 0 }) +
      p.body('M300 216Q180 90 150 160 150 226 300 220 450 226 450 160 420 90 300 216Z', p.accent, { depth: 10 }) +
      p.body(disc(300, 210, 26), p.accent, { depth: 8 }),
  },
  'gift-basket': {
    words: 'gift basket with baby things',
    shadow: [300, 504, 180],
    draw: (p) =>
      p.rod('M150 300Q160 70 300 70T450 300', wood, 18) +
      p.body(box(184, 180, 80, 150, 24), '#EDF2F0', { depth: 8 }) +
      p.body(box(196, 160, 56, 30, 8), p.accent, { depth: 4 }) +
      p.body(disc(330, 240, 66), p.main, { depth: 12 }) +
      p.flat(disc(310, 232, 7) + disc(350, 232, 7), '#3B2C26') +
      p.body(disc(286, 184, 22), p.main, { depth: 5 }) +
      p.body(disc(374, 184, 22), p.main, { depth: 5 }) +
      p.body(box(380, 230, 70, 100, 20), p.second, { print: true, depth: 8 }) +
      p.body('M118 300H482L452 470Q448 498 416 498H184Q152 498 148 470Z', wood, { depth: 22 }) +
      p.seam('M126 350Q300 380 474 350M134 400Q300 430 466 400M142 448Q300 476 458 448') +
      p.body('M300 320Q240 276 230 320 236 356 300 332 364 356 370 320 360 276 300 320Z', p.accent, { depth: 6 }),
  },
  'cash-envelope': {
    words: 'envelope with a heart seal',
    shadow: [300, 466, 210],
    draw: (p) =>
      p.body(box(130, 120, 340, 220, 14), paper, { depth: 8 }) +
      p.seam('M170 170H430M170 206H360') +
      p.body(box(84, 200, 432, 256, 26), p.main, { print: true, depth: 22 }) +
      p.body('M92 212Q300 380 508 212 512 200 490 200H110Q88 200 92 212Z', p.pale, { depth: 12 }) +
      p.body(disc(300, 310, 46), p.accent, { depth: 8 }) +
      p.flat(heart(300, 312, 40), paper),
  },
  'savings-jar': {
    words: 'savings jar with coins',
    shadow: [300, 510, 140],
    draw: (p) =>
      p.body('M206 180H394Q440 220 440 280V450Q440 504 386 504H214Q160 504 160 450V280Q160 220 206 180Z', '#E7F0EE', {
        depth: 18,
      }) +
      [
        [230, 460],
        [300, 468],
        [370, 458],
        [264, 410],
        [336, 410],
        [300, 364],
        [232, 372],
        [372, 372],
      ]
        .map(([x, y], at) => p.body(disc(x!, y!, 36), at % 3 ? '#E4BC5B' : '#F0D080', { depth: 7 }))
        .join('') +
      p.body(box(196, 120, 208, 70, 20), p.main, { print: true, depth: 12 }) +
      p.body(heart(300, 274, 78), p.accent, { depth: 8 }) +
      p.flat('M182 300Q184 230 216 206L206 330Z', '#fff', 0.6),
  },
  'helping-hand': {
    words: 'casserole dish with oven mitts',
    shadow: [300, 470, 210],
    draw: (p) =>
      p.flat('M230 150Q210 120 232 92T230 40M300 140Q280 110 302 82T300 30M370 150Q350 120 372 92T370 40', '#fff', 0) +
      p.seam('M236 170Q216 140 236 112T236 66M300 160Q280 130 300 102T300 56M364 170Q344 140 364 112T364 66', 8) +
      p.body('M140 290Q150 200 300 200T460 290Z', p.second, { depth: 14 }) +
      p.body(box(268, 172, 64, 34, 16), p.accent, { depth: 6 }) +
      p.body('M116 300H484L470 430Q466 462 430 462H170Q134 462 130 430Z', p.main, { print: true, depth: 22 }) +
      p.body(box(100, 280, 400, 38, 18), p.pale, { depth: 6 }) +
      p.rod('M108 340Q64 340 70 380T128 400M492 340Q536 340 530 380T472 400', p.accent, 22),
  },
  'dog-on-leash': {
    words: 'dog on a leash',
    shadow: [310, 500, 190],
    draw: (p) =>
      p.rod('M214 250Q150 120 60 96', p.accent, 13) +
      p.rod('M60 96Q20 86 24 120T70 130', p.accent, 13) +
      p.body('M444 330Q520 300 516 214 516 196 534 200 560 300 470 380Z', p.deep, { depth: 8 }) +
      p.body(box(408, 360, 50, 140, 22), p.deep, { depth: 8 }) +
      p.body(box(252, 370, 50, 130, 22), p.deep, { depth: 8 }) +
      p.body('M208 280Q230 250 300 286L410 290Q480 300 478 370 474 424 440 428H250Q196 420 196 340Z', p.main, {
        print: true,
        depth: 18,
      }) +
      p.body(box(216, 370, 52, 130, 22), p.main, { depth: 10 }) +
      p.body(box(440, 360, 50, 140, 22), p.main, { depth: 10 }) +
      p.body('M120 250Q110 214 150 200 170 140 236 146 296 156 296 226 292 296 220 300 130 300 120 250Z', p.main, {
        depth: 16,
      }) +
      p.body('M216 150Q290 130 310 200 318 264 280 276 246 262 244 210Z', p.deep, { depth: 10 }) +
      p.body(disc(128, 236, 18), '#3B2C26', { depth: 4, light: 4 }) +
      p.flat(disc(192, 206, 10), '#3B2C26') +
      p.seam('M136 266Q160 282 186 266') +
      p.rod('M204 300Q250 312 286 280', p.accent, 20) +
      p.button(228, 322, 14),
  },
  'grocery-bag': {
    words: 'paper bag full of groceries',
    shadow: [300, 516, 150],
    draw: (p) =>
      p.body('M404 250L420 84Q432 60 450 84L456 250Z', '#D9A45F', { depth: 8 }) +
      p.seam('M416 130L448 118M414 170L450 158M410 208L452 198') +
      p.rod('M196 250Q180 150 130 110M206 250Q210 140 190 80M216 250Q240 150 256 110', '#7F9A62', 24) +
      p.body(disc(270, 214, 56), '#C9543F', { depth: 12 }) +
      p.rod('M270 164Q274 144 290 138', '#8A6A4A', 8) +
      p.body(disc(356, 226, 48), '#E8913A', { depth: 10 }) +
      p.body('M150 220H450L436 500Q434 516 418 516H182Q166 516 164 500Z', '#D2B184', { depth: 22 }) +
      p.body(
        'M150 220L172 240 194 220 216 240 238 220 260 240 282 220 304 240 326 220 348 240 370 220 392 240 414 220 436 240 450 220 448 262H152Z',
        '#DFC39B',
        {
          depth: 4,
          light: 0,
        },
      ) +
      p.body(heart(300, 390, 110), p.main, { depth: 8 }) +
      p.seam('M196 300L206 490M404 300L394 490'),
  },
  'memory-book': {
    words: 'memory book with a ribbon tie',
    shadow: [300, 490, 170],
    draw: (p) =>
      p.body(box(150, 110, 330, 376, 20), paper, { depth: 10 }) +
      p.body(box(124, 100, 340, 380, 24), p.main, { print: true, depth: 22 }) +
      p.body(box(124, 100, 56, 380, 14), p.deep, { depth: 5 }) +
      p.body(box(230, 180, 180, 140, 16), paper, { depth: 6, light: 0 }) +
      p.body(heart(320, 252, 76), p.accent, { depth: 6 }) +
      p.rod('M124 400H464', p.second, 16) +
      p.body('M320 400Q270 360 262 396 266 424 320 402 374 424 378 396 370 360 320 400Z', p.second, { depth: 5 }),
  },
  'photo-frame': {
    words: 'keepsake frame with two tiny footprints',
    shadow: [300, 500, 180],
    draw: (p) =>
      p.body(box(96, 120, 408, 376, 20), p.main, { depth: 18 }) +
      p.body(box(132, 156, 336, 304, 8), paper, { depth: 8, light: 0 }) +
      [
        [236, 330],
        [364, 330],
      ]
        .map(
          ([x, y], at) =>
            p.flat(
              `M${x! - 34} ${y! - 30}Q${x! - 30} ${y! - 84} ${x} ${y! - 80}T${x! + 34} ${y! - 30}Q${x! + 20} ${y! + 10} ${x! + 24} ${y! + 40} ${x! + 20} ${y! + 76} ${x} ${y! + 76}T${x! - 24} ${y! + 40}Q${x! - 20} ${y! + 10} ${x! - 34} ${y! - 30}Z`,
              at ? p.accent : p.deep,
            ) +
            [-30, -12, 6, 22, 34]
              .map((d, i) =>
                p.flat(disc(x! + (at ? d : -d), y! - 104 + i * 5 - (i ? 0 : 4), 13 - i * 1.5), at ? p.accent : p.deep),
              )
              .join(''),
        )
        .join(''),
  },
  'hand-print': {
    words: 'clay keepsake print on a ribbon',
    shadow: [300, 510, 150],
    draw: (p) =>
      p.rod('M250 150Q240 60 300 56T350 150', p.accent, 13) +
      p.body(disc(300, 320, 190), paper, { depth: 22 }) +
      p.body(disc(300, 166, 14), '#4A4240', { depth: 0, light: 0 }) +
      p.flat(
        'M236 330Q230 280 250 290L262 320 256 240Q262 220 278 236L288 310 296 222Q306 206 318 224L316 310 338 240Q354 228 358 248L344 330 372 306Q392 304 384 324L350 390Q340 430 296 430 246 426 236 330Z',
        p.main,
        0.9,
      ),
  },
  'pregnancy-pillow': {
    words: 'long pregnancy pillow',
    shadow: [300, 520, 180],
    draw: (p) =>
      p.body(
        'M130 500Q90 500 96 440L120 200Q140 80 300 80T480 200L504 440Q510 500 460 506 410 506 408 450L396 260Q390 190 300 190T206 260L192 450Q190 506 130 500Z',
        p.main,
        { print: true, depth: 24 },
      ) + p.seam('M150 470L164 220Q180 130 300 126T436 220L452 470'),
  },
  'recovery-kit': {
    words: 'postpartum recovery kit in a pouch',
    shadow: [300, 490, 200],
    draw: (p) =>
      p.body(box(170, 120, 80, 190, 26), '#EDF2F0', { depth: 10 }) +
      p.body(box(186, 90, 48, 44, 10), p.accent, { depth: 5 }) +
      p.body(box(276, 150, 90, 160, 22), milk, { depth: 8 }) +
      p.flat(leaf(320, 250, 60, -16) + leaf(320, 250, 60, 20), '#7C9673') +
      p.body(box(386, 180, 70, 130, 30), p.second, { depth: 8 }) +
      p.body('M100 270H500L484 440Q478 482 440 482H160Q122 482 116 440Z', p.main, { print: true, depth: 24 }) +
      p.rod('M112 296H488', p.second, 13) +
      p.body(box(450, 284, 46, 26, 12), p.accent, { depth: 5 }) +
      p.body(disc(300, 390, 44), paper, { depth: 6 }) +
      p.flat(heart(300, 392, 44), p.accent),
  },
  robe: {
    words: 'wrap robe with a tie belt',
    shadow: null,
    draw: (p) =>
      p.body(
        'M230 70L300 180 370 70 440 96Q500 210 524 350L462 372 412 250 430 520Q300 546 170 520L188 250 138 372 76 350Q100 210 160 96Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.rod('M226 76L340 300M374 76L290 230', p.second, 24) +
      p.body(box(180, 296, 240, 40, 14), p.second, { depth: 8 }) +
      p.rod('M330 330L316 430M350 330L372 420', p.second, 18) +
      p.seam('M334 340L350 524'),
  },
  'water-bottle': {
    words: 'insulated water bottle with a loop',
    shadow: [300, 524, 100],
    draw: (p) =>
      p.rod('M262 130Q262 70 300 70T338 130', p.accent, 18) +
      p.body(box(236, 116, 128, 66, 18), p.deep, { depth: 8 }) +
      p.body('M222 180H378Q410 210 410 260V470Q410 516 366 516H234Q190 516 190 470V260Q190 210 222 180Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body(box(190, 420, 220, 50, 0), p.second, { depth: 5, light: 0 }),
  },
  'milestone-cards': {
    words: 'milestone cards in a fan',
    shadow: [300, 490, 180],
    draw: (p) =>
      p.body(
        facet(
          [
            [90, 220],
            [300, 150],
            [390, 420],
            [180, 490],
          ],
          16,
        ),
        p.second,
        { depth: 8 },
      ) +
      p.body(
        facet(
          [
            [190, 130],
            [410, 130],
            [410, 420],
            [190, 420],
          ],
          16,
        ),
        p.main,
        { print: true, depth: 8 },
      ) +
      p.body(
        facet(
          [
            [280, 150],
            [500, 214],
            [416, 492],
            [196, 424],
          ],
          16,
        ),
        paper,
        { depth: 14 },
      ) +
      p.flat(star(350, 300, 62), p.accent) +
      p.seam('M284 388L400 422'),
  },
  'thank-you-cards': {
    words: 'thank-you cards with envelopes',
    shadow: [300, 470, 200],
    draw: (p) =>
      p.body(
        facet(
          [
            [90, 240],
            [420, 180],
            [460, 400],
            [130, 460],
          ],
          16,
        ),
        p.second,
        { depth: 12 },
      ) +
      p.body(
        facet(
          [
            [150, 130],
            [500, 190],
            [470, 420],
            [120, 360],
          ],
          16,
        ),
        paper,
        { depth: 12 },
      ) +
      p.flat(heart(310, 266, 84), p.accent) +
      p.seam('M240 340L370 360') +
      p.flat(leaf(214, 300, 60, -24) + leaf(412, 320, 60, 24), p.main),
  },
  banner: {
    words: 'pennant garland',
    shadow: null,
    draw: (p) =>
      p.seam('M40 180Q300 320 560 180', 7) +
      [
        [90, 214, 0],
        [190, 250, 1],
        [300, 266, 2],
        [410, 250, 0],
        [510, 214, 1],
      ]
        .map(([x, y, c]) =>
          p.body(
            facet(
              [
                [x! - 46, y! - 6],
                [x! + 46, y! - 6],
                [x!, y! + 130],
              ],
              8,
            ),
            [p.main, p.second, p.accent][c!]!,
            { print: c === 0, depth: 9 },
          ),
        )
        .join(''),
  },
  'meal-plan': {
    words: 'recipe card with a spoon and leaves',
    shadow: [300, 490, 170],
    draw: (p) =>
      p.body(box(150, 110, 300, 376, 22), paper, { depth: 18 }) +
      p.body(box(150, 110, 300, 80, 22), p.main, { print: true, depth: 8 }) +
      p.seam('M190 240H410M190 284H410M190 328H360M190 372H400') +
      p.rod('M430 330L500 500', wood, 20) +
      p.body(oval(414, 290, 36, 52), wood, { depth: 8 }) +
      p.flat(leaf(220, 466, 60, -20) + leaf(220, 466, 60, 26), '#7C9673'),
  },
} as const satisfies Record<string, Silhouette>;

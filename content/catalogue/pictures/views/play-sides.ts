import { milk, wood, woodDeep } from '../paint.ts';
import { box, disc, oval, star } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** Bouncers, swings and mats from the side that their first picture hides. */
export const playSides = {
  bouncer: {
    words: 'from the front',
    shadow: [300, 506, 170],
    draw: (p) =>
      p.rod('M140 470Q150 506 190 506H410Q450 506 460 470', wood, 18) +
      p.rod('M176 470L214 130M424 470L386 130', wood, 14) +
      p.body('M206 150Q216 84 300 84T394 150L428 390Q430 470 300 476 170 470 172 390Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.seam('M190 400Q300 440 410 400') +
      p.body('M240 148Q248 112 300 112T360 148L368 216Q300 252 232 216Z', p.second, { depth: 8 }) +
      p.rod('M208 344H392M300 344V430', p.second, 22) +
      p.body(box(272, 322, 56, 46, 14), p.accent, { depth: 8 }) +
      p.rod('M150 350Q150 236 300 236T450 350', wood, 15) +
      p.seam('M222 250V274M300 238V262M378 250V274', 4) +
      p.body(star(222, 298, 28), p.accent, { depth: 5 }) +
      p.body(disc(300, 282, 22), p.pale, { depth: 5 }) +
      p.body(box(358, 274, 40, 40, 10), p.second, { depth: 5 }),
  },
  swing: {
    words: 'from the side, reclined',
    shadow: [300, 516, 210],
    draw: (p) =>
      p.rod('M110 506H490', p.deep, 22) +
      p.rod('M300 506V120', p.deep, 24) +
      p.body(
        'M142 286Q134 250 168 246 204 246 224 300 260 350 340 344 400 336 438 318 470 316 466 350 440 420 330 428 190 424 142 286Z',
        p.main,
        {
          print: true,
          depth: 22,
        },
      ) +
      p.body('M160 276Q164 258 182 266 220 330 262 350L240 374Q180 346 160 276Z', p.second, { depth: 6 }) +
      p.rod('M330 346Q350 380 340 420', p.accent, 14) +
      p.rod('M300 130V350', wood, 18) +
      p.button(300, 352, 13) +
      p.body(box(246, 84, 108, 66, 30), p.main, { depth: 10 }) +
      p.button(300, 116, 13),
  },
  'play-mat': {
    words: 'rolled up',
    shadow: [300, 452, 230],
    draw: (p) =>
      p.body('M120 300H470V440H120Q74 440 74 370T120 300Z', p.main, { print: true, depth: 26 }) +
      p.body(oval(470, 370, 46, 70), p.second, { depth: 8 }) +
      p.seam('M470 330Q440 336 444 376T474 412 496 370 474 348 458 374 472 392 482 370') +
      p.rod('M190 302Q166 370 190 438M380 302Q356 370 380 438', p.accent, 24) +
      p.body(box(166, 350, 40, 40, 8), p.second, { depth: 5 }),
  },
  'play-gym': {
    words: 'folded up, with its arches laid flat',
    shadow: [300, 470, 230],
    draw: (p) =>
      p.rod('M96 400Q110 150 300 150T504 400', woodDeep, 20) +
      p.rod('M120 416Q140 196 300 196T480 416', wood, 20) +
      p.body('M90 440Q96 330 300 326T510 440Q512 466 490 466H110Q88 466 90 440Z', p.main, { print: true, depth: 18 }) +
      p.seam('M116 420Q150 362 300 358T484 420') +
      p.body('M200 466V344Q300 326 400 344V466Z', milk, { depth: 8 }) +
      p.rod('M200 404H400', p.accent, 22) +
      p.seam('M260 204V236M340 200V236', 4) +
      p.body(star(260, 262, 34), p.accent, { depth: 5 }) +
      p.body(disc(340, 262, 30), p.pale, { depth: 5 }),
  },
} as const satisfies Partial<Record<string, Silhouette>>;

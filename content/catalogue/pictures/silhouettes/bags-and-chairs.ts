import { metal, type Painter, paper, wood } from '../paint.ts';
import { box, disc, oval } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More diaper bags and high chairs, in addition to those of on-the-go.ts and mealtimes.ts. */
const tray = (p: Painter, y: number) =>
  p.body(box(112, y, 376, 42, 21), paper, { depth: 9 }) + p.body(box(138, y - 10, 324, 18, 9), '#fff', { depth: 3 });

export const bagsAndChairs = {
  'roll-top-backpack': {
    words: 'diaper backpack with a rolled top',
    shadow: [300, 520, 150],
    draw: (p) =>
      p.body('M182 150H418Q436 150 436 168V480Q436 512 404 512H196Q164 512 164 480V168Q164 150 182 150Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body(box(156, 110, 288, 62, 30), p.main, { depth: 12 }) +
      p.seam('M176 142H424') +
      p.rod('M300 112V236', p.second, 24) +
      p.body(box(276, 212, 48, 44, 10), p.accent, { depth: 6 }) +
      p.body(box(192, 300, 216, 150, 22), p.deep, { depth: 10 }) +
      p.seam('M204 330H396') +
      p.rod('M164 220Q120 300 150 430M436 220Q480 300 450 430', p.second, 20) +
      p.button(220, 316, 8) +
      p.button(380, 316, 8),
  },
  'flap-backpack': {
    words: 'diaper backpack with a flap and two straps',
    shadow: [300, 520, 160],
    draw: (p) =>
      p.rod('M256 112Q256 66 300 66T344 112', p.accent, 18) +
      p.body(box(116, 290, 74, 160, 28), p.main, { depth: 10 }) +
      p.body(box(410, 290, 74, 160, 28), p.main, { depth: 10 }) +
      p.body(box(158, 130, 284, 382, 56), p.deep, { depth: 22 }) +
      p.body(box(186, 340, 228, 150, 24), p.main, { print: true, depth: 12 }) +
      p.body('M150 176Q152 104 300 104T450 176V296Q450 330 416 330H184Q150 330 150 296Z', p.main, {
        print: true,
        depth: 18,
      }) +
      p.rod('M226 250V404M374 250V404', p.second, 22) +
      p.body(box(208, 356, 38, 34, 8), p.accent, { depth: 5 }) +
      p.body(box(354, 356, 38, 34, 8), p.accent, { depth: 5 }) +
      p.stitch('M170 306H430'),
  },
  'round-backpack': {
    words: 'small round-topped diaper backpack with a bottle pocket',
    shadow: [300, 520, 150],
    draw: (p) =>
      p.rod('M262 128Q262 82 300 82T338 128', p.accent, 17) +
      p.body('M432 350H476Q492 350 492 370V470Q492 492 470 492H430Z', p.second, { depth: 10 }) +
      p.body(box(444, 268, 36, 110, 16), '#EDF2F0', { depth: 8 }) +
      p.body(box(448, 250, 28, 30, 8), p.accent, { depth: 4 }) +
      p.body('M150 330Q150 116 300 116T450 330V460Q450 514 396 514H204Q150 514 150 460Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.seam('M168 300Q180 150 300 140T432 300', 6) +
      p.body('M190 360H410V452Q410 488 374 488H226Q190 488 190 452Z', p.second, { depth: 12 }) +
      p.seam('M190 384H410', 6) +
      p.rod('M396 384L412 412', p.accent, 9) +
      p.body(disc(300, 250, 38), paper, { depth: 6 }),
  },
  'wide-open-backpack': {
    words: 'diaper backpack that stands wide open',
    shadow: [300, 520, 170],
    draw: (p) =>
      p.body('M150 190Q160 110 300 104T450 190L440 220H160Z', p.deep, { depth: 10 }) +
      p.body(box(206, 92, 50, 140, 20), '#EDF2F0', { depth: 8 }) +
      p.body(box(212, 66, 38, 34, 10), p.accent, { depth: 4 }) +
      p.body(box(280, 128, 120, 100, 12), paper, { depth: 8 }) +
      p.seam('M288 154H392M288 178H392') +
      p.body('M140 206H460L452 470Q450 512 410 512H190Q150 512 148 470Z', p.main, { print: true, depth: 24 }) +
      p.rod('M140 206Q300 236 460 206', p.second, 16) +
      p.body(box(196, 322, 208, 156, 30), p.second, { depth: 12 }) +
      p.seam('M208 360H392') +
      p.rod('M148 260Q106 340 146 440M452 260Q494 340 454 440', p.deep, 20) +
      p.button(300, 360, 11),
  },
  'bucket-tote': {
    words: 'diaper tote shaped like a bucket',
    shadow: [300, 510, 160],
    draw: (p) =>
      p.rod('M196 220Q200 76 300 76T404 220', p.deep, 18) +
      p.body('M150 220H450L424 470Q420 504 384 504H216Q180 504 176 470Z', p.main, { print: true, depth: 24 }) +
      p.body(oval(300, 220, 150, 30), p.deep, { depth: 6 }) +
      p.rod('M182 238Q186 110 300 108T418 238', p.accent, 18) +
      p.body('M168 400H432L424 470Q420 504 384 504H216Q180 504 176 470Z', p.second, { depth: 12 }) +
      p.stitch('M176 416H424') +
      p.button(182, 260, 12) +
      p.button(418, 260, 12),
  },
  'zip-tote': {
    words: 'diaper tote with a zipper and a long strap',
    shadow: [300, 506, 190],
    draw: (p) =>
      p.rod('M116 250Q60 120 190 84T470 120 484 250', p.second, 15) +
      p.rod('M220 210Q226 128 300 128T380 210', p.accent, 18) +
      p.body('M128 206Q132 184 156 184H444Q468 184 472 206L492 462Q492 500 456 500H144Q108 500 108 462Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.rod('M146 214H454', p.deep, 12) +
      p.rod('M430 214L446 250', p.accent, 9) +
      p.body(box(170, 300, 120, 150, 18), p.second, { depth: 8 }) +
      p.body(box(310, 300, 120, 150, 18), p.second, { depth: 8 }) +
      p.seam('M178 328H282M318 328H422') +
      p.body(box(92, 240, 40, 34, 8), p.accent, { depth: 4 }) +
      p.body(box(468, 240, 40, 34, 8), p.accent, { depth: 4 }),
  },
  'folded-tote': {
    words: 'diaper tote with one broad handle and a fold-over top',
    shadow: [300, 506, 180],
    draw: (p) =>
      p.rod('M170 236Q176 88 300 84T430 236', p.accent, 28) +
      p.body('M126 226H474L480 460Q478 500 440 500H160Q122 500 120 460Z', p.main, { print: true, depth: 24 }) +
      p.body('M126 226H474L452 356Q448 374 428 374H172Q152 374 148 356Z', p.deep, { depth: 12 }) +
      p.body(box(270, 340, 60, 60, 14), p.second, { depth: 6 }) +
      p.button(300, 374, 11) +
      p.stitch('M160 350H440') +
      p.seam('M140 430H460'),
  },
  'pocket-tote': {
    words: 'diaper tote with bottle pockets on both sides',
    shadow: [300, 506, 200],
    draw: (p) =>
      p.rod('M226 240Q230 100 300 100T374 240', p.deep, 18) +
      p.body(box(92, 250, 46, 130, 20), '#EDF2F0', { depth: 8 }) +
      p.body(box(98, 224, 34, 34, 10), p.accent, { depth: 4 }) +
      p.body(box(76, 330, 80, 150, 22), p.second, { depth: 10 }) +
      p.body(box(444, 330, 80, 150, 22), p.second, { depth: 10 }) +
      p.body(box(130, 226, 340, 274, 34), p.main, { print: true, depth: 24 }) +
      p.rod('M218 262Q222 136 300 136T382 262', p.accent, 18) +
      p.body('M190 330H410V430Q410 466 374 466H226Q190 466 190 430Z', p.deep, { depth: 10 }) +
      p.seam('M190 356H410') +
      p.body(disc(300, 406, 26), p.second, { depth: 4 }),
  },
  'grow-chair': {
    words: 'high chair with a slanted wooden frame and a footrest',
    shadow: [320, 524, 180],
    draw: (p) =>
      p.rod('M244 496L430 78', wood, 24) +
      p.rod('M196 508H480', wood, 30) +
      p.rod('M216 500L402 82', wood, 32) +
      p.body(box(128, 410, 160, 32, 12), wood, { depth: 8 }) +
      p.body(box(150, 304, 208, 46, 20), p.main, { depth: 12 }) +
      p.body('M362 84Q372 64 394 72L428 84Q448 92 440 112L384 258Q376 276 356 270L322 258Q302 250 310 230Z', p.main, {
        print: true,
        depth: 14,
      }) +
      p.rod('M366 150L318 304', p.second, 15) +
      p.body(box(104, 236, 222, 38, 19), paper, { depth: 8 }) +
      p.body('M150 206H212Q210 236 181 236T150 206Z', p.second, { depth: 5 }) +
      p.button(336, 328, 9),
  },
  'pedestal-chair': {
    words: 'high chair on a single round foot',
    shadow: [300, 524, 150],
    draw: (p) =>
      p.rod('M300 380V486', metal, 30) +
      p.body('M180 500Q190 474 300 474T420 500Q430 520 404 520H196Q170 520 180 500Z', p.second, { depth: 10 }) +
      p.body('M170 200Q170 84 300 84T430 200V340Q430 400 370 400H230Q170 400 170 340Z', p.main, { depth: 22 }) +
      p.body('M204 212Q204 120 300 120T396 212V320H204Z', p.deep, { print: true, depth: 10 }) +
      p.rod('M264 150L292 276M336 150L308 276', p.second, 14) +
      p.body(box(280, 262, 40, 34, 10), p.accent, { depth: 5 }) +
      tray(p, 290) +
      p.body('M210 258H276Q274 290 243 290T210 258Z', p.second, { depth: 5 }),
  },
  'folding-high-chair': {
    words: 'high chair with crossed legs and a padded seat',
    shadow: [300, 524, 190],
    draw: (p) =>
      p.rod('M190 320L436 512M410 320L164 512', metal, 20) +
      p.rod('M150 512H240M360 512H450', p.accent, 18) +
      p.body('M196 110Q196 62 300 62T404 110L414 330H186Z', p.main, { print: true, depth: 20 }) +
      p.seam('M206 150H394M200 210H400M250 76V320M350 76V320') +
      p.rod('M262 150L292 280M338 150L308 280', p.second, 14) +
      p.body(box(176, 320, 248, 66, 30), p.main, { depth: 14 }) +
      tray(p, 274) +
      p.body(disc(228, 262, 26), p.accent, { depth: 6 }),
  },
  'classic-high-chair': {
    words: 'high chair with a spindle back',
    shadow: [300, 524, 170],
    draw: (p) =>
      p.rod('M226 360L176 516M374 360L424 516', p.main, 24) +
      p.rod('M250 360L226 516M350 360L374 516', p.deep, 18) +
      p.rod('M190 456H410', p.main, 16) +
      p.rod('M230 120V340M265 110V340M300 106V340M335 110V340M370 120V340', p.deep, 13) +
      p.body('M196 84Q300 50 404 84Q412 120 400 140 300 112 200 140 188 120 196 84Z', p.main, { depth: 10 }) +
      p.rod('M206 130V350M394 130V350', p.main, 20) +
      p.rod('M262 250L294 320M338 250L306 320', p.second, 13) +
      p.body(box(184, 334, 232, 44, 18), p.main, { depth: 10 }) +
      tray(p, 276) +
      p.body('M330 240H396Q394 272 363 272T330 240Z', p.accent, { depth: 5 }),
  },
} as const satisfies Record<string, Silhouette>;

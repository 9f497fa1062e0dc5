import { ink } from '../paint.ts';
import { disc, oval } from '../paths.ts';
import { bow, eyes, nose } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

/** More soft animals, in addition to those of playtime.ts: other postures, ears and bodies. */
export const plush = {
  'standing-bear': {
    words: 'standing plush bear with its arms open',
    shadow: [300, 522, 110],
    draw: (p) =>
      p.body('M214 300Q130 262 104 304 92 344 140 356L232 372Z', p.main, { depth: 12 }) +
      p.body('M386 300Q470 262 496 304 508 344 460 356L368 372Z', p.main, { depth: 12 }) +
      p.body('M214 400H296V480Q298 520 256 520T206 494Z', p.main, { depth: 12 }) +
      p.body('M304 400H386L394 494Q386 520 344 520T304 480Z', p.main, { depth: 12 }) +
      p.body('M300 252Q402 256 396 380 390 440 300 440T204 380Q198 256 300 252Z', p.main, { depth: 20 }) +
      p.body(oval(300, 362, 58, 62), p.second, { print: true, depth: 7, light: 0 }) +
      p.body(disc(228, 96, 36) + disc(372, 96, 36), p.main, { depth: 10 }) +
      p.flat(disc(228, 98, 18) + disc(372, 98, 18), p.second) +
      p.body('M300 74Q406 76 406 174 402 262 300 262T194 174Q194 76 300 74Z', p.main, { depth: 20 }) +
      p.body(oval(300, 206, 52, 40), p.second, { depth: 6, light: 0 }) +
      eyes(300, 162, 46) +
      nose(p, 300, 190) +
      p.flat(disc(232, 204, 16) + disc(368, 204, 16), p.accent, 0.4) +
      bow(p, 300, 278, 58),
  },
  'round-bear': {
    words: 'round plush bear that sits low',
    shadow: [300, 510, 190],
    draw: (p) =>
      p.body(disc(168, 158, 50) + disc(432, 158, 50), p.main, { depth: 12 }) +
      p.flat(disc(168, 160, 27) + disc(432, 160, 27), p.second) +
      p.body('M300 130Q486 130 500 352 500 504 300 504T100 352Q114 130 300 130Z', p.main, { depth: 28 }) +
      p.body('M300 322Q406 322 408 420 400 490 300 490T192 420Q194 322 300 322Z', p.second, {
        print: true,
        depth: 8,
        light: 0,
      }) +
      p.body('M116 340Q88 420 128 442 170 440 164 366Z', p.deep, { depth: 8 }) +
      p.body('M484 340Q512 420 472 442 430 440 436 366Z', p.deep, { depth: 8 }) +
      p.body(oval(206, 488, 54, 32) + oval(394, 488, 54, 32), p.main, { depth: 8 }) +
      p.flat(disc(206, 488, 14) + disc(394, 488, 14), p.second) +
      p.body(oval(300, 250, 64, 46), p.second, { depth: 6, light: 0 }) +
      eyes(300, 206, 72, 9) +
      nose(p, 300, 234) +
      bow(p, 300, 316, 62),
  },
  'floppy-bunny': {
    words: 'plush bunny with long, hanging ears',
    shadow: [300, 524, 150],
    draw: (p) =>
      p.body('M256 400L172 470Q132 512 180 522 224 524 284 448Z', p.main, { depth: 10 }) +
      p.body('M344 400L428 470Q468 512 420 522 376 524 316 448Z', p.main, { depth: 10 }) +
      p.body(oval(174, 502, 34, 20) + oval(426, 502, 34, 20), p.pale, { depth: 5 }) +
      p.body('M300 262Q376 268 386 392 384 462 300 462T214 392Q224 268 300 262Z', p.main, { depth: 18 }) +
      p.body('M232 296Q176 330 176 396 190 420 212 400L252 332Z', p.main, { depth: 8 }) +
      p.body('M368 296Q424 330 424 396 410 420 388 400L348 332Z', p.main, { depth: 8 }) +
      p.body(oval(300, 386, 50, 52), p.second, { print: true, depth: 6, light: 0 }) +
      p.body('M300 80Q398 84 402 184 398 276 300 276T198 184Q202 84 300 80Z', p.main, { depth: 18 }) +
      p.body('M256 88Q150 84 128 210 116 316 152 336 190 336 196 250 204 170 268 118Z', p.main, { depth: 10 }) +
      p.body('M344 88Q450 84 472 210 484 316 448 336 410 336 404 250 396 170 332 118Z', p.main, { depth: 10 }) +
      p.flat('M204 138Q156 160 148 236 144 300 158 308 174 304 178 244 182 184 204 138Z', p.accent, 0.6) +
      p.flat('M396 138Q444 160 452 236 456 300 442 308 426 304 422 244 418 184 396 138Z', p.accent, 0.6) +
      eyes(300, 182, 42) +
      p.flat(oval(300, 212, 12, 9), p.accent) +
      p.seam('M300 220v12m-18 6q9 8 18-6 9 14 18 6') +
      p.flat(disc(244, 216, 15) + disc(356, 216, 15), p.accent, 0.4),
  },
  'lying-bunny': {
    words: 'plush bunny that lies on its tummy',
    shadow: [310, 492, 210],
    draw: (p) =>
      p.body(disc(502, 366, 46), p.second, { depth: 10 }) +
      p.body('M160 420Q190 272 350 278T500 420Q498 486 430 486H200Q156 478 160 420Z', p.main, { depth: 24 }) +
      p.body('M356 400Q440 380 470 440 478 488 430 488H346Q312 450 356 400Z', p.main, { depth: 10 }) +
      p.body('M372 448H470Q500 452 494 476 488 490 460 490H372Q344 486 346 468 350 450 372 448Z', p.pale, {
        depth: 6,
      }) +
      p.body('M180 446H268Q298 450 292 474 286 490 258 490H180Q152 486 154 466 158 448 180 446Z', p.pale, {
        depth: 6,
      }) +
      p.body('M214 216Q262 90 330 96 378 118 330 196 296 246 246 262Z', p.main, { depth: 10 }) +
      p.flat('M246 210Q282 132 322 124 344 138 310 186 288 220 256 232Z', p.accent, 0.6) +
      p.body('M80 340Q80 222 190 222T300 340Q296 442 190 442T80 340Z', p.main, { depth: 20 }) +
      p.body('M150 236Q112 104 158 74 204 74 208 150 208 204 198 240Z', p.main, { depth: 10 }) +
      p.flat('M160 210Q140 126 164 104 186 108 188 156 188 190 182 214Z', p.accent, 0.6) +
      eyes(178, 330, 40) +
      p.flat(oval(178, 360, 12, 9), p.accent) +
      p.seam('M178 368v12m-18 6q9 8 18-6 9 14 18 6') +
      p.flat(disc(116, 362, 15) + disc(242, 362, 15), p.accent, 0.4) +
      p.body(oval(390, 350, 52, 34), p.second, { print: true, depth: 4, light: 0 }),
  },
  'sitting-elephant': {
    words: 'plush elephant that sits and faces you',
    shadow: [300, 516, 160],
    draw: (p) =>
      p.body('M212 196Q132 96 76 156 44 226 96 300 146 340 214 288Z', p.main, { depth: 14 }) +
      p.body('M388 196Q468 96 524 156 556 226 504 300 454 340 386 288Z', p.main, { depth: 14 }) +
      p.flat('M196 206Q140 140 104 176 82 226 118 280 150 304 198 270Z', p.pale) +
      p.flat('M404 206Q460 140 496 176 518 226 482 280 450 304 402 270Z', p.pale) +
      p.body('M300 296Q420 300 426 420 420 500 300 506 180 500 174 420 180 300 300 296Z', p.main, { depth: 20 }) +
      p.body(oval(300, 430, 66, 60), p.second, { print: true, depth: 6, light: 0 }) +
      p.body('M190 448Q254 440 258 486 250 520 200 518 150 512 154 482 160 452 190 448Z', p.main, { depth: 8 }) +
      p.body('M410 448Q346 440 342 486 350 520 400 518 450 512 446 482 440 452 410 448Z', p.main, { depth: 8 }) +
      p.flat(oval(190, 490, 20, 16) + oval(410, 490, 20, 16), p.second) +
      p.body('M300 104Q412 110 412 226 402 318 300 320 198 318 188 226 188 110 300 104Z', p.main, { depth: 20 }) +
      p.body('M266 236Q262 330 292 384 316 412 352 396 372 380 354 362 332 374 326 344 334 300 334 236Z', p.main, {
        depth: 9,
        light: 5,
      }) +
      p.seam('M272 282h52M278 316h46M290 350h36', 4) +
      eyes(300, 216, 62, 9) +
      p.flat(disc(226, 262, 17) + disc(374, 262, 17), p.accent, 0.45),
  },
  'parade-elephant': {
    words: 'plush elephant with its trunk up and a blanket on its back',
    shadow: [320, 510, 190],
    draw: (p) =>
      p.rod('M502 330Q552 344 540 410', p.deep, 12) +
      p.flat(disc(540, 414, 13), p.accent) +
      p.body('M250 400H318V504H250ZM436 400H500V504H436Z', p.deep, { depth: 6 }) +
      p.body('M206 330Q230 216 366 220T512 360L506 440H240Q196 410 206 330Z', p.main, { depth: 22 }) +
      p.body(
        'M224 410H294V490Q294 508 276 508H240Q224 508 224 490ZM408 410H478V490Q478 508 460 508H424Q408 508 408 490Z',
        p.main,
        {
          depth: 10,
        },
      ) +
      p.seam('M234 498h50M418 498h50', 4) +
      p.body('M318 228Q394 214 464 252L478 356Q400 388 318 366Z', p.second, { print: true, depth: 8, light: 4 }) +
      p.stitch('M330 350Q400 366 464 344') +
      p.body(
        'M112 262Q60 246 66 172 72 138 98 146 116 158 102 180 106 214 140 214 168 170 226 176 300 186 300 268 292 350 214 356 132 350 112 262Z',
        p.main,
        { depth: 16 },
      ) +
      p.body('M222 214Q316 160 344 240 350 330 274 352 226 330 222 214Z', p.pale, { depth: 10 }) +
      p.seam('M246 240Q300 214 316 262', 4) +
      p.flat(disc(176, 250, 9), ink) +
      p.seam('M150 296q16 14 32 2') +
      p.flat(disc(190, 296, 15), p.accent, 0.45),
  },
} as const satisfies Record<string, Silhouette>;

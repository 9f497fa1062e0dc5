import { heart } from '../paths.ts';
import { footed, longBody, shortBody } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

/** More bodysuits and pajamas, in addition to those of clothes.ts: other necks, closures and hems. */
const flatLay = null;

export const firstLayers = {
  'wrap-bodysuit': {
    words: 'short-sleeve bodysuit that wraps across the front',
    shadow: flatLay,
    draw: (p) =>
      p.body(shortBody, p.main, { print: true, depth: 22 }) +
      p.rod('M222 98L362 268Q400 320 402 384', p.second, 13) +
      p.rod('M378 98L290 206', p.second, 13) +
      p.rod('M120 184L190 236M480 184L410 236', p.second, 11) +
      p.button(352, 274, 9) +
      p.button(378, 312, 9) +
      p.button(394, 352, 9) +
      p.seam('M190 238Q186 180 196 150M410 238Q414 180 404 150') +
      p.button(282, 490, 8) +
      p.button(318, 490, 8),
  },
  'lap-neck-bodysuit': {
    words: 'short-sleeve bodysuit with overlapping shoulders',
    shadow: flatLay,
    draw: (p) =>
      p.body(shortBody, p.main, { print: true, depth: 22 }) +
      p.body('M222 96Q300 150 378 96L388 98Q300 176 212 98Z', p.second, { depth: 4 }) +
      p.rod('M214 104Q182 150 144 144M386 104Q418 150 456 144', p.second, 10) +
      p.rod('M120 184L190 236M480 184L410 236', p.second, 11) +
      p.body(heart(300, 270, 84), p.second, { depth: 6 }) +
      p.button(282, 490, 8) +
      p.button(300, 492, 8) +
      p.button(318, 490, 8),
  },
  'henley-bodysuit': {
    words: 'short-sleeve bodysuit with three buttons at the neck',
    shadow: flatLay,
    draw: (p) =>
      p.body(shortBody, p.main, { print: true, depth: 22 }) +
      p.body('M222 96Q300 150 378 96L392 100Q300 186 208 100Z', p.second, { depth: 5 }) +
      p.body('M280 150H320V290Q300 306 280 290Z', p.second, { depth: 5 }) +
      p.button(300, 176, 9) +
      p.button(300, 218, 9) +
      p.button(300, 260, 9) +
      p.body('M326 216H392V268Q358 292 326 268Z', p.deep, { depth: 5 }) +
      p.rod('M120 184L190 236M480 184L410 236', p.second, 11) +
      p.button(282, 490, 8) +
      p.button(318, 490, 8),
  },
  'flutter-bodysuit': {
    words: 'bodysuit with flutter sleeves',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M214 96Q300 150 386 96L416 112Q432 180 412 240 420 330 404 386 340 410 336 500 300 514 264 500 260 410 196 386 180 330 188 240 168 180 184 112Z',
        p.main,
        { print: true, depth: 22 },
      ) +
      p.body('M192 108Q120 120 92 204 112 226 134 208 150 238 172 214 186 232 196 208Q180 160 192 108Z', p.main, {
        depth: 10,
      }) +
      p.body('M408 108Q480 120 508 204 488 226 466 208 450 238 428 214 414 232 404 208 420 160 408 108Z', p.main, {
        depth: 10,
      }) +
      p.seam('M190 120Q150 150 134 206M190 130Q174 170 174 212M410 120Q450 150 466 206M410 130Q426 170 426 212') +
      p.body('M214 96Q300 150 386 96L396 102Q300 182 204 102Z', p.second, { depth: 5 }) +
      p.button(282, 490, 8) +
      p.button(300, 492, 8) +
      p.button(318, 490, 8),
  },
  'wrap-long-bodysuit': {
    words: 'long-sleeve bodysuit that wraps across the front',
    shadow: flatLay,
    draw: (p) =>
      p.body(longBody, p.main, { print: true, depth: 22 }) +
      p.rod('M222 92L364 270Q398 322 402 388', p.second, 13) +
      p.rod('M378 92L290 202', p.second, 13) +
      p.button(354, 276, 9) +
      p.button(380, 316, 9) +
      p.button(394, 356, 9) +
      p.seam('M186 250Q184 190 196 150M414 250Q416 190 404 150') +
      p.rod('M68 374L116 392M532 374L484 392', p.second, 15) +
      p.button(282, 492, 8) +
      p.button(318, 492, 8),
  },
  'turtleneck-bodysuit': {
    words: 'long-sleeve bodysuit with a high neck',
    shadow: flatLay,
    draw: (p) =>
      p.body('M248 54Q300 70 352 54L362 112Q300 136 238 112Z', p.second, { depth: 8 }) +
      p.seam('M250 80Q300 96 350 80') +
      p.body(longBody.replace('M222 90Q300 142 378 90', 'M232 96Q300 124 368 96'), p.main, { print: true, depth: 22 }) +
      p.seam('M186 250Q184 190 196 150M414 250Q416 190 404 150') +
      p.rod('M68 374L116 392M532 374L484 392', p.second, 22) +
      p.button(282, 492, 8) +
      p.button(300, 494, 8) +
      p.button(318, 492, 8),
  },
  'striped-cuff-bodysuit': {
    words: 'long-sleeve bodysuit with contrasting sleeves',
    shadow: flatLay,
    draw: (p) =>
      p.body(longBody, p.second, { depth: 18 }) +
      p.body(
        'M222 90Q300 142 378 90L396 96Q410 180 414 250 420 330 404 390 340 414 336 502 300 516 264 502 260 414 196 390 180 330 186 250 190 180 204 96Z',
        p.main,
        { print: true, depth: 20 },
      ) +
      p.body('M222 90Q300 142 378 90L392 94Q300 178 208 94Z', p.second, { depth: 5 }) +
      p.rod('M68 374L116 392M532 374L484 392', p.main, 17) +
      p.button(282, 492, 8) +
      p.button(300, 494, 8) +
      p.button(318, 492, 8),
  },
  'long-pocket-bodysuit': {
    words: 'long-sleeve bodysuit with a pocket',
    shadow: flatLay,
    draw: (p) =>
      p.body(longBody, p.main, { print: true, depth: 22 }) +
      p.body('M222 90Q300 142 378 90L392 94Q300 178 208 94Z', p.second, { depth: 5 }) +
      p.body('M318 206H396V268Q358 300 318 268Z', p.second, { depth: 6 }) +
      p.stitch('M326 222H388') +
      p.body('M84 330L130 350 118 400 60 380ZM516 330L470 350 482 400 540 380Z', p.second, { depth: 6 }) +
      p.button(282, 492, 8) +
      p.button(318, 492, 8),
  },
  'side-zip-pajamas': {
    words: 'footed pajamas with a zipper from ankle to chin',
    shadow: flatLay,
    draw: (p) =>
      p.body(footed, p.main, { print: true, depth: 22 }) +
      p.body('M230 66Q300 110 370 66L382 70Q300 146 218 70Z', p.second, { depth: 5 }) +
      p.rod('M346 104Q330 260 330 360 350 440 378 512', p.second, 12) +
      p.button(346, 116, 9) +
      p.button(376, 506, 9) +
      p.body(
        'M176 488Q220 508 274 488Q270 536 216 536 176 536 176 488ZM326 488Q380 508 424 488 424 536 384 536 330 536 326 488Z',
        p.second,
        {
          depth: 8,
        },
      ) +
      p.rod('M96 306L138 322M504 306L462 322', p.second, 13),
  },
  'collar-pajamas': {
    words: 'footed pajamas with a collar and a zipper',
    shadow: flatLay,
    draw: (p) =>
      p.body(footed, p.main, { print: true, depth: 22 }) +
      p.body('M228 64Q268 104 300 110L284 158Q222 128 204 76Z', p.second, { depth: 6 }) +
      p.body('M372 64Q332 104 300 110L316 158Q378 128 396 76Z', p.second, { depth: 6 }) +
      p.rod('M300 116V330Q300 420 250 500', p.second, 11) +
      p.button(300, 136, 8) +
      p.seam('M192 220Q190 160 200 124M408 220Q410 160 400 124') +
      p.body('M330 196H388V240Q358 258 330 240Z', p.second, { depth: 5 }) +
      p.rod('M96 306L138 322M504 306L462 322', p.second, 13) +
      p.seam('M176 492Q220 508 270 492M330 492Q380 508 424 492'),
  },
  'bear-pajamas': {
    words: 'footed pajamas with faces on the feet',
    shadow: flatLay,
    draw: (p) =>
      p.body(footed, p.main, { print: true, depth: 22 }) +
      p.body('M230 66Q300 110 370 66L382 70Q300 146 218 70Z', p.second, { depth: 5 }) +
      p.rod('M300 116V330Q300 420 250 482', p.second, 11) +
      p.button(300, 128, 8) +
      [224, 376]
        .map(
          (x) =>
            p.body(
              `M${x - 44} 486Q${x - 50} 468 ${x - 32} 468L${x - 20} 474H${x + 20}L${x + 32} 468Q${x + 50} 468 ${x + 44} 486 ${x + 52} 536 ${x} 536T${x - 44} 486Z`,
              p.second,
              {
                depth: 8,
              },
            ) + p.seam(`M${x - 16} 496v6M${x + 16} 496v6M${x - 8} 516Q${x} 524 ${x + 8} 516`),
        )
        .join('') +
      p.rod('M96 306L138 322M504 306L462 322', p.second, 13),
  },
  'color-block-pajamas': {
    words: 'footed pajamas in two colors with a two-way zipper',
    shadow: flatLay,
    draw: (p) =>
      p.body(footed, p.second, { depth: 22 }) +
      p.body(
        'M192 230H408L412 370Q430 440 424 500 424 536 384 536 330 536 326 500L300 400 274 500Q270 536 216 536 176 536 176 500 170 440 188 370Z',
        p.main,
        {
          print: true,
          depth: 16,
        },
      ) +
      p.body('M230 66Q300 110 370 66L382 70Q300 146 218 70Z', p.main, { depth: 5 }) +
      p.rod('M300 116V330Q300 420 250 500', p.accent, 11) +
      p.button(300, 128, 8) +
      p.rod('M96 306L138 322M504 306L462 322', p.main, 15) +
      p.seam('M176 492Q220 508 270 492M330 492Q380 508 424 492'),
  },
} as const satisfies Record<string, Silhouette>;

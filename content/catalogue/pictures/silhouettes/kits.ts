import { metal, milk, paper, wood } from '../paint.ts';
import { box, disc, heart, leaf, oval } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

const cross = (cx: number, cy: number, size: number) => {
  const arm = Math.round(size / 3);
  return box(cx - arm / 2, cy - size / 2, arm, size, 6) + box(cx - size / 2, cy - arm / 2, size, arm, 6);
};

/** Kits for health, grooming and recovery, and nasal aspirators, in addition to those of care.ts and gifts.ts. */
export const kits = {
  'electric-aspirator': {
    words: 'electric nasal aspirator with three tips',
    shadow: [290, 512, 190],
    draw: (p) =>
      p.body('M232 90Q240 66 256 90L272 170H216Z', milk, { depth: 6 }) +
      p.body('M190 176Q192 152 216 152H272Q296 152 298 176L304 240H184Z', '#E4EFF2', { depth: 8 }) +
      p.body('M176 236H312Q324 360 306 470 296 508 244 508T182 470Q164 360 176 236Z', p.main, { depth: 22 }) +
      p.body(disc(244, 318, 40), p.pale, { depth: 8 }) +
      p.seam('M226 306A24 24 0 1 0 262 306M244 292v22', 6) +
      p.flat(disc(222, 400, 7) + disc(244, 400, 7) + disc(266, 400, 7), p.accent) +
      [372, 436, 500]
        .map((x, at) => {
          const half = 22 + at * 3;
          return (
            p.body(
              `M${x - half * 0.5} ${420 - at * 14}Q${x} ${396 - at * 14} ${x + half * 0.5} ${420 - at * 14}L${x + half} 480H${x - half}Z`,
              milk,
              { depth: 6 },
            ) + p.body(box(x - half - 4, 474, half * 2 + 8, 32, 8), p.second, { depth: 6 })
          );
        })
        .join(''),
  },
  'bulb-aspirator': {
    words: 'soft bulb for a stuffy nose, with a bottle of saline drops',
    shadow: [300, 500, 200],
    draw: (p) =>
      p.body('M92 150Q100 128 116 146L196 262 158 292Z', milk, { depth: 6 }) +
      p.body('M154 294Q170 246 214 252 342 282 344 396 332 494 230 496 126 486 128 396 130 340 154 294Z', p.main, {
        depth: 24,
      }) +
      p.seam('M158 300Q190 266 226 266') +
      p.flat(heart(236, 388, 70), p.accent, 0.9) +
      p.body('M424 206L436 130Q444 112 452 130L464 206Z', paper, { depth: 4 }) +
      p.body(box(402, 196, 84, 54, 12), p.second, { depth: 8 }) +
      p.body('M384 270Q386 246 412 246H476Q502 246 504 270V466Q504 496 474 496H414Q384 496 384 466Z', '#E4EFF2', {
        depth: 12,
      }) +
      p.body(box(384, 316, 120, 112, 4), paper, { depth: 5, light: 0 }) +
      p.flat('M444 334Q472 376 462 396 444 414 426 396 416 376 444 334Z', '#8FB9CC'),
  },
  'first-aid-pouch': {
    words: 'soft first aid pouch, unzipped, with bandages and gauze',
    shadow: [300, 496, 200],
    draw: (p) =>
      p.body('M118 300V150Q118 110 158 110H442Q482 110 482 150V300Z', p.deep, { depth: 12 }) +
      p.body('M140 300V160Q140 134 166 134H434Q460 134 460 160V300Z', p.pale, { depth: 6, light: 0 }) +
      p.flat(cross(300, 190, 84), paper) +
      p.body(box(150, 236, 74, 110, 10), paper, { depth: 6 }) +
      p.rod('M262 250L330 320M330 250L262 320', '#E8C39E', 28) +
      p.flat(box(282, 272, 28, 28, 6), '#F7E3CC') +
      p.body(disc(406, 282, 50), paper, { depth: 8 }) +
      p.body(disc(406, 282, 18), p.second, { depth: 4, light: 0 }) +
      p.body('M104 308H496L484 446Q480 490 436 490H164Q120 490 116 446Z', p.main, { depth: 22 }) +
      p.rod('M110 312H490', metal, 10) +
      p.rod('M486 312L520 340', p.accent, 14) +
      p.body(disc(300, 404, 50), paper, { depth: 6, light: 0 }) +
      p.flat(cross(300, 404, 56), p.accent),
  },
  'first-aid-tin': {
    words: 'first aid box, seen half from above, with two clasps',
    shadow: [300, 486, 210],
    draw: (p) =>
      p.body('M136 200H464L512 292H88Z', p.pale, { depth: 8 }) +
      p.rod('M232 232Q236 190 268 190H332Q364 190 368 232', p.deep, 20) +
      p.flat('M284 236h32l3 12h34l8 22h-34l4 14h-62l4-14h-34l8-22h34Z', p.accent) +
      p.body('M88 292H512V446Q512 482 476 482H124Q88 482 88 446Z', p.main, { depth: 20 }) +
      p.seam('M92 336H508') +
      p.body(box(160, 316, 52, 52, 10), metal, { depth: 6 }) +
      p.body(box(388, 316, 52, 52, 10), metal, { depth: 6 }) +
      p.body(box(240, 374, 120, 64, 12), paper, { depth: 6, light: 0 }) +
      p.flat(cross(300, 406, 44), p.accent),
  },
  'grooming-roll': {
    words: 'grooming roll, unrolled, with a brush, a comb and nail clippers',
    shadow: null,
    draw: (p) =>
      p.rod('M506 240Q566 232 560 290M506 300Q548 330 540 380', p.accent, 12) +
      p.body(box(80, 150, 430, 300, 26), p.main, { print: true, depth: 22 }) +
      p.stitch('M100 170H490V430H100Z') +
      p.body(oval(166, 216, 38, 54), wood, { depth: 8 }) +
      p.rod('M166 266V390', wood, 20) +
      p.seam('M146 190V240M158 184V248M172 184V248M186 190V240', 5) +
      p.body('M236 170H292V262H276V390H252V262H236Z', p.second, { depth: 8 }) +
      p.seam('M242 178V240M252 178V240M262 178V240M272 178V240M282 178V240', 4) +
      p.body('M332 200Q334 176 356 176T378 200L372 390H340Z', metal, { depth: 8 }) +
      p.body('M336 230L360 220 380 380Q376 396 362 392Z', '#B9B6B2', { depth: 5 }) +
      p.body(box(414, 190, 40, 190, 16), paper, { depth: 8 }) +
      p.seam('M424 206H444M424 222H444M424 238H444', 4) +
      p.body('M80 334H510V424Q510 450 484 450H106Q80 450 80 424Z', p.deep, { depth: 10 }) +
      p.seam('M200 336V448M312 336V448M396 336V448'),
  },
  'recovery-pouch': {
    words: 'postpartum recovery pouch with a drawstring and a wash bottle beside it',
    shadow: [300, 506, 200],
    draw: (p) =>
      p.body(
        'M110 222Q90 190 120 180H330Q362 190 340 222Q400 330 378 450 366 502 306 502H144Q84 502 72 450 50 330 110 222Z',
        p.main,
        {
          print: true,
          depth: 24,
        },
      ) +
      p.rod('M110 228Q226 250 340 228', p.accent, 14) +
      p.rod('M226 240Q196 280 202 314M226 240Q262 276 258 306', p.accent, 10) +
      p.seam('M150 184L160 224M204 182V232M262 182L258 232M310 184L300 226') +
      p.body(disc(226, 392, 54), paper, { depth: 6, light: 0 }) +
      p.flat(heart(226, 396, 54), p.accent) +
      p.body('M462 214L490 128Q504 112 508 132L502 214Z', milk, { depth: 5 }) +
      p.body(box(440, 206, 84, 40, 10), p.accent, { depth: 6 }) +
      p.body('M430 282Q436 244 482 244T534 282L540 450Q540 502 482 502T424 450Z', p.pale, { depth: 14 }) +
      p.seam('M506 330H534M514 366H536M506 402H538', 4),
  },
  'recovery-box': {
    words: 'postpartum recovery box, open, with pads, balm, tea and a card',
    shadow: [300, 504, 200],
    draw: (p) =>
      p.body('M98 300L134 128Q138 112 156 112H444Q462 112 466 128L502 300Z', p.deep, { depth: 10 }) +
      p.body('M126 296L154 146H446L474 296Z', p.pale, { print: true, depth: 5, light: 0 }) +
      p.body(box(150, 206, 96, 140, 30), milk, { depth: 8 }) +
      p.seam('M168 234H228M168 258H228') +
      p.body(box(262, 232, 84, 100, 18), p.second, { depth: 8 }) +
      p.body(box(254, 214, 100, 34, 12), p.accent, { depth: 6 }) +
      p.body('M366 200L442 186 462 320 386 334Z', paper, { depth: 6 }) +
      p.flat(heart(414, 248, 46), p.accent) +
      p.body('M86 300H514V462Q514 500 476 500H124Q86 500 86 462Z', p.main, { print: true, depth: 22 }) +
      p.body(box(212, 356, 176, 84, 16), paper, { depth: 6, light: 0 }) +
      p.flat(leaf(250, 422, 50, -14) + leaf(256, 422, 46, 18), '#7C9673') +
      p.seam('M292 386H364M292 410H340'),
  },
} as const satisfies Record<string, Silhouette>;

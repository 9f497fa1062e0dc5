import { ink, paper, wood, woodDeep } from '../paint.ts';
import { box, disc, facet, heart, moon, oval, type Point, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

const face = (cx: number, cy: number, gap: number) =>
  `<g fill="${ink}"><path d="${disc(cx - gap, cy, 8)}${disc(cx + gap, cy, 8)}"/></g>`;

export const playtime = {
  rattle: {
    words: 'rattle with a round head',
    shadow: [300, 510, 130],
    draw: (p) =>
      p.rod('M330 300L420 456', wood, 34) +
      p.body(disc(430, 470, 44), p.accent, { depth: 10 }) +
      p.body(disc(256, 204, 136), p.main, { print: true, depth: 26 }) +
      p.body('M132 160Q256 220 382 156 396 200 388 240 256 296 126 246 116 200 132 160Z', p.second, {
        depth: 8,
        light: 0,
      }) +
      p.body(star(256, 218, 36), p.accent, { depth: 5 }),
  },
  teether: {
    words: 'teething ring with wooden and soft beads',
    shadow: [300, 510, 170],
    draw: (p) =>
      Array.from({ length: 10 }, (_, at) => {
        const angle = (at / 10) * Math.PI * 2;
        return p.body(
          disc(Math.round(300 + Math.cos(angle) * 140), Math.round(300 + Math.sin(angle) * 140), at % 2 ? 42 : 50),
          [p.main, wood, p.second, p.main, p.accent][at % 5]!,
          { depth: 12 },
        );
      }).join('') +
      p.body(`M300 396Q240 400 246 460 250 520 300 520T354 460Q360 400 300 396Z`, p.pale, { print: true, depth: 12 }) +
      p.button(300, 460, 14),
  },
  'plush-bear': {
    words: 'plush bear with a stitched smile',
    shadow: [300, 516, 150],
    draw: (p) =>
      p.body(disc(206, 124, 46), p.main, { depth: 12 }) +
      p.body(disc(394, 124, 46), p.main, { depth: 12 }) +
      p.flat(disc(206, 126, 24) + disc(394, 126, 24), p.second) +
      p.body(oval(152, 360, 48, 78), p.main, { depth: 14 }) +
      p.body(oval(448, 360, 48, 78), p.main, { depth: 14 }) +
      p.body(oval(300, 392, 132, 124), p.main, { depth: 22 }) +
      p.body(oval(300, 404, 82, 84), p.second, { print: true, depth: 8, light: 0 }) +
      p.body(oval(212, 480, 62, 40), p.deep, { depth: 8 }) +
      p.body(oval(388, 480, 62, 40), p.deep, { depth: 8 }) +
      p.body(oval(300, 208, 134, 112), p.main, { depth: 20 }) +
      p.body(oval(300, 246, 62, 48), p.second, { depth: 6, light: 0 }) +
      face(300, 196, 56) +
      p.flat(oval(300, 228, 18, 12), ink) +
      p.seam('M300 240v14m-20 8q10 10 20-6 10 16 20 6') +
      p.body('M300 316Q250 282 240 318 240 350 300 322 360 350 360 318 350 282 300 316Z', p.accent, { depth: 6 }),
  },
  'plush-bunny': {
    words: 'plush bunny with long ears',
    shadow: [300, 520, 130],
    draw: (p) =>
      p.body('M250 190Q180 120 204 40 250 30 276 170Z', p.main, { depth: 12 }) +
      p.body('M350 190Q420 120 396 40 350 30 324 170Z', p.main, { depth: 12 }) +
      p.flat('M248 166Q212 110 218 66 244 70 260 160Z', p.accent, 0.7) +
      p.flat('M352 166Q388 110 382 66 356 70 340 160Z', p.accent, 0.7) +
      p.body(oval(300, 420, 112, 100), p.main, { depth: 20 }) +
      p.body(oval(300, 430, 66, 66), p.second, { print: true, depth: 6, light: 0 }) +
      p.body(oval(214, 492, 54, 32), p.main, { depth: 8 }) +
      p.body(oval(386, 492, 54, 32), p.main, { depth: 8 }) +
      p.body(oval(184, 380, 34, 62), p.main, { depth: 8 }) +
      p.body(oval(416, 380, 34, 62), p.main, { depth: 8 }) +
      p.body(oval(300, 252, 118, 100), p.main, { depth: 18 }) +
      face(300, 240, 48) +
      p.flat(oval(300, 270, 12, 9), p.accent) +
      p.seam('M300 278v12m-18 6q9 8 18-6 9 14 18 6') +
      p.flat(disc(232, 276, 18) + disc(368, 276, 18), p.accent, 0.45),
  },
  'plush-elephant': {
    words: 'plush elephant with big ears',
    shadow: [300, 510, 180],
    draw: (p) =>
      p.body(box(220, 400, 72, 106, 30), p.deep, { depth: 8 }) +
      p.body(box(420, 400, 72, 106, 30), p.deep, { depth: 8 }) +
      p.body('M190 320Q210 216 360 220T510 380Q510 450 470 460H250Q180 440 190 320Z', p.main, { depth: 22 }) +
      p.body(box(270, 410, 74, 98, 30), p.main, { depth: 10 }) +
      p.body(box(386, 410, 74, 98, 30), p.main, { depth: 10 }) +
      p.body(
        'M110 250Q100 140 214 136T320 260Q310 340 240 346 196 346 186 330 170 420 196 450 160 470 132 440 104 380 110 250Z',
        p.main,
        { depth: 18 },
      ) +
      p.body('M230 180Q310 110 366 190T310 350Q238 330 230 180Z', p.pale, { print: true, depth: 12 }) +
      p.flat(disc(172, 240, 9), ink) +
      p.flat(disc(160, 286, 18), p.accent, 0.5) +
      p.rod('M508 340Q544 350 540 390', p.deep, 12),
  },
  blocks: {
    words: 'stack of wooden blocks',
    shadow: [300, 500, 190],
    draw: (p) =>
      p.body(box(116, 330, 164, 164, 20), p.main, { depth: 18 }) +
      p.flat(star(198, 414, 52), paper, 0.9) +
      p.body(box(300, 330, 164, 164, 20), p.second, { depth: 18 }) +
      p.flat(heart(382, 412, 84), p.accent, 0.9) +
      p.body(box(204, 160, 164, 164, 20), wood, { depth: 18 }) +
      p.flat(moon(290, 242, 46), p.main) +
      p.body(
        facet(
          [
            [286, 48],
            [350, 152],
            [222, 152],
          ],
          14,
        ),
        p.accent,
        { depth: 10 },
      ),
  },
  'stacking-rings': {
    words: 'stacking rings on a wooden post',
    shadow: [300, 506, 170],
    draw: (p) =>
      p.rod('M300 140V470', wood, 26) +
      p.body(box(140, 452, 320, 48, 24), wood, { depth: 10 }) +
      [
        [390, 150, 'main'],
        [326, 128, 'second'],
        [264, 106, 'accent'],
        [206, 84, 'pale'],
      ]
        .map(([y, w, c]) =>
          p.body(box(300 - (w as number), y as number, (w as number) * 2, 62, 31), p[c as 'main'], { depth: 12 }),
        )
        .join('') +
      p.body(disc(300, 146, 54), p.main, { print: true, depth: 14 }),
  },
  'nesting-cups': {
    words: 'tower of nesting cups',
    shadow: [300, 514, 140],
    draw: (p) =>
      [
        [350, 120, 158],
        [232, 96, 118],
        [142, 74, 90],
        [70, 54, 72],
      ]
        .map(([y, w, h], at) =>
          p.body(
            facet(
              [
                [300 - w! * 0.86, y!],
                [300 + w! * 0.86, y!],
                [300 + w!, y! + h!],
                [300 - w!, y! + h!],
              ],
              16,
            ),
            [p.main, p.second, p.accent, p.pale][at]!,
            { print: at === 0, depth: 16 },
          ),
        )
        .join(''),
  },
  puzzle: {
    words: 'wooden puzzle board with animal shapes',
    shadow: [300, 490, 220],
    draw: (p) =>
      p.body(box(84, 140, 432, 336, 34), wood, { depth: 20 }) +
      p.flat(box(110, 166, 380, 284, 22), woodDeep, 0.35) +
      p.body(disc(194, 246, 58), p.main, { depth: 10 }) +
      p.body(star(318, 250, 66), p.accent, { depth: 10 }) +
      p.body(heart(430, 246, 96), p.second, { depth: 8 }) +
      p.body(moon(196, 376, 52), p.pale, { depth: 8 }) +
      p.body(box(264, 328, 104, 96, 18), p.main, { depth: 10 }) +
      p.body(
        facet(
          [
            [434, 322],
            [482, 424],
            [386, 424],
          ],
          12,
        ),
        p.deep,
        { depth: 8 },
      ) +
      p.button(194, 240, 10) +
      p.button(318, 256, 10) +
      p.button(430, 240, 10) +
      p.button(316, 376, 10),
  },
  book: {
    words: 'picture book with a sun on its cover',
    shadow: [300, 500, 180],
    draw: (p) =>
      p.body(
        facet(
          [
            [140, 128],
            [452, 100],
            [484, 470],
            [172, 500],
          ],
          18,
        ),
        p.deep,
        { depth: 6 },
      ) +
      p.body(
        facet(
          [
            [160, 120],
            [468, 96],
            [494, 458],
            [186, 484],
          ],
          8,
        ),
        paper,
        { depth: 6 },
      ) +
      p.body(
        facet(
          [
            [120, 116],
            [436, 90],
            [466, 460],
            [150, 488],
          ],
          18,
        ),
        p.main,
        { depth: 20 },
      ) +
      p.flat(disc(296, 220, 62), p.accent) +
      p.body('M150 400Q220 300 300 350T452 330L460 430 152 456Z', p.second, { print: true, depth: 8, light: 0 }) +
      p.seam('M160 118L192 482', 6),
  },
  'cloth-book': {
    words: 'soft cloth book with a crinkle tail',
    shadow: [300, 490, 200],
    draw: (p) =>
      p.rod('M470 330Q530 350 520 410', p.accent, 22) +
      p.body('M300 180Q200 120 96 170V450Q200 400 300 460Z', p.main, { print: true, depth: 18 }) +
      p.body('M300 180Q400 120 504 170V450Q400 400 300 460Z', p.pale, { depth: 20 }) +
      p.stitch('M116 186V424Q200 392 284 436M484 186V424Q400 392 316 436') +
      p.body(heart(398, 300, 110), p.accent, { depth: 10 }) +
      p.seam('M300 180V460', 6),
  },
  'play-gym': {
    words: 'play gym with arches over a mat',
    shadow: [300, 500, 230],
    draw: (p) =>
      p.body(oval(300, 440, 230, 66), p.main, { print: true, depth: 14 }) +
      p.body(oval(300, 436, 170, 44), p.second, { print: true, depth: 5, light: 0 }) +
      p.seam('M230 128V226M300 118V190M370 128V220', 5) +
      p.rod('M104 430Q140 120 300 110T496 430', wood, 22) +
      p.rod('M190 470Q200 150 300 110T410 470', wood, 18) +
      p.body(star(230, 256, 42), p.accent, { depth: 7 }) +
      p.body(disc(300, 224, 38), p.pale, { depth: 8 }) +
      p.body(moon(372, 252, 40), p.main, { depth: 7 }),
  },
  'play-mat': {
    words: 'padded play mat with a star, a heart, and a moon, rolled at one end',
    shadow: [300, 480, 240],
    draw: (p) => {
      /** A point of the mat: across from the left, down from the far edge, each from 0 to 1. */
      const at = (across: number, down: number): Point => [
        Math.round(156 + across * 330 + down * (across * 24 - 70)),
        Math.round(190 + down * 264),
      ];
      const square = (column: number, row: number, fill: string) => {
        const [left, right, far, near] = [column / 3, (column + 1) / 3, row / 2, (row + 1) / 2];
        return p.flat(facet([at(left, far), at(right, far), at(right, near), at(left, near)], 2), fill);
      };
      const seamBetween = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`;
      return (
        p.body('M120 400L452 400 440 476Q438 482 428 482H92Q74 482 78 466Z', p.deep, { depth: 8 }) +
        p.body(facet([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 18), p.main, { print: true, depth: 0 }) +
        square(1, 0, p.pale) +
        square(0, 1, p.second) +
        square(2, 1, p.pale) +
        p.seam(
          seamBetween(at(1 / 3, 0), at(1 / 3, 1)) +
            seamBetween(at(2 / 3, 0), at(2 / 3, 1)) +
            seamBetween(at(0, 1 / 2), at(1, 1 / 2)),
          4,
        ) +
        p.flat(star(306, 254, 40), p.accent) +
        p.flat(heart(158, 384, 60), p.accent) +
        p.flat(moon(376, 388, 34), p.accent) +
        p.body(box(440, 164, 84, 316, 40), p.second, { depth: 16 }) +
        p.seam('M484 194q16 12 0 28-18-4-12-24')
      );
    },
  },
  bouncer: {
    words: 'baby bouncer with a toy bar',
    shadow: [300, 500, 210],
    draw: (p) =>
      p.rod('M90 470Q300 520 510 470M130 466L400 190', wood, 18) +
      p.body(
        'M130 400Q150 330 230 340 320 300 372 170 400 110 452 140 496 180 450 290 400 430 260 450 150 460 130 400Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M360 200Q390 140 436 164 456 200 420 260Z', p.second, { depth: 8 }) +
      p.rod('M250 350L336 396', p.second, 22) +
      p.button(292, 372, 13) +
      p.rod('M230 386Q180 200 330 230', wood, 14) +
      p.body(star(212, 276, 30), p.accent, { depth: 5 }) +
      p.body(disc(262, 234, 22), p.pale, { depth: 5 }),
  },
  swing: {
    words: 'baby swing on a sturdy frame',
    shadow: [300, 516, 200],
    draw: (p) =>
      p.rod('M300 110L130 508M300 110L470 508', p.deep, 20) +
      p.rod('M300 130V300', wood, 14) +
      p.body(box(250, 84, 100, 56, 26), p.main, { depth: 10 }) +
      p.button(300, 112, 12) +
      p.body('M176 306Q190 270 230 292 300 360 370 292 410 270 424 306 430 430 300 440 170 430 176 306Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.body('M226 306Q300 380 374 306 390 390 300 396 210 390 226 306Z', p.second, { depth: 10 }) +
      p.rod('M280 356L300 396 320 356', p.accent, 12),
  },
  'push-walker': {
    words: 'wooden push walker with blocks',
    shadow: [300, 510, 210],
    draw: (p) =>
      p.rod('M430 370L500 150', wood, 20) +
      p.rod('M470 150H540', p.accent, 24) +
      p.body(box(150, 250, 74, 74, 12), p.second, { depth: 8 }) +
      p.body(box(236, 236, 90, 90, 12), p.accent, { depth: 8 }) +
      p.body(disc(378, 286, 44), p.pale, { depth: 8 }) +
      p.body(
        facet(
          [
            [100, 310],
            [456, 310],
            [438, 440],
            [118, 440],
          ],
          20,
        ),
        p.main,
        { print: true, depth: 18 },
      ) +
      p.wheel(166, 454, 52) +
      p.wheel(400, 454, 52),
  },
  'ride-on': {
    words: 'ride-on animal with wheels',
    shadow: [300, 512, 200],
    draw: (p) =>
      p.body(
        'M110 300Q100 160 190 160 250 164 262 250H420Q490 256 500 330 510 420 460 424H160Q110 410 110 300Z',
        p.main,
        { depth: 24 },
      ) +
      p.body('M120 180Q90 130 130 110 160 116 168 166Z', p.deep, { depth: 6 }) +
      p.body('M210 172Q214 116 250 120 270 150 236 186Z', p.deep, { depth: 6 }) +
      p.flat(disc(160, 234, 10), ink) +
      p.seam('M124 290q14 12 30 4') +
      p.rod('M262 262L300 180M270 186L336 174', p.accent, 18) +
      p.body('M300 262Q360 230 430 262L420 300H310Z', p.second, { print: true, depth: 8 }) +
      p.wheel(180, 454, 52) +
      p.wheel(430, 454, 52),
  },
  'balance-bike': {
    words: 'balance bike with two wheels',
    shadow: [300, 516, 230],
    draw: (p) =>
      p.wheel(150, 414, 96) +
      p.wheel(456, 414, 96) +
      p.rod('M150 414L236 280 406 290 456 414', p.main, 26) +
      p.rod('M410 300L380 180', p.main, 22) +
      p.rod('M340 180L424 166', p.accent, 24) +
      p.rod('M240 290L226 236', p.deep, 18) +
      p.body('M160 220Q220 196 288 220 290 246 250 250H190Q160 248 160 220Z', p.second, { depth: 8 }),
  },
  'pull-toy': {
    words: 'wooden pull toy dog on a string',
    shadow: [300, 500, 200],
    draw: (p) =>
      p.seam('M120 330Q60 330 56 260T100 180', 6) +
      p.body(disc(104, 166, 26), p.accent, { depth: 6 }) +
      p.body(
        'M120 250Q120 170 200 170 256 174 260 250H450Q480 210 500 220 510 300 470 340V430H400V370H240V430H170V340Q120 330 120 250Z',
        p.main,
        { depth: 20 },
      ) +
      p.body('M190 170Q250 170 246 260 200 290 184 230Z', p.deep, { depth: 6 }) +
      p.flat(disc(158, 224, 9), ink) +
      p.flat(disc(120, 264, 13), ink) +
      p.body(box(256, 250, 24, 92, 8), p.accent, { depth: 5 }) +
      p.wheel(200, 446, 44) +
      p.wheel(436, 446, 44),
  },
  'bead-maze': {
    words: 'bead maze on a wooden base',
    shadow: [300, 500, 190],
    draw: (p) =>
      p.rod('M150 430Q100 150 220 160T300 300 400 150 450 430', p.main, 11) +
      p.rod('M210 430Q240 60 330 110T390 430', p.accent, 11) +
      [
        [134, 300, 'second'],
        [170, 190, 'accent'],
        [262, 226, 'main'],
        [352, 216, 'second'],
        [436, 300, 'main'],
        [226, 330, 'main'],
        [286, 120, 'second'],
        [384, 330, 'pale'],
      ]
        .map(([x, y, c]) => p.body(disc(x as number, y as number, 27), p[c as 'main'], { depth: 8 }))
        .join('') +
      p.body(box(110, 420, 380, 72, 26), wood, { depth: 14 }),
  },
  'shape-sorter': {
    words: 'shape sorter box with pieces',
    shadow: [290, 516, 232],
    draw: (p) =>
      p.body(
        facet(
          [
            [120, 212],
            [200, 132],
            [516, 132],
            [436, 212],
          ],
          10,
        ),
        p.pale,
        { depth: 6 },
      ) +
      p.body(
        facet(
          [
            [436, 212],
            [516, 132],
            [516, 420],
            [436, 500],
          ],
          10,
        ),
        p.deep,
        { depth: 6, light: 0 },
      ) +
      p.body(box(116, 208, 324, 294, 22), p.main, { print: true, depth: 16 }) +
      p.flat(disc(204, 292, 44), ink, 0.62) +
      p.flat(box(312, 250, 84, 84, 10), ink, 0.62) +
      p.flat(
        facet(
          [
            [204, 376],
            [252, 460],
            [156, 460],
          ],
          8,
        ),
        ink,
        0.62,
      ) +
      p.flat(star(354, 422, 50), ink, 0.62) +
      p.flat(oval(316, 174, 66, 20), ink, 0.62) +
      p.body('M262 172V92Q262 72 282 72H350Q370 72 370 92V172Q316 200 262 172Z', p.accent, { depth: 10 }) +
      p.body(disc(96, 472, 44), p.second, { depth: 10 }) +
      p.body(
        facet(
          [
            [470, 420],
            [536, 520],
            [404, 520],
          ],
          12,
        ),
        p.accent,
        { depth: 10 },
      ),
  },
} as const satisfies Record<string, Silhouette>;

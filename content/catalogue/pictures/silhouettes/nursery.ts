import { metal, milk, paper, wood } from '../paint.ts';
import { box, disc, facet, heart, leaf, moon, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

const slats = (from: number, to: number, step: number, top: number, bottom: number) => {
  let d = '';
  for (let x = from; x <= to; x += step) d += `M${x} ${top}V${bottom}`;
  return d;
};

export const nursery = {
  crib: {
    words: 'crib with slatted sides',
    shadow: [300, 516, 220],
    draw: (p) =>
      p.rod(slats(140, 460, 40, 220, 400), p.deep, 10) +
      p.body(box(112, 350, 376, 56, 14), milk, { depth: 8 }) +
      p.seam('M124 378H476', 3) +
      p.rod(slats(130, 470, 42.5, 226, 430), p.main, 14) +
      p.body(box(96, 188, 408, 34, 16), p.main, { depth: 8 }) +
      p.body(box(96, 424, 408, 36, 12), p.main, { depth: 8 }) +
      p.body('M80 150Q80 130 102 130T124 150V496Q124 510 102 510T80 496Z', p.main, { depth: 8 }) +
      p.body('M476 150Q476 130 498 130T520 150V496Q520 510 498 510T476 496Z', p.main, { depth: 8 }) +
      p.body(heart(300, 206, 20), p.accent, { depth: 0, light: 0 }),
  },
  bassinet: {
    words: 'bassinet on a wooden stand',
    shadow: [300, 516, 180],
    draw: (p) =>
      p.rod('M190 380L150 508M410 380L450 508', wood, 20) +
      p.rod('M170 446H430', wood, 14) +
      p.body('M330 250Q470 260 492 210 476 96 360 120 320 170 330 250Z', p.main, { print: true, depth: 16 }) +
      p.seam('M340 240Q380 160 430 126') +
      p.body('M108 250H492L470 380Q462 412 426 412H174Q138 412 130 380Z', p.main, { print: true, depth: 22 }) +
      p.body(box(100, 236, 400, 34, 17), p.second, { depth: 6 }) +
      p.body(box(176, 306, 248, 66, 26), milk, { depth: 8 }) +
      p.stitch('M190 339H410') +
      p.button(300, 253, 9),
  },
  mattress: {
    words: 'crib mattress with a piped edge',
    shadow: [300, 450, 220],
    draw: (p) =>
      p.body(
        facet(
          [
            [150, 230],
            [510, 230],
            [450, 356],
            [78, 356],
          ],
          36,
        ),
        milk,
        { print: true, depth: 14 },
      ) +
      p.body(
        'M78 340Q78 358 100 358H430Q446 358 456 340L512 236V300L462 410Q452 430 430 430H104Q78 430 78 408Z',
        p.main,
        { depth: 16 },
      ) +
      p.seam('M86 372H440L506 262M86 412H438') +
      p.seam(
        'M210 268q14 10 28 0M300 268q14 10 28 0M390 268q14 10 28 0M180 312q14 10 28 0M270 312q14 10 28 0M360 312q14 10 28 0',
      ) +
      p.body(box(370, 376, 56, 30, 6), p.accent, { depth: 4 }),
  },
  dresser: {
    words: 'dresser with three drawers',
    shadow: [300, 520, 200],
    draw: (p) =>
      p.rod('M146 470L134 512M454 470L466 512', wood, 20) +
      p.body(box(116, 170, 368, 316, 18), p.main, { depth: 16 }) +
      p.body(box(100, 150, 400, 38, 12), p.pale, { depth: 8 }) +
      [206, 298, 390]
        .map(
          (y) =>
            p.body(box(140, y, 320, 78, 12), p.pale, { depth: 8, light: 4 }) +
            p.button(230, y + 39, 10) +
            p.button(370, y + 39, 10),
        )
        .join('') +
      p.body(box(160, 118, 120, 34, 10), p.second, { depth: 6 }) +
      p.body('M392 150L384 112H428L420 150Z', p.accent, { depth: 6 }) +
      p.flat(leaf(406, 114, 50, -14) + leaf(408, 114, 56, 16), '#7C9673'),
  },
  'changing-table': {
    words: 'changing table with a pad and two shelves',
    shadow: [300, 520, 200],
    draw: (p) =>
      p.rod('M130 220V506M470 220V506', p.main, 24) +
      p.body(box(116, 310, 368, 26, 8), p.main, { depth: 8 }) +
      p.body(box(116, 440, 368, 28, 8), p.main, { depth: 8 }) +
      p.body(box(160, 366, 110, 76, 14), p.second, { print: true, depth: 10 }) +
      p.body(box(300, 346, 130, 96, 14), wood, { depth: 10 }) +
      p.seam('M312 376H418M312 406H418') +
      p.body(box(100, 194, 400, 40, 12), p.main, { depth: 8 }) +
      p.body('M126 196Q130 146 176 150H424Q470 146 474 196Z', milk, { print: true, depth: 10 }) +
      p.body(box(270, 146, 60, 50, 8), p.accent, { depth: 5 }),
  },
  glider: {
    words: 'upholstered glider chair with a footrest',
    shadow: [290, 520, 220],
    draw: (p) =>
      p.body('M150 470H390L410 508H130Z', wood, { depth: 8 }) +
      p.body('M176 150Q180 88 270 88T366 150L378 400H166Z', p.main, { print: true, depth: 20 }) +
      p.seam('M238 110L214 250M304 110L328 250M271 104V250') +
      p.body(box(166, 340, 220, 70, 30), p.second, { depth: 12 }) +
      p.body(box(116, 280, 74, 200, 34), p.main, { depth: 16 }) +
      p.body(box(352, 280, 74, 200, 34), p.main, { depth: 16 }) +
      p.body(box(170, 402, 200, 76, 18), p.main, { depth: 14 }) +
      p.rod('M462 456L452 506M528 456L538 506', wood, 14) +
      p.body(box(436, 404, 118, 60, 24), p.main, { print: true, depth: 12 }) +
      p.body(box(216, 262, 104, 84, 24), p.accent, { depth: 12 }),
  },
  sheet: {
    words: 'folded crib sheets, tied with a ribbon',
    shadow: [300, 458, 200],
    draw: (p) =>
      p.body(box(108, 350, 384, 96, 40), p.main, { print: true, depth: 16 }) +
      p.seam('M150 398H488') +
      p.body(box(116, 258, 368, 98, 40), p.second, { depth: 14 }) +
      p.seam('M156 306H480') +
      p.body(box(124, 164, 352, 100, 40), p.main, { print: true, depth: 16 }) +
      p.seam('M164 214H472') +
      p.body(box(278, 160, 44, 290, 4), p.accent, { depth: 6, light: 3 }) +
      p.body('M300 168Q230 96 206 140 206 180 300 168Q370 96 394 140 394 180 300 168Z', p.accent, { depth: 8 }) +
      p.button(300, 164, 14),
  },
  blanket: {
    words: 'folded blanket with stripes and a fringe',
    shadow: [306, 500, 200],
    draw: (p) => {
      let fringe = '';
      for (let x = 128; x <= 440; x += 17) fringe += `M${x} 440v42`;
      return (
        p.body('M196 128H490Q516 128 516 154V432Q516 456 490 456H170Z', p.deep, { depth: 12 }) +
        p.body('M168 128H466Q492 128 492 154V444Q492 462 466 462H150Z', p.main, { print: true, depth: 12 }) +
        p.rod(fringe, p.second, 7) +
        p.body('M138 116H438Q464 116 464 142V446H104V150Q104 116 138 116Z', p.main, { print: true, depth: 18 }) +
        p.flat('M104 352H464V372H104ZM104 388H464V418H104Z', p.second) +
        p.seam('M104 352H464M104 372H464M104 388H464M104 418H464', 3) +
        p.seam('M478 150V448M502 168V440', 4) +
        p.body(box(388, 250, 52, 38, 6), p.accent, { depth: 4 })
      );
    },
  },
  swaddle: {
    words: 'stack of rolled swaddle blankets',
    shadow: [300, 452, 200],
    draw: (p) =>
      [
        [196, 380, 0],
        [404, 380, 1],
        [300, 250, 2],
      ]
        .map(([x, y, at]) => {
          const fill = at === 1 ? p.second : at === 2 ? p.pale : p.main;
          return (
            p.body(disc(x!, y!, 92), fill, { print: true, depth: 20 }) +
            p.seam(`M${x} ${y}m-4 4a12 12 0 1 1 22 8a34 34 0 1 1 -58 -34a56 56 0 1 1 6 84`, 6)
          );
        })
        .join('') + p.body(box(270, 128, 60, 46, 6), p.accent, { depth: 5 }),
  },
  'sleep-sack': {
    words: 'sleep sack with a zipper',
    shadow: [300, 530, 140],
    draw: (p) =>
      p.body(
        'M236 88Q300 130 364 88L430 130Q440 190 404 214L440 470Q440 522 300 524 160 522 160 470L196 214Q160 190 170 130Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M236 88Q300 150 364 88L378 98Q300 176 222 98Z', p.second, { depth: 6 }) +
      p.rod('M300 140V500', p.deep, 9) +
      p.body(box(288, 150, 24, 42, 10), p.accent, { depth: 5 }) +
      p.seam('M196 214Q188 180 200 150M404 214Q412 180 400 150') +
      p.flat(star(236, 300, 22), p.second, 0.9),
  },
  mobile: {
    words: 'baby mobile with hanging shapes',
    shadow: null,
    draw: (p) =>
      p.seam('M300 40V150', 6) +
      p.seam('M160 190V300M240 204V390M360 204V350M440 190V280') +
      p.rod('M140 184Q300 140 460 184M200 152Q300 230 400 152', wood, 16) +
      p.body(disc(300, 160, 20), p.accent, { depth: 6 }) +
      p.body(moon(176, 340, 48), p.main, { depth: 10 }) +
      p.body(star(240, 426, 46), p.second, { depth: 10 }) +
      p.body('M306 390q-8-44 34-44 18-40 58-14 40 0 30 58Z', p.pale, { print: true, depth: 12 }) +
      p.body(heart(440, 316, 84), p.main, { print: true, depth: 10 }),
  },
  'wall-art': {
    words: 'framed print with hills and a sun',
    shadow: null,
    draw: (p) =>
      p.seam('M300 60L180 130M300 60L420 130', 5) +
      p.body(box(130, 120, 340, 400, 12), wood, { depth: 12 }) +
      p.body(box(160, 150, 280, 340, 4), paper, { depth: 8, light: 0 }) +
      p.flat(disc(340, 260, 46), p.accent) +
      p.body('M178 400Q240 300 300 370T422 340V470H178Z', p.main, { print: true, depth: 8 }) +
      p.body('M178 430Q260 380 330 420T422 410V470H178Z', p.deep, { depth: 6 }),
  },
  'night-light': {
    words: 'night light shaped like a little moon house',
    shadow: [300, 486, 140],
    draw: (p) =>
      p.flat(disc(300, 290, 210), '#FFE9A8', 0.35) +
      p.flat(disc(300, 290, 160), '#FFE9A8', 0.5) +
      p.body('M176 390Q160 150 300 140T424 390Z', milk, { depth: 18 }) +
      p.flat(moon(290, 290, 54), '#F2C75C') +
      p.flat(star(352, 240, 18), '#F2C75C') +
      p.body(box(150, 380, 300, 96, 36), p.main, { print: true, depth: 18 }) +
      p.button(300, 430, 16) +
      p.button(236, 430, 8) +
      p.button(364, 430, 8),
  },
  'sound-machine': {
    words: 'round sound machine with a speaker grille',
    shadow: [300, 488, 160],
    draw: (p) => {
      let grille = '';
      for (let y = 230; y <= 330; y += 25)
        for (let x = 225; x <= 375; x += 25) if (Math.hypot(x - 300, y - 280) < 90) grille += disc(x, y, 6);
      return (
        p.body('M128 330Q128 136 300 136T472 330V420Q472 480 410 480H190Q128 480 128 420Z', p.main, { depth: 24 }) +
        p.body(disc(300, 280, 104), p.pale, { depth: 12 }) +
        p.flat(grille, p.deep) +
        p.body(box(176, 410, 248, 46, 23), p.second, { depth: 6 }) +
        p.button(220, 433, 11) +
        p.button(300, 433, 11) +
        p.button(380, 433, 11) +
        p.rod('M276 124Q300 92 324 124', p.accent, 14)
      );
    },
  },
  basket: {
    words: 'woven storage basket with handles',
    shadow: [300, 500, 170],
    draw: (p) =>
      p.body('M170 210Q200 120 270 170 300 90 350 160 420 130 430 214Z', p.second, { print: true, depth: 14 }) +
      p.rod('M132 280Q84 290 96 340T140 370M468 280Q516 290 504 340T460 370', p.accent, 16) +
      p.body('M126 204H474L446 462Q442 492 410 492H190Q158 492 154 462Z', p.main, { depth: 24 }) +
      p.seam('M134 262Q300 300 466 262M140 318Q300 356 460 318M146 374Q300 412 454 374M152 430Q300 466 448 430') +
      p.seam('M200 224L214 482M266 230L272 488M334 230L328 488M400 224L386 482', 4) +
      p.body(box(114, 190, 372, 42, 20), p.pale, { depth: 8 }),
  },
  bookshelf: {
    words: 'low bookshelf with picture books',
    shadow: [300, 520, 200],
    draw: (p) =>
      p.body(box(104, 120, 392, 388, 18), p.deep, { depth: 10 }) +
      [p.main, p.accent, p.second, '#8FA68A', '#EFCB72', '#94B8D0']
        .map((fill, at) => {
          const short = (at % 3) * 10;
          const other = ((at + 2) % 6) * 56;
          return p.flat(
            box(136 + at * 56, 166 + short, 44, 120 - short, 6) + box(136 + other, 346 + short, 44, 120 - short, 6),
            fill,
          );
        })
        .join('') +
      p.body(box(104, 286, 392, 26, 6), p.main, { depth: 6 }) +
      p.body(box(104, 466, 392, 42, 12), p.main, { depth: 8 }) +
      p.body(box(104, 108, 392, 34, 14), p.main, { depth: 8 }) +
      p.body(box(90, 108, 34, 402, 14), p.main, { depth: 8 }) +
      p.body(box(476, 108, 34, 402, 14), p.main, { depth: 8 }),
  },
  hangers: {
    words: 'set of small clothes hangers',
    shadow: null,
    draw: (p) =>
      [0, 1, 2]
        .map(
          (at) =>
            p.rod(
              `M300 ${190 + at * 90}Q300 ${150 + at * 90} 324 ${142 + at * 90}T320 ${106 + at * 90}T286 ${116 + at * 90}`,
              metal,
              9,
            ) +
            p.rod(
              `M300 ${190 + at * 90}L130 ${280 + at * 90}Q120 ${300 + at * 90} 150 ${300 + at * 90}H450Q480 ${300 + at * 90} 470 ${280 + at * 90}Z`,
              [p.main, p.second, p.deep][at]!,
              24,
            ) +
            p.button(300, 192 + at * 90, 12),
        )
        .join(''),
  },
  monitor: {
    words: 'baby monitor with a camera and a parent screen',
    shadow: [300, 490, 200],
    draw: (p) =>
      p.body('M396 420H476L500 482H372Z', p.deep, { depth: 8 }) +
      p.body(disc(436, 340, 92), p.main, { depth: 20 }) +
      p.body(disc(436, 330, 46), '#4A4240', { depth: 8 }) +
      p.flat(disc(422, 316, 13), '#fff', 0.75) +
      p.button(436, 400, 8) +
      p.rod('M436 248V210', p.accent, 14) +
      p.body(box(96, 236, 244, 240, 34), p.second, { depth: 18 }) +
      p.body(box(120, 262, 196, 140, 16), '#DDE9EC', { depth: 8 }) +
      p.body('M150 402Q160 330 218 336T290 402Z', p.main, { depth: 6 }) +
      p.flat(disc(212, 326, 28), '#EBC4A6') +
      p.button(168, 438, 11) +
      p.button(218, 438, 11) +
      p.button(268, 438, 11) +
      p.rod('M120 236V176', metal, 12),
  },
  humidifier: {
    words: 'humidifier with a plume of mist',
    shadow: [300, 516, 140],
    draw: (p) =>
      p.flat('M262 130Q230 80 276 50 300 20 340 50 390 60 366 110 350 150 300 146Z', '#fff', 0.7) +
      p.flat(disc(380, 66, 18) + disc(238, 70, 14), '#fff', 0.55) +
      p.body('M206 236Q196 152 300 148T394 236L424 460Q424 508 380 508H220Q176 508 176 460Z', p.main, { depth: 24 }) +
      p.body('M184 396H416L424 460Q424 508 380 508H220Q176 508 176 460Z', p.second, { depth: 14 }) +
      p.body(oval(300, 164, 44, 16), p.deep, { depth: 4 }) +
      p.flat('M252 300Q300 220 348 300A50 50 0 1 1 252 300Z', '#BFDCE6', 0.9) +
      p.button(300, 450, 18),
  },
  'baby-gate': {
    words: 'baby gate with a swing door',
    shadow: [300, 500, 220],
    draw: (p) =>
      p.rod(slats(110, 490, 42.2, 150, 460), p.main, 12) +
      p.body(box(84, 120, 432, 36, 14), p.main, { depth: 8 }) +
      p.body(box(84, 446, 432, 44, 14), p.main, { depth: 8 }) +
      p.rod('M200 140V470M410 140V470', p.deep, 22) +
      p.body(box(380, 96, 70, 56, 18), p.accent, { depth: 10 }) +
      p.rod('M70 150V174M70 420V446M530 150V174M530 420V446', metal, 22),
  },
} as const satisfies Record<string, Silhouette>;

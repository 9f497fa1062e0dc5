import { metal, type Painter, paper, tire, woodDeep } from '../paint.ts';
import { box, disc, facet } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** Strollers, car seats and carriers from the side that their first picture hides. */
interface StrollerBack {
  /** Distance from the middle to a back wheel. */
  half: number;
  /** Radius of a back wheel, which is seen edge-on here. */
  radius: number;
  width: number;
  canopy: string;
  /** The seams between the panels of the canopy. */
  panels: string;
  /** The part below the seat. */
  basket?: (p: Painter) => string;
  /** Drawn first: a front wheel between the others. */
  before?: (p: Painter) => string;
}

const edgeOn = (p: Painter, x: number, radius: number, width: number) =>
  p.body(box(x - width / 2, 512 - 2 * radius, width, 2 * radius, width / 2), tire, { depth: 7 });

const clothBasket = (p: Painter) =>
  p.body(
    facet(
      [
        [206, 396],
        [394, 396],
        [376, 458],
        [224, 458],
      ],
      14,
    ),
    p.second,
    { depth: 8 },
  ) + p.stitch('M220 412H380');

const strollerBack = ({
  half,
  radius,
  width,
  canopy,
  panels,
  basket = clothBasket,
  before,
}: StrollerBack): Silhouette => ({
  words: 'from behind',
  shadow: [300, 512, half + 20],
  draw: (p) => {
    const [left, right] = [300 - half, 300 + half];
    return (
      (before?.(p) ?? '') +
      p.rod(`M${left} ${512 - radius}L212 170M${right} ${512 - radius}L388 170`, metal, 16) +
      p.rod(`M${left} ${512 - radius}H${right}`, metal, 14) +
      basket(p) +
      p.body('M206 210H394L384 372Q380 396 352 396H248Q220 396 216 372Z', p.main, { print: true, depth: 18 }) +
      p.seam('M230 300H370M262 306V380M338 306V380') +
      p.body(canopy, p.main, { print: true, depth: 20 }) +
      p.seam(panels) +
      p.body(box(256, 196, 88, 54, 18), p.deep, { depth: 6, light: 0 }) +
      p.rod('M212 170Q214 96 250 96M388 170Q386 96 350 96', metal, 16) +
      p.rod('M244 96H356', p.accent, 24) +
      edgeOn(p, left, radius, width) +
      edgeOn(p, right, radius, width)
    );
  },
});

/** The hard shell of a car seat, with its ribs, belt path, label and tether. */
const shell = (p: Painter, outline: string) =>
  p.body(outline, p.deep, { depth: 20 }) +
  p.seam('M236 140V400M300 150V330M364 140V400') +
  p.flat(box(176, 372, 62, 26, 13) + box(362, 372, 62, 26, 13), tire) +
  p.body(box(246, 420, 108, 62, 8), paper, { depth: 4 }) +
  p.seam('M262 440H338M262 460H318', 4);

const tether = (p: Painter) =>
  p.rod('M300 150V250Q300 300 336 312', p.second, 18) + p.body(box(324, 300, 52, 32, 10), metal, { depth: 5 });

export const onTheGoSides = {
  'arc-stroller': strollerBack({
    half: 130,
    radius: 64,
    width: 30,
    canopy: 'M178 286C160 70 440 70 422 286Q300 250 178 286Z',
    panels: 'M244 262Q232 150 284 116M356 262Q368 150 316 116',
  }),
  'terrain-stroller': strollerBack({
    half: 156,
    radius: 74,
    width: 44,
    canopy: 'M172 280Q166 104 300 100T428 280Z',
    panels: 'M240 278Q236 160 270 106M360 278Q364 160 330 106',
  }),
  'jogging-stroller': strollerBack({
    half: 164,
    radius: 80,
    width: 34,
    canopy: 'M182 268Q196 112 300 108T418 268Q300 230 182 268Z',
    panels: 'M300 246V112',
    before: (p) => edgeOn(p, 300, 62, 32),
  }),
  'shade-stroller': strollerBack({
    half: 110,
    radius: 42,
    width: 26,
    canopy: 'M184 306Q168 104 300 100T416 306Q300 276 184 306Z',
    panels: 'M226 294Q214 170 268 106M374 294Q386 170 332 106',
  }),
  'basket-stroller': strollerBack({
    half: 136,
    radius: 52,
    width: 28,
    canopy: 'M176 272C168 86 432 86 424 272Q300 228 176 272Z',
    panels: 'M246 244Q240 150 276 120M354 244Q360 150 324 120',
    basket: (p) =>
      p.body('M190 392H410L392 470Q388 484 370 484H230Q212 484 208 470Z', woodDeep, { depth: 12 }) +
      p.stitch('M200 414H400M206 440H394M212 464H388'),
  }),
  'umbrella-stroller': {
    words: 'folded up, as long as an umbrella',
    shadow: [300, 516, 90],
    draw: (p) =>
      p.rod('M270 130V470M330 130V470', metal, 14) +
      p.rod('M270 150Q262 76 216 88', p.accent, 22) +
      p.rod('M330 150Q338 76 384 88', p.accent, 22) +
      p.body('M262 176Q240 200 246 300T264 446H336Q348 400 354 300T338 176Q300 150 262 176Z', p.main, {
        print: true,
        depth: 18,
      }) +
      p.seam('M282 190Q270 300 286 436M318 190Q330 300 314 436') +
      p.body(box(240, 296, 120, 30, 12), p.second, { depth: 6 }) +
      p.button(342, 311, 10) +
      [252, 284, 316, 348].map((x) => p.wheel(x, 484, 28)).join(''),
  },
  'double-stroller': {
    words: 'from behind',
    shadow: [300, 512, 210],
    draw: (p) =>
      p.rod('M120 170V470M480 170V470M300 260V470', metal, 15) +
      p.rod('M120 452H480', metal, 13) +
      [190, 410]
        .map(
          (x) =>
            p.body(box(x - 64, 230, 128, 166, 24), p.main, { print: true, depth: 14 }) +
            p.seam(`M${x - 46} 320H${x + 46}`) +
            p.body(box(x - 58, 392, 116, 52, 14), p.second, { depth: 8 }) +
            p.body(`M${x - 88} 276C${x - 92} 120 ${x + 92} 120 ${x + 88} 276Q${x} 246 ${x - 88} 276Z`, p.main, {
              print: true,
              depth: 16,
            }) +
            p.body(box(x - 32, 200, 64, 42, 14), p.deep, { depth: 5, light: 0 }),
        )
        .join('') +
      p.rod('M120 180Q122 108 180 108H420Q478 108 480 180', metal, 15) +
      p.rod('M210 108H390', p.accent, 24) +
      [120, 300, 480].map((x) => edgeOn(p, x, 42, 26)).join(''),
  },
  wagon: {
    words: 'from the back end',
    shadow: [300, 512, 150],
    draw: (p) =>
      p.rod('M176 300V170M424 300V170', metal, 14) +
      p.body('M150 182Q300 92 450 182L436 206Q300 130 164 206Z', p.main, { print: true, depth: 10 }) +
      p.rod('M196 452H404', metal, 14) +
      p.body(
        facet(
          [
            [166, 296],
            [434, 296],
            [418, 448],
            [182, 448],
          ],
          22,
        ),
        p.main,
        { print: true, depth: 18 },
      ) +
      p.body(box(156, 280, 288, 38, 18), p.second, { depth: 6 }) +
      p.body(box(226, 342, 148, 78, 14), p.deep, { depth: 8 }) +
      p.seam('M240 362H360') +
      edgeOn(p, 176, 54, 34) +
      edgeOn(p, 424, 54, 34),
  },
  'infant-car-seat': {
    words: 'from the front',
    shadow: [300, 518, 160],
    draw: (p) =>
      p.body('M186 470H414L432 500Q434 516 416 516H184Q166 516 168 500Z', p.second, { depth: 10 }) +
      p.rod('M138 300Q120 64 300 64T462 300', p.accent, 24) +
      p.body('M142 236Q150 120 300 118T458 236L432 430Q414 492 300 492T168 430Z', p.deep, { depth: 18 }) +
      p.body('M184 256Q190 176 300 174T416 256L396 410Q382 456 300 456T204 410Z', p.main, { print: true, depth: 14 }) +
      p.body(box(236, 200, 128, 92, 44), p.second, { depth: 10 }) +
      p.rod('M256 284L290 378M344 284L310 378M300 396V430', p.second, 18) +
      p.body(box(276, 370, 48, 44, 14), p.accent, { depth: 8 }) +
      p.body('M144 244Q144 96 300 92T456 244Q300 138 144 244Z', p.main, { print: true, depth: 14 }) +
      p.seam('M246 178Q252 130 280 100M354 178Q348 130 320 100') +
      p.button(142, 300, 16) +
      p.button(458, 300, 16),
  },
  'winged-car-seat': {
    words: 'from behind, with its tether',
    shadow: [300, 520, 180],
    draw: (p) =>
      shell(
        p,
        'M140 112Q156 66 208 78 300 62 392 78 444 66 460 112L448 244Q452 330 474 400L462 496Q458 514 438 514H162Q142 514 138 496L126 400Q148 330 152 244Z',
      ) + tether(p),
  },
  'quilted-car-seat': {
    words: 'from behind, with its tether',
    shadow: [300, 520, 160],
    draw: (p) =>
      shell(p, 'M172 120Q182 64 300 64T428 120L446 498Q444 520 412 520H188Q156 520 154 498Z') +
      p.body('M194 112Q210 84 300 84T406 112L400 150Q300 128 200 150Z', p.main, { depth: 8 }) +
      tether(p),
  },
  'booster-seat': {
    words: 'from behind',
    shadow: [300, 520, 170],
    draw: (p) =>
      shell(
        p,
        'M168 130Q230 76 300 78T432 130L430 206Q404 220 408 250L416 344H452Q478 348 472 376L458 488Q454 508 430 508H170Q146 508 142 488L128 376Q122 348 148 344H184L192 250Q196 220 170 206Z',
      ) + p.seam('M172 206Q300 176 428 206'),
  },
  'structured-carrier': {
    words: 'from the inside, where the baby sits',
    shadow: [300, 500, 190],
    draw: (p) =>
      p.rod('M214 220Q90 210 108 330T210 400M386 220Q510 210 492 330T390 400', p.deep, 36) +
      p.rod('M212 214Q96 204 112 326T212 394M388 214Q504 204 488 326T388 394', p.main, 22) +
      p.body('M214 140Q220 86 300 86T386 140L394 250Q366 310 420 408H180Q234 310 206 250Z', p.second, { depth: 16 }) +
      p.stitch('M236 150Q240 112 300 112T364 150L370 250Q348 310 384 392H216Q252 310 230 250Z') +
      p.body(box(250, 120, 100, 60, 26), p.main, { depth: 8 }) +
      p.body(box(92, 396, 416, 66, 28), p.main, { print: true, depth: 12 }) +
      p.stitch('M116 430H484') +
      p.body(box(88, 408, 44, 42, 10), p.accent, { depth: 6 }) +
      p.body(box(468, 408, 44, 42, 10), p.accent, { depth: 6 }),
  },
  wrap: {
    words: 'hung over a peg',
    shadow: null,
    draw: (p) =>
      p.body('M236 132Q300 84 364 132L398 486Q360 506 322 490L312 190H288L278 520Q232 536 196 516Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.seam('M258 136L232 500M342 136L364 480') +
      p.body('M222 150Q230 76 300 76T378 150Q378 190 340 176 300 150 260 176 222 190 222 150Z', p.pale, {
        print: true,
        depth: 12,
      }) +
      p.body(disc(300, 96, 30), woodDeep, { depth: 8 }) +
      p.body(box(342, 420, 42, 28, 6), p.accent, { depth: 4 }),
  },
  'ring-sling': {
    words: 'laid out flat',
    shadow: null,
    draw: (p) =>
      p.body('M196 184Q330 96 498 108Q520 110 520 132L524 360Q524 382 500 380 330 366 196 236Z', p.main, {
        print: true,
        depth: 20,
      }) +
      p.seam('M204 200Q350 136 512 176M208 212Q350 190 516 250M206 224Q340 250 518 320') +
      p.body('M150 232Q106 340 112 474 114 490 132 490L214 484Q226 482 226 468 220 330 196 232Z', p.main, {
        print: true,
        depth: 14,
      }) +
      p.seam('M166 246Q146 350 152 472M182 246Q180 350 188 468') +
      p.rod('M164 164A46 46 0 1 0 165 164', metal, 17) +
      p.rod('M184 178A46 46 0 1 0 185 178', p.accent, 15),
  },
  'diaper-tote': {
    words: 'from behind, with a sleeve for a stroller’s handle',
    shadow: [300, 520, 180],
    draw: (p) =>
      p.rod('M210 240Q220 90 300 90T390 240', p.accent, 20) +
      p.body('M112 230H488L462 496Q458 520 430 520H170Q142 520 138 496Z', p.main, { print: true, depth: 22 }) +
      p.body('M122 326H478L472 392H128Z', p.deep, { depth: 8 }) +
      p.stitch('M130 338H470M134 380H466') +
      p.seam('M124 262H476') +
      p.rod('M230 300Q236 150 300 150T370 300', p.accent, 20),
  },
} as const satisfies Partial<Record<string, Silhouette>>;

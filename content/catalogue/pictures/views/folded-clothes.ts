import type { Painter, Palette } from '../paint.ts';
import { paper } from '../paint.ts';
import { box, disc, heart, star } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** Clothes folded as a shop folds them, in a band of paper. From behind they would look the same as from the front. */
interface Folded {
  /** The visible part of the sleeves at the sides. */
  sleeves: (p: Painter) => string;
  /** The color of the front, if it isn't the main one. */
  color?: Color;
  neck?: (p: Painter) => string;
  /** Between the neck and the band. */
  chest?: (p: Painter) => string;
  /** The part below the band. */
  end: (p: Painter) => string;
}

type Color = keyof Palette;

const shortSleeves =
  (color: Color = 'main', cuff: Color = 'second') =>
  (p: Painter) =>
    p.body('M190 176L128 214 148 268 196 250ZM410 176L472 214 452 268 404 250Z', p[color], { depth: 8 }) +
    p.rod('M134 218L150 260M466 218L450 260', p[cuff], 11);

const longSleeves =
  (color: Color = 'main', cuff: Color = 'second') =>
  (p: Painter) =>
    p.body('M196 174Q152 220 156 420H200ZM404 174Q448 220 444 420H400Z', p[color], { depth: 8 }) +
    p.body(box(148, 408, 54, 34, 10) + box(398, 408, 54, 34, 10), p[cuff], { depth: 5 });

const flutterSleeves = (p: Painter) =>
  p.body(
    'M196 166Q124 176 112 246 134 258 148 242 164 270 186 248L200 252ZM404 166Q476 176 488 246 466 258 452 242 436 270 414 248L400 252Z',
    p.main,
    { depth: 8 },
  ) + p.seam('M190 178Q156 200 148 238M410 178Q444 200 452 238');

const roundNeck =
  (color: Color = 'second') =>
  (p: Painter) =>
    p.body('M232 146Q300 206 368 146L384 154Q300 244 216 154Z', p[color], { depth: 5 });
const ringerNeck = (p: Painter) => p.body('M228 146Q300 206 372 146L396 160Q300 270 204 160Z', p.second, { depth: 5 });
const wrapNeck = (p: Painter) =>
  p.rod('M232 148L372 330M368 148L304 240', p.second, 13) + p.button(352, 282, 9) + p.button(376, 316, 9);
const lapNeck = (p: Painter) =>
  roundNeck()(p) + p.rod('M222 152Q214 196 188 204M378 152Q386 196 412 204', p.second, 10);
const highNeck = (p: Painter) =>
  p.body('M236 104Q300 120 364 104L374 160Q300 200 226 160Z', p.second, { depth: 8 }) +
  p.seam('M240 130Q300 148 360 130');
const collar = (p: Painter) =>
  p.body(
    'M230 144Q266 184 300 194L284 242Q226 214 206 160ZM370 144Q334 184 300 194L316 242Q374 214 394 160Z',
    p.second,
    {
      depth: 6,
    },
  );
const notchedCollar = (p: Painter) =>
  p.body('M232 144L300 240 368 144 398 160 376 212 338 210 300 270 262 210 224 212 202 160Z', p.second, { depth: 6 });

const zip =
  (color: Color = 'second') =>
  (p: Painter) =>
    p.rod('M300 200V500', p[color], 11) + p.button(300, 208, 9);
const buttons = (p: Painter) => [236, 270, 304].map((y) => p.button(300, y, 8)).join('');
const placket = (p: Painter) => p.body('M280 204H320V318Q300 330 280 318Z', p.second, { depth: 5 }) + buttons(p);
const pocket = (p: Painter) =>
  p.body('M330 248H394V306Q362 330 330 306Z', p.second, { depth: 6 }) + p.stitch('M338 264H386');
const both = (first: (p: Painter) => string, second: (p: Painter) => string) => (p: Painter) => first(p) + second(p);

const flap = (p: Painter) =>
  p.body('M246 500V442Q248 416 276 412H324Q352 416 354 442V500Z', p.main, { print: true, depth: 8 }) +
  [274, 300, 326].map((x) => p.button(x, 432, 8)).join('');
const feet =
  (color: Color = 'main') =>
  (p: Painter) =>
    p.body('M204 500V444Q204 408 246 408T288 444V500ZM312 500V444Q312 408 354 408T396 444V500Z', p[color], {
      depth: 10,
    }) + p.seam('M216 470Q246 482 276 470M324 470Q354 482 384 470');
const bearFeet = (p: Painter) =>
  [246, 354]
    .map(
      (x) =>
        p.body(
          `M${x - 42} 500V440Q${x - 46} 412 ${x - 28} 414L${x - 18} 420H${x + 18}L${x + 28} 414Q${x + 46} 412 ${x + 42} 440V500Z`,
          p.second,
          { depth: 8 },
        ) + p.seam(`M${x - 16} 446v7M${x + 16} 446v7M${x - 9} 470Q${x} 479 ${x + 9} 470`),
    )
    .join('');
const hem = (p: Painter) => p.seam('M190 480H410');
/** A second piece below the first. */
const pants =
  (color: Color = 'main', cuff: Color = 'second') =>
  (p: Painter) =>
    p.body(box(200, 480, 212, 60, 18), p[color], { print: color === 'main', depth: 12 }) +
    p.body(box(200, 520, 212, 24, 10), p[cuff], { depth: 5 });

const band = (p: Painter) =>
  p.body('M178 334H422V390H178Z', paper, { depth: 8 }) +
  p.flat(heart(300, 364, 34), p.accent) +
  p.seam('M196 362H240M360 362H404', 3);

const fold = ({ sleeves, color = 'main', neck = roundNeck(), chest, end }: Folded): Silhouette => ({
  words: 'folded',
  shadow: null,
  draw: (p) =>
    sleeves(p) +
    p.body(box(196, 180, 226, 334, 22), p.deep, { depth: 8 }) +
    p.body('M232 146Q300 168 368 146L350 220H250Z', p.deep, { depth: 4, light: 0 }) +
    p.body(box(280, 166, 40, 26, 4), paper, { depth: 3 }) +
    p.body('M186 172L232 146Q300 206 368 146L414 172V484Q414 502 396 502H204Q186 502 186 484Z', p[color], {
      print: color === 'main',
      depth: 20,
    }) +
    (chest?.(p) ?? '') +
    neck(p) +
    end(p) +
    band(p),
});

/** One leg is folded over the other. */
const foldedPants = (front: (p: Painter) => string): Silhouette => ({
  words: 'folded',
  shadow: null,
  draw: (p) =>
    p.body('M222 132H392L448 268Q452 286 434 294L386 314 372 500H222Z', p.deep, { depth: 8 }) +
    p.body('M190 116H364L424 256Q428 274 410 282L358 302 344 470H190Z', p.main, { print: true, depth: 22 }) +
    p.seam('M330 170Q350 236 404 262') +
    p.body(box(178, 84, 200, 56, 18), p.second, { depth: 8 }) +
    p.body(box(178, 452, 178, 56, 18), p.second, { depth: 8 }) +
    front(p),
});

export const foldedClothes = {
  bodysuit: fold({ sleeves: shortSleeves(), end: flap }),
  'wrap-bodysuit': fold({ sleeves: shortSleeves(), neck: wrapNeck, end: flap }),
  'henley-bodysuit': fold({ sleeves: shortSleeves(), chest: placket, end: flap }),
  'lap-neck-bodysuit': fold({
    sleeves: shortSleeves(),
    neck: lapNeck,
    chest: (p) => p.body(heart(300, 286, 66), p.second, { depth: 6 }),
    end: flap,
  }),
  'flutter-bodysuit': fold({ sleeves: flutterSleeves, end: flap }),
  'long-bodysuit': fold({ sleeves: longSleeves(), end: flap }),
  'wrap-long-bodysuit': fold({ sleeves: longSleeves(), neck: wrapNeck, end: flap }),
  'turtleneck-bodysuit': fold({ sleeves: longSleeves(), neck: highNeck, end: flap }),
  'striped-cuff-bodysuit': fold({ sleeves: longSleeves('second', 'main'), end: flap }),
  'long-pocket-bodysuit': fold({ sleeves: longSleeves(), chest: pocket, end: flap }),
  pajamas: fold({ sleeves: longSleeves(), chest: zip(), end: feet() }),
  'side-zip-pajamas': fold({
    sleeves: longSleeves(),
    chest: (p) => p.rod('M350 186L334 340', p.second, 11) + p.button(349, 200, 9),
    end: feet('second'),
  }),
  'bear-pajamas': fold({ sleeves: longSleeves(), chest: zip(), end: bearFeet }),
  'collar-pajamas': fold({ sleeves: longSleeves(), chest: both(zip(), pocket), neck: collar, end: feet() }),
  'color-block-pajamas': fold({
    sleeves: longSleeves('second', 'main'),
    color: 'second',
    neck: roundNeck('main'),
    chest: zip('accent'),
    end: (p) => p.body('M186 390H414V484Q414 502 396 502H204Q186 502 186 484Z', p.main, { print: true }) + feet()(p),
  }),
  'two-piece': fold({ sleeves: shortSleeves(), chest: buttons, end: pants() }),
  'long-two-piece': fold({
    sleeves: longSleeves(),
    chest: (p) => p.body(star(300, 280, 46), p.accent, { depth: 6 }),
    end: pants('second', 'main'),
  }),
  'raglan-two-piece': fold({
    sleeves: longSleeves('second', 'main'),
    neck: roundNeck('accent'),
    chest: pocket,
    end: pants(),
  }),
  'notch-two-piece': fold({ sleeves: shortSleeves(), neck: notchedCollar, chest: both(pocket, buttons), end: pants() }),
  'tee-two-piece': fold({
    sleeves: shortSleeves('pale', 'main'),
    color: 'pale',
    neck: roundNeck('main'),
    chest: (p) => p.body(disc(300, 276, 44), p.main, { print: true, depth: 8 }) + p.flat(star(300, 278, 26), p.accent),
    end: pants(),
  }),
  tee: fold({ sleeves: shortSleeves('main', 'main'), chest: pocket, end: hem }),
  'henley-tee': fold({ sleeves: shortSleeves('main', 'main'), chest: both(placket, pocket), end: hem }),
  'raglan-tee': fold({ sleeves: shortSleeves('second', 'second'), chest: pocket, end: hem }),
  'ringer-tee': fold({ sleeves: shortSleeves(), neck: ringerNeck, chest: pocket, end: hem }),
  'boxy-tee': fold({
    sleeves: shortSleeves('main', 'main'),
    end: (p) => hem(p) + p.body('M230 296H370V334H230Z', p.second, { depth: 6 }) + p.stitch('M240 312H360'),
  }),
  pants: foldedPants((p) => p.stitch('M214 190Q250 260 226 330')),
  joggers: foldedPants((p) => p.seam('M190 436H342M214 150Q206 260 214 420')),
  'harem-pants': foldedPants((p) => p.seam('M230 156Q212 300 236 440M280 156Q268 300 282 440')),
  'patched-pants': foldedPants((p) => p.body('M190 300Q262 304 262 352T190 404Z', p.second, { depth: 6 })),
  'straight-pants': foldedPants((p) => p.body('M206 168H280V238Q243 264 206 238Z', p.second, { depth: 5 })),
} as const satisfies Partial<Record<string, Silhouette>>;

import { metal, milk, type Painter, paper, tire, wood } from '../paint.ts';
import { box, disc } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** Cribs from the end, high chairs from behind, and other furniture from the side that its first picture hides. */
const slats = (p: Painter, tops: readonly number[], bottom: number, width: number) =>
  p.rod(tops.map((top, at) => `M${228 + at * 36} ${top}V${bottom}`).join(''), p.main, width);

const level = (top: number) => [top, top, top, top, top];

const mattress = (p: Painter, top: number) => p.body(box(204, top, 192, 52, 14), milk, { depth: 8 });

const posts = (p: Painter, top: number) =>
  p.body(box(172, top, 36, 512 - top, 14), p.main, { depth: 8 }) +
  p.body(box(392, top, 36, 512 - top, 14), p.main, { depth: 8 });

const rails = (p: Painter, top: number, bottom: number) =>
  p.body(box(184, top, 232, 34, 14), p.main, { depth: 8 }) +
  p.body(box(184, bottom, 232, 38, 12), p.main, { depth: 8 });

const fromTheEnd = (draw: (p: Painter) => string): Silhouette => ({
  words: 'from the end',
  shadow: [300, 516, 140],
  draw,
});

/** A tray behind the back of its chair: both its ends are visible. */
const trayBehind = (p: Painter, y: number) => p.body(box(116, y, 368, 40, 20), paper, { depth: 8 });

const straps = (p: Painter, y: number) =>
  p.flat(
    box(246, y, 32, 12, 6) + box(322, y, 32, 12, 6) + box(246, y + 44, 32, 12, 6) + box(322, y + 44, 32, 12, 6),
    tire,
  );

const chairBack = (shadow: number, draw: (p: Painter) => string): Silhouette => ({
  words: 'from behind',
  shadow: [300, 524, shadow],
  draw,
});

export const nurserySides = {
  crib: fromTheEnd((p) => mattress(p, 352) + slats(p, level(214), 440, 14) + rails(p, 190, 424) + posts(p, 132)),
  'spindle-crib': fromTheEnd(
    (p) =>
      mattress(p, 360) +
      slats(p, level(236), 440, 12) +
      level(0)
        .map((_, at) => p.flat(disc(228 + at * 36, 330, 11), p.main))
        .join('') +
      p.body('M188 236Q300 176 412 236V264Q300 206 188 264Z', p.main, { depth: 8 }) +
      p.body(box(184, 430, 232, 32, 12), p.main, { depth: 8 }) +
      posts(p, 166) +
      p.body(disc(190, 148, 24), p.main, { depth: 8 }) +
      p.body(disc(410, 148, 24), p.main, { depth: 8 }),
  ),
  'sleigh-crib': fromTheEnd(
    (p) =>
      mattress(p, 352) +
      slats(p, level(150), 440, 18) +
      p.body(box(178, 140, 36, 372, 12), p.main, { depth: 8 }) +
      p.body(box(386, 140, 36, 372, 12), p.main, { depth: 8 }) +
      p.body(box(184, 428, 232, 42, 12), p.main, { depth: 8 }) +
      p.body(box(156, 108, 288, 58, 29), p.main, { depth: 12 }) +
      p.seam('M184 142H416'),
  ),
  'low-crib': fromTheEnd(
    (p) =>
      p.rod('M204 440L184 508M396 440L416 508', p.accent, 20) +
      mattress(p, 350) +
      slats(p, level(222), 410, 10) +
      p.body(box(176, 196, 248, 30, 15), p.main, { depth: 8 }) +
      p.body(box(176, 406, 248, 42, 15), p.main, { depth: 10 }) +
      p.body(box(176, 196, 28, 252, 14), p.main, { depth: 6 }) +
      p.body(box(396, 196, 28, 252, 14), p.main, { depth: 6 }),
  ),
  'arched-crib': fromTheEnd(
    (p) =>
      mattress(p, 356) +
      slats(p, [176, 200, 232, 262, 286], 440, 14) +
      p.body('M172 130Q176 104 208 116L404 244Q428 262 428 290L408 300Q396 276 380 266L196 150Z', p.main, {
        depth: 8,
      }) +
      p.body(box(184, 424, 232, 40, 12), p.main, { depth: 8 }) +
      p.body(box(172, 116, 36, 396, 14), p.main, { depth: 8 }) +
      p.body(box(392, 252, 36, 260, 14), p.main, { depth: 8 }),
  ),
  bassinet: fromTheEnd(
    (p) =>
      p.rod('M232 390L186 508M368 390L414 508', wood, 20) +
      p.rod('M210 450H390', wood, 14) +
      p.body('M186 256H414L398 384Q392 412 366 412H234Q208 412 202 384Z', p.main, { print: true, depth: 18 }) +
      p.body('M184 250Q176 112 300 108T416 250Z', p.main, { print: true, depth: 18 }) +
      p.seam('M244 250Q238 160 280 112M356 250Q362 160 320 112') +
      p.body(box(172, 238, 256, 34, 17), p.second, { depth: 6 }) +
      p.button(300, 255, 9),
  ),
  'high-chair': chairBack(
    170,
    (p) =>
      trayBehind(p, 262) +
      p.rod('M236 360L210 516M364 360L390 516', wood, 18) +
      p.rod('M214 360L150 516M386 360L450 516', wood, 24) +
      p.rod('M176 460H424', wood, 15) +
      p.body(box(182, 318, 236, 60, 28), p.main, { depth: 14 }) +
      p.body('M206 120Q206 72 300 72T394 120L406 346H194Z', p.main, { depth: 20 }) +
      p.body('M228 132Q230 98 300 98T372 132L376 210H224Z', p.deep, { depth: 8, light: 0 }) +
      straps(p, 140) +
      p.seam('M210 300H390'),
  ),
  'pedestal-chair': chairBack(
    150,
    (p) =>
      trayBehind(p, 290) +
      p.rod('M300 380V486', metal, 30) +
      p.body('M180 500Q190 474 300 474T420 500Q430 520 404 520H196Q170 520 180 500Z', p.second, { depth: 10 }) +
      p.body('M170 200Q170 84 300 84T430 200V340Q430 400 370 400H230Q170 400 170 340Z', p.main, { depth: 24 }) +
      straps(p, 160) +
      p.seam('M196 320Q300 350 404 320') +
      p.body(box(262, 112, 76, 24, 12), p.deep, { depth: 4, light: 0 }),
  ),
  'folding-high-chair': chairBack(
    190,
    (p) =>
      trayBehind(p, 274) +
      p.rod('M190 320L436 512M410 320L164 512', metal, 20) +
      p.rod('M150 512H240M360 512H450', p.accent, 18) +
      p.body(box(176, 322, 248, 64, 30), p.main, { depth: 14 }) +
      p.body('M196 110Q196 62 300 62T404 110L414 346H186Z', p.main, { depth: 20 }) +
      p.rod('M214 340L220 120Q222 88 300 88T380 120L386 340', metal, 12) +
      straps(p, 150) +
      p.body(box(224, 236, 152, 84, 16), p.deep, { depth: 8 }) +
      p.stitch('M236 250H364'),
  ),
  'classic-high-chair': chairBack(
    170,
    (p) =>
      trayBehind(p, 276) +
      p.rod('M250 360L226 516M350 360L374 516', p.deep, 18) +
      p.rod('M226 360L176 516M374 360L424 516', p.main, 24) +
      p.rod('M190 456H410', p.main, 16) +
      p.body(box(184, 336, 232, 44, 18), p.main, { depth: 10 }) +
      p.rod('M236 110V350M268 100V350M300 98V350M332 100V350M364 110V350', p.main, 14) +
      p.rod('M206 130V356M394 130V356', p.main, 22) +
      p.body('M196 84Q300 50 404 84Q412 120 400 140 300 112 200 140 188 120 196 84Z', p.main, { depth: 10 }),
  ),
  'grow-chair': {
    words: 'from the front',
    shadow: [300, 524, 150],
    draw: (p) =>
      p.rod('M204 506V110M396 506V110', wood, 28) +
      p.rod('M176 510H232M368 510H424', wood, 26) +
      p.body(box(192, 414, 216, 30, 12), wood, { depth: 8 }) +
      p.body(box(214, 84, 172, 176, 34), p.main, { print: true, depth: 16 }) +
      p.rod('M266 140L292 262M334 140L308 262', p.second, 15) +
      p.body(box(188, 310, 224, 50, 22), p.main, { depth: 12 }) +
      p.body(box(142, 250, 316, 40, 20), paper, { depth: 8 }) +
      p.body('M190 218H256Q254 250 223 250T190 218Z', p.second, { depth: 5 }) +
      p.button(204, 336, 9) +
      p.button(396, 336, 9),
  },
  monitor: {
    words: 'from behind',
    shadow: [300, 490, 200],
    draw: (p) =>
      p.rod('M164 462Q120 500 96 498', tire, 10) +
      p.body('M124 420H204L228 482H100Z', p.deep, { depth: 8 }) +
      p.body(disc(164, 340, 92), p.main, { depth: 20 }) +
      p.seam('M124 316H204M118 340H210M124 364H204', 7) +
      p.rod('M164 248V210', p.accent, 14) +
      p.rod('M480 236V176', metal, 12) +
      p.body(box(260, 236, 244, 240, 34), p.second, { depth: 18 }) +
      p.body(box(304, 330, 156, 120, 16), p.secondDeep, { depth: 8 }) +
      p.seam('M340 348H424') +
      p.body(box(356, 256, 52, 96, 14), p.main, { depth: 8 }) +
      p.flat(disc(292, 274, 7) + disc(472, 274, 7) + disc(292, 292, 7) + disc(472, 292, 7), tire),
  },
  glider: {
    words: 'from the side',
    shadow: [300, 520, 230],
    draw: (p) =>
      p.body('M140 478H400L420 512H120Z', wood, { depth: 8 }) +
      p.body('M120 116Q128 84 168 88 206 96 214 140L252 400H150Q136 396 132 372Z', p.main, { print: true, depth: 18 }) +
      p.seam('M172 120L206 392') +
      p.body(box(180, 344, 230, 66, 30), p.second, { depth: 12 }) +
      p.body(box(168, 288, 226, 62, 31), p.main, { depth: 14 }) +
      p.body(box(184, 336, 216, 140, 24), p.main, { print: true, depth: 16 }) +
      p.rod('M464 456L454 506M530 456L540 506', wood, 14) +
      p.body(box(438, 404, 118, 60, 24), p.main, { print: true, depth: 12 }),
  },
} as const satisfies Partial<Record<string, Silhouette>>;

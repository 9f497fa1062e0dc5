import { box, heart } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More knit blankets, in addition to that of nursery.ts. */
export const blankets = {
  'cable-blanket': {
    words: 'knit blanket with cables, folded once',
    shadow: [300, 492, 200],
    draw: (p) => {
      const cable = (x: number) =>
        `M${x - 14} 140q28 30 0 60t0 60 0 60 0 60 0 60M${x + 14} 140q-28 30 0 60t0 60 0 60 0 60 0 60`;
      return (
        p.body(box(122, 122, 376, 366, 34), p.deep, { depth: 10 }) +
        p.body(box(102, 108, 376, 366, 34), p.main, { depth: 24 }) +
        p.seam([166, 232, 348, 414].map(cable).join(''), 6) +
        p.seam('M134 130V452M290 130V452M446 130V452', 4) +
        p.body('M102 400H478V440Q478 474 444 474H136Q102 474 102 440Z', p.pale, { print: true, depth: 8 }) +
        p.flat(heart(426, 440, 36), p.accent)
      );
    },
  },
  'draped-blanket': {
    words: 'knit blanket with tassels, hung over a rail',
    shadow: null,
    draw: (p) =>
      p.rod('M64 128H536', '#D6AE7B', 26) +
      p.body('M150 116H462V300Q380 316 320 300 236 284 150 300Z', p.deep, { depth: 6 }) +
      p.body('M128 112Q128 96 146 96H452Q470 96 470 112V456Q430 470 384 456T300 456 214 456 128 456Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.seam('M214 150Q206 300 218 440M300 150V440M386 150Q394 300 382 440') +
      p.body('M128 380Q300 400 470 380V412Q300 432 128 412Z', p.second, { depth: 4, light: 0 }) +
      [146, 222, 300, 378, 452].map((x) => p.rod(`M${x} 460v40M${x - 9} 470v32M${x + 9} 470v32`, p.second, 8)).join(''),
  },
  'rolled-blanket': {
    words: 'knit blanket, rolled and tied with a ribbon',
    shadow: [300, 456, 220],
    draw: (p) =>
      p.body('M130 210H450Q520 214 520 320T450 436H130Z', p.main, { print: true, depth: 24 }) +
      p.seam('M190 240Q330 252 506 248M190 288H516M190 340H518M190 392Q330 388 504 398', 4) +
      p.body('M130 208Q200 208 200 322T130 436 60 322 130 208Z', p.pale, { depth: 10 }) +
      p.seam('M130 236Q178 238 178 322T130 408 84 322 122 262 156 322 130 376 110 322 128 294', 6) +
      p.body(box(306, 204, 44, 238, 6), p.accent, { depth: 6, light: 3 }) +
      p.body('M328 212Q262 140 240 182 240 220 328 212Q394 140 416 182 416 220 328 212Z', p.accent, { depth: 6 }) +
      p.button(328, 210, 13),
  },
} as const satisfies Record<string, Silhouette>;

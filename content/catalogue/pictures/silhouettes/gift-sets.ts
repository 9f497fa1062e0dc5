import { paper, wood } from '../paint.ts';
import { box, disc, heart, leaf, oval } from '../paths.ts';
import { bow, eyes } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

/** More presents, in addition to those of gifts.ts. */
export const giftSets = {
  'open-gift-box': {
    words: 'gift box, open, with folded clothes in tissue and its lid behind',
    shadow: [310, 500, 210],
    draw: (p) =>
      p.body('M210 84L512 122 486 330 184 292Z', p.main, { print: true, depth: 16 }) +
      p.rod('M352 104L332 306', p.accent, 26) +
      p.body(
        'M96 282Q120 214 176 252 206 188 262 236 306 186 352 238 410 200 430 252 486 226 504 282V330H96Z',
        '#FFFFFF',
        {
          depth: 8,
          light: 0,
        },
      ) +
      p.body(box(130, 262, 150, 80, 18), p.second, { depth: 8 }) +
      p.seam('M150 300H262') +
      p.body('M306 316Q304 240 358 240T412 316Z', p.pale, { depth: 8 }) +
      p.body(disc(358, 238, 17), p.accent, { depth: 4 }) +
      p.body(box(430, 268, 50, 70, 18), p.second, { depth: 6 }) +
      p.body('M80 316H520L500 466Q496 496 464 496H136Q104 496 100 466Z', p.main, { print: true, depth: 22 }) +
      p.body(box(238, 366, 124, 80, 12), paper, { depth: 6, light: 0 }) +
      p.flat(heart(300, 408, 44), p.accent),
  },
  'keepsake-hatbox': {
    words: 'round gift box with a tall ribbon',
    shadow: [300, 506, 190],
    draw: (p) =>
      p.body('M118 270H482V440Q474 504 300 504T118 440Z', p.main, { print: true, depth: 24 }) +
      p.body('M276 300H324V502H276Z', p.accent, { depth: 5, light: 0 }) +
      p.body('M96 236Q100 176 300 176T504 236V286Q500 340 300 340T96 286Z', p.second, { depth: 14 }) +
      p.body(oval(300, 236, 204, 60), p.pale, { depth: 6 }) +
      p.body('M278 178H322V296Q300 298 278 296Z', p.accent, { depth: 3, light: 0 }) +
      p.body('M300 214Q150 140 176 92 224 60 300 200Z', p.accent, { depth: 8 }) +
      p.body('M300 214Q450 140 424 92 376 60 300 200Z', p.accent, { depth: 8 }) +
      p.body('M290 220L226 290 250 286 262 306 306 226ZM310 220L374 290 350 286 338 306 294 226Z', p.accent, {
        depth: 4,
      }) +
      p.body(disc(300, 210, 22), p.accent, { depth: 5 }),
  },
  'bath-gift-basket': {
    words: 'low gift basket with a bear, a rolled towel and baby wash',
    shadow: [300, 500, 220],
    draw: (p) =>
      p.body('M140 222Q140 202 158 202H222Q240 202 240 222V350H140Z', p.pale, { depth: 8 }) +
      p.rod('M190 200V160H150', '#8C8A88', 14) +
      p.body(box(160, 250, 60, 60, 8), paper, { depth: 4, light: 0 }) +
      p.body(disc(316, 148, 24) + disc(400, 148, 24), p.main, { depth: 6 }) +
      p.body('M262 210Q262 142 358 142T454 210Q452 284 358 288T262 210Z', p.main, { depth: 14 }) +
      p.body(oval(358, 240, 34, 25), p.second, { depth: 4, light: 0 }) +
      eyes(358, 212, 34, 6) +
      p.flat(oval(358, 230, 9, 6), '#3B2C26') +
      p.body('M250 300Q350 262 470 300V360H250Z', p.main, { depth: 8 }) +
      p.body(disc(476, 280, 54), p.second, { print: true, depth: 10 }) +
      p.seam('M476 280a14 14 0 0 1 26 6 28 28 0 0 1-52 2 40 40 0 0 1 62-32', 5) +
      p.body('M66 320H534L500 470Q494 496 466 496H134Q106 496 100 470Z', wood, { depth: 22 }) +
      p.seam('M78 366Q300 392 522 366M88 410Q300 436 512 410M98 452Q300 476 502 452') +
      p.rod('M70 340Q36 340 44 384T86 404M530 340Q564 340 556 384T514 404', wood, 16) +
      bow(p, 300, 340, 64),
  },
  'paper-garland': {
    words: 'garland of fabric pennants, hung in two rows',
    shadow: null,
    draw: (p) => {
      const row = (y: number, fills: readonly string[]) =>
        p.seam(`M44 ${y}Q300 ${y + 132} 556 ${y}`, 6) +
        fills
          .map((fill, at) => {
            const x = 84 + at * 108;
            const top = y + Math.round(66 * (1 - ((x - 300) / 256) ** 2));
            return (
              p.body(`M${x - 40} ${top - 6}H${x + 40}V${top + 88}L${x} ${top + 60} ${x - 40} ${top + 88}Z`, fill, {
                print: at % 2 === 0,
                depth: 8,
              }) + p.flat(at % 2 ? heart(x, top + 34, 34) : disc(x, top + 28, 0), p.accent)
            );
          })
          .join('') +
        p.button(44, y, 10) +
        p.button(556, y, 10);
      return (
        row(110, [p.main, p.second, p.pale, p.second, p.main]) +
        row(320, [p.second, p.main, p.second, p.main, p.second])
      );
    },
  },
  'card-stack': {
    words: 'thank-you cards in a stack, with an envelope and a band around them',
    shadow: [300, 484, 200],
    draw: (p) =>
      p.body('M92 214L392 150 440 376 140 440Z', p.pale, { depth: 10 }) +
      p.body('M92 214L278 300 392 150Z', p.main, { depth: 6 }) +
      p.body(box(156, 226, 350, 250, 12), paper, { depth: 8 }) +
      p.body(box(148, 214, 350, 250, 12), paper, { depth: 8 }) +
      p.body(box(140, 202, 350, 250, 12), paper, { depth: 14 }) +
      p.body(box(140, 202, 350, 26, 4), p.main, { depth: 4, light: 0 }) +
      p.flat(leaf(240, 380, 96, -30) + leaf(246, 384, 84, 34), p.main) +
      p.flat(disc(244, 290, 12) + disc(282, 316, 10) + disc(212, 318, 10), p.accent) +
      p.seam('M322 306H440M322 338H408M322 370H430') +
      p.rod('M140 424H490', p.accent, 16),
  },
} as const satisfies Record<string, Silhouette>;

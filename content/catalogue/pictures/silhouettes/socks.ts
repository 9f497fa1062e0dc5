import type { Painter } from '../paint.ts';
import { paper } from '../paint.ts';
import { box, disc, heart } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More socks, booties and shoes, in addition to those of clothes.ts. */
const twice = (places: readonly (readonly [x: number, y: number])[], draw: () => string) =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y})">${draw()}</g>`).join('');

const ankle = (p: Painter) =>
  p.body('M160 200H300V330Q306 370 258 402 150 456 96 424 62 390 100 352 160 330 160 290Z', p.main, {
    print: true,
    depth: 16,
  });

export const socks = {
  'ankle-socks': {
    words: 'pairs of ankle socks with folded cuffs',
    shadow: [310, 500, 210],
    draw: (p) =>
      twice(
        [
          [-10, -80],
          [200, 10],
          [0, 66],
        ],
        () =>
          ankle(p) +
          p.body(box(148, 180, 164, 66, 26), p.pale, { depth: 8 }) +
          p.seam('M172 192V236M202 192V236M232 192V236M262 192V236M290 192V236', 4) +
          p.flat(heart(214, 316, 46), p.accent),
      ),
  },
  'stay-on-socks': {
    words: 'pair of socks with a band above the ankle and gripping soles',
    shadow: [310, 500, 210],
    draw: (p) =>
      twice(
        [
          [-26, -60],
          [150, 40],
        ],
        () =>
          p.body('M170 120H310V330Q316 384 256 414 140 462 82 430 50 390 92 350 170 330 170 280Z', p.main, {
            print: true,
            depth: 16,
          }) +
          p.body(box(158, 104, 164, 48, 18), p.second, { depth: 8 }) +
          p.rod('M174 262Q240 284 306 262', p.accent, 20) +
          p.body('M84 432Q150 462 256 414 300 392 308 366 320 420 262 446 140 486 84 452Z', p.second, {
            depth: 4,
            light: 0,
          }) +
          p.flat(disc(130, 452, 6) + disc(160, 452, 6) + disc(190, 446, 6) + disc(220, 438, 6), p.deep),
      ),
  },
  'moccasin-booties': {
    words: 'pair of quilted soft-sole booties with a fringe',
    shadow: [310, 496, 220],
    draw: (p) =>
      twice(
        [
          [-40, -80],
          [30, 44],
        ],
        () =>
          p.body('M196 210Q280 170 356 230 470 250 500 340 510 420 440 430H210Q160 426 164 360Z', p.main, {
            print: true,
            depth: 20,
          }) +
          p.seam('M220 300L300 380M280 260L380 370M340 240L440 350M330 250L250 350M420 280L330 400', 4) +
          p.body(
            'M182 196Q280 152 374 222L360 272 336 256 314 276 290 252 266 272 244 248 220 268 196 246 172 262Z',
            p.second,
            { depth: 6 },
          ) +
          p.body('M160 394Q330 424 506 380 508 430 440 438H210Q166 436 160 394Z', p.deep, { depth: 4, light: 0 }) +
          p.button(390, 284, 12),
      ),
  },
  'lace-booties': {
    words: 'pair of soft-sole booties tied with a bow',
    shadow: [300, 490, 200],
    draw: (p) =>
      twice(
        [
          [-128, 0],
          [128, 40],
        ],
        () =>
          p.body('M222 160Q300 132 378 160L388 300Q412 360 396 410 370 452 300 452T204 410Q188 360 212 300Z', p.main, {
            print: true,
            depth: 18,
          }) +
          p.body('M214 140Q300 112 386 140V190Q300 162 214 190Z', p.second, { depth: 8 }) +
          p.body('M214 330Q300 286 386 330 410 372 394 412 368 446 300 446T206 412Q190 372 214 330Z', p.pale, {
            depth: 10,
          }) +
          p.rod('M218 240Q300 222 382 240', p.accent, 13) +
          p.body('M300 234Q250 200 244 236 250 264 300 238 350 264 356 236 350 200 300 234Z', p.accent, { depth: 4 }) +
          p.seam('M240 402Q300 424 360 402'),
      ),
  },
  'strap-shoes': {
    words: 'pair of first-walker shoes with a strap',
    shadow: [300, 492, 220],
    draw: (p) =>
      twice(
        [
          [-36, -90],
          [40, 46],
        ],
        () =>
          p.body('M166 260Q176 220 214 226 250 280 330 256 440 250 486 330 500 392 470 396H170Z', p.main, {
            depth: 18,
          }) +
          p.body('M390 276Q470 290 490 360L484 396H374Q352 330 390 276Z', p.second, { depth: 6 }) +
          p.body(box(152, 384, 344, 42, 18), paper, { depth: 8 }) +
          p.seam('M200 404V420M250 404V420M300 404V420M350 404V420M400 404V420M450 404V420', 4) +
          p.body('M252 246Q296 262 334 246L380 318Q344 346 296 344Z', p.accent, { depth: 6 }) +
          p.button(346, 316, 11) +
          p.seam('M214 240Q246 284 330 262'),
      ),
  },
} as const satisfies Record<string, Silhouette>;

import { metal, milk } from '../paint.ts';
import { box, disc, oval } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More stroller accessories, in addition to those of on-the-go.ts. */
export const strollerExtras = {
  'parent-console': {
    words: 'slim stroller organizer with a cup on each side and a zip pocket',
    shadow: [300, 450, 220],
    draw: (p) =>
      p.rod('M60 186Q300 140 540 186', metal, 26) +
      p.rod('M206 158V246M394 158V246', p.accent, 30) +
      p.body('M96 190H168L158 330H106Z', milk, { depth: 8 }) +
      p.body(box(88, 172, 88, 30, 10), p.second, { depth: 6 }) +
      p.body('M440 214Q440 196 460 196H500Q520 196 520 214V330H440Z', '#E4EFF2', { depth: 8 }) +
      p.rod('M482 198V150', p.accent, 10) +
      p.body('M66 270Q68 240 104 240H496Q532 240 534 270L522 404Q516 442 470 442H130Q84 442 78 404Z', p.main, {
        depth: 22,
      }) +
      p.seam('M196 244V438M404 244V438') +
      p.rod('M222 300H378', p.second, 10) +
      p.body(box(356, 300, 16, 40, 8), p.accent, { depth: 3 }) +
      p.stitch('M222 410H378'),
  },
  'mesh-organizer': {
    words: 'stroller organizer with a net front and a flap',
    shadow: [300, 490, 190],
    draw: (p) =>
      p.rod('M84 140H516', metal, 26) +
      p.rod('M156 132V210M444 132V210', p.accent, 26) +
      p.body('M118 200H482L470 450Q464 486 424 486H176Q136 486 130 450Z', p.deep, { depth: 16 }) +
      p.body(box(210, 230, 70, 120, 14), p.second, { depth: 8 }) +
      p.body(disc(366, 292, 44), p.accent, { depth: 8 }) +
      p.body('M122 286H478L470 450Q464 486 424 486H176Q136 486 130 450Z', p.main, { depth: 14 }) +
      p.seam(
        'M140 320H462M144 356H458M148 392H454M154 428H448M182 300V470M222 300V474M262 300V474M302 300V474M342 300V474M382 300V474M422 300V470',
        3,
      ) +
      p.body('M112 192Q300 172 488 192L484 262Q300 306 116 262Z', p.main, { depth: 12 }) +
      p.body(box(274, 250, 52, 44, 10), p.accent, { depth: 5 }),
  },
  'full-rain-cover': {
    words: 'clear rain cover over a stroller’s canopy, with a rolled window',
    shadow: [310, 516, 170],
    draw: (p) =>
      p.rod('M470 160L230 470M250 330L420 470', metal, 13) +
      p.wheel(228, 470, 42) +
      p.wheel(420, 470, 42) +
      p.body('M400 210L360 340 250 350 222 414 276 432 300 396 392 390 440 220Z', p.deep, { depth: 8 }) +
      p.body('M438 218Q420 100 312 96 220 100 196 196 320 170 438 218Z', p.main, { depth: 14 }) +
      p.flat(
        'M470 240Q470 74 312 72 168 78 160 250L150 430Q160 470 230 470L400 440Q450 420 470 240Z',
        '#EAF4F6',
        0.62,
      ) +
      p.seam('M470 240Q470 74 312 72 168 78 160 250L150 430Q160 470 230 470L400 440Q450 420 470 240Z', 5) +
      p.flat('M188 250Q198 130 290 100L232 270 210 430 176 430Z', '#fff', 0.55) +
      p.rod('M236 262Q300 232 372 252', p.main, 22) +
      p.button(250, 258, 9) +
      p.button(358, 250, 9),
  },
  'weather-poncho': {
    words: 'weather shield with a round window and a toggle hem',
    shadow: [300, 516, 190],
    draw: (p) =>
      p.body(
        'M228 84Q300 54 372 84 430 120 450 220L500 440Q504 500 440 506 300 522 160 506 96 500 100 440L150 220Q170 120 228 84Z',
        p.main,
        {
          depth: 26,
        },
      ) +
      p.body('M228 84Q300 54 372 84 402 104 420 140 300 100 180 140 198 104 228 84Z', p.deep, { depth: 6 }) +
      p.body(oval(300, 256, 104, 96), p.second, { depth: 6 }) +
      p.body(oval(300, 256, 86, 78), '#E4EFF2', { depth: 8, light: 0 }) +
      p.flat('M236 270Q240 204 296 188L262 310Z', '#fff', 0.7) +
      p.seam('M150 410Q300 446 450 410M300 354V500') +
      p.rod('M116 462Q300 500 484 462', p.second, 12) +
      p.body(box(282, 466, 36, 44, 10), p.accent, { depth: 5 }),
  },
  'open-footmuff': {
    words: 'footmuff, unzipped, with a soft lining',
    shadow: [310, 532, 150],
    draw: (p) =>
      p.body('M176 132Q180 56 300 52T424 132L432 476Q430 522 384 522H216Q170 522 168 476Z', p.main, { depth: 16 }) +
      p.body('M200 140Q204 80 300 76T400 140L408 470Q406 500 376 500H224Q194 500 192 470Z', milk, {
        depth: 14,
        light: 0,
      }) +
      p.seam('M222 120Q300 96 378 120M212 300Q300 280 388 300', 4) +
      p.rod('M268 158V206M332 158V206M300 262V300', p.deep, 11) +
      p.body('M170 322Q260 300 330 346L432 404 432 476Q430 522 384 522H216Q170 522 168 476Z', p.main, {
        print: true,
        depth: 18,
      }) +
      p.body('M330 346Q392 270 512 300 536 306 526 330 500 390 432 404Z', milk, { depth: 12, light: 0 }) +
      p.rod('M330 346Q392 270 512 300 536 306 526 330 500 390 432 404', p.second, 9) +
      p.rod('M172 322Q260 300 330 346', p.second, 9) +
      p.seam('M186 402Q300 380 420 442M192 460Q300 440 410 492') +
      p.body(box(330, 326, 20, 44, 8), p.accent, { depth: 4 }),
  },
  'hooded-footmuff': {
    words: 'long footmuff with a gathered hood and toggles',
    shadow: [300, 526, 130],
    draw: (p) =>
      p.body('M176 196Q176 66 300 66T424 196L408 290H192Z', p.main, { depth: 18 }) +
      p.body('M216 210Q216 116 300 116T384 210Q384 276 300 284T216 210Z', milk, { depth: 10, light: 0 }) +
      p.seam('M196 158Q240 92 300 90T404 158', 6) +
      p.body('M184 262Q300 310 416 262L424 440Q420 522 300 522T176 440Z', p.main, { print: true, depth: 24 }) +
      p.seam('M184 320Q300 360 416 320M180 384Q300 424 420 384M182 448Q300 486 418 448') +
      p.rod('M300 290V516', p.second, 13) +
      [326, 388, 448].map((y) => p.body(box(262, y, 76, 22, 11), p.accent, { depth: 4 })).join(''),
  },
} as const satisfies Record<string, Silhouette>;

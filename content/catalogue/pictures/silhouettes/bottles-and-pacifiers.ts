import { milk, type Painter } from '../paint.ts';
import { box, disc, heart, moon, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More bottles and pacifiers, in addition to those of mealtimes.ts. */
const glass = '#EDF2F0';
const nipple = '#F1DFC0';

/** A pacifier from the front: its ring below, its shield, and an emblem on the button. */
const pacifier = (p: Painter, x: number, y: number, shield: string, fill: string, emblem: string) =>
  p.rod(oval(x, y + 92, 50, 46), p.accent, 18) +
  p.body(shield, fill, { depth: 14 }) +
  p.flat(disc(x - 72, y, 9) + disc(x + 72, y, 9), '#3B2C26', 0.28) +
  p.body(disc(x, y, 40), p.pale, { depth: 8 }) +
  p.flat(emblem, p.accent, 0.85);

export const bottlesAndPacifiers = {
  'wide-bottle': {
    words: 'low, wide baby bottle',
    shadow: [300, 524, 130],
    draw: (p) =>
      p.body('M270 168Q268 108 300 108T330 168L376 214H224Z', nipple, { depth: 8 }) +
      p.body(box(198, 208, 204, 62, 18), p.main, { depth: 12 }) +
      p.seam('M230 222V258M258 222V258M286 222V258M314 222V258M342 222V258M370 222V258', 3) +
      p.body('M204 266H396Q436 300 436 360V456Q434 516 374 516H226Q166 516 164 456V360Q164 300 204 266Z', glass, {
        depth: 18,
      }) +
      p.flat('M170 372H430V456Q428 510 374 510H226Q172 510 170 456Z', milk) +
      p.flat('M170 372H430V456Q428 510 374 510H226Q172 510 170 456Z', p.main, 0.16) +
      p.seam('M390 320H424M400 356H424M390 392H424M400 428H424M390 464H424', 5) +
      p.flat(star(276, 420, 40), p.accent, 0.9),
  },
  'hourglass-bottle': {
    words: 'baby bottle with a waist that is easy to hold',
    shadow: [300, 524, 100],
    draw: (p) =>
      p.body('M278 108Q276 62 300 62T322 108L344 148H256Z', nipple, { depth: 8 }) +
      p.body(box(220, 142, 160, 56, 18), p.main, { depth: 12 }) +
      p.body(
        'M228 196H372Q404 240 372 296 340 340 376 392 402 420 398 472 396 516 350 516H250Q204 516 202 472 198 420 224 392 260 340 228 296 196 240 228 196Z',
        glass,
        {
          depth: 16,
        },
      ) +
      p.flat(
        'M262 340H338Q346 366 370 394 396 420 392 472 390 510 350 510H250Q210 510 208 472 204 420 230 394 254 366 262 340Z',
        milk,
      ) +
      p.flat(
        'M262 340H338Q346 366 370 394 396 420 392 472 390 510 350 510H250Q210 510 208 472 204 420 230 394 254 366 262 340Z',
        p.main,
        0.18,
      ) +
      p.seam('M354 240H378M348 276H366M356 400H380M362 436H386M362 472H386', 5) +
      p.flat(moon(280, 446, 30), p.accent, 0.9),
  },
  'capped-bottle': {
    words: 'baby bottle under its clear cap',
    shadow: [300, 524, 100],
    draw: (p) =>
      p.body('M280 150Q278 96 300 96T320 150L336 176H264Z', nipple, { depth: 8 }) +
      p.body('M216 196V110Q218 54 300 52T384 110V196Z', '#DCE8EA', { depth: 12 }) +
      p.flat('M268 176Q272 100 300 98T332 176Z', nipple, 0.75) +
      p.body(box(208, 186, 184, 56, 16), p.main, { depth: 12 }) +
      p.seam('M240 200V230M270 200V230M300 200V230M330 200V230M360 200V230', 3) +
      p.body('M220 238H380L392 470Q392 516 346 516H254Q208 516 208 470Z', glass, { depth: 16 }) +
      p.flat('M214 366H386L390 470Q388 510 346 510H254Q212 510 212 470Z', milk) +
      p.flat('M214 366H386L390 470Q388 510 346 510H254Q212 510 212 470Z', p.main, 0.16) +
      [290, 330, 370, 410, 450].map((y) => p.flat(disc(356, y, 7), p.accent)).join(''),
  },
  'angled-bottle': {
    words: 'tilted baby bottle with a bent neck',
    shadow: [310, 524, 110],
    draw: (p) =>
      p.body('M162 132Q140 88 164 76T204 108L246 136 190 186Z', nipple, { depth: 8 }) +
      p.body(
        'M182 190L252 122Q266 112 280 126L316 164Q326 178 314 190L246 256Q232 266 220 252L180 212Q172 200 182 190Z',
        p.main,
        {
          depth: 12,
        },
      ) +
      p.body('M246 256L316 190Q384 226 402 300V468Q402 516 354 516H262Q216 516 214 468V340Q214 290 246 256Z', glass, {
        depth: 16,
      }) +
      p.flat('M220 372H396V468Q396 510 354 510H262Q222 510 220 468Z', milk) +
      p.flat('M220 372H396V468Q396 510 354 510H262Q222 510 220 468Z', p.main, 0.16) +
      p.seam('M362 320H388M368 356H388M362 392H388M368 428H388M362 464H388', 5) +
      p.flat(heart(286, 434, 58), p.accent, 0.9),
  },
  'round-pacifier': {
    words: 'pair of pacifiers with round shields',
    shadow: [300, 484, 180],
    draw: (p) =>
      pacifier(p, 190, 240, disc(190, 240, 92), p.main, star(190, 240, 24)) +
      pacifier(p, 400, 350, disc(400, 350, 92), p.second, star(400, 350, 24)),
  },
  'heart-pacifier': {
    words: 'pair of pacifiers with heart-shaped shields',
    shadow: [300, 484, 180],
    draw: (p) =>
      pacifier(p, 190, 220, heart(190, 236, 176), p.main, disc(190, 220, 14)) +
      pacifier(p, 404, 340, heart(404, 356, 176), p.second, disc(404, 340, 14)),
  },
  'night-pacifier': {
    words: 'pair of pacifiers with a moon and a star',
    shadow: [300, 484, 180],
    draw: (p) =>
      pacifier(p, 190, 240, oval(190, 240, 118, 78), p.main, moon(184, 240, 22)) +
      pacifier(p, 400, 360, oval(400, 360, 118, 78), p.main, star(400, 360, 24)) +
      p.flat(star(430, 150, 22) + star(360, 110, 12) + star(490, 220, 12), p.accent, 0.5),
  },
  'pacifier-in-case': {
    words: 'pacifier beside a case with a second one',
    shadow: [300, 484, 200],
    draw: (p) =>
      p.body(box(256, 196, 276, 270, 84), p.second, { depth: 18 }) +
      p.body(box(284, 222, 220, 206, 62), p.pale, { depth: 10 }) +
      p.body(box(364, 446, 60, 34, 12), p.accent, { depth: 5 }) +
      p.body(oval(392, 330, 92, 58), p.main, { depth: 10 }) +
      p.body(disc(392, 330, 32), p.pale, { depth: 6 }) +
      p.rod(oval(392, 384, 38, 32), p.accent, 13) +
      pacifier(p, 160, 250, oval(160, 250, 108, 78), p.main, heart(160, 252, 34)),
  },
} as const satisfies Record<string, Silhouette>;

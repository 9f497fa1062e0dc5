import { ink, paper } from '../paint.ts';
import { box, disc, heart, leaf, moon, oval, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** More books, in addition to those of playtime.ts: open, stacked, folded out. */
export const babyBooks = {
  'open-book': {
    words: 'board book, open at a picture of the moon over a hill',
    shadow: [300, 476, 230],
    draw: (p) =>
      p.body('M300 190L70 156V440L300 472 530 440V156Z', p.deep, { depth: 10 }) +
      p.body('M296 176Q190 128 84 146V424Q190 408 296 454Z', paper, { depth: 12, light: 0 }) +
      p.body('M304 176Q410 128 516 146V424Q410 408 304 454Z', paper, { depth: 14, light: 0 }) +
      p.body('M110 174Q196 164 270 200V412Q196 380 110 392Z', p.main, { depth: 6, light: 0 }) +
      p.flat(moon(196, 254, 44), '#F7E4A8') +
      p.flat('M110 356Q166 316 218 344T270 352V412Q196 380 110 392Z', p.second) +
      p.flat(star(146, 226, 11) + star(246, 300, 9), '#F7E4A8') +
      p.seam('M340 226Q408 192 484 196M340 262Q408 228 484 232M340 298Q400 268 452 268', 7) +
      p.flat(heart(412, 356, 60), p.accent) +
      p.seam('M300 178V456', 6),
  },
  'book-stack': {
    words: 'set of three board books, one standing on two',
    shadow: [300, 506, 190],
    draw: (p) =>
      p.body('M190 96H418Q432 96 432 110V344H190Z', p.main, { print: true, depth: 18 }) +
      p.body('M190 96H216V344H190Z', p.deep, { depth: 3, light: 0 }) +
      p.body(disc(324, 204, 66), paper, { depth: 6, light: 0 }) +
      p.flat(leaf(318, 246, 86, -16) + leaf(328, 244, 78, 24), p.accent) +
      p.seam('M270 306H378') +
      p.body('M118 346H478Q492 346 492 360V408Q492 422 478 422H118Q96 412 96 384T118 346Z', p.second, { depth: 12 }) +
      p.body('M130 362H492V406H130Q114 400 114 384T130 362Z', paper, { depth: 5, light: 0 }) +
      p.seam('M134 376H488M134 392H488', 3) +
      p.body('M140 424H500Q514 424 514 438V488Q514 502 500 502H140Q118 492 118 462T140 424Z', p.accent, { depth: 12 }) +
      p.body('M152 440H514V486H152Q136 480 136 462T152 440Z', paper, { depth: 5, light: 0 }) +
      p.seam('M156 454H510M156 470H510', 3),
  },
  'window-book': {
    words: 'board book with round windows in its cover',
    shadow: [300, 504, 170],
    draw: (p) =>
      p.body(box(162, 96, 320, 400, 26), paper, { depth: 8 }) +
      p.body(box(138, 88, 328, 408, 30), p.main, { depth: 22 }) +
      p.body(box(138, 88, 44, 408, 18), p.deep, { depth: 4, light: 0 }) +
      [
        [258, 196, '#F6DFA4'],
        [384, 196, '#CFE2E8'],
        [258, 322, '#F3D9CC'],
        [384, 322, '#D3E5D7'],
      ]
        .map(([x, y, fill]) => p.body(disc(x as number, y as number, 52), fill as string, { depth: 8, light: 0 }))
        .join('') +
      p.flat(star(258, 198, 30), p.accent) +
      p.flat('M354 212Q384 160 414 212Z', p.second) +
      p.flat(heart(258, 326, 50), p.accent) +
      p.flat(leaf(384, 352, 58, 0), p.deep) +
      p.body(box(222, 408, 198, 46, 14), paper, { depth: 5, light: 0 }) +
      p.seam('M244 431H398', 7),
  },
  'accordion-book': {
    words: 'soft book that folds out, with black-and-white pictures',
    shadow: [300, 486, 240],
    draw: (p) =>
      [
        [56, 40, p.main],
        [178, -40, paper],
        [300, 40, p.second],
        [422, -40, paper],
      ]
        .map(([x, lean, fill], at) =>
          p.body(
            `M${x} ${(lean as number) > 0 ? 160 : 200}L${(x as number) + 122} ${(lean as number) > 0 ? 200 : 160}V${(lean as number) > 0 ? 480 : 440}L${x} ${(lean as number) > 0 ? 440 : 480}Z`,
            fill as string,
            { print: at === 0, depth: 12 },
          ),
        )
        .join('') +
      p.flat(star(117, 320, 46), paper) +
      p.flat(disc(239, 320, 46), ink) +
      p.flat(disc(239, 320, 28), paper) +
      p.flat(disc(239, 320, 13), ink) +
      p.flat(heart(361, 324, 84), p.accent) +
      p.flat('M448 280H518V300H448ZM448 316H518V336H448ZM448 352H518V372H448Z', ink) +
      p.rod('M544 180Q574 150 566 118', p.accent, 14),
  },
  'tail-book': {
    words: 'soft cloth book with a bunny and ribbon tags',
    shadow: [300, 500, 180],
    draw: (p) =>
      p.rod('M470 180H516M470 240H528M470 300H512M470 360H528', p.accent, 18) +
      p.body(box(132, 110, 350, 384, 40), p.second, { depth: 12 }) +
      p.body(box(116, 98, 350, 384, 44), p.main, { depth: 24 }) +
      p.stitch('M144 130H438V452H144Z') +
      p.body('M254 262Q214 160 250 150 284 154 284 254Z', paper, { depth: 6 }) +
      p.body('M328 262Q368 160 332 150 298 154 298 254Z', paper, { depth: 6 }) +
      p.body(oval(291, 316, 84, 74), paper, { depth: 10 }) +
      p.flat(disc(264, 306, 8) + disc(318, 306, 8), ink) +
      p.flat(oval(291, 328, 11, 8), p.accent) +
      p.seam('M291 336v10m-14 6q7 6 14-6 7 12 14 6') +
      p.body('M166 424Q230 396 291 420T416 420V446H166Z', p.accent, { depth: 4, light: 0 }),
  },
} as const satisfies Record<string, Silhouette>;

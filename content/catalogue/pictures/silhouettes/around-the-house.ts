import { metal, paper, tire, wood } from '../paint.ts';
import { box, disc } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** What the checklist names and the demo shop doesn't sell. */
export const aroundTheHouse = {
  curtains: {
    words: 'blackout curtains at a night window',
    shadow: [300, 520, 220],
    draw: (p) =>
      p.body(box(170, 130, 260, 300, 8), paper, { depth: 8 }) +
      p.flat(box(186, 146, 228, 268, 4), '#6F86A8') +
      p.flat(disc(352, 214, 30), '#F2C75C') +
      p.seam('M300 146V414M186 280H414', 8) +
      p.body('M104 112H262Q258 300 214 386 250 450 246 506H104Z', p.main, { print: true, depth: 18 }) +
      p.body('M496 112H338Q342 300 386 386 350 450 354 506H496Z', p.main, { print: true, depth: 18 }) +
      p.seam('M144 130V500M184 130Q184 320 166 396V500M456 130V500M416 130Q416 320 434 396V500') +
      p.body(box(98, 372, 118, 28, 12), p.accent, { depth: 6 }) +
      p.body(box(384, 372, 118, 28, 12), p.accent, { depth: 6 }) +
      p.rod('M84 108H516', wood, 20) +
      p.body(disc(80, 108, 20), wood, { depth: 6 }) +
      p.body(disc(520, 108, 20), wood, { depth: 6 }),
  },
  'window-shade': {
    words: 'sunshade on a car window',
    shadow: null,
    draw: (p) =>
      p.body(
        'M92 430Q96 200 250 130 300 108 420 108H470Q508 108 508 150V430Q508 460 478 460H122Q92 460 92 430Z',
        tire,
      ) +
      p.flat(
        'M122 420Q128 226 262 160 306 138 420 138H456Q478 138 478 160V420Q478 432 466 432H134Q122 432 122 420Z',
        '#BFD9E3',
      ) +
      p.body('M176 432Q180 262 290 206 320 192 420 192H440Q456 192 456 208V432Z', p.main, { print: true, depth: 18 }) +
      p.stitch('M196 416Q202 276 300 226 326 212 420 212H436V416Z') +
      p.body(disc(316, 322, 46), '#F2C75C', { depth: 8 }) +
      p.seam(
        'M316 256V238M316 406V388M250 322H232M400 322H382M270 276L258 264M374 380L362 368M362 276L374 264M258 380L270 368',
        8,
      ) +
      p.body(disc(206, 250, 16), p.accent, { depth: 4 }) +
      p.body(disc(440, 176, 16), p.accent, { depth: 4 }),
  },
  'smoke-alarm': {
    words: 'smoke alarm with a test button',
    shadow: null,
    draw: (p) =>
      p.body(disc(300, 310, 196), p.pale, { depth: 20 }) +
      p.body(disc(300, 300, 170), paper, { depth: 18 }) +
      [-64, -32, 0, 32, 64]
        .map((x) => p.rod(`M${300 + x} ${188 + Math.abs(x) / 3}V${224 - Math.abs(x) / 6}`, metal, 12))
        .join('') +
      p.body(disc(300, 330, 62), p.main, { depth: 12 }) +
      p.seam('M272 330A28 28 0 0 1 328 330M286 338A14 14 0 0 1 314 338', 7) +
      p.flat(disc(396, 262, 12), '#6FA36B'),
  },
} satisfies Record<string, Silhouette>;

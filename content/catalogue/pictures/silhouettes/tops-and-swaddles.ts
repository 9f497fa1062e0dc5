import { disc, oval } from '../paths.ts';
import { tee } from './parts.ts';
import type { Silhouette } from './silhouette.ts';

/**
 * More tees, pants and swaddles, in addition to those of clothes.ts and nursery.ts. Every tee has a pocket, every pair of pants cuffs and a
 * bow.
 */
const flatLay = null;

const bow = 'M300 116Q270 92 258 110T300 116Q330 92 342 110T300 116M300 116L286 150M300 116L314 150';

export const topsAndSwaddles = {
  'raglan-tee': {
    words: 'tee with raglan sleeves and a pocket',
    shadow: flatLay,
    draw: (p) =>
      p.body(tee, p.second, { depth: 18 }) +
      p.body('M226 110Q300 160 374 110L410 268 416 480Q416 496 396 496H204Q184 496 184 480L190 268Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.body('M226 110Q300 160 374 110L388 114Q300 196 212 114Z', p.second, { depth: 5 }) +
      p.seam('M222 116L190 268M378 116L410 268') +
      p.body('M322 250H386V304Q354 330 322 304Z', p.second, { depth: 5 }) +
      p.seam('M186 476H414'),
  },
  'ringer-tee': {
    words: 'tee with contrasting bands and a pocket',
    shadow: flatLay,
    draw: (p) =>
      p.body(tee, p.main, { print: true, depth: 24 }) +
      p.body('M220 108Q300 164 380 108L398 116Q300 212 202 116Z', p.second, { depth: 5 }) +
      p.rod('M92 248L158 292M508 248L442 292', p.second, 26) +
      p.rod('M196 484H404', p.second, 22) +
      p.body('M318 246H388V312H318Z', p.deep, { depth: 5 }) +
      p.stitch('M326 262H380') +
      p.seam('M190 268Q186 200 198 160M410 268Q414 200 402 160'),
  },
  'henley-tee': {
    words: 'tee with three buttons and a pocket',
    shadow: flatLay,
    draw: (p) =>
      p.body(tee, p.main, { print: true, depth: 24 }) +
      p.body('M226 110Q300 160 374 110L388 114Q300 196 212 114Z', p.second, { depth: 5 }) +
      p.body('M280 158H320V296Q300 312 280 296Z', p.second, { depth: 5 }) +
      p.button(300, 186, 9) +
      p.button(300, 228, 9) +
      p.button(300, 270, 9) +
      p.body('M334 262H392V316Q363 338 334 316Z', p.second, { depth: 5 }) +
      p.seam('M190 268Q186 200 198 160M410 268Q414 200 402 160M186 476H414'),
  },
  'boxy-tee': {
    words: 'wide tee with one large pocket',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M230 116Q300 152 370 116L468 138 528 262 452 296 446 470Q446 490 426 490H174Q154 490 154 470L148 296 72 262 132 138Z',
        p.main,
        {
          print: true,
          depth: 24,
        },
      ) +
      p.body('M230 116Q300 152 370 116L382 120Q300 184 218 120Z', p.second, { depth: 5 }) +
      p.body('M210 300H390V396Q390 420 366 420H234Q210 420 210 396Z', p.second, { depth: 8 }) +
      p.stitch('M222 322H378') +
      p.seam('M148 296Q150 230 168 190M452 296Q450 230 432 190M158 468H442'),
  },
  joggers: {
    words: 'soft joggers with long cuffs',
    shadow: flatLay,
    draw: (p) =>
      p.body('M176 104H424L436 300 404 440H330L300 280 270 440H196L164 300Z', p.main, { print: true, depth: 24 }) +
      p.body('M172 84Q172 74 186 74H414Q428 74 428 84V128H172Z', p.second, { depth: 8 }) +
      p.body(
        'M194 430H272V500Q272 514 258 514H208Q194 514 194 500ZM328 430H406V500Q406 514 392 514H342Q328 514 328 500Z',
        p.second,
        {
          depth: 8,
        },
      ) +
      p.seam(bow, 6) +
      p.seam('M182 160Q210 210 196 250M418 160Q390 210 404 250'),
  },
  'harem-pants': {
    words: 'roomy pants with narrow cuffs',
    shadow: flatLay,
    draw: (p) =>
      p.body('M180 110H420Q500 240 452 400L404 470H334Q330 420 300 410T266 470H196L148 400Q100 240 180 110Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body('M172 84Q172 74 186 74H414Q428 74 428 84V130H172Z', p.second, { depth: 8 }) +
      p.body(
        'M192 458H270V504Q270 516 256 516H206Q192 516 192 504ZM330 458H408V504Q408 516 394 516H344Q330 516 330 504Z',
        p.second,
        {
          depth: 8,
        },
      ) +
      p.seam(bow, 6) +
      p.seam('M240 140Q230 280 256 400M360 140Q370 280 344 400'),
  },
  'patched-pants': {
    words: 'soft pants with knee patches and cuffs',
    shadow: flatLay,
    draw: (p) =>
      p.body('M178 100H422L440 480H330L300 260 270 480H160Z', p.main, { print: true, depth: 24 }) +
      p.body('M170 84Q170 74 184 74H416Q430 74 430 84V128H170Z', p.second, { depth: 8 }) +
      p.body(oval(226, 330, 44, 54), p.second, { depth: 6 }) +
      p.body(oval(374, 330, 44, 54), p.second, { depth: 6 }) +
      p.body('M152 462H276V514H150ZM324 462H448L450 514H324Z', p.second, { depth: 8 }) +
      p.seam(bow, 6) +
      p.stitch('M198 306Q226 284 254 306M346 306Q374 284 402 306'),
  },
  'straight-pants': {
    words: 'wide pants with turned-up cuffs and two pockets',
    shadow: flatLay,
    draw: (p) =>
      p.body('M172 110H428L470 470H322L300 290 278 470H130Z', p.main, { print: true, depth: 24 }) +
      p.body('M166 84Q166 74 180 74H420Q434 74 434 84V132H166Z', p.deep, { depth: 8 }) +
      p.body('M120 440H284V506H116ZM316 440H480L484 506H316Z', p.second, { depth: 8 }) +
      p.stitch('M126 452H276M324 452H474') +
      p.seam(bow, 6) +
      p.body('M178 170H244V236Q211 262 178 236ZM356 170H422V236Q389 262 356 236Z', p.second, { depth: 5 }),
  },
  'folded-swaddles': {
    words: 'folded swaddles tied with a ribbon',
    shadow: [300, 470, 190],
    draw: (p) =>
      p.body('M126 370H474Q500 370 500 414T474 458H126Q100 458 100 414T126 370Z', p.second, {
        print: true,
        depth: 12,
      }) +
      p.body('M132 282H468Q492 282 492 326T468 370H132Q108 370 108 326T132 282Z', p.main, { print: true, depth: 12 }) +
      p.body('M126 194H474Q500 194 500 238T474 282H126Q100 282 100 238T126 194Z', p.pale, { print: true, depth: 12 }) +
      p.seam('M112 250Q300 232 488 250M120 338Q300 320 480 338M112 426Q300 408 488 426') +
      p.rod('M300 196V456', p.accent, 18) +
      p.body('M300 194Q236 130 214 160T300 194Q364 130 386 160T300 194Z', p.accent, { depth: 6 }) +
      p.button(300, 194, 14),
  },
  'rolled-swaddles': {
    words: 'rolled swaddles in a row',
    shadow: [300, 470, 200],
    draw: (p) =>
      [132, 244, 356, 468]
        .map((x, at) => {
          const fill = [p.main, p.second, p.pale, p.main][at]!;
          return (
            p.body(`M${x - 50} 190Q${x} 160 ${x + 50} 190V430Q${x} 466 ${x - 50} 430Z`, fill, {
              print: at % 2 === 0,
              depth: 14,
            }) +
            p.body(oval(x, 192, 50, 26), p.pale, { depth: 4 }) +
            p.seam(`M${x - 26} 192Q${x - 20} 178 ${x + 4} 180 ${x + 26} 184 ${x + 20} 198 ${x} 206 ${x - 6} 192`, 4) +
            p.rod(`M${x - 50} 310Q${x} 336 ${x + 50} 310`, p.accent, 15)
          );
        })
        .join(''),
  },
  'square-swaddle': {
    words: 'square swaddle with one corner turned over',
    shadow: flatLay,
    draw: (p) =>
      p.body(
        'M110 130Q120 100 150 106L450 106Q486 104 490 140L496 470Q496 500 462 500L150 498Q112 500 110 466Z',
        p.main,
        {
          print: true,
          depth: 24,
        },
      ) +
      p.stitch('M136 132H462V474H136Z') +
      p.body('M300 500L496 300V470Q496 500 462 500Z', p.second, { depth: 10 }) +
      p.body('M300 500Q340 360 496 300L420 420Z', p.pale, { depth: 10 }) +
      p.flat(disc(182, 178, 16), p.accent, 0.9),
  },
} as const satisfies Record<string, Silhouette>;

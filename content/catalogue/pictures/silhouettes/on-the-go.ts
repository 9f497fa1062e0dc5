import { metal, milk, type Painter, paper, wood, woodDeep } from '../paint.ts';
import { box, disc, facet, oval } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

/** The webbing of a carrier, whatever color its pads have. */
const strap = '#7B7068';

/** What shows how a carrier is worn: a form of cloth with a wooden neck and foot. */
const dressForm = (p: Painter) =>
  p.rod('M300 500V556', woodDeep, 18) +
  p.body(
    'M262 132Q300 150 338 132 372 150 428 168 452 190 444 230 410 310 402 360 410 430 428 500 300 530 172 500 190 430 198 360 190 310 156 230 148 190 172 168 228 150 262 132Z',
    paper,
    { depth: 20 },
  ) +
  p.body('M268 92Q300 76 332 92L338 134Q300 152 262 134Z', wood, { depth: 8 });

export const onTheGo = {
  stroller: {
    words: 'stroller with a canopy and four wheels',
    shadow: [300, 512, 200],
    draw: (p) =>
      p.rod('M505 168L455 190 205 458', metal, 14) +
      p.rod('M330 330L420 448', metal, 14) +
      p.body(
        facet(
          [
            [235, 404],
            [392, 390],
            [376, 456],
            [262, 456],
          ],
          18,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.rod('M432 196L356 356 234 362 196 424', p.deep, 62) +
      p.rod('M428 190L350 350 232 356 194 418', p.main, 50) +
      p.rod('M404 214L346 330', p.second, 22) +
      p.rod('M352 268L262 272 252 300', p.accent, 12) +
      p.body('M424 236L250 204A178 178 0 0 1 512 84Z', p.main, { print: true, depth: 20 }) +
      p.seam('M424 236L304 108M424 236L406 58') +
      p.body(
        facet(
          [
            [252, 196],
            [424, 228],
            [420, 252],
            [246, 222],
          ],
          10,
        ),
        p.second,
        { depth: 5, light: 0 },
      ) +
      p.rod('M478 184L520 164', p.accent, 20) +
      p.wheel(420, 448, 62) +
      p.wheel(206, 464, 46),
  },
  'travel-stroller': {
    words: 'travel stroller with a canopy and slim wheels',
    shadow: [300, 512, 170],
    draw: (p) =>
      p.rod('M420 96L268 486M196 486L404 300', metal, 12) +
      p.rod('M408 262L352 388 246 392 222 446', p.deep, 54) +
      p.rod('M404 256L348 382 244 386 220 440', p.main, 42) +
      p.rod('M384 282L344 366', p.second, 18) +
      p.body('M404 262L262 252A144 144 0 0 1 458 132Z', p.main, { print: true, depth: 18 }) +
      p.seam('M404 262L320 154') +
      p.body(
        facet(
          [
            [262, 240],
            [404, 250],
            [402, 272],
            [258, 264],
          ],
          9,
        ),
        p.second,
        { depth: 4, light: 0 },
      ) +
      p.rod('M420 96Q430 70 462 78', p.accent, 20) +
      p.rod('M352 404L392 484', metal, 12) +
      p.wheel(392, 476, 34) +
      p.wheel(268, 478, 32) +
      p.wheel(196, 480, 30),
  },
  'jogging-stroller': {
    words: 'jogging stroller with three big wheels',
    shadow: [300, 512, 220],
    draw: (p) =>
      p.wheel(452, 408, 60) +
      p.rod('M530 196L468 204 130 452', metal, 15) +
      p.rod('M330 318L426 424', metal, 15) +
      p.rod('M424 220L350 348 248 346 222 404', p.deep, 62) +
      p.rod('M420 214L346 342 246 340 220 398', p.main, 50) +
      p.rod('M398 232L342 322', p.second, 22) +
      p.body('M420 250L262 214A164 164 0 0 1 510 118Z', p.main, { print: true, depth: 20 }) +
      p.seam('M420 250L316 130M420 250L412 86') +
      p.rod('M492 206L534 188', p.accent, 20) +
      p.wheel(408, 430, 80) +
      p.wheel(132, 444, 66),
  },
  'double-stroller': {
    words: 'double stroller with two seats side by side',
    shadow: [300, 512, 210],
    draw: (p) =>
      p.rod('M120 250V470M480 250V470M300 300V470', metal, 14) +
      p.rod('M130 150Q300 96 470 150', metal, 14) +
      p.rod('M220 122Q300 106 380 122', p.accent, 20) +
      [190, 410]
        .map(
          (x) =>
            p.body(box(x - 78, 210, 156, 190, 40), p.deep, { depth: 8 }) +
            p.body(box(x - 62, 250, 124, 140, 34), p.main, { print: true }) +
            p.rod(`M${x - 24} 262L${x} 330L${x + 24} 262M${x} 330V366`, p.second, 13) +
            p.button(x, 332, 11) +
            p.body(box(x - 70, 372, 140, 62, 26), p.main, { depth: 12 }) +
            p.body(`M${x - 92} 262C${x - 92} 130 ${x + 92} 130 ${x + 92} 262Q${x} 224 ${x - 92} 262Z`, p.main, {
              print: true,
              depth: 18,
            }) +
            p.seam(`M${x - 34} 172Q${x - 40} 206 ${x - 38} 240M${x + 34} 172Q${x + 40} 206 ${x + 38} 240`),
        )
        .join('') +
      p.wheel(120, 470, 40) +
      p.wheel(300, 470, 40) +
      p.wheel(480, 470, 40),
  },
  'travel-system': {
    words: 'stroller with an infant car seat clicked on',
    shadow: [300, 512, 200],
    draw: (p) =>
      p.rod('M508 178L454 200 196 462', metal, 14) +
      p.rod('M320 356L420 448', metal, 14) +
      p.body(
        facet(
          [
            [232, 408],
            [392, 396],
            [378, 456],
            [258, 456],
          ],
          18,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.rod('M210 226Q200 96 320 90T430 206', p.accent, 18) +
      p.body(
        'M162 236Q166 372 282 378L390 374Q440 366 456 250Q456 220 426 228Q388 300 316 302Q230 300 206 232Q176 212 162 236Z',
        p.main,
        { print: true, depth: 20 },
      ) +
      p.body('M206 234Q234 298 316 302Q388 300 428 226Q400 262 330 262 250 262 206 234Z', p.second, {
        depth: 8,
        light: 0,
      }) +
      p.body('M312 268L440 224Q446 108 330 128 300 180 312 268Z', p.main, { depth: 16 }) +
      p.seam('M320 262Q350 170 384 140') +
      p.body(box(250, 366, 120, 30, 12), metal, { depth: 6 }) +
      p.rod('M480 190L522 172', p.accent, 20) +
      p.wheel(420, 448, 62) +
      p.wheel(198, 464, 46),
  },
  wagon: {
    words: 'stroller wagon with a sun roof',
    shadow: [300, 512, 220],
    draw: (p) =>
      p.rod('M130 300V150M450 300V150', metal, 13) +
      p.rod('M452 330L528 190', metal, 14) +
      p.rod('M506 186L548 202', p.accent, 20) +
      p.body('M86 160Q290 60 494 160L476 186Q290 110 104 186Z', p.main, { print: true }) +
      p.body(box(104, 280, 374, 40, 18), p.second, { depth: 6 }) +
      p.body(
        facet(
          [
            [104, 300],
            [478, 300],
            [458, 440],
            [124, 440],
          ],
          24,
        ),
        p.main,
        { print: true, depth: 20 },
      ) +
      p.seam('M292 322V424') +
      p.body(box(170, 348, 84, 64, 14), p.deep, { depth: 8 }) +
      p.wheel(170, 458, 52) +
      p.wheel(414, 458, 52),
  },
  'stroller-organizer': {
    words: 'stroller organizer with two cup pockets',
    shadow: [300, 470, 190],
    draw: (p) =>
      p.rod('M90 170H510', metal, 26) +
      p.rod('M160 160V236M440 160V236', p.accent, 26) +
      p.body(disc(170, 272, 46), '#EFE6D6', { depth: 10 }) +
      p.body('M120 220H480L462 420Q456 456 420 456H180Q144 456 138 420Z', p.main, { print: true, depth: 22 }) +
      p.body(box(230, 246, 140, 24, 12), p.second, { depth: 5 }) +
      p.body(
        facet(
          [
            [128, 300],
            [222, 300],
            [216, 456],
            [148, 456],
          ],
          22,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.body(
        facet(
          [
            [378, 300],
            [472, 300],
            [452, 456],
            [384, 456],
          ],
          22,
        ),
        p.deep,
        { depth: 10 },
      ) +
      p.stitch('M240 330H360V430H240Z') +
      p.button(300, 330, 11),
  },
  'stroller-cover': {
    words: 'weather cover with a clear window',
    shadow: [300, 512, 160],
    draw: (p) =>
      p.body('M132 470Q120 180 300 110Q480 180 468 470Q460 506 420 506H180Q140 506 132 470Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body('M196 356Q196 220 300 184Q404 220 404 356Q404 380 380 380H220Q196 380 196 356Z', '#E4EFF2', {
        depth: 10,
      }) +
      p.flat('M226 340Q226 254 280 216L252 350Z', '#fff', 0.7) +
      p.seam('M300 400V506M150 440Q300 470 450 440') +
      p.button(300, 420, 10),
  },
  footmuff: {
    words: 'quilted footmuff with a soft hood',
    shadow: [300, 524, 130],
    draw: (p) =>
      p.body('M190 130Q300 40 410 130Q440 320 410 480Q400 516 360 516H240Q200 516 190 480Q160 320 190 130Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.body('M214 170Q300 80 386 170Q392 240 380 268 300 300 220 268 208 240 214 170Z', milk, { depth: 16 }) +
      p.seam('M300 284V512M196 350Q300 384 404 350M196 420Q300 454 404 420') +
      p.body(box(286, 286, 28, 44, 12), p.accent, { depth: 5 }),
  },
  'infant-car-seat': {
    words: 'infant car seat with a carry handle and a sun shade, on its base',
    shadow: [306, 516, 200],
    draw: (p) =>
      p.body('M196 420H440L462 446 486 496Q490 514 472 514H144Q126 514 130 496L156 446Z', p.second, { depth: 14 }) +
      p.seam('M158 480H456') +
      p.button(438, 498, 9) +
      p.rod('M450 454L474 420', metal, 16) +
      p.rod('M176 290Q190 96 318 96T452 250', p.accent, 24) +
      p.body(
        'M92 282Q100 420 214 456L424 456Q500 430 516 236Q512 200 480 212Q440 330 330 340 214 340 156 276 112 242 92 282Z',
        p.deep,
        { depth: 18 },
      ) +
      p.body('M140 276Q186 364 330 362 444 350 482 218Q420 262 320 270 206 282 140 276Z', p.main, {
        print: true,
        depth: 12,
      }) +
      p.body('M318 282L492 240Q508 92 340 120 296 190 318 282Z', p.main, { print: true, depth: 20 }) +
      p.seam('M326 276Q360 178 404 128M334 282Q420 210 470 160') +
      p.rod('M214 290L262 336M296 282L272 336', p.second, 16) +
      p.button(266, 338, 13) +
      p.button(180, 292, 18) +
      p.button(452, 256, 18),
  },
  'convertible-car-seat': {
    words: 'convertible car seat with a five-point harness',
    shadow: [300, 520, 170],
    draw: (p) =>
      p.body('M170 140Q172 76 300 76T430 140L446 396H154Z', p.deep, { depth: 18 }) +
      p.body(
        facet(
          [
            [140, 380],
            [460, 380],
            [440, 512],
            [160, 512],
          ],
          34,
        ),
        p.deep,
        { depth: 16 },
      ) +
      p.body('M206 150Q210 108 300 108T394 150L408 400H192Z', p.main, { print: true, depth: 16 }) +
      p.body('M192 124Q246 90 300 92 354 90 408 124L416 218Q380 190 372 226H228Q220 190 184 218Z', p.main, {
        depth: 14,
      }) +
      p.body(box(236, 132, 128, 84, 34), p.second, { depth: 10 }) +
      p.body(
        'M122 368Q120 340 150 340 182 344 188 392H412Q418 344 450 340 480 340 478 368L462 470Q456 486 436 486H164Q144 486 138 470Z',
        p.main,
        { print: true, depth: 18 },
      ) +
      p.rod('M246 226L288 372M354 226L312 372M300 390V430', p.second, 18) +
      p.body(box(276, 366, 48, 44, 14), p.accent, { depth: 8 }) +
      p.button(108 + 34, 366, 9) +
      p.button(458, 366, 9),
  },
  'booster-seat': {
    words: 'booster car seat with a high back and armrests',
    shadow: [300, 520, 170],
    draw: (p) =>
      p.body('M196 210Q192 96 300 90T404 210L420 400H180Z', p.deep, { depth: 18 }) +
      p.body(
        'M178 116Q230 76 300 78 370 76 422 116L432 210Q388 214 380 186 370 160 300 160T220 186Q212 214 168 210Z',
        p.main,
        { print: true, depth: 14 },
      ) +
      p.body(box(224, 196, 152, 200, 30), p.main, { print: true, depth: 14 }) +
      p.body(
        'M124 360Q124 336 156 336 190 338 194 400H406Q410 338 444 336 476 336 476 360L462 484Q458 508 432 508H168Q142 508 138 484Z',
        p.main,
        { depth: 20 },
      ) +
      p.body(box(190, 400, 220, 46, 22), p.second, { depth: 8 }) +
      p.rod('M404 190L196 380', '#d9d2c4', 20) +
      p.seam('M300 214V372') +
      p.button(150, 366, 11) +
      p.button(450, 366, 11),
  },
  'car-seat-base': {
    words: 'car seat base with a level and a belt path',
    shadow: [300, 480, 220],
    draw: (p) =>
      p.body('M90 400Q100 330 190 320L420 296Q494 300 510 372L500 440Q496 464 470 464H120Q90 464 90 436Z', p.deep, {
        depth: 18,
      }) +
      p.body('M150 350Q170 312 230 306L420 286Q462 290 470 340L462 380Q300 420 160 386Z', p.main, { depth: 16 }) +
      p.body(box(210, 324, 190, 44, 18), metal, { depth: 8 }) +
      p.body(box(250, 420, 112, 30, 15), milk, { depth: 5 }) +
      p.flat(disc(306, 435, 11), p.accent) +
      p.rod('M96 410L56 440M504 410L544 440', p.second, 22) +
      p.body(box(426, 240, 40, 110, 16), p.main, { depth: 9 }) +
      p.button(446, 262, 12),
  },
  'car-seat-adapter': {
    words: 'pair of car seat adapters',
    shadow: [300, 450, 190],
    draw: (p) =>
      [190, 410]
        .map(
          (x, side) =>
            p.body(
              facet(
                [
                  [x - 70, 300],
                  [x + 70, 300],
                  [x + 50, 440],
                  [x - 50, 440],
                ],
                26,
              ),
              p.deep,
              { depth: 14 },
            ) +
            p.body(`M${x - 82} 312Q${x - 86} 210 ${x} 190Q${x + 86} 210 ${x + 82} 312Z`, p.main, { depth: 16 }) +
            p.body(box(x - 26, 130, 52, 90, 18), metal, { depth: 9 }) +
            p.body(disc(x, 266, 30), p.second, { depth: 8 }) +
            p.flat(
              side
                ? facet(
                    [
                      [x - 8, 252],
                      [x + 12, 266],
                      [x - 8, 280],
                    ],
                    3,
                  )
                : facet(
                    [
                      [x + 8, 252],
                      [x - 12, 266],
                      [x + 8, 280],
                    ],
                    3,
                  ),
              p.accent,
            ) +
            p.seam(`M${x - 40} 350H${x + 40}M${x - 36} 384H${x + 36}`),
        )
        .join(''),
  },
  'car-seat-protector': {
    words: 'car seat protector mat with two pockets',
    shadow: [300, 520, 150],
    draw: (p) =>
      p.body(box(176, 76, 248, 300, 36), p.main, { print: true, depth: 18 }) +
      p.body('M150 350H450L470 484Q470 514 440 514H160Q130 514 130 484Z', p.main, { depth: 20 }) +
      p.body(box(160, 430, 128, 70, 16), p.second, { depth: 8 }) +
      p.body(box(312, 430, 128, 70, 16), p.second, { depth: 8 }) +
      p.seam('M176 352H424M232 100V330M368 100V330') +
      p.body(box(264, 56, 72, 34, 14), p.accent, { depth: 6 }),
  },
  'car-mirror': {
    words: 'back seat mirror',
    shadow: [300, 470, 150],
    draw: (p) =>
      p.rod('M110 250H490M110 320H490', p.deep, 22) +
      p.body(box(130, 140, 340, 290, 70), p.main, { print: true, depth: 22 }) +
      p.body(box(168, 176, 264, 218, 48), '#DFEAEC', { depth: 14 }) +
      p.flat('M196 330L316 190H360L216 366Z', '#fff', 0.75) +
      p.flat('M340 372L414 286V316L366 372Z', '#fff', 0.6) +
      p.button(300, 160, 10),
  },
  'structured-carrier': {
    words: 'structured baby carrier with padded straps',
    shadow: [300, 516, 150],
    draw: (p) =>
      p.rod('M226 180Q96 190 110 330T214 414', p.deep, 44) +
      p.rod('M374 180Q504 190 490 330T386 414', p.deep, 44) +
      p.body('M214 150Q210 96 300 92T386 150L412 400Q410 470 300 478 190 470 188 400Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.body('M218 138Q214 84 300 80T382 138L386 190Q300 166 214 190Z', p.second, { depth: 12 }) +
      p.body(box(92, 408, 416, 74, 34), p.main, { depth: 16 }) +
      p.body(box(252, 416, 96, 58, 16), p.accent, { depth: 10 }) +
      p.body('M236 250H364L356 348Q300 372 244 348Z', p.deep, { depth: 10 }) +
      p.stitch('M110 446H236M364 446H490') +
      p.button(204, 224, 12) +
      p.button(396, 224, 12),
  },
  wrap: {
    words: 'soft wrap carrier, crossed and tied on a dress form',
    shadow: [300, 560, 120],
    draw: (p) =>
      dressForm(p) +
      p.body('M186 300Q300 226 414 300L422 420Q300 476 178 420Z', p.deep, { depth: 14 }) +
      p.body('M166 176Q190 150 232 146Q330 270 428 404L404 448Q262 330 166 176Z', p.main, { print: true, depth: 12 }) +
      p.body('M434 176Q410 150 368 146Q270 270 172 404L196 448Q338 330 434 176Z', p.pale, { print: true, depth: 12 }) +
      p.seam('M198 164Q300 318 414 440M402 164Q300 318 186 440') +
      p.body('M172 398Q300 452 428 398L434 452Q300 512 166 452Z', p.main, { print: true, depth: 12 }) +
      p.seam('M178 426Q300 478 422 426') +
      p.body('M292 462L262 570L226 560 270 458ZM310 462L344 576 306 582 292 462Z', p.main, { print: true, depth: 10 }) +
      p.body(disc(292, 470, 24), p.pale, { depth: 8 }) +
      p.body(box(232, 536, 34, 24, 5), p.accent, { depth: 4 }),
  },
  'ring-sling': {
    words: 'ring sling with two rings at the shoulder and a long tail, on a dress form',
    shadow: [300, 560, 120],
    draw: (p) =>
      dressForm(p) +
      p.body('M366 214Q320 160 378 146 428 146 440 184L430 226Z', p.main, { print: true, depth: 10 }) +
      p.body('M356 208Q270 250 176 330L176 440Q280 500 410 452 438 436 430 400 404 318 424 226Z', p.main, {
        print: true,
        depth: 22,
      }) +
      p.body('M344 226Q270 262 190 338 300 318 392 330 396 280 412 236Z', p.deep, { depth: 10 }) +
      p.seam('M182 372Q300 396 418 372M188 412Q300 446 424 412') +
      p.body('M364 216H424L446 520Q400 536 356 520Z', p.pale, { print: true, depth: 14 }) +
      p.seam('M386 236L382 520M406 236L416 522') +
      p.rod(oval(396, 204, 46, 36), p.accent, 15) +
      p.rod(oval(392, 190, 46, 36), metal, 15),
  },
  'carrier-cover': {
    words: 'pair of drool pads on the straps of a carrier',
    shadow: null,
    draw: (p) =>
      p.rod('M186 60Q150 300 176 560M414 60Q450 300 424 560', strap, 84) +
      p.rod('M182 250H418', strap, 26) +
      p.body(box(262, 226, 76, 48, 12), metal, { depth: 8 }) +
      p.body(
        'M116 128Q114 96 146 96H220Q250 96 248 128L238 250 240 400Q240 432 208 432H138Q106 432 106 400L104 260Z',
        p.main,
        { print: true, depth: 18 },
      ) +
      p.body(
        'M352 128Q350 96 380 96H454Q486 96 484 128L496 260 494 400Q494 432 462 432H392Q360 432 360 400L362 250Z',
        p.main,
        { print: true, depth: 18 },
      ) +
      p.stitch(
        'M136 130Q136 116 150 116H212Q228 116 228 132L218 250 220 394Q220 412 204 412H144Q126 412 126 394L124 260ZM372 132Q372 116 388 116H450Q464 116 464 130L476 260 474 394Q474 412 456 412H396Q380 412 380 394L382 250Z',
      ) +
      [150, 264, 380]
        .map((y) => p.button(220 - Math.abs(264 - y) / 12, y, 10) + p.button(380 + Math.abs(264 - y) / 12, y, 10))
        .join(''),
  },
  'diaper-backpack': {
    words: 'diaper backpack with a front pocket',
    shadow: [300, 520, 160],
    draw: (p) =>
      p.rod('M250 118Q250 64 300 64T350 118', p.accent, 18) +
      p.body(box(118, 300, 70, 150, 30), p.deep, { depth: 10 }) +
      p.body(box(412, 300, 70, 150, 30), p.deep, { depth: 10 }) +
      p.body('M160 220Q166 100 300 100T440 220L454 470Q452 512 410 512H190Q148 512 146 470Z', p.main, {
        print: true,
        depth: 24,
      }) +
      p.seam('M178 238Q300 200 422 238', 6) +
      p.body(box(190, 316, 220, 164, 34), p.second, { depth: 14 }) +
      p.seam('M206 362H394') +
      p.body(box(280, 352, 40, 34, 10), p.accent, { depth: 5 }) +
      p.rod('M226 244V284', p.accent, 9) +
      p.body(box(258, 168, 84, 40, 10), paper, { depth: 5 }),
  },
  'diaper-tote': {
    words: 'diaper tote with two handles',
    shadow: [300, 506, 190],
    draw: (p) =>
      p.rod('M212 250Q216 96 300 96T388 250', p.deep, 20) +
      p.body('M112 230H488L464 456Q458 498 416 498H184Q142 498 136 456Z', p.main, { print: true, depth: 24 }) +
      p.rod('M206 262Q210 130 300 130T394 262', p.accent, 20) +
      p.body(
        facet(
          [
            [160, 330],
            [440, 330],
            [428, 462],
            [172, 462],
          ],
          24,
        ),
        p.second,
        { depth: 12 },
      ) +
      p.seam('M300 336V456M170 366H430') +
      p.body(box(196, 250, 24, 40, 8), p.accent, { depth: 4 }) +
      p.body(box(382, 250, 24, 40, 8), p.accent, { depth: 4 }),
  },
} as const satisfies Record<string, Silhouette>;

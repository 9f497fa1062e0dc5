import { metal, milk, paper, wood } from '../paint.ts';
import { box, disc, facet, heart, oval, type Point, star } from '../paths.ts';
import type { Silhouette } from './silhouette.ts';

export const mealtimes = {
  bottle: {
    words: 'baby bottle with a soft nipple',
    shadow: [300, 524, 100],
    draw: (p) =>
      p.body('M276 120Q274 72 300 72T324 120L346 164H254Z', '#F1DFC0', { depth: 8 }) +
      p.body(box(222, 158, 156, 62, 18), p.main, { depth: 12 }) +
      p.seam('M250 170V208M275 170V208M300 170V208M325 170V208M350 170V208', 3) +
      p.body('M228 216H372Q400 250 398 300V470Q398 516 350 516H250Q202 516 202 470V300Q200 250 228 216Z', '#EDF2F0', {
        depth: 16,
      }) +
      p.flat('M208 330H392V468Q392 510 350 510H250Q208 510 208 468Z', milk) +
      p.flat('M208 330H392V468Q392 510 350 510H250Q208 510 208 468Z', p.main, 0.16) +
      p.seam('M360 270H386M366 306H386M360 342H386M366 378H386M360 414H386M366 450H386', 5) +
      p.flat(heart(276, 420, 56), p.accent, 0.9),
  },
  'bottle-set': {
    words: 'set of three baby bottles',
    shadow: [300, 506, 200],
    draw: (p) =>
      [
        [140, 0.9],
        [440, 0.9],
        [290, 1],
      ]
        .map(([x, s], at) => {
          const [y, w] = [510 - 330 * s!, 62];
          return (
            p.body(
              `M${x! - 16} ${y + 10}Q${x! - 16} ${y - 40} ${x!} ${y - 40}T${x! + 16} ${y + 10}L${x! + 36} ${y + 40}H${x! - 36}Z`,
              '#F1DFC0',
              { depth: 6 },
            ) +
            p.body(box(x! - 52, y + 34, 104, 46, 14), [p.main, p.second, p.accent][at]!, { depth: 8 }) +
            p.body(box(x! - w, y + 76, w * 2, 500 - y - 76, 34), '#EDF2F0', { depth: 14 }) +
            p.flat(box(x! - w + 5, y + 160, w * 2 - 10, 335 - y + 0, 28), milk) +
            p.seam(
              `M${x! + 28} ${y + 120}h24M${x! + 36} ${y + 150}h16M${x! + 28} ${y + 180}h24M${x! + 36} ${y + 210}h16`,
              4,
            )
          );
        })
        .join(''),
  },
  pacifier: {
    words: 'pair of pacifiers',
    shadow: [300, 480, 180],
    draw: (p) =>
      [
        [200, 250, 'main'],
        [390, 370, 'second'],
      ]
        .map(([x, y, c]) => {
          const fill = c === 'main' ? p.main : p.second;
          const [cx, cy] = [x as number, y as number];
          return (
            p.rod(oval(cx, cy + 62, 54, 48), p.accent, 18) +
            p.body(
              `M${cx - 116} ${cy}Q${cx - 110} ${cy - 66} ${cx - 40} ${cy - 50}Q${cx} ${cy - 38} ${cx + 40} ${cy - 50}Q${cx + 110} ${cy - 66} ${cx + 116} ${cy}Q${cx + 110} ${cy + 66} ${cx + 40} ${cy + 52}Q${cx} ${cy + 44} ${cx - 40} ${cy + 52}Q${cx - 110} ${cy + 66} ${cx - 116} ${cy}Z`,
              fill,
              { depth: 16 },
            ) +
            p.body(disc(cx, cy, 42), p.pale, { depth: 10 }) +
            p.flat(disc(cx - 78, cy, 9) + disc(cx + 78, cy, 9), '#3B2C26', 0.3)
          );
        })
        .join(''),
  },
  'pacifier-clip': {
    words: 'beaded pacifier clip',
    shadow: [300, 480, 180],
    draw: (p) =>
      p.seam('M130 170Q180 330 310 330T480 420', 6) +
      [
        [138, 210, 26],
        [164, 268, 30],
        [212, 314, 26],
        [268, 334, 30],
        [326, 336, 26],
        [382, 350, 30],
        [434, 384, 26],
      ]
        .map(([x, y, r], at) => p.body(disc(x!, y!, r!), [p.main, wood, p.second, p.accent][at % 4]!, { depth: 8 }))
        .join('') +
      p.body(box(96, 100, 76, 96, 20), metal, { depth: 10 }) +
      p.body(star(482, 436, 48), p.main, { depth: 8 }),
  },
  'breast-pump': {
    words: 'breast pump with a bottle and a motor unit',
    shadow: [300, 506, 210],
    draw: (p) =>
      p.rod('M214 190Q300 70 400 200T430 300', p.pale, 13) +
      p.body('M90 120L210 180V240L90 300Q70 210 90 120Z', '#EDF2F0', { depth: 12 }) +
      p.body(box(180, 180, 80, 100, 26), p.main, { depth: 12 }) +
      p.body(box(186, 270, 92, 36, 12), p.second, { depth: 6 }) +
      p.body(box(176, 300, 112, 196, 34), '#EDF2F0', { depth: 14 }) +
      p.flat(box(182, 380, 100, 110, 28), milk) +
      p.seam('M256 340H280M262 370H280M256 400H280M262 430H280', 4) +
      p.body(disc(430, 396, 104), p.main, { depth: 22 }) +
      p.body(disc(430, 396, 62), p.pale, { depth: 10 }) +
      p.button(430, 396, 20) +
      p.flat(disc(400, 352, 7) + disc(430, 344, 7) + disc(460, 352, 7), p.deep),
  },
  'wearable-pump': {
    words: 'wearable breast pump from the front and from behind',
    shadow: [300, 484, 210],
    draw: (p) =>
      p.body('M420 96Q528 104 548 286 560 446 428 470 316 470 300 330 296 112 420 96Z', p.pale, { depth: 16 }) +
      p.body('M424 136Q502 146 516 292 524 416 426 434 344 430 334 326 332 150 424 136Z', '#EDF2F0', { depth: 12 }) +
      p.body(oval(432, 268, 62, 70), '#DCE5E2', { depth: 10 }) +
      p.flat(oval(436, 272, 24, 28), '#A9B8B4') +
      p.body('M188 78Q318 92 322 292 322 470 190 480 52 470 50 292 58 92 188 78Z', p.main, { depth: 24 }) +
      p.body('M60 352Q188 400 312 352 296 472 190 480 76 472 60 352Z', '#EDF2F0', { depth: 8 }) +
      p.flat('M72 402Q188 440 302 402 280 468 190 474 94 466 72 402Z', milk) +
      p.seam('M268 382V396M256 412V426', 5) +
      p.body(disc(188, 210, 50), p.pale, { depth: 8 }) +
      p.seam('M188 186V210M170 194Q154 214 170 230 188 242 206 230 222 214 206 194', 6) +
      p.button(138, 306, 9) +
      p.button(188, 316, 9) +
      p.button(238, 306, 9),
  },
  'nursing-pillow': {
    words: 'curved nursing pillow',
    shadow: [300, 470, 210],
    draw: (p) =>
      p.body(
        'M80 330Q80 130 300 130T520 330Q520 460 440 460 366 456 372 370 372 290 300 290T228 370Q234 456 160 460 80 460 80 330Z',
        p.main,
        { print: true, depth: 28 },
      ) +
      p.seam('M108 330Q108 164 300 160T492 330') +
      p.body(box(280, 262, 40, 30, 6), p.accent, { depth: 4 }),
  },
  'bottle-warmer': {
    words: 'bottle warmer with a bottle inside',
    shadow: [300, 510, 150],
    draw: (p) =>
      p.body('M280 112Q278 76 300 76T320 112L336 140H264Z', '#F1DFC0', { depth: 6 }) +
      p.body(box(240, 136, 120, 46, 14), p.accent, { depth: 8 }) +
      p.body(box(236, 178, 128, 180, 28), '#EDF2F0', { depth: 12 }) +
      p.flat(box(242, 220, 116, 120, 10), milk) +
      p.body('M166 292H434L446 460Q446 504 402 504H198Q154 504 154 460Z', p.main, { depth: 24 }) +
      p.body(box(154, 276, 292, 36, 18), p.pale, { depth: 6 }) +
      p.body(disc(300, 404, 52), p.second, { depth: 10 }) +
      p.rod('M300 404L322 376', p.accent, 11) +
      p.flat(disc(214, 466, 7) + disc(386, 466, 7), p.deep),
  },
  sterilizer: {
    words: 'steam sterilizer with bottles under a clear dome',
    shadow: [300, 500, 190],
    draw: (p) =>
      [210, 300, 390]
        .map(
          (x, at) =>
            p.body(box(x - 32, 230, 64, 150, 20), '#F7F3EA', { depth: 8 }) +
            p.body(box(x - 26, 206, 52, 30, 8), [p.main, p.second, p.accent][at]!, { depth: 5 }),
        )
        .join('') +
      p.flat('M126 380Q120 120 300 120T474 380Z', '#CFE2E6', 0.45) +
      p.flat('M160 350Q160 190 270 152Q190 220 196 350Z', '#fff', 0.6) +
      p.rod('M270 116Q300 84 330 116', p.accent, 16) +
      p.body(box(104, 366, 392, 126, 46), p.main, { depth: 22 }) +
      p.button(300, 430, 24) +
      p.seam('M180 430H230M370 430H420'),
  },
  'drying-rack': {
    words: 'drying rack with a bottle and spoons',
    shadow: [300, 490, 210],
    draw: (p) =>
      p.body(box(150, 190, 90, 200, 30), '#EDF2F0', { depth: 12 }) +
      p.body('M170 190L180 150H210L220 190Z', '#F1DFC0', { depth: 5 }) +
      p.rod('M300 240V380M360 220V380M420 250V380', p.accent, 12) +
      p.body(oval(300, 220, 24, 34), p.second, { depth: 6 }) +
      p.body(oval(360, 196, 24, 34), p.main, { depth: 6 }) +
      p.body(oval(420, 230, 24, 34), wood, { depth: 6 }) +
      p.rod('M130 400V330M190 410V320M250 410V330M310 410V330M370 410V330M430 410V330M476 400V340', p.main, 12) +
      p.body('M88 390H512L490 462Q486 482 462 482H138Q114 482 110 462Z', p.main, { depth: 18 }) +
      p.body(box(80, 376, 440, 32, 16), p.pale, { depth: 5 }),
  },
  'bottle-brush': {
    words: 'bottle brush with a stand',
    shadow: [300, 516, 110],
    draw: (p) =>
      p.rod('M300 250V470', wood, 22) +
      p.body('M244 120Q250 70 300 70T356 120L362 250Q350 284 300 284T238 250Z', p.second, { depth: 16 }) +
      p.seam('M250 116H350M246 146H354M244 176H356M242 206H358M242 236H358', 4) +
      p.body('M214 380H386L372 480Q368 510 336 510H264Q232 510 228 480Z', p.main, { depth: 18 }) +
      p.body(box(204, 366, 192, 32, 16), p.pale, { depth: 6 }),
  },
  'high-chair': {
    words: 'high chair with a tray',
    shadow: [300, 524, 170],
    draw: (p) =>
      p.rod('M214 360L150 516M386 360L450 516', wood, 24) +
      p.rod('M236 360L210 516M364 360L390 516', wood, 18) +
      p.rod('M176 460H424', wood, 15) +
      p.body('M206 120Q206 72 300 72T394 120L404 330H196Z', p.main, { print: true, depth: 20 }) +
      p.rod('M258 140L290 270M342 140L310 270', p.second, 14) +
      p.body(box(182, 312, 236, 62, 28), p.main, { depth: 14 }) +
      p.body(box(116, 260, 368, 44, 22), paper, { depth: 9 }) +
      p.body(box(140, 250, 320, 18, 9), '#fff', { depth: 3 }) +
      p.body(disc(374, 244, 28), p.accent, { depth: 6 }) +
      p.body('M196 226H264Q262 258 230 258T196 226Z', p.second, { depth: 5 }),
  },
  bib: {
    words: 'bib with a crumb pocket',
    shadow: [300, 510, 130],
    draw: (p) =>
      p.body(
        'M214 84Q176 120 196 190 236 260 300 262 364 260 404 190 424 120 386 84 452 76 462 160L456 420Q446 506 300 508 154 506 144 420L138 160Q148 76 214 84Z',
        p.main,
        { print: true, depth: 24 },
      ) +
      p.body('M148 400Q300 450 452 400L456 430Q446 506 300 508 154 506 144 430Z', p.second, { depth: 10 }) +
      p.button(214, 104, 11) +
      p.stitch('M168 380V190M432 380V190'),
  },
  'burp-cloth': {
    words: 'three burp cloths, fanned out',
    shadow: null,
    draw: (p) => {
      const cloth = (points: readonly Point[], fill: string) =>
        p.body(facet(points, 26), fill, { print: true, depth: 14 });
      return (
        cloth(
          [
            [56, 236],
            [256, 132],
            [436, 436],
            [236, 528],
          ],
          p.second,
        ) +
        cloth(
          [
            [344, 132],
            [544, 236],
            [364, 528],
            [164, 436],
          ],
          p.pale,
        ) +
        cloth(
          [
            [176, 108],
            [424, 108],
            [424, 500],
            [176, 500],
          ],
          p.main,
        ) +
        p.stitch(box(196, 128, 208, 352, 18)) +
        p.seam('M248 146V462M300 146V462M352 146V462', 4) +
        p.stitch('M88 240L250 156M350 156L512 240') +
        p.body(box(354, 440, 70, 34, 5), p.accent, { depth: 4 })
      );
    },
  },
  'sippy-cup': {
    words: 'toddler cup with two handles',
    shadow: [300, 504, 140],
    draw: (p) =>
      p.rod('M206 260Q100 260 104 350T214 420M394 260Q500 260 496 350T386 420', p.accent, 26) +
      p.body('M196 220H404L388 462Q384 498 346 498H254Q216 498 212 462Z', p.main, { print: true, depth: 24 }) +
      p.body('M180 232Q180 160 250 160H350Q420 160 420 232Z', p.second, { depth: 12 }) +
      p.body('M250 164Q250 104 300 104 330 104 326 164Z', p.deep, { depth: 8 }) +
      p.flat(star(300, 360, 42), p.pale, 0.9),
  },
  'straw-cup': {
    words: 'toddler cup with a straw',
    shadow: [300, 510, 110],
    draw: (p) =>
      p.rod('M300 190V110L350 72', p.accent, 18) +
      p.body('M204 220H396L380 470Q376 506 342 506H258Q224 506 220 470Z', p.main, { print: true, depth: 24 }) +
      p.body(box(188, 176, 224, 66, 28), p.second, { depth: 12 }) +
      p.body(box(210, 330, 180, 60, 8), p.pale, { depth: 6, light: 0 }),
  },
  plate: {
    words: 'divided plate with a spoon',
    shadow: [300, 470, 210],
    draw: (p) =>
      p.body(disc(270, 306, 186), p.main, { depth: 26 }) +
      p.body('M108 296Q120 160 258 148V296Z', p.pale, { depth: 10, light: 0 }) +
      p.body('M286 148Q420 160 432 296H286Z', p.pale, { depth: 10, light: 0 }) +
      p.body('M108 324H432Q414 462 270 466 126 462 108 324Z', p.pale, { depth: 12, light: 0 }) +
      p.body(disc(200, 236, 22) + disc(228, 262, 18), '#D97B5B', { depth: 5 }) +
      p.body(disc(346, 240, 30), '#9DB88C', { depth: 6 }) +
      p.rod('M510 470V280', p.accent, 20) +
      p.body(oval(510, 220, 34, 56), p.accent, { depth: 8 }),
  },
  bowl: {
    words: 'suction bowl with a soft spoon',
    shadow: [300, 470, 180],
    draw: (p) =>
      p.rod('M400 246L510 110', wood, 20) +
      p.flat('M140 250Q300 170 460 250Z', '#F0D9A8') +
      p.flat(disc(250, 232, 16) + disc(330, 222, 14), '#D97B5B') +
      p.body('M110 246H490Q480 430 360 440H240Q120 430 110 246Z', p.main, { print: true, depth: 26 }) +
      p.body(box(98, 230, 404, 36, 18), p.pale, { depth: 6 }) +
      p.body(box(220, 432, 160, 34, 14), p.second, { depth: 8 }),
  },
  spoons: {
    words: 'set of soft-tip spoons',
    shadow: [300, 510, 170],
    draw: (p) =>
      [150, 250, 350, 450]
        .map(
          (x, at) =>
            p.rod(`M${x} 250V486`, at % 2 ? wood : [p.deep, '', p.main][at] || p.main, 24) +
            p.body(oval(x, 170, 44, 78), [p.main, p.second, p.accent, p.pale][at]!, { depth: 10 }) +
            p.flat(oval(x - 4, 166, 24, 50), '#fff', 0.22),
        )
        .join(''),
  },
  'milk-bags': {
    words: 'milk storage bags with a zip top',
    shadow: [300, 506, 170],
    draw: (p) =>
      [
        [-70, '#F4EBDC'],
        [0, milk],
      ]
        .map(([dx, fill]) =>
          p.body(
            `M${200 + (dx as number)} ${120 - (dx as number) * 0.4}H${430 + (dx as number) * 1}L${444 + (dx as number)} 470Q${440 + (dx as number)} 500 ${400 + (dx as number)} 500H${240 + (dx as number)}Q${196 + (dx as number)} 500 ${190 + (dx as number)} 470Z`,
            fill as string,
            { depth: 18 },
          ),
        )
        .join('') +
      p.body('M196 330H438L444 470Q440 500 400 500H240Q196 500 190 470Z', '#FFF3D9', { depth: 8, light: 0 }) +
      p.rod('M206 160H426M206 184H426', p.main, 10) +
      p.body(box(240, 214, 150, 84, 12), p.pale, { depth: 5, light: 0 }) +
      p.seam('M256 240H360M256 266H330') +
      p.seam('M400 370H430M406 410H430M400 450H430', 4),
  },
  'milk-tray': {
    words: 'silicone milk freezing tray with a lid',
    shadow: [300, 470, 210],
    draw: (p) =>
      p.body(box(84, 200, 432, 256, 40), p.main, { depth: 24 }) +
      [0, 1]
        .map((r) =>
          [0, 1, 2, 3]
            .map((c) => p.body(box(112 + c * 98, 230 + r * 104, 82, 88, 24), milk, { depth: 8, light: 0 }))
            .join(''),
        )
        .join('') +
      p.body('M110 150L520 130 540 172 130 196Z', p.second, { depth: 8 }),
  },
  'lunch-box': {
    words: 'lunch box with compartments',
    shadow: [300, 470, 200],
    draw: (p) =>
      p.body(box(100, 110, 400, 170, 40), p.pale, { print: true, depth: 14 }) +
      p.body(box(92, 250, 416, 210, 44), p.main, { depth: 24 }) +
      p.body(box(122, 278, 190, 150, 24), paper, { depth: 8, light: 0 }) +
      p.body(box(328, 278, 150, 66, 20), p.second, { depth: 6, light: 0 }) +
      p.body(box(328, 360, 150, 68, 20), p.accent, { depth: 6, light: 0 }) +
      p.flat(disc(180, 350, 28) + disc(240, 356, 26), '#D97B5B') +
      p.flat(disc(380, 312, 16) + disc(420, 312, 16), '#9DB88C'),
  },
} as const satisfies Record<string, Silhouette>;

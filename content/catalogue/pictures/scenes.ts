import { ink, mix, paper, wood, woodDeep } from './paint.ts';
import { box, disc, heart, moon, star } from './paths.ts';
import { dusk, flat, floor, folded, plant, put, rug, type Scene, shelf, tree } from './scene-parts.ts';

/** A window on a winter evening, with nothing in front of it. */
const winterWindow = (): string =>
  flat('M0 0H1200V600H0Z', '#D9C7B2') +
  flat(box(250, 30, 700, 440, 30), paper) +
  flat(box(274, 54, 652, 400, 18), '#53658A') +
  flat('M274 330Q420 250 560 310T926 280V436Q926 454 908 454H292Q274 454 274 436Z', '#DFE7EE') +
  flat('M274 390Q480 330 700 380T926 360V436Q926 454 908 454H292Q274 454 274 436Z', '#F4F6F6') +
  [
    [360, 360, 76],
    [440, 340, 54],
    [820, 350, 84],
    [740, 330, 50],
  ]
    .map(([x, y, size]) =>
      flat(
        `M${x! - size! / 2} ${y}L${x} ${y! - size!}L${x! + size! / 2} ${y}ZM${x! - size! / 2.6} ${y! - size! * 0.5}L${x} ${y! - size! * 1.4}L${x! + size! / 2.6} ${y! - size! * 0.5}Z`,
        '#6F8C78',
      ),
    )
    .join('') +
  flat(disc(840, 130, 34), '#F7E4A8') +
  flat(
    [
      [330, 110],
      [400, 180],
      [470, 100],
      [520, 220],
      [560, 130],
      [640, 190],
      [690, 90],
      [740, 210],
      [780, 260],
      [880, 220],
      [340, 240],
      [900, 110],
    ]
      .map(([x, y], at) => disc(x!, y!, at % 3 === 0 ? 7 : 5))
      .join(''),
    '#fff',
    0.9,
  ) +
  flat('M590 54h20v400h-20ZM274 244h652v16H274Z', paper) +
  flat('M250 30Q330 250 236 470H160Q210 220 180 30ZM950 30Q870 250 964 470h76Q990 220 1020 30Z', '#A9583F') +
  flat('M1060 300L1150 300 1200 470H1000Z', '#FFE6A0', 0.35) +
  flat('M1100 330h10v140h-10Z', woodDeep) +
  flat('M1060 330h90l-22-72h-46Z', '#FBE3A0') +
  floor(470, wood);

/** Wide scenes, 1200 x 600, for heroes and articles: the shop's own things, indoors and outdoors. */
export const scenes = {
  'nursery-at-dusk': {
    alt: 'A nursery at dusk: a crib under a mobile, a glider, and the moon in the window',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#CBB9CB') +
      flat('M0 0H1200V440H0Z', '#B9A8C2', 0.5) +
      flat(box(440, 60, 260, 300, 130), paper) +
      flat(box(456, 76, 228, 268, 114), '#5E6C93') +
      flat('M456 260Q560 210 684 250V330Q684 344 670 344H470Q456 344 456 330Z', '#46527A') +
      flat(moon(610, 150, 34), '#F7E4A8') +
      flat(star(520, 140, 9) + star(560, 210, 7) + star(646, 224, 8), '#F7E4A8') +
      flat('M566 76h8v268h-8Z', paper) +
      floor(450, '#A98F86') +
      rug(620, 530, 330, '#8D6F7C') +
      flat('M1010 190L1090 190 1180 452H930Z', '#FFE6A0', 0.25) +
      flat('M1046 230h8v228h-8Z', woodDeep) +
      flat('M1004 230h92l-22-76h-48Z', '#FBE3A0') +
      put('mobile', 'butter', 'clay', 250, 380, 0.62) +
      put('crib', 'birch', 'clay', 250, 530, 0.86) +
      put('glider', 'sage', 'clay', 880, 546, 0.86) +
      put('basket', 'oat', 'clay', 560, 540, 0.4) +
      put('plush-bunny', 'blush', 'berry', 680, 556, 0.36),
  },
  'stroller-walk': {
    alt: 'A walk in the park: a stroller on a path between trees and hills',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#E5F0F2') +
      flat(disc(960, 130, 70), '#F8DC8C') +
      flat(
        'M150 130q10-40 54-34 20-36 62-14 40-4 40 34 0 20-24 20H170q-24 0-20-6ZM620 90q8-30 42-26 16-28 48-10 32-2 32 26 0 16-20 16H636q-18 0-16-6Z',
        '#fff',
        0.9,
      ) +
      flat('M0 380Q220 250 460 340T900 300 1200 340V600H0Z', '#C7DBC6') +
      flat('M0 440Q300 340 620 420T1200 400V600H0Z', '#A9C4A2') +
      tree(120, 440, 150, '#7F9E78') +
      tree(260, 420, 110, '#93AF86') +
      tree(1080, 430, 160, '#7F9E78') +
      tree(940, 410, 100, '#A3BB8C') +
      flat('M0 560Q500 440 1200 500V600H0Z', '#EAD9B4') +
      flat('M0 590Q500 500 1200 556V600H0Z', '#8FB086', 0.7) +
      put('stroller', 'clay', 'gold', 600, 540, 0.82) +
      put('balance-bike', 'denim', 'clay', 850, 530, 0.36) +
      flat(
        [
          [170, 520],
          [330, 540],
          [1000, 560],
          [1110, 540],
        ]
          .map(([x, y]) => disc(x!, y!, 6) + disc(x! + 14, y! - 6, 5))
          .join(''),
        '#F3B6A0',
      ),
  },
  'folded-clothes': {
    alt: 'Shelves with folded baby clothes, a basket and small shoes',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#F6E7DC') +
      flat('M0 0H1200V600H0Z', '#EFD9CB', 0.4) +
      flat(box(40, 44, 1120, 16, 8), wood) +
      put('bodysuit', 'mint', 'clay', 150, 350, 0.5) +
      put('cardigan', 'clay', 'gold', 370, 350, 0.5) +
      put('pajamas', 'butter', 'clay', 590, 350, 0.5) +
      put('romper', 'sky', 'clay', 810, 350, 0.5) +
      put('dress', 'blush', 'berry', 1030, 350, 0.5) +
      shelf(40, 520, 1120) +
      folded(90, 520, 190, ['sage', 'oat', 'blush', 'sky']) +
      folded(320, 520, 190, ['cream', 'clay', 'mint']) +
      put('booties', 'denim', 'gold', 610, 522, 0.3) +
      put('basket', 'sand', 'clay', 790, 522, 0.36) +
      folded(900, 520, 200, ['lavender', 'butter', 'fog', 'blush']),
  },
  'feeding-corner': {
    alt: 'A feeding corner in a kitchen: a high chair, bowls and bottles on the counter',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#EEF3EA') +
      flat(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          .flatMap((column) => [0, 1, 2].map((row) => box(600 + column * 62, 190 + row * 42, 56, 36, 6)))
          .join(''),
        '#DDE8DA',
      ) +
      shelf(620, 150, 500) +
      put('sippy-cup', 'butter', 'clay', 700, 152, 0.22) +
      put('plate', 'sage', 'clay', 830, 152, 0.26) +
      put('savings-jar', 'clay', 'gold', 960, 152, 0.24) +
      plant(1070, 150, 50) +
      floor(500, '#E0C9A4') +
      flat(box(560, 320, 640, 190, 8), '#F9F3E6') +
      flat(box(540, 300, 680, 30, 8), wood) +
      flat('M770 340v160M980 340v160', ink, 0.1) +
      flat(box(700, 400, 40, 10, 5) + box(800, 400, 40, 10, 5) + box(1010, 400, 40, 10, 5), woodDeep) +
      put('bottle-warmer', 'mint', 'clay', 660, 302, 0.32) +
      put('bottle-set', 'sky', 'clay', 850, 302, 0.32) +
      put('bowl', 'blush', 'clay', 1040, 302, 0.28) +
      flat(box(90, 70, 220, 240, 14), paper) +
      flat(box(106, 86, 188, 208, 8), '#CFE2E8') +
      flat('M106 240Q190 190 294 230V294H106Z', '#B4CFAF') +
      flat('M196 86h8v208h-8ZM106 186h188v8H106Z', paper) +
      put('high-chair', 'clay', 'gold', 350, 574, 0.86) +
      plant(80, 560, 70),
  },
  'gift-table': {
    alt: 'A table with gifts under a garland: boxes, a bear, a card and a cake',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#FAEBDD') +
      flat(disc(600, 330, 300), '#F6DFC8') +
      `<path d="M0 70Q300 210 600 100T1200 70" fill="none" stroke="${ink}" stroke-width="4" opacity=".35"/>` +
      flat(
        [
          [90, 106],
          [370, 142],
          [650, 86],
          [930, 70],
        ]
          .map(([x, y]) => `M${x! - 34} ${y}h68l-34 84Z`)
          .join(''),
        '#CB6F50',
      ) +
      flat(
        [
          [230, 142],
          [510, 120],
          [790, 70],
          [1070, 82],
        ]
          .map(([x, y]) => `M${x! - 34} ${y}h68l-34 84Z`)
          .join(''),
        '#8FA68A',
      ) +
      flat(disc(140, 250, 54), '#E3A798') +
      flat(disc(220, 210, 46), '#EFCB72') +
      `<path d="M140 304Q150 400 170 460M220 256Q200 380 176 460" fill="none" stroke="${ink}" stroke-width="3" opacity=".4"/>` +
      flat('M0 460H1200V600H0Z', wood) +
      flat('M0 460H1200V484H0Z', mix(wood, '#FFFFFF', 0.35)) +
      put('gift-box', 'sage', 'clay', 360, 478, 0.56) +
      put('gift-box', 'sky', 'gold', 540, 482, 0.38) +
      put('plush-bear', 'sand', 'clay', 690, 484, 0.52) +
      put('gift-basket', 'blush', 'berry', 900, 480, 0.52) +
      put('gift-card', 'butter', 'clay', 1070, 492, 0.28) +
      flat(heart(1040, 200, 60) + heart(1110, 270, 40), '#E3A798', 0.7),
  },
  'winter-window': {
    alt: 'A window on a winter evening: snow, a lamp, and gifts on the sill',
    draw: () =>
      winterWindow() +
      put('gift-box', 'clay', 'gold', 380, 556, 0.6) +
      put('gift-box', 'sage', 'clay', 560, 570, 0.42) +
      put('plush-bunny', 'cream', 'berry', 700, 566, 0.44) +
      put('gift-box', 'denim', 'gold', 860, 572, 0.5) +
      put('hat', 'rust', 'gold', 150, 560, 0.34),
  },
  'quiet-window': {
    alt: 'A window on a quiet evening: snow on the hills, and a lamp',
    draw: () => winterWindow(),
  },
  'car-ready': {
    alt: 'Two car seats and a mirror beside a car on a driveway, ready for the first ride',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#E8EEF0') +
      flat('M0 330Q260 230 560 310T1200 280V600H0Z', '#C9DAC4') +
      tree(1110, 400, 130, '#8CAA85') +
      flat('M0 430H1200V600H0Z', '#D8CDBF') +
      flat(
        'M120 400Q130 300 260 290L340 190Q360 166 400 166H640Q690 166 720 200L790 290Q920 300 930 400V440H120Z',
        '#8FB0BC',
      ) +
      flat('M380 200Q388 192 404 192H500V290H310ZM524 192H630Q660 192 680 214L736 290H524Z', '#E4F0F2') +
      flat(box(120, 400, 812, 44, 16), '#7B9DAA') +
      flat(disc(290, 444, 62) + disc(770, 444, 62), ink) +
      flat(disc(290, 444, 30) + disc(770, 444, 30), '#E9DFCF') +
      flat(box(540, 320, 70, 12, 6), ink, 0.35) +
      put('infant-car-seat', 'sage', 'clay', 480, 566, 0.5) +
      put('convertible-car-seat', 'charcoal', 'gold', 1010, 566, 0.62) +
      put('car-mirror', 'fog', 'clay', 640, 566, 0.26),
  },
  'carrier-path': {
    alt: 'A carrier, a wrap and a hat on a bench in a garden in the morning',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#F3EEDF') +
      flat(disc(210, 130, 66), '#F4CF86') +
      flat('M0 350Q240 250 520 330T1200 290V600H0Z', '#BED2B2') +
      tree(980, 420, 170, '#83A37C') +
      tree(1120, 440, 120, '#9AB58E') +
      flat('M0 470Q500 420 1200 480V600H0Z', '#A7C39B') +
      flat(box(170, 400, 640, 26, 8) + box(170, 340, 640, 20, 8), wood) +
      flat(box(210, 340, 18, 190, 6) + box(750, 340, 18, 190, 6), woodDeep) +
      put('structured-carrier', 'denim', 'gold', 310, 404, 0.5) +
      put('wrap', 'clay', 'moss', 520, 404, 0.44) +
      put('sun-hat', 'butter', 'clay', 690, 404, 0.3) +
      put('diaper-backpack', 'moss', 'clay', 930, 560, 0.46),
  },
  'playroom-morning': {
    alt: 'A playroom in the morning: a play gym on a mat, stacking rings, blocks and a bear',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#E6EFF1') +
      flat(box(90, 60, 250, 220, 14), paper) +
      flat(box(106, 76, 218, 188, 8), '#F8E7B8') +
      flat('M106 220Q190 160 324 220V264H106Z', '#B9D1AE') +
      shelf(800, 190, 320) +
      put('book', 'clay', 'gold', 870, 192, 0.22) +
      put('plush-elephant', 'fog', 'clay', 1000, 192, 0.26) +
      floor(430, '#D9BE97') +
      rug(560, 530, 420, '#9CB9C4') +
      put('play-gym', 'butter', 'clay', 500, 540, 0.76) +
      put('stacking-rings', 'sky', 'clay', 800, 556, 0.36) +
      put('blocks', 'blush', 'moss', 960, 560, 0.36) +
      put('plush-bear', 'sand', 'clay', 180, 556, 0.5) +
      put('pull-toy', 'sage', 'gold', 1100, 562, 0.3),
  },
  'bath-evening': {
    alt: 'A bathroom in the evening: a small tub, a hooded towel and a duck',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#DCEBEA') +
      flat(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
          .flatMap((column) => [0, 1, 2, 3].map((row) => box(column * 102, 200 + row * 64, 94, 56, 6)))
          .join(''),
        '#EDF5F3',
      ) +
      flat(disc(960, 110, 70), paper) +
      flat(disc(960, 110, 58), '#BFD9DC') +
      shelf(140, 150, 330) +
      put('pump-wash', 'sage', 'clay', 210, 152, 0.26) +
      put('lotion-tube', 'butter', 'clay', 310, 152, 0.24) +
      put('washcloths', 'blush', 'clay', 410, 152, 0.24) +
      floor(460, '#C9D7D3') +
      rug(520, 548, 380, '#E9C7B6') +
      put('bathtub', 'sky', 'clay', 500, 552, 0.86) +
      put('bath-duck', 'butter', 'clay', 770, 556, 0.28) +
      put('hooded-towel', 'cream', 'clay', 960, 520, 0.6) +
      put('step-stool', 'birch', 'clay', 150, 556, 0.44),
  },
  'changing-corner': {
    alt: 'A changing corner: a changing table with diapers and wipes, a caddy and a pail',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#F1EBDC') +
      flat('M0 0H1200V300H0Z', '#E9DEC9', 0.6) +
      shelf(690, 170, 400) +
      put('diaper-pack', 'mint', 'clay', 770, 172, 0.34) +
      put('wipes', 'sky', 'clay', 910, 172, 0.28) +
      put('jar', 'butter', 'clay', 1030, 172, 0.22) +
      floor(470, '#CFAE86') +
      rug(520, 550, 360, '#B8C9A9') +
      put('changing-table', 'birch', 'clay', 420, 560, 0.96) +
      put('caddy', 'sage', 'clay', 760, 564, 0.44) +
      put('diaper-pail', 'white', 'clay', 960, 562, 0.6) +
      plant(1130, 560, 60) +
      put('mobile', 'blush', 'clay', 150, 300, 0.46),
  },
  'care-shelf': {
    alt: 'A shelf in a calm room: a thermometer, a first aid kit and a humidifier',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#E5EBDD') +
      flat('M0 0H1200V600H0Z', '#D8E2D0', 0.4) +
      flat(box(450, 50, 300, 160, 14), paper) +
      flat(box(464, 64, 272, 132, 8), '#CFE3E8') +
      flat('M464 160Q590 100 736 160V196H464Z', '#AECAA6') +
      shelf(120, 330, 960) +
      put('thermometer', 'white', 'clay', 230, 332, 0.4) +
      put('first-aid', 'clay', 'gold', 440, 332, 0.42) +
      put('nasal-aspirator', 'sky', 'clay', 640, 332, 0.32) +
      put('grooming-kit', 'mint', 'clay', 820, 332, 0.36) +
      put('jar', 'butter', 'clay', 990, 332, 0.28) +
      floor(500, '#CDB391') +
      put('humidifier', 'fog', 'clay', 320, 570, 0.5) +
      put('baby-gate', 'white', 'clay', 760, 572, 0.62) +
      plant(1080, 560, 70),
  },
  'night-feed': {
    alt: 'A chair beside a small lamp at night, with bottles and a pillow within reach',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#8C86A3') +
      flat(box(120, 60, 240, 260, 120), '#B8B0C4') +
      flat(box(136, 76, 208, 228, 104), '#4C5578') +
      flat(moon(270, 150, 30), '#F7E4A8') +
      flat(star(190, 160, 8) + star(230, 220, 6), '#F7E4A8') +
      flat('M890 150L1010 150 1130 470H800Z', '#FFE6A0', 0.28) +
      flat('M946 190h8v280h-8Z', woodDeep) +
      flat('M902 190h96l-22-76h-52Z', '#FBE3A0') +
      floor(470, '#6F6480') +
      rug(560, 548, 400, '#93809A') +
      put('glider', 'oat', 'clay', 470, 562, 0.92) +
      put('nursing-pillow', 'sage', 'clay', 760, 570, 0.44) +
      flat(box(880, 400, 240, 18, 8), wood) +
      flat(box(900, 418, 14, 140, 5) + box(1086, 418, 14, 140, 5), woodDeep) +
      put('bottle', 'sky', 'clay', 940, 402, 0.28) +
      put('burp-cloth', 'cream', 'clay', 1050, 402, 0.28),
  },
  'packed-bags': {
    alt: 'A hallway with a packed backpack, a tote, a folded stroller and small shoes',
    draw: () =>
      flat('M0 0H1200V600H0Z', '#F2E4D6') +
      flat(box(800, 60, 260, 420, 18), '#C9866B') +
      flat(box(826, 90, 208, 160, 10) + box(826, 280, 208, 180, 10), '#B97459') +
      flat(disc(1030, 290, 10), '#F4D58A') +
      flat(box(120, 90, 520, 14, 7), wood) +
      put('jacket', 'sage', 'clay', 220, 300, 0.4) +
      put('hat', 'clay', 'gold', 400, 200, 0.26) +
      put('structured-carrier', 'denim', 'gold', 540, 300, 0.38) +
      floor(480, '#B99C7C') +
      rug(440, 556, 360, '#8FA68A') +
      put('diaper-backpack', 'plum', 'gold', 230, 566, 0.56) +
      put('diaper-tote', 'oat', 'clay', 450, 568, 0.46) +
      put('travel-stroller', 'charcoal', 'clay', 690, 568, 0.72) +
      put('sneakers', 'sky', 'clay', 930, 570, 0.24),
  },
} as const satisfies Record<string, Scene>;

export type SceneKey = keyof typeof scenes;

export function drawScene(scene: SceneKey): string {
  const { alt, draw } = scenes[scene];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600"><title>${alt}</title>${draw()}${dusk}</svg>`;
}

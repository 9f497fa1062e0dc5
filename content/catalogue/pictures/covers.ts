import { ink, paper, wood, woodDeep } from './paint.ts';
import { box, disc, heart, oval, star } from './paths.ts';
import { dusk, flat, plant, put, rug, type Scene, tree } from './scene-parts.ts';

/**
 * Covers, 1600 x 640, for registries without a photo. A phone shows the middle 830, so the important parts are there, and the title covers
 * the lowest 160, so nothing stands there.
 */
const sky = (color: string) => flat('M0 0H1600V640H0Z', color);
const cloud = (x: number, y: number, width: number, opacity = 0.9) =>
  flat(
    oval(x, y, width * 0.5, width * 0.13) +
      oval(x - width * 0.16, y - width * 0.1, width * 0.2, width * 0.16) +
      oval(x + width * 0.14, y - width * 0.14, width * 0.24, width * 0.2),
    '#fff',
    opacity,
  );
const flowers = (places: readonly (readonly [x: number, y: number])[], color: string) =>
  flat(places.map(([x, y]) => disc(x, y, 7) + disc(x + 16, y - 8, 5)).join(''), color) +
  flat(places.map(([x, y]) => disc(x, y, 2.5)).join(''), '#F8E7BD');
const fir = (x: number, y: number, size: number, color: string) =>
  flat(`M${x - 9} ${y - 10}h18V${y + 14}h-18Z`, woodDeep) +
  [0, 1, 2]
    .map((step) => {
      const [top, half] = [y - size + step * size * 0.26, size * (0.2 + step * 0.08)];
      return flat(
        `M${x} ${top}L${x + half} ${top + size * 0.42}Q${x} ${top + size * 0.48} ${x - half} ${top + size * 0.42}Z`,
        color,
      );
    })
    .join('');
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The point of a hanging rope, `share` of the way along. */
const ropeAt = (share: number) => {
  const [from, sag, to] = [150, 374, 150];
  const y = (1 - share) ** 2 * from + 2 * share * (1 - share) * sag + share ** 2 * to;
  return [Math.round(330 + 940 * share), Math.round(y)] as const;
};
const hung = (share: number, silhouette: Parameters<typeof put>[0], color: Parameters<typeof put>[1]) => {
  const [x, y] = ropeAt(share);
  const scale = 0.36;
  const pegs = [-34, 34].map((aside) => box(x + aside - 4, y - 12 + Math.abs(aside) / 30, 8, 26, 3)).join('');
  return put(silhouette, color, 'clay', x, y + 590 * scale, scale) + flat(pegs, wood);
};

const pennants = (points: readonly (readonly [x: number, y: number])[], colors: readonly string[]) =>
  points.map(([x, y], at) => flat(`M${x - 32} ${y}h64l-32 78Z`, colors[at % colors.length]!)).join('');

const balloon = (x: number, y: number, size: number, color: string, toX: number, toY: number) =>
  line(`M${x} ${y + size}Q${x + (toX - x) / 3} ${(y + toY) / 2} ${toX} ${toY}`, '#B99C8A', 3) +
  flat(oval(x, y, size * 0.86, size), color) +
  flat(`M${x - 8} ${y + size + 8}L${x} ${y + size - 4}L${x + 8} ${y + size + 8}Z`, color) +
  flat(oval(x - size * 0.3, y - size * 0.36, size * 0.18, size * 0.3), '#fff', 0.35);

const cake = (x: number, y: number) =>
  flat(box(x - 120, y - 12, 240, 14, 7), '#fff') +
  flat(box(x - 96, y - 96, 192, 86, 10), '#F5D9CC') +
  flat(
    `M${x - 96} ${y - 86}q0-12 12-12h168q12 0 12 12v26q-14 20-28 2-16 22-34 0-16 20-34-2-16 22-34 0-18 20-34 0-16 18-28-2Z`,
    '#FFFBF2',
  ) +
  flat(box(x - 64, y - 168, 128, 74, 10), '#E9B8A8') +
  flat(
    `M${x - 64} ${y - 158}q0-12 12-12h104q12 0 12 12v20q-12 18-26 2-14 18-30 0-14 18-32 0-14 16-28 0-8 8-12 0Z`,
    '#FFFBF2',
  ) +
  [-34, 0, 34]
    .map(
      (aside, at) =>
        flat(box(x + aside - 5, y - 214, 10, 48, 4), ['#8FA68A', '#CB6F50', '#94B8D0'][at]!) +
        flat(`M${x + aside} ${y - 244}q12 16 0 28q-12-12 0-28Z`, '#EFB94F'),
    )
    .join('') +
  flat([-70, -24, 24, 70].map((aside) => disc(x + aside, y - 34, 7)).join(''), '#CB6F50');

export const covers = {
  clothesline: {
    alt: 'Small clothes on a line between two trees, with hills and a low sun behind them',
    draw: () =>
      sky('#FBEBD6') +
      flat(oval(800, 430, 620, 330), '#FBE0BE', 0.7) +
      flat(disc(800, 330, 230), '#F8D9A4', 0.5) +
      flat(disc(800, 330, 178), '#F6CF92') +
      cloud(360, 96, 250, 0.75) +
      cloud(1330, 110, 210, 0.6) +
      flat('M0 400Q230 290 520 370T1060 330 1600 380V640H0Z', '#DCE3C6') +
      flat('M0 460Q340 370 720 440T1600 420V640H0Z', '#C2D3AE') +
      flat('M0 520Q420 452 820 500T1600 490V640H0Z', '#A6BF97') +
      tree(110, 520, 200, '#7F9E78') +
      tree(1500, 520, 220, '#7F9E78') +
      tree(1400, 500, 130, '#95B089') +
      tree(310, 545, 300, '#8BA882') +
      tree(1290, 545, 310, '#8BA882') +
      put('basket', 'oat', 'clay', 392, 478, 0.24) +
      put('plush-bunny', 'blush', 'berry', 1208, 478, 0.24) +
      line('M330 150Q800 374 1270 150', '#8B6B50', 4) +
      hung(0.17, 'bodysuit', 'mint') +
      hung(0.335, 'cardigan', 'clay') +
      hung(0.5, 'pajamas', 'butter') +
      hung(0.665, 'overalls', 'denim') +
      hung(0.83, 'dress', 'blush') +
      flat('M0 590Q500 540 980 580T1600 570V640H0Z', '#8FAD83') +
      flowers(
        [
          [420, 590],
          [520, 612],
          [900, 596],
          [1010, 616],
          [1130, 590],
          [200, 606],
          [1390, 602],
        ],
        '#F3B6A0',
      ),
  },
  'balloon-ride': {
    alt: 'A hot-air balloon with a bear in its basket, over hills at dawn',
    draw: () =>
      sky('#E9EFF0') +
      flat('M0 260H1600V640H0Z', '#F6E6DA', 0.9) +
      flat(oval(800, 430, 900, 200), '#FAD9C2', 0.8) +
      flat(disc(520, 400, 92), '#F4BE8A') +
      cloud(230, 150, 300) +
      cloud(1340, 210, 340, 0.85) +
      cloud(1120, 80, 190, 0.7) +
      cloud(560, 90, 170, 0.6) +
      flat('M0 440Q260 330 560 420T1140 380 1600 430V640H0Z', '#D5DFCB') +
      flat('M0 500Q360 410 760 480T1600 460V640H0Z', '#B7CDB4') +
      tree(180, 540, 120, '#8CAA85') +
      tree(290, 552, 80, '#9DB693') +
      tree(1440, 530, 130, '#8CAA85') +
      flat('M0 560Q420 500 860 548T1600 530V640H0Z', '#97B591') +
      put('plush-bear', 'sand', 'clay', 830, 474, 0.24) +
      line('M724 300L786 420M936 300L874 420M800 320L806 420M860 320L854 420', '#8B6B50', 4) +
      flat(
        'M830 20C948 20 1016 100 1016 186 1016 262 930 316 884 340H776C730 316 644 262 644 186 644 100 712 20 830 20Z',
        '#CB6F50',
      ) +
      flat(
        'M830 20C776 60 742 120 742 190 742 256 776 310 800 340H776C730 316 644 262 644 186 644 100 712 20 830 20Z',
        '#F3DCC4',
      ) +
      flat(
        'M830 20C884 60 918 120 918 190 918 256 884 310 860 340H884C930 316 1016 262 1016 186 1016 100 948 20 830 20Z',
        '#8FA68A',
      ) +
      flat(
        'M830 20C884 60 918 120 918 190 918 256 884 310 860 340H884C930 316 1016 262 1016 186 1016 100 948 20 830 20Z',
        ink,
        0.08,
      ) +
      flat(oval(720, 130, 26, 60), '#fff', 0.3) +
      flat(heart(830, 190, 84), '#FDF3E6') +
      flat('M776 340h108l-8 22h-92Z', '#A55A40') +
      flat(box(776, 414, 108, 78, 16), wood) +
      line('M780 440h100M780 464h100', woodDeep, 4) +
      flat(box(768, 408, 124, 16, 8), woodDeep) +
      flowers(
        [
          [120, 606],
          [420, 590],
          [560, 612],
          [1080, 594],
          [1240, 610],
        ],
        '#F6D98E',
      ),
  },
  'nursery-morning': {
    alt: 'A nursery in the morning: a crib under a mobile, a chair, and hills in the window',
    draw: () =>
      sky('#F3E7D8') +
      flat([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => box(at * 168 - 20, 0, 66, 640, 0)).join(''), '#F0E1CF') +
      flat(box(660, 14, 300, 326, 150), paper) +
      flat(box(678, 32, 264, 290, 132), '#D5E8EE') +
      flat(disc(860, 118, 40), '#F8DC8C') +
      flat('M678 226Q790 166 942 216V300Q942 322 920 322H700Q678 322 678 300Z', '#BBD3AE') +
      flat('M678 270Q800 234 942 274V300Q942 322 920 322H700Q678 322 678 300Z', '#9DBD92') +
      flat('M805 32h10v290h-10ZM678 180h264v10H678Z', paper) +
      flat(box(640, 334, 340, 18, 8), paper) +
      line('M60 60Q230 160 390 80', '#8B6B50', 3) +
      pennants(
        [
          [126, 84],
          [226, 104],
          [326, 98],
        ],
        ['#CB6F50', '#8FA68A', '#EFCB72'],
      ) +
      flat('M0 376H1600V640H0Z', '#D9B98F') +
      flat('M0 366H1600V386H0Z', paper, 0.85) +
      rug(800, 478, 460, '#B9C9B0') +
      put('mobile', 'butter', 'clay', 500, 288, 0.56) +
      put('crib', 'birch', 'clay', 500, 474, 0.8) +
      put('glider', 'sage', 'clay', 1090, 478, 0.82) +
      put('plush-bunny', 'blush', 'berry', 790, 480, 0.3) +
      put('basket', 'oat', 'clay', 890, 476, 0.28) +
      put('bookshelf', 'birch', 'clay', 1390, 466, 0.74) +
      put('dresser', 'cream', 'clay', 180, 468, 0.66) +
      plant(1540, 484, 96),
  },
  'garden-party': {
    alt: 'A garden party: a cake with three candles, gifts and balloons under a garland',
    draw: () =>
      sky('#E6F0EE') +
      flat(disc(800, 330, 300), '#F3F3E2') +
      cloud(250, 190, 230) +
      cloud(1370, 170, 260) +
      flat('M0 420Q300 330 640 400T1600 370V640H0Z', '#CADCBF') +
      tree(120, 500, 210, '#86A57F') +
      tree(1490, 500, 220, '#86A57F') +
      tree(1370, 490, 130, '#9DB693') +
      tree(260, 490, 140, '#9DB693') +
      flat('M0 500Q420 440 820 484T1600 470V640H0Z', '#A9C49D') +
      line('M40 40Q420 190 800 96T1560 40', '#8B6B50', 3) +
      pennants(
        [
          [150, 80],
          [270, 108],
          [390, 124],
          [510, 126],
          [630, 118],
          [750, 104],
          [870, 86],
          [990, 76],
          [1110, 72],
          [1230, 68],
          [1350, 62],
          [1470, 52],
        ],
        ['#CB6F50', '#EFCB72', '#8FA68A', '#E3A798', '#94B8D0'],
      ) +
      balloon(470, 300, 62, '#E3A798', 520, 560) +
      balloon(560, 250, 56, '#EFCB72', 524, 560) +
      balloon(1090, 270, 60, '#94B8D0', 1074, 560) +
      balloon(1170, 320, 52, '#CB6F50', 1078, 560) +
      flat(box(470, 486, 660, 30, 10), '#FFFBF2') +
      flat(
        'M480 510H1120V600q-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0-32 26-64 0Z',
        '#FDF3E6',
      ) +
      cake(800, 488) +
      put('gift-box', 'sage', 'clay', 610, 492, 0.36) +
      put('gift-box', 'sky', 'gold', 980, 492, 0.3) +
      put('plush-bear', 'sand', 'clay', 1066, 494, 0.26) +
      flat('M0 612Q500 584 980 606T1600 596V640H0Z', '#93B389'),
  },
  'snowy-evening': {
    alt: 'A snowy evening: a house with lit windows among firs, and a sled with gifts',
    draw: () =>
      sky('#3F5568') +
      flat('M0 0H1600V320H0Z', '#374A5E', 0.8) +
      flat(oval(800, 470, 800, 260), '#6E8593', 0.55) +
      flat(disc(1060, 120, 54), '#FBEBC2') +
      flat(disc(1084, 106, 46), '#3B4F63') +
      flat(
        [
          [180, 90],
          [340, 150],
          [520, 70],
          [690, 130],
          [900, 60],
          [1250, 170],
          [1420, 80],
          [1520, 190],
          [80, 220],
          [1180, 60],
        ]
          .map(([x, y]) => star(x!, y!, 8))
          .join(''),
        '#FBEBC2',
      ) +
      flat('M0 400Q260 300 580 380T1160 350 1600 400V640H0Z', '#A9BAC3') +
      fir(150, 470, 190, '#4E6B5E') +
      fir(270, 490, 140, '#5A7868') +
      fir(1470, 470, 210, '#4E6B5E') +
      fir(1340, 490, 150, '#5A7868') +
      flat('M0 480Q400 410 800 460T1600 450V640H0Z', '#D7E0E3') +
      flat(box(690, 280, 250, 190, 8), '#A9573F') +
      flat('M660 300L815 180L970 300Z', '#7C3E2D') +
      flat('M652 306L815 172L978 306Q960 316 940 300L815 200L690 300Q670 316 652 306Z', '#F6F8F7') +
      flat(box(880, 190, 40, 80, 4), '#8B4A37') +
      flat(box(872, 182, 56, 18, 8), '#F6F8F7') +
      flat(box(720, 330, 70, 76, 8) + box(842, 330, 70, 76, 8), '#FBE3A0') +
      line('M755 330v76M720 368h70M877 330v76M842 368h70', '#A9573F', 6) +
      flat(box(794, 384, 44, 86, 20), '#5E3426') +
      flat(disc(828, 430, 4), '#F4D58A') +
      flat(oval(816, 358, 15, 15), '#5F7F63') +
      fir(540, 520, 230, '#3F6152') +
      flat(
        [
          [540, 330],
          [512, 372],
          [566, 384],
          [520, 428],
          [574, 440],
          [540, 402],
          [500, 470],
          [586, 474],
        ]
          .map(([x, y]) => disc(x!, y!, 7))
          .join(''),
        '#F5C463',
      ) +
      flat(star(540, 288, 22), '#F5C463') +
      put('gift-box', 'clay', 'gold', 1060, 470, 0.3) +
      put('gift-box', 'sage', 'clay', 1140, 472, 0.24) +
      put('plush-bear', 'sand', 'clay', 980, 480, 0.26) +
      line('M910 488H1200Q1228 488 1228 462M946 488v-14M1152 488v-14', '#8B5A3A', 8) +
      flat('M0 560Q420 500 860 540T1600 520V640H0Z', '#EDF2F2') +
      flat(
        [
          [120, 330],
          [420, 250],
          [620, 200],
          [1010, 240],
          [1130, 330],
          [1400, 280],
          [300, 380],
          [980, 400],
          [460, 440],
          [1240, 430],
          [60, 120],
          [770, 90],
        ]
          .map(([x, y]) => disc(x!, y!, 5))
          .join(''),
        '#fff',
        0.85,
      ),
  },
} as const satisfies Record<string, Scene>;

export type CoverKey = keyof typeof covers;

export function drawCover(cover: CoverKey): string {
  const { alt, draw } = covers[cover];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640"><title>${alt}</title>${draw()}${dusk}</svg>`;
}

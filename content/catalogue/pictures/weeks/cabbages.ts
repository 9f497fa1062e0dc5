import { disc } from '../paths.ts';
import { bead, dots, leafBlade, smooth, spread, type Thing } from './forms.ts';

const green = '#7F9A62';

const deepGreen = '#5F7D4E';

export const cabbages = {
  cauliflower: {
    bounds: [30, 170, 570, 560],
    perInch: 62,
    zero: 560,
    draw: (p) =>
      leafBlade(p, [180, 540], [40, 250], deepGreen, 0.3) +
      leafBlade(p, [420, 540], [560, 250], deepGreen, 0.3) +
      spread(26, 300, 330, 160, 120)
        .sort((a, b) => a[1] - b[1])
        .map(([x, y], at) => bead(p, x, y, 50, 50, at % 3 ? '#F6EFD9' : '#EFE5C8'))
        .join('') +
      p.flat(dots(spread(40, 300, 320, 180, 130), 4), '#3B2C26', 0.08) +
      leafBlade(p, [250, 556], [96, 356], green, 0.36) +
      leafBlade(p, [350, 556], [504, 356], green, 0.36) +
      leafBlade(p, [300, 560], [236, 400], '#9DB578', 0.36) +
      leafBlade(p, [310, 560], [390, 400], '#93AB78', 0.36),
  },
  cabbage: {
    bounds: [50, 190, 550, 560],
    perInch: 66,
    zero: 560,
    draw: (p) =>
      p.body(
        smooth([
          [110, 540],
          [56, 440],
          [70, 320],
          [150, 250],
          [300, 212],
          [450, 250],
          [530, 320],
          [544, 440],
          [490, 540],
          [300, 560],
        ]),
        '#86A367',
        { depth: 16 },
      ) +
      p.body(disc(300, 376, 176), '#B7CC8E', { depth: 22, light: 8 }) +
      p.seam(
        'M300 552V240M300 480Q220 420 190 330M300 480Q380 420 410 330M300 390Q260 340 250 280M300 390Q340 340 350 280',
        5,
      ) +
      p.body('M124 540Q60 450 96 330Q180 380 240 556Q170 562 124 540Z', '#9AB677', { depth: 10 }) +
      p.body('M476 540Q540 450 504 330Q420 380 360 556Q430 562 476 540Z', '#93B070', { depth: 10 }) +
      p.seam('M110 370Q170 440 200 548M490 370Q430 440 400 548M120 450L160 456M480 450L440 456', 4),
  },
} as const satisfies Record<string, Thing>;

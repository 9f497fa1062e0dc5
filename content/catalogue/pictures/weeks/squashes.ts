import { disc, oval } from '../paths.ts';
import { dots, leafBlade, smooth, spread, type Thing } from './forms.ts';

const green = '#7F9A62';

const stalk = '#8FB06A';

export const squashes = {
  cucumber: {
    bounds: [40, 200, 760, 430],
    perInch: 78,
    zero: 56,
    draw: (p) =>
      p.body(
        smooth([
          [56, 320],
          [84, 272],
          [180, 258],
          [300, 254],
          [430, 262],
          [510, 286],
          [528, 322],
          [508, 356],
          [420, 380],
          [290, 386],
          [170, 382],
          [82, 364],
        ]),
        '#5F8A4E',
        { depth: 20, light: 8 },
      ) +
      p.rod('M96 300Q280 276 490 306M90 330Q290 320 500 334', '#9DBB7B', 6) +
      p.rod('M524 320q20 0 34-10', stalk, 12) +
      p.flat(dots(spread(40, 290, 320, 210, 52), 3), '#E4EBC4', 0.7) +
      [
        [606, 250, 54],
        [690, 320, 56],
        [606, 376, 52],
      ]
        .map(
          ([x, y, r]) =>
            p.body(disc(x!, y!, r!), '#5F8A4E', { depth: 6, light: 3 }) +
            p.flat(disc(x!, y!, r! - 6), '#DCE8B4') +
            p.flat(disc(x!, y!, r! * 0.5), '#CBDD9C') +
            p.flat(dots(spread(9, x!, y!, r! * 0.42, r! * 0.42), 4), '#F4F5D9'),
        )
        .join(''),
  },
  eggplant: {
    bounds: [40, 150, 660, 460],
    perInch: 54,
    zero: 50,
    draw: (p) =>
      p.rod('M540 300Q600 292 640 250', green, 26) +
      p.body(
        smooth([
          [50, 316],
          [76, 222],
          [160, 172],
          [270, 190],
          [380, 226],
          [490, 250],
          [536, 300],
          [490, 346],
          [380, 388],
          [270, 438],
          [160, 450],
          [76, 408],
        ]),
        '#5B3E62',
        { depth: 24, light: 8 },
      ) +
      p.flat(oval(210, 246, 100, 18), '#fff', 0.28) +
      p.body(
        'M560 300Q552 238 500 240Q450 226 410 232Q456 262 430 284Q456 298 424 318Q462 330 420 372Q480 366 508 350Q552 350 560 300Z',
        green,
        { depth: 8 },
      ),
  },
  butternut: {
    bounds: [40, 140, 620, 460],
    perInch: 48,
    zero: 50,
    draw: (p) =>
      p.rod('M560 290Q586 280 598 268', '#9A8A58', 22) +
      p.body(
        smooth([
          [50, 310],
          [72, 220],
          [150, 168],
          [240, 176],
          [320, 232],
          [430, 244],
          [530, 246],
          [566, 290],
          [536, 344],
          [430, 356],
          [320, 376],
          [240, 436],
          [150, 448],
          [72, 400],
        ]),
        '#E0B271',
        { depth: 24, light: 9 },
      ) +
      p.seam('M84 270Q170 230 320 280L552 282M70 320H556M90 370Q180 394 320 348L548 316', 2.5) +
      p.flat(oval(150, 234, 44, 26), '#fff', 0.25),
  },
  pumpkin: {
    bounds: [50, 180, 550, 560],
    perInch: 56,
    zero: 560,
    draw: (p) =>
      p.body('M280 270Q276 210 250 186L296 176Q324 220 326 270Z', '#8A8452', { depth: 8 }) +
      p.body(oval(140, 410, 92, 134), '#D9782F', { depth: 12 }) +
      p.body(oval(460, 410, 92, 134), '#D0712C', { depth: 12 }) +
      p.body(oval(204, 408, 92, 148), '#E08538', { depth: 12 }) +
      p.body(oval(396, 408, 92, 148), '#D97C32', { depth: 12 }) +
      p.body(oval(300, 410, 84, 150), '#E8913F', { depth: 12 }) +
      p.rod('M330 250Q400 200 450 230T500 200', '#8FA06A', 7) +
      leafBlade(p, [440, 226], [540, 290], green, 0.4),
  },
} as const satisfies Record<string, Thing>;

import { box, disc, oval } from '../paths.ts';
import {
  area,
  books,
  bubbles,
  crib,
  door,
  floorPlant,
  floorThings,
  garland,
  mug,
  one,
  smallPlant,
  tableLamp,
  tableThings,
  tiles,
  tree,
  water,
  windowPane,
} from './props.ts';

/** Where a thing is used. Objects near it are drawn at the scale of the thing; distant ones may be of any size. */
export interface Place {
  /** In a picture's description, after the thing: "in a nursery". */
  readonly words: string;
  /** A thing stands on this line, or hangs from it. */
  readonly line: number;
  readonly held?: 'hung' | 'pushed';
  /** Pixels per centimeter: minimum, maximum, and the value for a thing of unknown size. */
  readonly scale: readonly [least: number, most: number, usual: number];
  /** `variety` chooses the objects around it. */
  behind(k: number, variety: number): string;
}

const sheet = 'M0 0H600V600H0Z';
const wall = area('wall', sheet);
const ground = (name = 'floor') => area(name, 'M0 440H600V600H0Z') + area('paper', 'M0 428H600V446H0Z');
const rug = area('rug', oval(300, 524, 262, 44));
const table = area('wood', 'M0 452H600V600H0Z') + area('edge', 'M0 452H600V472H0Z');
const park = (_: number, variety: number) =>
  area('sky', sheet) +
  area('sun', disc(one([90, 200, 320], variety), 96, 44)) +
  area('hill', 'M0 350Q150 250 320 330T600 290V600H0Z') +
  tree(one([70, 120, 50], variety), 420, 130) +
  tree(one([540, 470, 550], variety), 410, 110) +
  area('grass', 'M0 430Q180 370 360 410T600 396V600H0Z') +
  area('path', 'M0 520Q300 470 600 500V600H0Z');

export const places = {
  walk: { words: 'pushed along a path in a park', line: 540, held: 'pushed', scale: [2.2, 3.2, 2.8], behind: park },
  park: { words: 'on a path in a park', line: 540, scale: [2.2, 6, 3.6], behind: park },
  car: {
    words: 'on the back seat of a car',
    line: 496,
    scale: [3.4, 7.5, 5],
    behind: () =>
      wall +
      area('sky', 'M50 60Q60 40 84 40H516Q540 40 550 60L580 210H20Z') +
      area('hill', 'M26 186Q160 120 300 170T574 160L580 210H20Z') +
      area('deep', 'M0 210H600V240H0Z') +
      area('seat', 'M40 300Q40 214 110 214H490Q560 214 560 300V470H40Z') +
      area('seat-light', box(72, 240, 140, 200, 34) + box(230, 240, 140, 200, 34) + box(388, 240, 140, 200, 34)) +
      area('seat', 'M10 462Q10 430 60 430H540Q590 430 590 462V600H10Z') +
      area('seat-light', 'M30 458Q40 446 70 446H530Q560 446 570 458V500Q300 524 30 500Z') +
      `<path class="line" d="M478 214V250L500 460" stroke-width="9"/>`,
  },
  nursery: {
    words: 'in a nursery',
    line: 528,
    scale: [2.2, 5, 2.9],
    behind: (k, variety) => wall + ground() + rug + floorThings(k, variety),
  },
  playroom: {
    words: 'on the rug of a playroom',
    line: 528,
    scale: [2.2, 18, 8],
    behind: (k, variety) =>
      wall +
      ground() +
      area('rug', oval(300, 530, 300, 70)) +
      area('form', oval(300, 530, 230, 48)) +
      floorThings(k, variety + 1),
  },
  hall: {
    words: 'in a hallway',
    line: 530,
    scale: [2.2, 11, 4],
    behind: (k, variety) =>
      wall +
      door(one([600 - Math.max(150, 26 * k), Math.max(150, 26 * k) - 85 * k], variety), 440, k) +
      ground() +
      area('rug', 'M60 500H540L580 566H20Z') +
      (k > 5 ? '' : floorPlant(one([60, 540], variety), 452, k)),
  },
  bathroom: {
    words: 'on the mat of a bathroom',
    line: 530,
    scale: [2.4, 9, 5],
    behind: (_, variety) =>
      area('tile', sheet) +
      tiles(-20, 420) +
      ground('tile') +
      area('rug', box(50, 486, 500, 76, 38)) +
      smallPlant(one([70, 530], variety), 452, 6),
  },
  bath: {
    words: 'on the edge of a bath',
    line: 470,
    scale: [5, 16, 12],
    behind: (k, variety) =>
      area('tile', sheet) +
      tiles(-20, 380) +
      area('paper', 'M0 400H600V600H0Z') +
      area('edge', 'M0 400H600V426H0Z') +
      water(500) +
      bubbles(486) +
      smallPlant(one([540, 70], variety), 414, Math.min(k, 9)),
  },
  water: {
    words: 'in the water of a bath',
    line: 486,
    scale: [6, 16, 12],
    behind: () =>
      area('tile', sheet) + tiles(-20, 330) + area('paper', 'M0 330H600V400H0Z') + water(400) + bubbles(414),
  },
  kitchen: {
    words: 'in a kitchen',
    line: 532,
    scale: [2.4, 5, 2.9],
    behind: (k, variety) =>
      wall +
      windowPane(one([50, 390], variety), 40, 160, 180) +
      area('paper', box(one([330, -40], variety), 250, 330, 200, 6)) +
      area('wood', box(one([310, -60], variety), 236, 370, 20, 5)) +
      area('form', box(one([356, 20], variety), 276, 120, 150, 5) + box(one([490, 154], variety), 276, 120, 150, 5)) +
      mug(one([420, 120], variety), 238, k) +
      ground() +
      rug,
  },
  counter: {
    words: 'on a kitchen counter',
    line: 512,
    scale: [6, 20, 12],
    behind: (k, variety) =>
      wall +
      tiles(170, 440) +
      area('wood', box(-20, 120, one([300, 640], variety), 18, 6)) +
      mug(90, 120, 8) +
      smallPlant(180, 120, 8) +
      table +
      one([mug(530, 476, k), smallPlant(64, 470, k), books(530, 474, k * 0.7)], variety),
  },
  dresser: {
    words: 'on top of a dresser',
    line: 516,
    scale: [5, 20, 10],
    behind: (k, variety) => wall + tableThings(k, variety) + table,
  },
  bedside: {
    words: 'on a bedside table',
    line: 516,
    scale: [6, 18, 11],
    behind: (k, variety) =>
      wall +
      windowPane(one([50, 380], variety), 40, 170, 230) +
      area('form', box(one([330, -60], variety), 300, 330, 180, 40)) +
      table +
      one([tableLamp(540, 470, k * 0.8), books(520, 474, k * 0.7)], variety),
  },
  giftTable: {
    words: 'on a table under a garland',
    line: 520,
    scale: [3.5, 16, 9],
    behind: (_, variety) =>
      wall +
      garland() +
      area('glow', oval(one([530, 70], variety), 250, 40, 48)) +
      `<path class="line" d="M${one([530, 70], variety)} 298Q${one([510, 90], variety)} 380 ${one([540, 60], variety)} 460" stroke-width="3"/>` +
      table,
  },
  ceiling: {
    words: 'hanging in a nursery, over an empty crib',
    line: 0,
    held: 'hung',
    scale: [3.2, 6, 4.4],
    behind: (k) => wall + windowPane(40, 60, 130, 190) + ground() + crib(k),
  },
  wall: {
    words: 'on the wall of a nursery',
    line: 60,
    held: 'hung',
    scale: [2, 6, 4],
    behind: (_, variety) =>
      wall +
      ground() +
      area('wood', box(90, 380, 420, 130, 8)) +
      area('edge', box(76, 364, 448, 22, 6)) +
      area('deep', disc(220, 440, 8) + disc(380, 440, 8)) +
      smallPlant(one([130, 470], variety), 366, 6) +
      books(one([440, 160], variety), 366, 4),
  },
  pegs: {
    words: 'on a row of pegs',
    line: 116,
    held: 'hung',
    scale: [2.6, 9, 6],
    behind: (k, variety) =>
      wall +
      area('floor', 'M0 560H600V600H0Z') +
      area('wood', box(36, 78, 528, 34, 10)) +
      area('deep', disc(100, 96, 12) + disc(300, 96, 12) + disc(500, 96, 12)) +
      (k > 4 ? '' : floorPlant(one([544, 60], variety), 580, k)),
  },
  rail: {
    words: 'on a hanger in a wardrobe',
    line: 92,
    held: 'hung',
    scale: [4, 9, 7],
    behind: (_, variety) =>
      area('floor', sheet) +
      area('wall', 'M36 30H564V600H36Z') +
      area('deep', box(20, 52, 560, 14, 7)) +
      area(one(['form', 'leaf'], variety), 'M-20 150Q20 110 64 150L86 420H-20Z') +
      area(one(['pot', 'glow'], variety), 'M620 150Q580 110 536 150L514 420H620Z') +
      area('wood', 'M36 560H564V600H36Z') +
      area('edge', 'M36 548H564V564H36Z'),
  },
} as const satisfies Record<string, Place>;

export type PlaceKey = keyof typeof places;

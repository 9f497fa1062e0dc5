import type { Tint } from '../../colors.ts';
import { createPainter, ink, type Painter, paletteFrom } from '../paint.ts';
import { berries } from './berries.ts';
import { bunches } from './bunches.ts';
import { cabbages } from './cabbages.ts';
import { moved, type Thing } from './forms.ts';
import { largeFruit } from './large-fruit.ts';
import { growthChart, kitchenScale, tapeMeasure } from './measures.ts';
import { orchard } from './orchard.ts';
import { pantry } from './pantry.ts';
import { roots } from './roots.ts';
import { type Pattern, setting } from './settings.ts';
import { squashes } from './squashes.ts';
import { stalks } from './stalks.ts';
import { tropical } from './tropical.ts';

/** A week of pregnancy as a picture: the thing that the baby is compared with, at its true size beside the same measures. */
interface WeekPicture {
  readonly thing: Thing;
  readonly words: string;
  readonly tint: Tint;
  readonly pattern: Pattern;
  readonly measured:
    | { readonly by: 'length'; readonly inches: number }
    | { readonly by: 'height'; readonly inches: number }
    | { readonly by: 'weight'; readonly pounds: number };
}

const lying = (thing: Thing, words: string, inches: number, tint: Tint, pattern: Pattern): WeekPicture => ({
  thing,
  words: `${words} above a tape measure`,
  tint,
  pattern,
  measured: { by: 'length', inches },
});
const standing = (thing: Thing, words: string, inches: number, tint: Tint, pattern: Pattern): WeekPicture => ({
  thing,
  words: `${words} beside a growth chart`,
  tint,
  pattern,
  measured: { by: 'height', inches },
});
const weighed = (thing: Thing, words: string, pounds: number, tint: Tint, pattern: Pattern): WeekPicture => ({
  thing,
  words: `${words} on a kitchen scale`,
  tint,
  pattern,
  measured: { by: 'weight', pounds },
});

export const weekPictures: Readonly<Record<number, WeekPicture>> = {
  4: lying(pantry.poppySeed, 'A poppy, its seed head, and one seed under a magnifying glass', 0.04, 'cream', 'sun'),
  5: lying(pantry.sesameSeed, 'A sesame bun and one seed under a magnifying glass', 0.1, 'sky', 'gingham'),
  6: lying(pantry.lentil, 'Lentils in a wooden spoon and around it', 0.25, 'blush', 'plate'),
  7: lying(berries.blueberry, 'Blueberries on a twig', 0.4, 'butter', 'pebble'),
  8: lying(berries.raspberry, 'Three raspberries with their leaves', 0.63, 'mint', 'stripes'),
  9: lying(berries.cherry, 'Two cherries on one stem', 0.9, 'sky', 'suns'),
  10: lying(berries.strawberry, 'Two strawberries and a strawberry flower', 1.2, 'butter', 'checks'),
  11: lying(orchard.fig, 'A fig and half a fig', 1.6, 'mint', 'plate'),
  12: lying(orchard.plum, 'A plum on its twig and half a plum', 2.1, 'butter', 'napkin'),
  13: lying(tropical.lemon, 'A lemon and a slice of lemon', 2.9, 'sky', 'tiles'),
  14: lying(tropical.orange, 'A navel orange and half an orange', 3.4, 'mint', 'pebble'),
  15: lying(orchard.pear, 'A green pear with one leaf', 4, 'blush', 'arch'),
  16: lying(tropical.avocado, 'An avocado and half an avocado with its pit', 4.6, 'cream', 'board'),
  17: lying(tropical.mango, 'A mango and two cut cheeks of mango', 5.1, 'mint', 'waves'),
  18: lying(roots.sweetPotato, 'A sweet potato and two round slices', 5.6, 'sky', 'bands'),
  19: lying(squashes.cucumber, 'A mini cucumber and three slices', 6, 'blush', 'gingham'),
  20: lying(tropical.banana, 'A big banana', 10, 'sky', 'sun'),
  21: lying(roots.carrot, 'A big carrot with its green top', 10.5, 'mint', 'diagonals'),
  22: lying(squashes.eggplant, 'A large eggplant', 11, 'butter', 'dots'),
  23: lying(squashes.butternut, 'A butternut squash', 11.4, 'mint', 'arches'),
  24: lying(stalks.corn, 'An ear of corn with its husk pulled back', 11.8, 'sky', 'hills'),
  25: lying(stalks.rhubarb, 'A stalk of rhubarb with its leaf', 13.6, 'butter', 'stripes'),
  26: lying(stalks.scallions, 'A bunch of scallions', 14, 'blush', 'bands'),
  27: weighed(cabbages.cauliflower, 'A head of cauliflower', 1.9, 'sky', 'tiles'),
  28: standing(bunches.celery, 'A bunch of celery', 14.8, 'blush', 'arch'),
  29: lying(roots.daikon, 'A daikon radish with its leaves', 15.2, 'sky', 'napkin'),
  30: weighed(cabbages.cabbage, 'A head of cabbage', 2.9, 'blush', 'window'),
  31: standing(bunches.chard, 'A bunch of rainbow chard', 16.2, 'butter', 'window'),
  32: standing(largeFruit.pineapple, 'A pineapple with its crown', 16.7, 'sky', 'suns'),
  33: lying(roots.beets, 'A bunch of beets with their leaves', 17.2, 'cream', 'board'),
  34: weighed(largeFruit.cantaloupe, 'A cantaloupe, with a wedge beside it,', 4.7, 'mint', 'stripes'),
  35: weighed(largeFruit.honeydew, 'A honeydew melon, with a slice beside it,', 5.25, 'butter', 'hills'),
  36: weighed(largeFruit.papaya, 'A big papaya, with half of one beside it,', 5.8, 'sky', 'leaves'),
  37: standing(bunches.brusselsSprouts, 'A stalk of Brussels sprouts', 19.1, 'cream', 'stars'),
  38: lying(stalks.leek, 'A leek', 19.6, 'blush', 'pebble'),
  39: standing(bunches.fennel, 'A fennel bulb with its fronds', 20, 'blush', 'waves'),
  40: weighed(squashes.pumpkin, 'A small pumpkin', 7.5, 'mint', 'arches'),
  41: lying(pantry.frenchBread, 'A loaf of French bread with three slices cut', 20.4, 'sky', 'checks'),
  42: weighed(largeFruit.watermelon, 'A small watermelon, with a wedge beside it,', 8.1, 'blush', 'sun'),
};

const tapes = ['#F1D98F', '#EBC1B1', '#BFD9C3', '#BCD5E2'] as const;
const scales = ['#CB6F50', '#7C97AD', '#8FA68A', '#C9A45C'] as const;
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const shadow = (cx: number, y: number, rx: number) =>
  `<ellipse cx="${Math.round(cx)}" cy="${y}" rx="${Math.round(rx)}" ry="14" fill="${ink}" opacity=".15"/>`;

/** The part between 150 and 1050 is visible at any width: some pages cut off both ends. */
function drawLying(
  p: Painter,
  { bounds: [left, top, right, bottom], perInch, zero, ...thing }: Thing,
  inches: number,
  color: string,
) {
  const end = Math.max(right, zero + inches * perInch);
  const scale = rounded(Math.min(860 / (end - left), 400 / (bottom - top)));
  const x = Math.round(600 - ((left + end) / 2) * scale);
  const y = Math.round(262 - ((top + bottom) / 2) * scale);
  return (
    shadow(x + ((left + right) / 2) * scale, Math.round(y + bottom * scale) - 4, ((right - left) / 2) * scale * 0.86) +
    moved(thing.draw(p), x, y, scale) +
    tapeMeasure(p, Math.round(x + zero * scale), perInch * scale, inches, color)
  );
}

function drawStanding(
  p: Painter,
  { bounds: [left, , right], perInch, zero, ...thing }: Thing,
  inches: number,
  color: string,
) {
  const floor = 548;
  const scale = 0.9;
  const x = Math.round(640 - ((left + right) / 2) * scale);
  return (
    growthChart(p, 330, floor, perInch * scale, inches, color) +
    shadow(640, floor, ((right - left) / 2) * scale * 0.8) +
    moved(thing.draw(p), x, Math.round(floor - zero * scale), scale)
  );
}

function drawWeighed(
  p: Painter,
  { bounds: [left, , right], perInch, zero, ...thing }: Thing,
  pounds: number,
  color: string,
) {
  const [plate, foot] = [350, 546];
  const scale = rounded(38 / perInch);
  const cx = thing.beside ? 500 : 600;
  return (
    moved(kitchenScale(p, plate, foot, pounds, color), cx - 300, 0) +
    moved(thing.draw(p), Math.round(cx - ((left + right) / 2) * scale), Math.round(plate - 8 - zero * scale), scale) +
    (thing.beside
      ? shadow(890, foot, 110) +
        moved(thing.beside(p), Math.round(890 - 640 * scale), Math.round(foot - zero * scale), scale)
      : '')
  );
}

export function drawWeek(week: number): string {
  const { thing, words, tint, pattern, measured } = weekPictures[week]!;
  const p = createPainter(paletteFrom('#8FA68A', '#F1E6CF', '#C4623F'), false);
  const color = (measured.by === 'weight' ? scales : tapes)[week % 4]!;
  const drawn =
    measured.by === 'length'
      ? drawLying(p, thing, measured.inches, color)
      : measured.by === 'height'
        ? drawStanding(p, thing, measured.inches, color)
        : drawWeighed(p, thing, measured.pounds, color);
  const table = measured.by === 'length' ? undefined : measured.by === 'height' ? 520 : 490;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600"><title>${words}</title>${setting(tint, pattern, table)}${drawn}</svg>`;
}

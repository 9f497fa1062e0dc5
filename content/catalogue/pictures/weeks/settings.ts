import type { Tint } from '../../colors.ts';
import { themed, themedTint } from '../grounds.ts';
import { mix } from '../paint.ts';
import { box, disc, leaf, oval, star } from '../paths.ts';

/** The background of a week's thing: a cloth, board or wall of 1200 x 600 in two tones. */
const rows = (step: number, size: number, draw: (at: number) => string) =>
  Array.from({ length: Math.ceil(size / step) }, (_, at) => draw(at * step)).join('');
const grid = (step: number, draw: (x: number, y: number) => string) =>
  rows(step, 1200, (x) => rows(step, 600, (y) => draw(x, y)));

/** Each is the path of the second tone. */
export const patterns = {
  arch: () => 'M330 600V330Q330 40 600 40T870 330V600Z',
  arches: () => [200, 600, 1000].map((x) => `M${x - 160} 600V250Q${x - 160} 90 ${x} 90T${x + 160} 250V600Z`).join(''),
  bands: () => rows(200, 600, (y) => `M0 ${y + 40}H1200V${y + 120}H0Z`),
  board: () =>
    'M160 120Q160 60 220 60H960Q1010 60 1020 130H1110Q1150 130 1150 180V330Q1150 380 1110 380H1020Q1010 460 960 460H220Q160 460 160 400Z',
  checks: () => grid(150, (x, y) => ((x + y) % 300 ? `M${x} ${y}h150v150h-150Z` : '')),
  diagonals: () => rows(160, 1900, (x) => `M${x - 600} 600L${x} 0h70L${x - 530} 600Z`),
  dots: () => grid(100, (x, y) => disc(x + (y % 200 ? 75 : 25), y + 40, 16)),
  gingham: () => rows(120, 1200, (x) => `M${x} 0h60v600h-60Z`) + rows(120, 600, (y) => `M0 ${y}h1200v60H0Z`),
  hills: () => 'M0 300Q220 130 460 260T900 220 1200 300V600H0Z',
  leaves: () => [60, 330, 600, 870, 1140].map((x, at) => leaf(x, at % 2 ? 620 : 330, 270, at % 2 ? 60 : -60)).join(''),
  napkin: () => 'M600 -80L1170 280 600 640 30 280Z',
  pebble: () => 'M170 300Q190 60 560 70T1010 240Q1120 430 860 520T330 500Q150 450 170 300Z',
  plate: () => oval(600, 280, 520, 250),
  stars: () => grid(150, (x, y) => star(x + (y % 300 ? 110 : 40), y + 70, 24)),
  stripes: () => rows(150, 1200, (x) => `M${x + 30} 0h60v600h-60Z`),
  sun: () => disc(600, 290, 262),
  suns: () => disc(330, 210, 180) + disc(860, 330, 240),
  tiles: () => grid(100, (x, y) => box(x + 5, y + 5, 90, 90, 10)),
  waves: () =>
    rows(
      120,
      720,
      (y) =>
        `M0 ${y}Q75 ${y - 44} 150 ${y}T300 ${y} 450 ${y} 600 ${y} 750 ${y} 900 ${y} 1050 ${y} 1200 ${y}v50Q1125 ${y + 6} 1050 ${y + 50}T900 ${y + 50} 750 ${y + 50} 600 ${y + 50} 450 ${y + 50} 300 ${y + 50} 150 ${y + 50} 0 ${y + 50}Z`,
    ),
  window: () => box(300, 40, 600, 480, 90),
} as const;

export type Pattern = keyof typeof patterns;

export function setting(tint: Tint, pattern: Pattern, tableFrom?: number): string {
  const area = (d: string, name: string) => `<path class="${name}" d="${d}"/>`;
  const { paper, form } = themedTint(tint);
  return (
    themed({ paper, form: [form[0], mix(form[1], paper[1], 0.55)], wood: ['#E2C79C', '#5D4A36'] }) +
    area('M0 0H1200V600H0Z', 'paper') +
    area(patterns[pattern](), pattern === 'board' ? 'wood' : 'form') +
    (tableFrom === undefined ? '' : area(`M0 ${tableFrom}H1200V600H0Z`, 'wood'))
  );
}

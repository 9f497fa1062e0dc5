import type { Tint } from '../colors.ts';
import { ink, mix, wood } from './paint.ts';
import { box, disc, leaf, oval, star } from './paths.ts';

interface Tones {
  readonly paper: string;
  readonly form: string;
}

/** What stands behind a product: paper in a soft tint with one quiet form, or a corner of a room. */
export const tints: Record<Tint, Tones> = {
  sky: { paper: '#E9F1F3', form: '#D3E3E9' },
  butter: { paper: '#FBF3DC', form: '#F6E5B7' },
  blush: { paper: '#FAEDE6', form: '#F3D9CC' },
  mint: { paper: '#EAF2EA', form: '#D3E5D7' },
  cream: { paper: '#F9F2E4', form: '#EFE2CA' },
};

/** The same at night. The form is light enough for a black tire and dark enough for a white bib. */
const nightTints: Record<Tint, Tones> = {
  sky: { paper: '#2A3D48', form: '#5B7A89' },
  butter: { paper: '#3D331C', form: '#8C7742' },
  blush: { paper: '#432D25', form: '#946B5B' },
  mint: { paper: '#283C31', form: '#5F8070' },
  cream: { paper: '#362E25', form: '#847463' },
};

/** Classes for what changes with the theme. A picture in a page follows the page's `color-scheme`, and that is its theme. */
export function themed(colors: Readonly<Record<string, readonly [day: string, night: string]>>): string {
  const rules = (theme: 0 | 1) => Object.entries(colors).map(([name, both]) => `.${name}{fill:${both[theme]}}`);
  return `<style>${rules(0).join('')}@media(prefers-color-scheme:dark){${rules(1).join('')}}</style>`;
}

export const themedTint = (tint: Tint) =>
  ({
    paper: [tints[tint].paper, nightTints[tint].paper],
    form: [tints[tint].form, nightTints[tint].form],
  }) as const;

export const backdrops = {
  arch: 'M90 600V300Q90 70 300 70T510 300V600Z',
  sun: disc(300, 300, 226),
  hill: 'M0 430Q150 330 320 390T600 350V600H0Z',
  window: box(76, 76, 448, 448, 60),
  pebble: 'M96 250Q110 90 290 84T510 220Q560 400 420 490T150 470Q80 390 96 250Z',
} as const;

export type Backdrop = keyof typeof backdrops;

const area = (d: string, name: string) => `<path class="${name}" d="${d}"/>`;

const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export function drawSheet(tint: Tint, backdrop: Backdrop): string {
  return themed(themedTint(tint)) + area('M0 0H600V600H0Z', 'paper') + area(backdrops[backdrop], 'form');
}

export function drawShadow([cx, y, halfWidth]: readonly [number, number, number]): string {
  return `<ellipse cx="${cx + 10}" cy="${y}" rx="${halfWidth + 16}" ry="${Math.max(11, Math.round(halfWidth / 11))}" fill="${ink}" opacity=".14"/>`;
}

const plant = (x: number, y: number) =>
  flat(leaf(x, y - 40, 110, -50) + leaf(x, y - 40, 130, 6) + leaf(x, y - 40, 104, 56), '#8FA68A') +
  flat(`M${x - 36} ${y - 60}H${x + 36}L${x + 26} ${y}H${x - 26}Z`, '#C9755A');
const lamp = (x: number, y: number) =>
  flat(`M${x - 4} ${y - 200}h8V${y}h-8Z${oval(x, y, 34, 8)}`, '#8C7A6B') +
  flat(`M${x - 34} ${y - 260}h68l22 76h-112Z`, '#F6DFA4');
const frame = (x: number, y: number, form: string) =>
  flat(box(x, y, 96, 116, 6), wood) +
  flat(box(x + 12, y + 12, 72, 92, 2), '#FDF8EE') +
  flat(`M${x + 18} ${y + 92}q24-46 40-20t22-8v28Z`, form) +
  flat(disc(x + 58, y + 38, 11), '#E6B24F');
const pane = (x: number, y: number) =>
  flat(box(x, y, 140, 180, 70), '#FDF8EE') +
  area(box(x + 10, y + 10, 120, 160, 60), 'sky') +
  flat(disc(x + 92, y + 56, 20), '#F8E3A6') +
  flat(`M${x + 67} ${y + 10}h6v160h-6ZM${x + 10} ${y + 94}h120v6h-120Z`, '#FDF8EE');
const garland = (form: string) =>
  `<path d="M40 60Q300 170 560 60" fill="none" stroke="${ink}" stroke-width="3" opacity=".35"/>${flat([110, 205, 300, 395, 490].map((x, at) => `M${x - 20} ${[82, 104, 112, 104, 82][at]}h40l-20 44Z`).join(''), form)}`;

export type Setting = 'floor' | 'table' | 'peg';

/** A corner of a room. `variety` chooses what stands about, so that two products' rooms differ. */
export function drawRoom(tint: Tint, setting: Setting, variety: number): string {
  const { paper, form } = tints[tint];
  const night = nightTints[tint];
  const style = themed({
    wall: [mix(form, paper, 0.35), mix(night.form, night.paper, 0.4)],
    floor: [mix('#E6CDA5', paper, 0.35), mix('#6B5540', night.paper, 0.3)],
    skirting: ['#FDF8EE', '#9A8C7B'],
    rug: [mix(form, ink, 0.1), mix(night.form, ink, 0.2)],
    table: [wood, '#8A6B48'],
    edge: [mix(wood, '#FFFFFF', 0.35), '#A08360'],
    sky: ['#D5E6EC', '#3C4C6B'],
  });
  const things = [
    () => pane(60, 60) + plant(530, 452),
    () => frame(440, 90, form) + frame(330, 60, '#8FA68A') + lamp(76, 452),
    () => garland(mix(form, ink, 0.18)) + plant(70, 452),
    () => pane(400, 60) + lamp(60, 452),
    () =>
      frame(70, 100, '#C9755A') +
      plant(536, 452) +
      flat([210, 330, 470].map((x, at) => star(x, 90 + (at % 2) * 40, 14)).join(''), mix(form, ink, 0.12)),
    () => flat(`${disc(470, 150, 64)}M360 214h220v8h-220Z`, paper, 0.8) + frame(60, 80, '#94B8D0') + plant(540, 452),
  ];
  const thing = things[variety % things.length]!();
  if (setting === 'peg') {
    const pegs = [110, 300, 490].map((x) => flat(disc(x, 96, 13), '#AE8354')).join('');
    return `${style}${area('M0 0H600V600H0Z', 'wall')}${area('M0 470H600V600H0Z', 'floor')}${area('M0 458H600V474H0Z', 'skirting')}${flat(box(40, 80, 520, 32, 10), wood)}${pegs}${plant(variety % 2 ? 540 : 60, 500)}`;
  }
  const surface =
    setting === 'floor'
      ? area('M0 440H600V600H0Z', 'floor') +
        area('M0 428H600V446H0Z', 'skirting') +
        area(oval(300, 520, 250, 46), 'rug')
      : area('M0 452H600V600H0Z', 'table') + area('M0 452H600V474H0Z', 'edge') + flat('M0 474H600V482H0Z', ink, 0.12);
  return `${style}${area('M0 0H600V600H0Z', 'wall')}${setting === 'floor' ? surface + thing : thing + surface}`;
}

import type { Tint } from '../colors.ts';
import { ink, mix, wood } from './paint.ts';
import { box, disc, leaf, oval, star } from './paths.ts';

/** What stands behind a product: paper in a soft tint with one quiet form, or a corner of a room. */
export const tints: Record<Tint, { paper: string; form: string }> = {
  sky: { paper: '#E9F1F3', form: '#D3E3E9' },
  butter: { paper: '#FBF3DC', form: '#F6E5B7' },
  blush: { paper: '#FAEDE6', form: '#F3D9CC' },
  mint: { paper: '#EAF2EA', form: '#D3E5D7' },
  cream: { paper: '#F9F2E4', form: '#EFE2CA' },
};

export const backdrops = {
  arch: 'M90 600V300Q90 70 300 70T510 300V600Z',
  sun: disc(300, 300, 226),
  hill: 'M0 430Q150 330 320 390T600 350V600H0Z',
  window: box(76, 76, 448, 448, 60),
  pebble: 'M96 250Q110 90 290 84T510 220Q560 400 420 490T150 470Q80 390 96 250Z',
} as const;

export type Backdrop = keyof typeof backdrops;

const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export function drawSheet(tint: Tint, backdrop: Backdrop): string {
  return `<path d="M0 0H600V600H0Z" fill="${tints[tint].paper}"/>${flat(backdrops[backdrop], tints[tint].form)}`;
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
  flat(box(x + 10, y + 10, 120, 160, 60), '#D5E6EC') +
  flat(disc(x + 92, y + 56, 20), '#F8E3A6') +
  flat(`M${x + 67} ${y + 10}h6v160h-6ZM${x + 10} ${y + 94}h120v6h-120Z`, '#FDF8EE');
const garland = (form: string) =>
  `<path d="M40 60Q300 170 560 60" fill="none" stroke="${ink}" stroke-width="3" opacity=".35"/>${flat([110, 205, 300, 395, 490].map((x, at) => `M${x - 20} ${[82, 104, 112, 104, 82][at]}h40l-20 44Z`).join(''), form)}`;

export type Setting = 'floor' | 'table' | 'peg';

/** A corner of a room. `variety` chooses what stands about, so that two products' rooms differ. */
export function drawRoom(tint: Tint, setting: Setting, variety: number): string {
  const { paper, form } = tints[tint];
  const wall = mix(form, paper, 0.35);
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
    return `<path d="M0 0H600V600H0Z" fill="${wall}"/>${flat('M0 470H600V600H0Z', mix('#E6CDA5', paper, 0.4))}${flat('M0 458H600V474H0Z', '#FDF8EE')}${flat(box(40, 80, 520, 32, 10), wood)}${pegs}${plant(variety % 2 ? 540 : 60, 500)}`;
  }
  const surface =
    setting === 'floor'
      ? flat('M0 440H600V600H0Z', mix('#E6CDA5', paper, 0.35)) +
        flat('M0 428H600V446H0Z', '#FDF8EE') +
        flat(oval(300, 520, 250, 46), mix(form, ink, 0.1))
      : flat('M0 452H600V600H0Z', wood) +
        flat('M0 452H600V474H0Z', mix(wood, '#FFFFFF', 0.35)) +
        flat('M0 474H600V482H0Z', ink, 0.12);
  return `<path d="M0 0H600V600H0Z" fill="${wall}"/>${setting === 'floor' ? surface + thing : thing + surface}`;
}

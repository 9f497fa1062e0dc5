import type { Tint } from '../../colors.ts';
import { nightTints, themed, tints } from '../grounds.ts';
import { ink, mix } from '../paint.ts';

/** The outlines of grown-ups: one gray-brown, so that they represent nobody in particular. */
export const figureColors = {
  figure: ['#B9A796', '#8F8274'],
  'figure-arm': ['#AB9988', '#7F7367'],
  'figure-deep': ['#93827A', '#655B53'],
  'figure-skin': ['#D3BDA8', '#B09B87'],
} as const;

/** The colors of a place by day and by night, from the tint behind the product. */
export function placeColors(tint: Tint): string {
  const { paper, form } = tints[tint];
  const night = nightTints[tint];
  return `${themed({
    wall: [mix(form, paper, 0.4), mix(night.form, night.paper, 0.5)],
    floor: [mix('#E6CDA5', paper, 0.35), mix('#6B5540', night.paper, 0.3)],
    tile: [mix(form, '#BFD3D6', 0.4), mix(night.form, '#3A4A50', 0.5)],
    paper: ['#FDF8EE', '#8E8374'],
    form: [mix(form, ink, 0.08), mix(night.form, ink, 0.3)],
    rug: [mix(form, ink, 0.16), mix(night.form, ink, 0.4)],
    wood: ['#D6AE7B', '#7A5F41'],
    edge: ['#E4C79F', '#8F7350'],
    deep: ['#8C7A6B', '#4E443C'],
    leaf: ['#8FA68A', '#5A6F58'],
    pot: ['#C9755A', '#8A4E3B'],
    glow: ['#F6DFA4', '#D9B667'],
    cloth: ['#F3E3CF', '#93816C'],
    sky: ['#D5E6EC', '#34435C'],
    sun: ['#F8E3A6', '#D8D3B4'],
    hill: ['#C3D6BE', '#4A5F56'],
    grass: ['#A9C4A2', '#3F5347'],
    path: ['#EAD9B4', '#6B5B45'],
    seat: ['#A3A09B', '#4A4744'],
    'seat-light': ['#B7B4AE', '#585552'],
    ...figureColors,
  })}<style>.line{fill:none;stroke:#8C7A6B;stroke-linecap:round}</style>`;
}

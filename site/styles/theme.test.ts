import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const declared = [...source.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const colors = new Map(declared.map(([, name, day, night]) => [name!, { day: day!, night: night! }]));

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(front: string, ground: string, theme: 'day' | 'night'): number {
  const [lighter, darker] = [colors.get(front)![theme], colors.get(ground)![theme]]
    .map(luminance)
    .sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const papers = ['paper', 'raised', 'sunken'];
const tints = ['accent-soft', 'sage-soft', 'sky', 'butter', 'blush', 'mint', 'danger-soft'];
const AAA = 7;
const AA = 4.5;
const SHAPE = 3;

const pairs: [front: string, grounds: string[], least: number][] = [
  ['ink', [...papers, ...tints], AAA],
  ['ink-soft', papers, AAA],
  ['ink-soft', tints, AA],
  ['ink-faint', [...papers, ...tints], AA],
  ['on-accent', ['accent', 'accent-strong'], AAA],
  ['on-sage', ['sage'], AAA],
  ['paper', ['ink'], AAA],
  ['accent', ['paper', 'raised'], AAA],
  ['accent', ['sunken', 'accent-soft'], AA],
  ['accent-strong', papers, AAA],
  ['danger', ['paper', 'raised'], AAA],
  ['danger', ['danger-soft'], AA],
  ['success', [...papers, 'mint'], AA],
  ['warning', [...papers, 'butter'], AA],
  ['notice', [...papers, 'sky'], AA],
  ['sage', [...papers, 'sage-soft'], AA],
  ['line-strong', papers, SHAPE],
  ['focus', [...papers, ...tints], SHAPE],
  ['star', papers, SHAPE],
  ['chart-clay', papers, SHAPE],
  ['chart-gold', papers, SHAPE],
  ['chart-moss', papers, SHAPE],
  ['chart-teal', papers, SHAPE],
  ['chart-plum', papers, SHAPE],
  ['chart-bark', papers, SHAPE],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  it.each(pairs)('%s is readable on %j at %d to 1', (front, grounds, least) => {
    for (const ground of grounds)
      expect(contrast(front, ground, theme), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
  });
});

describe('the token file', () => {
  it('says every opaque color for day and night at once', () => {
    const names = [...source.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name!);
    const exempt = ['transparent', 'current', 'scrim'];
    expect(names.filter((name) => !colors.has(name))).toEqual(exempt);
  });

  it('is the only place with a literal color', () => {
    for (const file of ['base', 'article', 'motion', 'print', 'parts', 'site', 'reading']) {
      const css = readFileSync(join(import.meta.dirname, `${file}.css`), 'utf8');
      expect(css.match(/#[0-9a-f]{3,8}\b|rgba?\(|oklch\(/gi), `${file}.css`).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { soundOf } from './sound.ts';

describe('The sound of a word', () => {
  it.each([
    ['dubble', 'double'],
    ['nitelight', 'nightlight'],
    ['pasifier', 'pacifier'],
    ['karrier', 'carrier'],
    ['fone', 'phone'],
  ])('%s sounds like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

  it.each([
    ['bubble', 'double'],
    ['crib', 'crab cake'],
    ['bottle', 'bootie'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});

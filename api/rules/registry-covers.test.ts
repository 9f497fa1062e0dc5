import { expect, it } from 'vitest';
import { coverOf, coverUrl } from './registry-covers.ts';

const idEnding = (end: string) => `01890000-0000-7000-8000-000000${end}`;

it('gives a registry one cover for good, and registries different ones', () => {
  const covers = ['000000', '000001', '000002', '000003'].map((end) => coverOf('baby', idEnding(end)));
  expect(covers).toEqual(['clothesline', 'balloon-ride', 'nursery-morning', 'clothesline']);
  expect(coverOf('holiday', idEnding('00000a'))).toBe('snowy-evening');
  expect(coverUrl(coverOf('birthday', idEnding('000000')))).toBe('/pictures/cover-garden-party.svg');
});

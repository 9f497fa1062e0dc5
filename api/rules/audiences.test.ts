import { describe, expect, it } from 'vitest';
import { type Audience, cameBy, isMeantFor, knownAs } from './audiences.ts';

const colleagues: Audience = { id: 'work', seesAll: false, categoryIds: [7], itemIds: ['lamp'] };
const family: Audience = { id: 'family', seesAll: true, categoryIds: [], itemIds: [] };
const crib = { id: 'crib', category_id: 2 };

describe('isMeantFor', () => {
  it.each([
    ['all of it, by the registry’s own address', undefined, crib, true],
    ['all of it, where an audience sees everything', family, crib, true],
    ['an item of a chosen category', colleagues, { id: 'bib', category_id: 7 }, true],
    ['a chosen item', colleagues, { id: 'lamp', category_id: 2 }, true],
    ['nothing else', colleagues, crib, false],
  ])('shows %s', (_, audience, item, expected) => {
    expect(isMeantFor(audience, item)).toBe(expected);
  });
});

describe('cameBy', () => {
  const links = [colleagues, family, { ...family, id: 'club', hasEnded: true }].map((link) => ({
    hasEnded: false,
    ...link,
  }));
  const registry = { registryId: 'own', links };
  it.each([
    ['the registry’s own address', 'own', null],
    ['a link that shows the item', 'family', 'family'],
    ['a link that does not show it', 'work', undefined],
    ['a link that has ended', 'club', undefined],
    ['nothing that is known', 'other', undefined],
    ['nothing', null, undefined],
  ])('knows who came by %s', (_, through, expected) => {
    expect(cameBy(through, registry, crib)).toBe(expected);
  });

  it('asks nobody while there are no links', () => {
    expect(cameBy(null, { registryId: 'own', links: [] }, crib)).toBeNull();
  });
});

it('names a registry as its giver knows it', () => {
  const row = { registry_id: 'own', registry_slug: 'olive' };
  expect(knownAs({ ...row, came_by: null })).toEqual({ id: 'own', slug: 'olive' });
  expect(knownAs({ ...row, came_by: 'work' })).toEqual({ id: 'work', slug: 'for/work' });
  expect(JSON.stringify(knownAs({ ...row, came_by: '' }))).not.toMatch(/own|olive/);
});

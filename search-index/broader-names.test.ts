import { describe, expect, it } from 'vitest';
import { broaderNames } from './broader-names.ts';

describe('What a product type also is', () => {
  it('follows from the end of each of its parts', () => {
    expect(broaderNames('Rattles').wider).toContain('toy');
    expect(broaderNames('Plush bears').wider).toEqual(expect.arrayContaining(['toy', 'plush']));
    expect(broaderNames('Diaper backpacks').wider).toContain('diaper bag');
    expect(broaderNames('Bibs & burp cloths').purposes).toContain('meal');
  });

  it('is not what it is for somebody else', () => {
    expect(broaderNames('Crib sheets').wider).not.toContain('furniture');
    expect(broaderNames('Bear hooks')).toEqual({ wider: [], isSecond: false, purposes: [] });
  });

  it('knows what things are for', () => {
    expect(broaderNames('Hooded towels').purposes).toContain('bath');
    expect(broaderNames('Travel strollers').purposes).toContain('plane');
  });
});

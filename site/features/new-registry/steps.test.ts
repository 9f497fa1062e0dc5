import { describe, expect, it } from 'vitest';
import { addressOfStep, placeOf, stepAt } from './steps.ts';

describe('the steps to a new registry', () => {
  it.each([
    ['kind', {}, '/registry/new'],
    ['day', {}, '/registry/new?step=day'],
    ['list', { next: '/store/cart' }, '/registry/new?step=list&redirect_path=%2Fstore%2Fcart'],
    ['stage', { isChecklist: true }, '/registry/new?step=stage&lp_content=checklist'],
  ] as const)('%s with %o is at %s', (step, way, address) => expect(addressOfStep(step, way)).toBe(address));

  it('are five for a baby and four for a birthday', () => {
    expect(placeOf('stage', 'baby', {})).toEqual({
      number: 2,
      of: 5,
      back: '/registry/new',
      onward: '/registry/new?step=day',
    });
    expect(placeOf('day', 'birthday', {})).toMatchObject({ number: 2, of: 4, back: '/registry/new' });
    expect(placeOf('kind', 'holiday', {})).toMatchObject({ number: 1, back: null });
  });

  it('are three from the checklist, which is the list to begin with', () => {
    const way = { isChecklist: true };
    expect(placeOf('stage', 'baby', way)).toMatchObject({ number: 1, of: 3, back: null });
    expect(placeOf('day', 'baby', way).onward).toBe('/registry/new?step=list&lp_content=checklist');
  });

  it.each([
    [null, { hasDraft: false, kind: null }, 'kind'],
    ['list', { hasDraft: false, kind: null }, 'kind'],
    [null, { hasDraft: false, kind: 'birthday' }, 'day'],
    [null, { hasDraft: false, kind: 'baby' }, 'stage'],
    [null, { hasDraft: false, kind: null, isChecklist: true }, 'stage'],
    ['list', { hasDraft: true, kind: 'baby' }, 'list'],
    ['stage', { hasDraft: true, kind: 'birthday' }, 'day'],
    ['nonsense', { hasDraft: true, kind: 'baby' }, 'stage'],
  ] as const)('%s with %o shows %s', (wanted, draft, step) => expect(stepAt(wanted, draft)).toBe(step));
});

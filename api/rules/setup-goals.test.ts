import { describe, expect, it } from 'vitest';
import { type SetupFacts, setupStateOf } from './setup-goals.ts';

const nothing: SetupFacts = {
  registryType: 'baby',
  planningStage: null,
  hasDay: false,
  giftCount: 0,
  hasNames: false,
  hasStory: false,
  hasAddress: false,
  marked: new Set(),
};
const goalsOf = (facts: Partial<SetupFacts>) => setupStateOf({ ...nothing, ...facts }).map(({ goal }) => goal);
const doneOf = (facts: Partial<SetupFacts>) =>
  setupStateOf({ ...nothing, ...facts }).flatMap(({ goal, isDone }) => (isDone ? [goal] : []));

describe('setup goals', () => {
  it('come in the order in which they help', () =>
    expect(goalsOf({})).toEqual(['day', 'gifts', 'names', 'story', 'address', 'checklist', 'share']));

  it('know a checklist for babies only', () =>
    expect(goalsOf({ registryType: 'birthday' })).not.toContain('checklist'));

  it('ask nobody who tries to conceive for a day, or to share', () =>
    expect(goalsOf({ planningStage: 'conceiving' })).toEqual(['gifts', 'names', 'story', 'address', 'checklist']));

  it.each([
    [{ hasDay: true }, ['day']],
    [{ giftCount: 9 }, []],
    [{ giftCount: 10 }, ['gifts']],
    [{ hasNames: true, hasStory: true, hasAddress: true }, ['names', 'story', 'address']],
    [{ marked: new Set(['share', 'gifts']) }, ['share']],
    [{ marked: new Set(['day']) }, ['day']],
  ])('are met by %o: %o', (facts, done) => expect(doneOf(facts)).toEqual(done));

  it.each([
    [{}, ['day', 'checklist', 'share']],
    [{ hasDay: true }, ['checklist', 'share']],
  ])('may be marked where no data tells: with %o', (facts, markable) =>
    expect(setupStateOf({ ...nothing, ...facts }).flatMap(({ goal, canMark }) => (canMark ? [goal] : []))).toEqual(
      markable,
    ),
  );
});

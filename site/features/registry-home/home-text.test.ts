import { describe, expect, it } from 'vitest';
import type { FeedItem } from '#contracts/registry-home.schemas.ts';
import { goalText, nextGoal } from './goal-text.ts';
import { $setupGoals, mergeFeedItems, replaceSetupGoals } from './home-store.ts';
import { countdownText, whenText } from './road-map-text.ts';

describe('when a step begins', () => {
  it.each([
    [10, 10, 'This week'],
    [10, 8, 'About now'],
    [10, 11, 'Next week'],
    [4, 10, 'In 6 weeks'],
    [0, 30, 'In about 7 months'],
    [-3, 1, 'In 4 weeks'],
  ])('%i weeks before, with %i left: %s', (before, left, text) => expect(whenText(before, left)).toBe(text));
});

it('counts days, and one day', () => {
  expect(countdownText('{days} days until the due date', 12)).toBe('12 days until the due date');
  expect(countdownText('{days} days until the due date', 1)).toBe('1 day until the due date');
  expect(countdownText('Take your time', 12)).toBe('Take your time');
});

describe('goals', () => {
  const goals = [
    { goal: 'day', isDone: true, canMark: false },
    { goal: 'share', isDone: false, canMark: true },
  ] as const;

  it('lead to the first that is not met', () => {
    expect(nextGoal(goals)).toBe('share');
    expect(nextGoal([goals[0]])).toBeNull();
  });

  it('speak of an arrival for babies only', () => {
    expect(goalText('day', 'baby').text).not.toBe(goalText('day', 'birthday').text);
  });

  it('are replaced by an answer, never merged', () => {
    replaceSetupGoals(goals);
    replaceSetupGoals([goals[1]]);
    expect($setupGoals.get()).toEqual([goals[1]]);
  });
});

it('merges a further page of the feed behind the first, each entry once', () => {
  const item = (id: string, title = id): FeedItem => ({ kind: 'checklist', id, title, path: '/catalog', missing: [] });
  const merged = mergeFeedItems([item('a'), item('b')], [item('b', 'newer'), item('c')]);
  expect(merged.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'a'],
    ['b', 'newer'],
    ['c', 'c'],
  ]);
});

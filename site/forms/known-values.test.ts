import { expect, it } from 'vitest';
import { afterDiscarding, afterRefusal, whileSending } from './known-values.ts';

const shown = JSON.stringify({ story: 'First', names: 'K' });
const stale = { code: 'stale', title: 'Changed.', facts: { field: 'story', now: 'Theirs' } } as never;

it('a discarded field starts from what it shows, and not from what somebody else has saved', () => {
  expect(afterDiscarding(afterRefusal([shown], stale), shown)).toEqual([shown]);
});

it('a discarded field that may have been saved without an answer is sent again', () => {
  const told = afterRefusal([shown], stale);
  const unsure = whileSending(told, { story: 'Mine' });
  expect(unsure).toEqual([JSON.stringify({ story: 'Theirs', names: 'K' }), JSON.stringify({ story: 'Mine' })]);
  expect(afterDiscarding(unsure, shown)).toEqual([shown, JSON.stringify({ story: 'Mine' })]);
});

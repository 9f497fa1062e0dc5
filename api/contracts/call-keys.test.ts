import { expect, it } from 'vitest';
import { momentIn, newCallKey } from './call-keys.ts';

it('makes keys that are UUIDs, differ and sort by their moment', () => {
  const keys = [1, 1_790_000_000_000, 1_790_000_000_001].map(newCallKey);
  expect(keys.toSorted()).toEqual(keys);
  expect(keys.map(momentIn)).toEqual(['00000000-0001', '01a0c450-6c00', '01a0c450-6c01']);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newCallKey(1)).not.toBe(newCallKey(1));
});

it('finds no moment in a key of another kind', () => {
  expect(momentIn('5f0c8a52-9c1e-4f6a-8e0b-3c1f2d4e5a6b')).toBe('');
  expect(momentIn('the-same-attempt-again')).toBe('');
});

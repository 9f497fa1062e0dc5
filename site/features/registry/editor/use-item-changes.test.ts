import { expect, it } from 'vitest';
import { sampleItem } from '#scripts/testing/sample-registry.ts';
import { afterBatch } from './use-item-changes.ts';

const one = sampleItem('1');
const two = sampleItem('2');
const three = sampleItem('3');

it('keeps of each item what a batch does not change, and leaves out what it removes', () => {
  const changes = [
    { id: '1', quantity: 4, mustHave: true },
    { id: '2', removed: true },
  ];
  expect(afterBatch([one, two, three], { changes })).toEqual([{ ...one, quantity: 4, mustHave: true }, three]);
});

import { describe, expect, it } from 'vitest';
import { sampleItem } from '#scripts/testing/sample-registry.ts';
import { afterBatch, takenBack } from './use-item-changes.ts';

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

describe('a change that was refused', () => {
  const before = [one, two, three];

  it('gives its fields back, and leaves what the item and others have become meanwhile', () => {
    const after = before.map((item) => (item.id === '1' ? { ...item, mustHave: true } : item));
    const now = after.map((item) => ({ ...item, quantity: item.id === '1' ? 3 : 2 }));
    expect(takenBack(now, before, after)).toEqual([
      { ...one, quantity: 3 },
      { ...two, quantity: 2 },
      { ...three, quantity: 2 },
    ]);
  });

  it('leaves a field that has another value by now', () => {
    const after = [{ ...one, quantity: 2 }];
    expect(takenBack([{ ...one, quantity: 5 }], [one], after)).toEqual([{ ...one, quantity: 5 }]);
  });

  it('brings back at its place what it removed, and neither what others removed nor less of what they added', () => {
    const added = sampleItem('4');
    expect(takenBack([three, added], before, [one, three])).toEqual([two, three, added]);
  });

  it('puts moved items back', () => {
    const moves = [{ itemIds: ['3'], categoryId: 1, before: '1' }];
    const after = afterBatch(before, { moves });
    expect(after.map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(takenBack(after, before, after)).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import { addText } from './add-text.ts';

const product = { isCrowdfund: false, isFavor: false, isCashFund: false, isElectronicGiftCard: false };

describe('what adding is called', () => {
  it.each([
    [{}, 'Add to registry', true],
    [{ isCrowdfund: true }, 'Start a group gift', false],
    [{ isCashFund: true }, 'Add cash fund to registry', false],
    [{ isFavor: true }, 'Ask for this favor', true],
    [{ isElectronicGiftCard: true }, 'Add gift card to registry', true],
  ])('of %o is %s', (kind, add, countable) => {
    expect(addText({ ...product, ...kind })).toEqual({ add, countable });
  });
});

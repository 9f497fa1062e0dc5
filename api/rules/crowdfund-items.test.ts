import { describe, expect, it } from 'vitest';
import { crowdfundItemOf, opensAddItemDialog } from './crowdfund-items.ts';

describe('a crowdfund card', () => {
  it('is added with categoryId -13, registryId, productId, quantity 1, title, isCrowdfund, isTitleEditable and imgUrl', () => {
    const card = { productId: 338537, title: 'Stroller fund', imageUrl: '/pictures/fund.svg' };
    expect(crowdfundItemOf(card, 'r1')).toEqual({
      categoryId: -13,
      registryId: 'r1',
      productId: 338537,
      quantity: 1,
      title: 'Stroller fund',
      isCrowdfund: true,
      isTitleEditable: true,
      imgUrl: '/pictures/fund.svg',
    });
  });

  it.each([
    [true, true, 'r1', true],
    [true, false, 'r1', false],
    [true, true, null, false],
    [false, true, 'r1', false],
  ])('crowdfund %s, flag %s, registry %s: opens the dialog %s', (isCrowdfund, isFlagOn, registryId, expected) => {
    expect(opensAddItemDialog({ isCrowdfund }, { isFlagOn, registryId })).toBe(expected);
  });
});

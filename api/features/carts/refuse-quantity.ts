import { Refusal } from '#contracts/problems.ts';
import { type ProductKind, type QuantityDecision, unitsPerLineMax } from '#rules/carts.ts';
import { daysOf } from '#rules/formats.ts';

const elsewhere: Partial<Record<ProductKind, string>> = {
  cash_fund: 'A cash fund goes on a registry, where people give to it.',
  crowdfund: 'A group gift goes on a registry, where people chip in together.',
  gift_card: 'A gift card needs an amount and a person, so it can’t go in a cart.',
};

/** The problem that explains why a quantity is refused. */
export function refuseQuantity(decision: Exclude<QuantityDecision, { allowed: true }>, inCart: number): Refusal {
  switch (decision.because) {
    case 'gone':
      if (inCart > 0)
        return new Refusal('sold-out', { detail: 'This is no longer in the shop.', facts: { left: 0, inCart } });
      return new Refusal('invalid-input', {
        fields: [{ field: 'body.productId', message: 'is not a product of this shop' }],
      });
    case 'not-for-cart':
      return new Refusal('not-for-cart', { detail: elsewhere[decision.kind] ?? 'This can’t go in a cart.' });
    case 'not-out-yet':
      return new Refusal('not-out-yet', {
        detail: `This isn’t out yet. You can buy it starting ${daysOf('en-US').format(new Date(decision.comesOn))}.`,
        facts: { comesOn: decision.comesOn },
      });
    case 'sold-out':
      return new Refusal('sold-out', { facts: { left: 0, inCart } });
    case 'not-enough-left':
      return new Refusal('not-enough-left', {
        detail:
          inCart > 0
            ? `There are ${decision.left} left, and ${inCart} of them are in your cart.`
            : `There are ${decision.left} left.`,
        facts: { left: decision.left, inCart },
      });
    case 'line-full':
      return new Refusal('line-full', {
        detail: `A cart can hold up to ${unitsPerLineMax} of one item.`,
        facts: { most: unitsPerLineMax, inCart },
      });
    case 'cart-full':
      return new Refusal('cart-full');
  }
}

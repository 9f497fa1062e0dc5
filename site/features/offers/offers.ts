import { formatMoney, usd } from '#rules/money.ts';
import { explainDiscount, explainReturns, shopPromises } from '#site/features/products/Promises.tsx';

export interface Offer {
  id: string;
  title: string;
  text: string;
  terms: readonly string[];
  link: { text: string; href: string };
}

/** Everything that is cheaper or free, in sentences made from the shop's settings. */
export function currentOffers(onSale: number): Offer[] {
  const { freeShippingFromCents, registryDiscountPercent, returnMonths } = shopPromises;
  const freeFrom = formatMoney(usd(freeShippingFromCents), 'en-US', true);
  return [
    {
      id: 'registry-discount',
      title: `${registryDiscountPercent}% off what’s left on your registry`,
      text: explainDiscount(),
      terms: [
        'Once per registry.',
        'Some brands and items are excluded. Each product’s page says so.',
        'It doesn’t combine with other offers.',
        'If you have no date, it opens when you ask for it, once your registry is old enough.',
      ],
      link: { text: 'When yours opens', href: '/registry-discount' },
    },
    {
      id: 'free-shipping',
      title: `Free shipping from ${freeFrom}`,
      text: `Orders of ${freeFrom} or more ship free. Your cart shows how much more you need.`,
      terms: ['Counted after discounts and before credit or gift cards.'],
      link: { text: 'Browse the shop', href: '/store' },
    },
    ...(onSale > 0
      ? [
          {
            id: 'sale',
            title: `${onSale.toLocaleString('en-US')} products on sale`,
            text: 'Marked down from the crossed-out price beside it.',
            terms: ['While they last. The price in your cart is the price you pay.'],
            link: { text: 'See what’s on sale', href: '/store/sale' },
          },
        ]
      : []),
    {
      id: 'returns',
      title: `Free returns for ${returnMonths} months`,
      text: explainReturns(),
      terms: [],
      link: { text: 'All categories', href: '/store' },
    },
  ];
}

import type { ReactNode } from 'react';
import { formatMoney, usd } from '#rules/money.ts';
import { registryDiscount } from '#rules/registry-discount.ts';
import { freeShippingFromCents } from '#rules/shipping.ts';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { WhatIsThis } from '#site/ui/WhatIsThis.tsx';

/** What the shop promises, as its pages say it. A shop with other promises changes them here, once. */
export const shopPromises = {
  freeShippingFromCents,
  registryDiscountPercent: registryDiscount.percent,
  discountOpensDaysBefore: registryDiscount.opensDaysBefore,
  discountNeedsActiveDays: registryDiscount.needsActiveDays,
  returnMonths: 9,
} as const;

type Promises = { readonly [K in keyof typeof shopPromises]: number };

/** The text of "What is this?" beside the returns. */
export const explainReturns = ({ returnMonths }: Promises = shopPromises): string =>
  `Returns are accepted on items bought directly from the shop within ${returnMonths} months of purchase, only if unopened, in original packaging and in the condition received.`;

/** The text of "What is this?" beside the registry discount. */
export const explainDiscount = ({
  registryDiscountPercent,
  discountOpensDaysBefore,
  discountNeedsActiveDays,
}: Promises = shopPromises): string =>
  `A ${registryDiscountPercent}% shop discount applies in the ${discountOpensDaysBefore} days before the expected arrival date, only to items sold directly by the shop, and needs a registry active for at least ${discountNeedsActiveDays} days.`;

/** Shipping, returns and the registry discount, from the shop's settings, each explained in one tap. */
export function Promises({ discountExcluded }: { discountExcluded: boolean }) {
  const { freeShippingFromCents, returnMonths, registryDiscountPercent } = shopPromises;
  return (
    <ul className="mt-5 border-line border-t pt-3 text-ink-soft text-sm">
      <Row icon="shipping">Free shipping on {formatMoney(usd(freeShippingFromCents), 'en-US', true)} or more</Row>
      <Row icon="package">
        Returns within {returnMonths} months
        <WhatIsThis id="what-returns" question="What’s the return policy?">
          {explainReturns()}
        </WhatIsThis>
      </Row>
      <Row icon="gift">
        {discountExcluded ? (
          'Not part of the registry discount.'
        ) : (
          <>
            {registryDiscountPercent}% off for your registry
            <WhatIsThis id="what-discount" question="How does the registry discount work?">
              {explainDiscount()}
            </WhatIsThis>
          </>
        )}
      </Row>
    </ul>
  );
}

const Row = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-2.5">
    <Icon name={icon} className="size-4.5" />
    {children}
  </li>
);

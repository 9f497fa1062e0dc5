import type { ReactNode } from 'react';
import { formatMoney, usd } from '#rules/money.ts';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { WhatIsThis } from '#site/ui/WhatIsThis.tsx';
import { explainDiscount, explainReturns, shopPromises } from './promises.ts';

/** Shipping, returns and the registry discount, from what the shop is set to, each explained in one tap. */
export function Promises({ discountExcluded }: { discountExcluded: boolean }) {
  const { freeShippingFromCents, returnMonths, registryDiscountPercent } = shopPromises;
  return (
    <ul className="mt-5 border-line border-t pt-3 text-ink-soft text-sm">
      <Row icon="shipping">Free shipping from {formatMoney(usd(freeShippingFromCents), 'en-US', true)}</Row>
      <Row icon="package">
        Returns within {returnMonths} months
        <WhatIsThis id="what-returns" question="What are the rules for returns?">
          {explainReturns()}
        </WhatIsThis>
      </Row>
      <Row icon="gift">
        {discountExcluded ? (
          'Not part of the registry discount.'
        ) : (
          <>
            {registryDiscountPercent}% off for your registry
            <WhatIsThis id="what-discount" question="What is the registry discount?">
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

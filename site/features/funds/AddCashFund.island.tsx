import { useState } from 'react';
import { LinkButton } from '#site/ui/Button.tsx';
import { CashFundDrawer } from './CashFundDrawer.tsx';

/** Opens the drawer for a fund that is not one of the shop's; without script, its page. */
export function AddCashFund({ registryId }: { registryId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton
        href="/registry/add-cash-fund"
        look="secondary"
        size="small"
        icon="heart"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        Add a cash fund
      </LinkButton>
      <CashFundDrawer
        open={isOpen}
        registryId={registryId}
        product={{ productId: null, title: 'Cash Fund' }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

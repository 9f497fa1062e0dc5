import type { ProductCard } from '#contracts/catalogue.schemas.ts';

type Kind = Pick<ProductCard, 'isCrowdfund' | 'isFavor' | 'isCashFund' | 'isElectronicGiftCard'>;

export interface WishWords {
  /** On the button that is alone with its product. */
  add: string;
  /** Several of it can be wished for. */
  countable: boolean;
}

/** What adding means for each kind of thing: one does not ask for three group gifts of one stroller. */
export function wishWords({ isCrowdfund, isFavor, isCashFund, isElectronicGiftCard }: Kind): WishWords {
  if (isCrowdfund) return { add: 'Start a group gift', countable: false };
  if (isCashFund) return { add: 'Add cash fund to registry', countable: false };
  if (isFavor) return { add: 'Ask for this favor', countable: true };
  if (isElectronicGiftCard) return { add: 'Wish for this gift card', countable: true };
  return { add: 'Add to registry', countable: true };
}

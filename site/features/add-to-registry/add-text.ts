import type { ProductCard } from '#contracts/catalogue.schemas.ts';

export type ProductKind = Pick<ProductCard, 'isCrowdfund' | 'isFavor' | 'isCashFund' | 'isElectronicGiftCard'>;

export interface AddText {
  /** On the button that is alone with its product. */
  add: string;
  /** A registry may have several of it. */
  countable: boolean;
}

/** What adding means for each kind of thing: nobody asks for three group gifts of one stroller. */
export function addText({ isCrowdfund, isFavor, isCashFund, isElectronicGiftCard }: ProductKind): AddText {
  if (isCrowdfund) return { add: 'Start a group gift', countable: false };
  if (isCashFund) return { add: 'Add cash fund to registry', countable: false };
  if (isFavor) return { add: 'Ask for this favor', countable: true };
  if (isElectronicGiftCard) return { add: 'Wish for this gift card', countable: true };
  return { add: 'Add to registry', countable: true };
}

/** On a card of a product that the registry has. */
export const countText = (quantity: number): string => `In your registry: ${quantity}`;

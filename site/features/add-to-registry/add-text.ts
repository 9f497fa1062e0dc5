import type { ProductCard } from '#contracts/catalogue.schemas.ts';

export type ProductKind = Pick<ProductCard, 'isCrowdfund' | 'isFavor' | 'isCashFund' | 'isElectronicGiftCard'>;

export interface AddText {
  /** Text of the button for a page with a single product. */
  add: string;
  /** Whether a registry may have several of it. */
  countable: boolean;
}

/** Texts for each kind of product: nobody needs three group gifts of one stroller. */
export function addText({ isCrowdfund, isFavor, isCashFund, isElectronicGiftCard }: ProductKind): AddText {
  if (isCrowdfund) return { add: 'Start a group gift', countable: false };
  if (isCashFund) return { add: 'Add cash fund to registry', countable: false };
  if (isFavor) return { add: 'Ask for this favor', countable: true };
  if (isElectronicGiftCard) return { add: 'Add gift card to registry', countable: true };
  return { add: 'Add to registry', countable: true };
}

/** On a card of a product that is already on the registry. */
export const countText = (quantity: number): string => `In your registry: ${quantity}`;

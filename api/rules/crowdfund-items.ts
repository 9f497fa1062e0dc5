// A crowdfund product becomes a registry item of its own kind: category -13 (Cash & Gifts), quantity 1, and a
// title that its owner may change.

export const crowdfundCategoryId = -13;
export const crowdfundQuantity = 1;

export interface CrowdfundItem {
  categoryId: typeof crowdfundCategoryId;
  registryId: string;
  productId: number;
  quantity: typeof crowdfundQuantity;
  title: string;
  isCrowdfund: true;
  isTitleEditable: true;
  imgUrl: string;
}

/** The initial values of the add-item dialog. */
export const crowdfundItemOf = (
  card: { productId: number; title: string; imageUrl: string },
  registryId: string,
): CrowdfundItem => ({
  categoryId: crowdfundCategoryId,
  registryId,
  productId: card.productId,
  quantity: crowdfundQuantity,
  title: card.title,
  isCrowdfund: true,
  isTitleEditable: true,
  imgUrl: card.imageUrl,
});

/** Pressing the card opens the dialog only where the flag is on and there is a registry to add to; otherwise the card is a link. */
export const opensAddItemDialog = (
  card: { isCrowdfund: boolean },
  visitor: { isFlagOn: boolean; registryId: string | null },
): boolean => card.isCrowdfund && visitor.isFlagOn && visitor.registryId !== null;

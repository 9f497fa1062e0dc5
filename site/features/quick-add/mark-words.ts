/** What stands on a card of something that is on the list. */
export const markWords = (quantity: number): string => `In your registry: ${quantity}`;

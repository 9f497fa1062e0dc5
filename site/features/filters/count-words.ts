import { figuresOf } from '#rules/formats.ts';

/** "1 product", "1,204 products". */
export const productCount = (total: number, locale = 'en-US'): string =>
  `${figuresOf(locale).format(total)} ${total === 1 ? 'product' : 'products'}`;

/** The panel's button: "View 1 Item", "View 12 Items". */
export const viewLabel = (total: number, locale = 'en-US'): string =>
  `View ${figuresOf(locale).format(total)} ${total === 1 ? 'Item' : 'Items'}`;

/** Shop 8, word for word. */
export const noMatch = (term: string): string => `Sorry, there are no products matching '${term.toUpperCase()}'.`;

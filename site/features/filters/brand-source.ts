import type { ListSource } from './list-source.ts';

/** A brand's hero products: all of them stand in its page, most popular first. */
export const brandSource: ListSource = { of: 'brand', attributes: [], usualSort: 'popular' };

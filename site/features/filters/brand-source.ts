import type { ListSource } from './list-source.ts';

/** A brand's products, most popular first, where all of them stand in its page. */
export const brandSource: ListSource = { of: 'brand', attributes: [], usualSort: 'popular' };

import type { RegItem } from '#contracts/registries.schemas.ts';

/** The item editor on a page of its own, for use without script. */
export const editItemPage = ({ id, registryId }: Pick<RegItem, 'id' | 'registryId'>): string =>
  `/list/${registryId}/items/${id}`;

export const organizePage = (registryId: string): string => `/list/${registryId}/organize`;

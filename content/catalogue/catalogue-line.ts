import type { CatalogueLineInput } from '#contracts/catalogue-file.schemas.ts';

export type { CatalogueLineInput };
export type BrandLineInput = Extract<CatalogueLineInput, { kind: 'brand' }>;
export type ProductLineInput = Extract<CatalogueLineInput, { kind: 'product' }>;
export type VariantInput = ProductLineInput['variants'][number];

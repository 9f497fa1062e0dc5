/** For other features that cache product data. */
export { readCatalogueVersion } from './catalogue-version.queries.ts';

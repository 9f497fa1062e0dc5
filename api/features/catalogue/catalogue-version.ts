/** For other features that keep what products say. */
export { readCatalogueVersion } from './catalogue-version.queries.ts';

import type { App } from '#api/http/app-context.ts';

import { categories } from '#content';
import type { ListAddresses } from '#contracts/catalogue.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { brandPath, productPath } from '#rules/catalogue-paths.ts';
import { countProducts, readBrandAddresses, readProductAddresses } from './addresses.queries.ts';

/** A sitemap may list 50,000 addresses; a tenth of that can be generated while somebody waits. */
export const addressesPerPart = 5_000;

/**
 * The addresses of the catalogue for search engines, in the form that pages declare as canonical: brands in the first part, then products
 * by number. Products that are only in hidden categories are left out, as everywhere. @throws {Refusal} 'not-found'
 */
export async function listAddresses({ db }: Pick<App, 'db'>, part: number): Promise<ListAddresses['response']> {
  const parts = Math.max(1, Math.ceil((await countProducts(db.read)) / addressesPerPart));
  if (part > parts) throw new Refusal('not-found');
  const products = await readProductAddresses(db.read, (part - 1) * addressesPerPart, addressesPerPart);
  const brands = part === 1 ? await readBrandAddresses(db.read) : [];
  return {
    parts,
    paths: [
      ...brands.map(({ id, slug }) => brandPath(slug, id)),
      ...products
        .filter(({ category, alsoIn }) => [category, ...alsoIn].some((slug) => categories.get(slug) !== undefined))
        .map(({ id, slug }) => productPath(slug, id)),
    ],
  };
}

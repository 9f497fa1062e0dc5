import { cardsByIds } from '#api/features/catalogue/catalogue.service.ts';
import type { App } from '#api/http/app-context.ts';
import { collections, guides } from '#content';
import type { AddItemsGuide, ReadContentCollection } from '#contracts/add-items.schemas.ts';
import { Refusal } from '#contracts/problems.ts';

const guidesMax = 6;

/** Guides about making a list, for the page where people add to it. */
export const listAddItemsGuides = (): AddItemsGuide[] =>
  guides
    .all()
    .filter(({ topics }) => topics.includes('registry'))
    .slice(0, guidesMax)
    .map(({ title, teaser, url, featuredImage }) => ({
      title,
      teaser,
      path: url,
      image: { url: featuredImage.url, alt: featuredImage.alt },
    }));

/** A curated row with its currently available products. @throws {Refusal} 'not-found' */
export async function readContentCollection(
  reader: Pick<App, 'db' | 'search'> & { now: number },
  id: string,
): Promise<ReadContentCollection['response']['collection']> {
  const collection = collections.get(id);
  if (collection === undefined) throw new Refusal('not-found');
  const { title, teaser, rule, productIds = [] } = collection;
  const ids = rule === undefined ? productIds : await idsOfRule(reader, rule);
  const products = (await cardsByIds(reader, ids)).filter(({ available }) => available);
  return { id, title, teaser, products };
}

async function idsOfRule(
  { search }: Pick<App, 'search'>,
  { sort, limit, ...filters }: NonNullable<ReturnType<(typeof collections)['all']>[number]['rule']>,
): Promise<readonly number[]> {
  const { ids } = await search.searchProducts({
    term: '',
    filters: { ...filters, available: true },
    sort,
    page: 1,
    pageSize: limit,
  });
  return ids;
}

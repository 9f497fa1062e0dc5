import type { ProductList } from '#contracts/catalogue.schemas.ts';
import { type ListAddress, type ListWords, listQuery } from '#rules/catalogue-list-address.ts';

type Ask = (query: Record<string, string | string[]>) => Promise<ProductList>;

/** The list at an address, for its page on the server; behind the last page stands the last one, as an unknown value means the default. */
export async function readList(
  ask: Ask,
  address: ListAddress,
  words: ListWords,
): Promise<{ list: ProductList; address: ListAddress }> {
  const list = await ask(listQuery(address, words));
  if (list.heroProducts.length > 0 || list.total === 0) return { list, address };
  const last = { ...address, page: Math.ceil(list.total / list.pageSize) };
  return { list: await ask(listQuery(last, words)), address: last };
}

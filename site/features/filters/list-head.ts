import { isChosen, type ListAddress, type ListWords } from '#rules/catalogue-list-address.ts';

/**
 * What a page of a list says to search engines: a later page of the whole list stands for itself; what somebody chose is that list
 * again, so it names the list without choices.
 */
export function listHead(title: string, path: string, address: ListAddress, words: ListWords) {
  const isLater = address.page > 1 && !isChosen(address, words);
  return {
    title: address.page > 1 ? `${title}, page ${address.page}` : title,
    canonicalPath: isLater ? `${path}?page=${address.page}` : path,
  };
}

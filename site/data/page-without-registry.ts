import type { PageData } from '#contracts/page-data.ts';
import { listLists } from '#contracts/registry-lists.ts';

/**
 * Where a page about the current registry leads a person who has none: to their lists, if there are any, because one of them may have been
 * put away after a loss; otherwise to a first registry.
 */
export async function pageWithoutRegistry(call: PageData['call'], query: Record<string, string> = {}): Promise<string> {
  if ((await call(listLists, {})).lists.length > 0) return '/lists';
  const asked = new URLSearchParams(query);
  return asked.size === 0 ? '/registry/new' : `/registry/new?${asked}`;
}

/** Every address that content creates, and its entry. Links and references are checked against it. */
import type { Heading } from '../markdown/read-body.ts';
import type { CategoryFile } from '../schemas/category.ts';
import { type DataOf, type Kind, kindNames } from '../schemas/kinds.ts';
import { categoryUrl, slugOf, urlOf } from '../schemas/routes.ts';
import { type Edition, isPublished } from '../visibility.ts';
import { routePattern } from './site-routes.ts';

export interface CheckedEntry<K extends Kind = Kind> {
  kind: K;
  path: string;
  slug: string;
  data: DataOf<K>;
  headings: Heading[];
}

export interface Target {
  published: boolean;
  publishOn?: string;
  draft?: boolean;
  headings?: Heading[];
}

export interface SiteMap {
  entries: { [K in Kind]: CheckedEntry<K>[] };
  targets: Map<string, Target>;
  /** Pages with parameters that are not content: products, brands, days, ... */
  patterns: RegExp[];
  categorySlugs: Set<string>;
  /** Kinds with a faulty field in some file: references to them can't be checked yet. */
  faultyKinds: Set<Kind>;
}

export function flattenCategories(roots: readonly CategoryFile[]): CategoryFile[] {
  return roots.flatMap((category) => [category, ...flattenCategories(category.children)]);
}

export function makeSiteMap(
  all: readonly CheckedEntry[],
  faulty: readonly { kind: Kind; path: string }[],
  edition: Edition,
  routes: readonly string[],
): SiteMap {
  const entries = Object.fromEntries(
    kindNames.map((kind) => [kind, all.filter((entry) => entry.kind === kind)]),
  ) as unknown as SiteMap['entries'];
  const isPattern = (route: string) => route.includes('[');
  const targets = new Map<string, Target>(
    routes.filter((route) => !isPattern(route)).map((route) => [route, { published: true }]),
  );
  const patterns = routes.filter(isPattern).map(routePattern);
  for (const entry of all) {
    const url = urlOf(entry.kind, entry.slug);
    if (!url) continue;
    const dates = entry.data as { draft?: boolean; publishOn?: string };
    targets.set(url, {
      published: isPublished(dates, edition),
      publishOn: dates.publishOn,
      draft: dates.draft,
      headings: entry.headings,
    });
  }
  // A page with a faulty field is still a page: links to it are not mistakes.
  for (const { kind, path } of faulty) {
    const url = urlOf(kind, slugOf(path));
    if (url) targets.set(url, { published: true });
  }
  const categories = flattenCategories(entries.category.map((entry) => entry.data));
  for (const category of categories) targets.set(categoryUrl(category.urlSlug), { published: !category.hidden });
  const categorySlugs = new Set(categories.map((category) => category.urlSlug));
  return { entries, targets, patterns, categorySlugs, faultyKinds: new Set(faulty.map((file) => file.kind)) };
}

/** The category bar of the shop, in the format of GET /store/api/navbar_categories. Hidden categories are left out. */
import type { Category, Guide } from './entries.ts';
import { isVisible } from './visibility.ts';

export interface NavbarCategory {
  title: string;
  urlSlug: string;
  children?: NavbarCategory[];
  guides?: { title: string; url: string; featuredImageUrl: string }[];
}

export function makeNavbar(categories: readonly Category[], guides: readonly Guide[]): NavbarCategory[] {
  const bySlug = new Map(categories.filter(isVisible).map((category) => [category.urlSlug, category]));
  const toItem = (category: Category): NavbarCategory => {
    const children = category.childSlugs.flatMap((slug) => bySlug.get(slug) ?? []).map(toItem);
    const shown = category.guideIds.flatMap((id) => guides.find((guide) => guide.id === id) ?? []);
    return {
      title: category.title,
      urlSlug: category.urlSlug,
      ...(children.length > 0 && { children }),
      ...(shown.length > 0 && {
        guides: shown.map(({ title, url, featuredImage }) => ({ title, url, featuredImageUrl: featuredImage.url })),
      }),
    };
  };
  return [...bySlug.values()].filter((category) => category.slugSet.length === 1).map(toItem);
}

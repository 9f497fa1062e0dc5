import { type Category as ContentCategory, categories, findGuides, type Guide, isVisible, topics } from '#content';
import type { Category, GuideCard } from '#contracts/catalogue.schemas.ts';
import { categoryPath } from '#rules/catalogue-paths.ts';

export const guideCardOf = (guide: Guide): GuideCard => ({
  id: guide.id,
  slug: guide.slug,
  title: guide.title,
  teaser: guide.teaser,
  type: guide.type,
  url: guide.url,
  // Our pictures are drawings without a fixed size: the thumbnail is the same file.
  featuredImage: {
    url: guide.featuredImage.url,
    thumbnailUrl: guide.featuredImage.url,
    description: guide.featuredImage.alt,
  },
  meta: { topics: guide.topics.flatMap((slug) => topics.get(slug) ?? []).map(({ name, slug }) => ({ name, slug })) },
});

/** A category with everything under it. Callers only pass visible ones. */
export function categoryOf(category: ContentCategory): Category {
  const children = categories.children(category).filter(isVisible);
  return {
    id: category.id,
    title: category.title,
    urlSlug: category.urlSlug,
    path: categoryPath(category.urlSlug),
    imageUrl: category.imageUrl ?? null,
    isSortable: categories.isLeaf(category),
    teaser: { imageUrl: category.imageUrl ?? null, text: category.teaser ?? '' },
    teaserLinkText: category.teaserLinkText ?? null,
    teaserLinkUrl: category.teaserLinkUrl ?? null,
    frequentlyAskedQuestions: category.frequentlyAskedQuestions.map(({ question, answer }) => ({ question, answer })),
    guides: findGuides(category.guideIds).map(guideCardOf),
    guideIds: [...category.guideIds],
    hidden: category.hidden,
    children: categories.isLeaf(category) ? null : children.map(categoryOf),
    slugSet: [...category.slugSet],
    sortType: category.sortType,
    sortOrder: category.sortOrder,
    seoTitle: category.seoTitle,
    seoDescription: category.seoDescription,
  };
}

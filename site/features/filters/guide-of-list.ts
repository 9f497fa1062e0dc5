import type { GuideCard } from '#contracts/catalogue.schemas.ts';

/** What a list shows of the guide among its products. */
export type GuideOfList = Pick<GuideCard, 'title' | 'teaser' | 'url'> & {
  featuredImage: Pick<GuideCard['featuredImage'], 'url' | 'description'>;
};

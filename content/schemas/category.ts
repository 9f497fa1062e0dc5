import { z } from 'zod';
import {
  flag,
  listOf,
  oneOf,
  ownPath,
  picturePath,
  seoDescription,
  seoTitle,
  slug,
  text,
  wholeNumber,
} from './fields.ts';

export const question = z.strictObject({
  question: text(160, 'Which stroller fits a small car?'),
  answer: text(900, 'Fold it the way you would on a wet day and measure the longest side.'),
});

const facet = z.strictObject({
  /** A key of the products' attributes. */
  key: slug.meta({ form: 'the key of a product attribute, lower-case words joined by hyphens', example: 'material' }),
  label: text(40, 'Material'),
});

export const sortTypes = ['popular', 'newest', 'price', 'rating', 'reviews'] as const;

const leafFields = {
  /** Never changes. Health and safety is 61, cash funds are 252. */
  id: z.int().meta({ form: 'a whole number that no other category has', example: '120' }),
  urlSlug: slug,
  title: text(60, 'Full-size strollers'),
  teaser: text(240, 'For long walks and bumpy streets.').optional(),
  teaserLinkText: text(60, 'How to choose a stroller').optional(),
  teaserLinkUrl: ownPath.optional(),
  imageUrl: picturePath.optional(),
  /** A hidden category is shown nowhere, nor are its sub-categories. */
  hidden: flag.default(false),
  seoTitle,
  seoDescription,
  sortType: oneOf(sortTypes, 'popular').default('popular'),
  sortOrder: oneOf(['asc', 'desc'], 'desc').default('desc'),
  productTypes: listOf(text(60, 'Travel strollers'), 0, 30, '[Travel strollers, Joggers]').default([]),
  facets: listOf(facet, 0, 8, '\n  - key: material\n    label: Material').default([]),
  frequentlyAskedQuestions: listOf(
    question,
    0,
    12,
    '\n  - question: Which stroller fits a small car?\n    answer: Fold it and measure the longest side.',
  ).default([]),
  guideIds: listOf(wholeNumber(1, 999_999, '101'), 0, 6, '[101]').default([]),
};

export type CategoryFile = z.infer<z.ZodObject<typeof leafFields>> & { children: CategoryFile[] };

/** One root of the shop's tree with all its sub-categories. Address: /store/{urlSlug}. */
export const categorySchema: z.ZodType<CategoryFile> = z.strictObject({
  ...leafFields,
  get children(): z.ZodDefault<z.ZodArray<z.ZodType<CategoryFile>>> {
    return z.array(categorySchema).max(40).default([]).meta({
      form: 'a list of categories, each with id, urlSlug, title and so on',
      example: '\n  - id: 121\n    urlSlug: travel-strollers',
    });
  },
});

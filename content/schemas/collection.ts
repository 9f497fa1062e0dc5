import { z } from 'zod';
import { mapFlags } from '#rules/product-fields.ts';
import { flag, listOf, oneOf, slug, text, wholeNumber } from './fields.ts';

const rule = z.strictObject({
  categories: listOf(
    slug.meta({ form: 'the urlSlug of a category', example: 'strollers' }),
    1,
    10,
    '[strollers]',
  ).optional(),
  brands: listOf(slug.meta({ form: 'the slug of a brand', example: 'storywillow' }), 1, 10, '[storywillow]').optional(),
  onSale: flag.optional(),
  isNew: flag.optional(),
  ...mapFlags(() => flag.optional()),
  maxPriceCents: wholeNumber(1, 10_000_000, '5000').optional(),
  sort: oneOf(['popular', 'newest', 'price_desc', 'price_asc', 'highest_rated', 'most_reviewed'], 'popular').default(
    'popular',
  ),
  limit: wholeNumber(1, 24, '8').default(8),
});

const chooseExample = 'productIds: [20001, 20014]\n\nor\n\nrule:\n  categories: [bath-potty]\n  maxPriceCents: 5000';

/** A curated row of products: chosen one by one, or by a rule. */
export const collectionSchema = z
  .strictObject({
    title: text(60, 'Small gifts with a big welcome'),
    teaser: text(160, 'Everything here is under 50 dollars.'),
    order: wholeNumber(1, 99, '1'),
    showOn: listOf(oneOf(['store', 'shop-small'], 'store'), 0, 2, '[store]').default([]),
    /** How many to show before "+ N More"; null for all. The landing page shows all in any case. */
    maxVisibleProducts: wholeNumber(1, 24, '4').nullable().default(4),
    showQuickAddRegItem: flag.default(false),
    /** Generic product ids, in this order. */
    productIds: listOf(wholeNumber(1, 99_999_999, '20001'), 1, 24, '[20001, 20014]').optional(),
    rule: rule.optional(),
  })
  .superRefine((collection, context) => {
    if ((collection.productIds === undefined) !== (collection.rule === undefined)) return;
    const both = collection.rule !== undefined;
    context.addIssue({
      code: 'custom',
      path: both ? ['rule'] : ['productIds'],
      input: collection,
      message: `A collection has either \`productIds\` or a \`rule\`; this one has ${both ? 'both' : 'neither'}.`,
      params: { example: chooseExample },
    });
  });

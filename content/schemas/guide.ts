import { z } from 'zod';
import { listOf, oneOf, slug, wholeNumber } from './fields.ts';
import { requireSources, seriesField, storyFields } from './story.ts';

/** A guide helps people to choose or to do something, and is shown beside products. Address: /hello-baby/{file name}. */
export const guideSchema = z
  .strictObject({
    ...storyFields,
    ...seriesField,
    /** Never changes: categories refer to guides by it (`guideIds`). */
    id: wholeNumber(1, 999_999, '101'),
    type: oneOf(['buying-guide', 'how-to', 'gift-guide', 'comparison'], 'buying-guide'),
    /** The categories in whose menu and grid it is shown, by urlSlug. */
    categories: listOf(
      slug.meta({ form: 'the urlSlug of a category', example: 'strollers' }),
      0,
      12,
      '[strollers]',
    ).default([]),
  })
  .superRefine(requireSources);

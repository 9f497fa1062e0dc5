import { z } from 'zod';
import { day, featuredImage, flag, seoDescription, seoTitle, slug, text, wholeNumber } from './fields.ts';
import { planningStage } from './wording.ts';

/** The story of one family, at /families/{file name}. In the demo shop all of them are samples, and say so. */
export const familySchema = z.strictObject({
  title: text(90, 'One hallway, two babies, forty gifts'),
  names: text(60, 'Ada and Ruth'),
  teaser: text(200, 'What they asked for, and what they would leave out.'),
  /** The family is invented. */
  sample: flag,
  order: wholeNumber(1, 99, '1'),
  stage: planningStage,
  publishOn: day,
  draft: flag.default(false),
  featuredImage,
  /** The list that they started from, in content/templates/. */
  template: slug.optional(),
  seoTitle,
  seoDescription,
});

import { z } from 'zod';
import { day, featuredImage, flag, seoDescription, seoTitle, slug, text } from './fields.ts';
import { planningStage } from './wording.ts';

/** The story of one family, in its own words. Address: /families/{file name}. */
export const familySchema = z.strictObject({
  /** As the family is called in its story. */
  name: text(60, 'Olive and Sam'),
  title: text(90, 'A registry for one suitcase and a second-floor walk-up'),
  teaser: text(200, 'They asked for twelve things, and for help with the rest.'),
  stage: planningStage,
  /** What others remember of it. */
  quote: text(200, 'Nobody bought us a second stroller, because everyone could see the first.'),
  /** A list to begin with that is like theirs, by file name. */
  template: slug
    .meta({ form: 'the file name of a list to begin with, without .yaml', example: 'small-space' })
    .optional(),
  /** An invented family of the demo shop. The page says so. */
  sample: flag,
  publishOn: day,
  draft: flag.default(false),
  featuredImage,
  seoTitle,
  seoDescription,
});

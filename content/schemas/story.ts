/** Fields that articles, guides and weeks of pregnancy share. */
import { z } from 'zod';
import {
  day,
  featuredImage,
  flag,
  listOf,
  outsideUrl,
  seoDescription,
  seoTitle,
  slug,
  text,
  wholeNumber,
} from './fields.ts';
import { planningStage } from './wording.ts';

/** Sources are named in full, so that a reader can judge them without a click. */
export const source = z.strictObject({
  title: text(160, 'Reduce the risk of sudden infant death syndrome (SIDS)'),
  publisher: text(80, 'NHS'),
  url: outsideUrl,
});

export const sourcesExample =
  '\n  - title: Safe sleep\n    publisher: American Academy of Pediatrics\n    url: https://www.healthychildren.org/';

export const storyFields = {
  title: text(90, 'How to choose a stroller'),
  teaser: text(200, 'Five questions that narrow a hundred strollers down to two or three.'),
  /** File name of an author. */
  author: slug.meta({ form: 'the file name of an author, without .md', example: 'june-alder' }),
  /** File name of the author who reviewed the medical side, or `none`: the page then says "not medically reviewed". */
  reviewer: slug.meta({ form: 'the file name of an author, without .md, or none', example: 'none' }),
  lastReviewedOn: day,
  /** The first day on which it is public. */
  publishOn: day,
  draft: flag.default(false),
  /** Slugs of content/taxonomy/topics.yaml. */
  topics: listOf(
    slug.meta({ form: 'a topic of content/taxonomy/topics.yaml', example: 'sleep' }),
    1,
    5,
    '[sleep, safety]',
  ),
  /** Shows "not medical advice", and requires at least one source. */
  medical: flag,
  sources: listOf(source, 0, 12, sourcesExample),
  featuredImage,
  seoTitle,
  seoDescription,
  /** Planning stages it is for; all of them if left out. */
  stages: listOf(planningStage, 1, 5, '[adopting, fostering]').optional(),
  /** Weeks of pregnancy in which it is suggested. */
  pregnancyWeeks: listOf(wholeNumber(1, 42, '28'), 1, 42, '[28, 29, 30]').optional(),
};

/** Articles and guides that are read one after another. Weeks follow each other by their number. */
export const seriesField = {
  /** The same title in each part. */
  series: z
    .strictObject({ title: text(60, 'The first year of diapers'), part: wholeNumber(1, 20, '2') })
    .meta({
      form: 'the title of a series and which part this is',
      example: '\n  title: The first year of diapers\n  part: 2',
    })
    .optional(),
};

interface Sourced {
  medical: boolean;
  sources: unknown[];
}

export function requireSources(story: Sourced, context: z.core.$RefinementCtx): void {
  if (!story.medical || story.sources.length > 0) return;
  context.addIssue({
    code: 'custom',
    path: ['sources'],
    input: story.sources,
    message: 'A medical text (`medical: true`) needs at least one source.',
    params: { example: `sources:${sourcesExample}` },
  });
}

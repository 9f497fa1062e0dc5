import { z } from 'zod';
import { flag, listOf, oneOf, picturePath, slug, text, wholeNumber } from './fields.ts';
import { planningStage } from './wording.ts';

const item = z.strictObject({
  /** Never changes: people's checkmarks are stored by it. */
  id: slug,
  title: text(80, 'Fitted crib sheets'),
  /** The reason, in a sentence. */
  note: text(220, 'One on the bed, one in the wash, one for three in the morning.'),
  /** How many a family usually wants. */
  quantity: wholeNumber(1, 99, '3').default(1),
  priority: oneOf(['must-have', 'nice-to-have', 'later'], 'must-have'),
  /** Where to find it, by urlSlug. */
  category: slug.meta({ form: 'the urlSlug of a category', example: 'crib-sheets' }),
  picture: picturePath,
  /** Planning stages it is for; all of them if left out. */
  stages: listOf(planningStage, 1, 5, '[pregnant]').optional(),
});

/** One section of the registry checklist, one file each. */
export const checklistSchema = z.strictObject({
  /** Never changes. Health and safety is 61. */
  id: wholeNumber(1, 999_999, '61'),
  title: text(60, 'Health and safety'),
  teaser: text(200, 'The small things you want in the house before you need them.'),
  order: wholeNumber(1, 99, '3'),
  draft: flag.default(false),
  items: listOf(item, 1, 40, '\n  - id: crib-sheets\n    title: Fitted crib sheets\n    priority: must-have'),
});

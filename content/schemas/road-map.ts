import { z } from 'zod';
import { listOf, ownPath, slug, text, wholeNumber } from './fields.ts';
import { planningStage } from './wording.ts';

const link = z.strictObject({ text: text(60, 'Choose a car seat'), url: ownPath });

const step = z.strictObject({
  /** Never changes: dismissals are stored by it. */
  id: slug,
  title: text(80, 'Choose a car seat'),
  sentence: text(240, 'Have it installed a few weeks before you need it.'),
  /** Weeks before the arrival at which it begins; 0 is the arrival, negative numbers are after it. */
  weeksBefore: wholeNumber(-26, 60, '8'),
  /** Planning stages it is for; all of them if left out. */
  stages: listOf(planningStage, 1, 5, '[pregnant]').optional(),
  link: link.optional(),
});

/** content/road-map.yaml: a family's steps on the way to the arrival. */
export const roadMapSchema = z.strictObject({
  steps: listOf(step, 1, 60, '\n  - id: car-seat\n    title: Choose a car seat'),
});

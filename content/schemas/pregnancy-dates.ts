import { z } from 'zod';
import { listOf, oneOf, slug, text, wholeNumber } from './fields.ts';
import { source } from './story.ts';

const date = z.strictObject({
  id: slug,
  title: text(80, 'Anatomy ultrasound'),
  sentence: text(240, 'The long one, from head to toe.'),
  kind: oneOf(['milestone', 'test', 'visit', 'vaccine'], 'test'),
  /** The completed week in which it begins. */
  week: wholeNumber(0, 42, '18'),
  /** The last week in which it is usually done; left out for a single moment. */
  toWeek: wholeNumber(0, 42, '22').optional(),
  /** Months of the year in which it is done at all, 1 to 12. */
  months: listOf(wholeNumber(1, 12, '9'), 1, 12, '[9, 10, 11]').optional(),
});

/** content/pregnancy-dates.yaml: the dates of a pregnancy, for the pages of a due date. */
export const pregnancyDatesSchema = z.strictObject({
  dates: listOf(date, 1, 60, '\n  - id: anatomy-scan\n    title: Anatomy ultrasound'),
  sources: listOf(source, 1, 12, '\n  - title: Definition of term pregnancy\n    publisher: ACOG'),
});

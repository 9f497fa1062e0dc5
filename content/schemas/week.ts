import { z } from 'zod';
import { text, wholeNumber } from './fields.ts';
import { requireSources, storyFields } from './story.ts';

/** One week of pregnancy. Address: /hello-baby/pregnancy-week-{week}; the file is called pregnancy-week-{week}.md. */
export const weekSchema = z
  .strictObject({
    ...storyFields,
    week: wholeNumber(1, 42, '12'),
    /** A comparison of length or weight; left out where any comparison would be misleading. */
    babySize: text(60, 'about as long as a plum').optional(),
  })
  .superRefine(requireSources);

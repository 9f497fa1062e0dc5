import { z } from 'zod';
import { day, flag, listOf, slug, text, wholeNumber } from './fields.ts';
import { source, sourcesExample } from './story.ts';

const sign = text(160, 'A fever of 100.4 °F (38 °C) or higher');
const signs = (example: string) => listOf(sign, 0, 10, example);

/** One health subject on /health/parts: what it is about, when to call, what to read. One file each. */
export const healthPartSchema = z
  .strictObject({
    title: text(60, 'After the birth'),
    teaser: text(300, 'Six weeks in which a body heals, and a family sleeps in pieces.'),
    order: wholeNumber(1, 99, '4'),
    draft: flag.default(false),
    /** Signs that need an emergency call at once. */
    callEmergency: signs('\n  - Trouble breathing').default([]),
    /** Signs that need a call to a doctor or midwife on the same day. */
    callToday: signs('\n  - A fever of 100.4 °F (38 °C) or higher').default([]),
    /** Whom to call about these, as the heading above them. */
    callTodayHeading: text(80, 'Call your doctor or midwife now, day or night').default(
      'Call your doctor or midwife now, day or night',
    ),
    /** File names of articles, guides or weeks about it, the best first. */
    stories: listOf(
      slug.meta({ form: 'the file name of an article, guide or week, without .md', example: 'safe-sleep-basics' }),
      0,
      12,
      '[safe-sleep-basics]',
    ).default([]),
    lastReviewedOn: day,
    sources: listOf(source, 1, 12, sourcesExample),
  })
  .refine(({ callEmergency, callToday }) => callEmergency.length + callToday.length > 0, {
    path: ['callToday'],
    message: 'A subject of health says when to call somebody: `callEmergency`, `callToday`, or both.',
    params: { example: 'callToday:\n  - A fever of 100.4 °F (38 °C) or higher' },
  });

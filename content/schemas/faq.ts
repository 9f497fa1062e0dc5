import { z } from 'zod';
import { question } from './category.ts';
import { listOf, ownPath, text, wholeNumber } from './fields.ts';

/** Questions about one subject, one file each. */
export const faqSchema = z.strictObject({
  title: text(80, 'Reserving a gift'),
  order: wholeNumber(1, 99, '1'),
  questions: listOf(
    question.extend({ link: z.strictObject({ text: text(60, 'Find my reservations'), url: ownPath }).optional() }),
    1,
    30,
    '\n  - question: Do I need an account?\n    answer: No. A name and an email address are enough.',
  ),
});

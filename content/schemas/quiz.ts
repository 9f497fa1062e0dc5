import { z } from 'zod';
import { listOf, oneOf, slug, text, wholeNumber } from './fields.ts';

const answer = z.strictObject({
  value: slug,
  label: text(80, 'A small apartment'),
  /** Checklist items (by id) that this answer puts on the list. */
  adds: listOf(slug.meta({ form: 'the id of a checklist item', example: 'bassinet' }), 0, 20, '[bassinet]').default([]),
  /** Checklist items that this answer takes off. */
  removes: listOf(slug.meta({ form: 'the id of a checklist item', example: 'glider' }), 0, 20, '[glider]').default([]),
});

/** One question of the checklist quiz, one file each. Address: /baby-registry-checklist-quiz/q/{number}. */
export const quizSchema = z.strictObject({
  number: wholeNumber(1, 20, '1'),
  question: text(120, 'How much room do you have?'),
  help: text(200, 'We’ll leave out what would only take up space.').optional(),
  choose: oneOf(['one', 'any'], 'one'),
  answers: listOf(answer, 2, 8, '\n  - value: small\n    label: A small apartment'),
});

import { z } from 'zod';
import { flag, listOf, oneOf, slug, text, wholeNumber } from './fields.ts';

const answer = z.strictObject({
  value: slug,
  label: text(80, 'A small apartment'),
  /** The reason why its items are on the list, after "Because". */
  because: text(80, 'you have a room or two'),
  /** Checklist items (by id) that this answer adds to the list. */
  adds: listOf(slug.meta({ form: 'the id of a checklist item', example: 'bassinet' }), 0, 20, '[bassinet]').default([]),
  /** Checklist items that this answer removes. */
  removes: listOf(slug.meta({ form: 'the id of a checklist item', example: 'glider' }), 0, 20, '[glider]').default([]),
  /** The lowest priority that the list includes; only the must-haves if no answer sets it. */
  reach: oneOf(['must-have', 'nice-to-have', 'later'], 'nice-to-have').optional(),
  /** Items that are added to a registry say that secondhand is welcome. */
  secondHand: flag.default(false),
});

const condition = z.strictObject({
  question: wholeNumber(1, 20, '1'),
  values: listOf(slug, 1, 8, '[adopting, fostering]'),
});

/** One question of the checklist quiz, one file each. Address: /baby-registry-checklist-quiz/q/{number}. */
export const quizSchema = z.strictObject({
  number: wholeNumber(1, 20, '1'),
  question: text(120, 'How much room do you have?'),
  help: text(200, 'We’ll leave out what would only take up space.').optional(),
  choose: oneOf(['one', 'any'], 'one'),
  /** Asked only after one of these answers to an earlier question. */
  when: condition.optional(),
  answers: listOf(answer, 2, 8, '\n  - value: small\n    label: A small apartment'),
});

import type { PageData } from '#contracts/page-data.ts';
import { fieldMessages, problemSentence } from '#site/data/problem-text.ts';
import { type Typed, typedValues } from '#site/ui/Field.tsx';

/** A form that was refused without script, as its page shows it again. Plain data, so that it can be an island's prop. */
export interface RefusedForm {
  /** Messages by field name. */
  errors: Record<string, string>;
  /** What was posted, by field name. A box that was not checked has no value. */
  typed: Typed;
  /** A message for the whole form: where no field is to blame, or none of its controls shows the message. */
  sentence: string | null;
  key: string | undefined;
  /** Of a refusal because a field was changed meanwhile: which one, and its value by now. */
  stale?: { field: string; now: unknown };
}

/** The value of a field of which there is one. */
export const typedValue = (refused: RefusedForm | undefined, name: string): string | undefined =>
  refused && typedValues(refused.typed, name).at(-1);

/** @returns undefined where another form of the page was refused, or none. */
export function readRefusedForm(refused: PageData['refusedForm'], name: string): RefusedForm | undefined {
  if (refused === null || refused.fields.form !== name) return undefined;
  const errors = fieldMessages(refused.problem);
  const { password: _, ...typed } = refused.sent.fields;
  const names = Object.keys(errors);
  const untold = names.filter((field) => !Object.hasOwn(refused.fields, field));
  const isToldByFields = names.length > 0 && untold.length === 0;
  const sentence = isToldByFields
    ? null
    : problemSentence(
        refused.problem,
        untold.map((field) => errors[field]!),
      );
  const { code, facts } = refused.problem;
  const stale = code === 'stale' && typeof facts?.field === 'string' && { field: facts.field, now: facts.now };
  return { errors, typed, sentence, key: refused.fields.key, ...(stale && { stale }) };
}

import type { PageData } from '#contracts/page-data.ts';
import { fieldMessages, problemSentence } from '#site/data/problem-text.ts';

/** A form that was refused without script, as its page shows it again. Plain data, so that it can be an island's prop. */
export interface RefusedForm {
  /** Messages by field name. */
  errors: Record<string, string>;
  /** Typed values by field name; of a field that was sent several times, the last. */
  typed: Readonly<Record<string, string>>;
  /** All values of the fields that were sent several times. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** A message for the whole form, where no field is to blame. */
  sentence: string | null;
  key: string | undefined;
  /** Of a refusal because a field was changed meanwhile: which one, and its value by now. */
  stale?: { field: string; now: unknown };
}

/** @returns undefined where another form of the page was refused, or none. */
export function readRefusedForm(refused: PageData['refusedForm'], name: string): RefusedForm | undefined {
  if (refused === null || refused.fields.form !== name) return undefined;
  const errors = fieldMessages(refused.problem);
  const { password: _, ...typed } = refused.fields;
  const sentence = Object.keys(errors).length > 0 ? null : problemSentence(refused.problem);
  const { code, facts } = refused.problem;
  const lists = Object.fromEntries(
    Object.entries(refused.sent.fields).filter((sent): sent is [string, string[]] => Array.isArray(sent[1])),
  );
  const stale = code === 'stale' && typeof facts?.field === 'string' && { field: facts.field, now: facts.now };
  return { errors, typed, sentence, key: refused.fields.key, lists, ...(stale && { stale }) };
}

/** All typed values of a field that may be sent several times. */
export const typedValues = ({ lists, typed }: RefusedForm, name: string): readonly string[] =>
  lists?.[name] ?? (typed[name] === undefined ? [] : [typed[name]]);

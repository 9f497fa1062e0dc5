import type { PageData } from '#contracts/page-data.ts';
import type { Problem } from '#contracts/problems.ts';

/** Messages by field name, without the part of the call they stand in. */
export function fieldErrors(problem: Problem | undefined): Map<string, string> {
  return new Map(
    (problem?.fields ?? []).map(({ field, message }) => [
      field.replace(/^body\./, ''),
      message.charAt(0).toUpperCase() + message.slice(1),
    ]),
  );
}

export interface ReadRefusal {
  errors: Map<string, string>;
  /** What was typed, by field. */
  typed: Readonly<Record<string, string>>;
  /** For the whole form, where no field is to blame. */
  sentence: string | null;
}

/**
 * A refused form, read for the form that it was: another form of the same page shows nothing of it. Forms tell each other apart by the
 * hidden field `form`.
 */
export function readRefusal(refused: PageData['refusedForm'], form: string): ReadRefusal {
  if (refused === null || refused.fields.form !== form) return { errors: new Map(), typed: {}, sentence: null };
  const errors = fieldErrors(refused.problem);
  const { detail, title } = refused.problem;
  return { errors, typed: refused.fields, sentence: errors.size > 0 ? null : (detail ?? title) };
}

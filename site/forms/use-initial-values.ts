import { useState } from 'react';
import { readInitialValues } from '#contracts/changed-fields.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import type { RefusedForm } from './refused-form.ts';

/**
 * The initial values of a form, for its `was`: its call then changes only the fields that this person has changed, and is refused
 * where somebody else has changed one of them meanwhile. Saving again after that message overwrites it.
 */
export function useInitialValues(
  current: Readonly<Record<string, unknown>>,
  refused?: RefusedForm,
): {
  was: string;
  onRefused: (problem: ReadableProblem) => void;
  /** For a form that stays after it was saved. */
  onSaved: (values: Readonly<Record<string, unknown>>) => void;
} {
  const [initial, setInitial] = useState(() => initialBefore(current, refused));
  return {
    was: JSON.stringify(initial),
    onSaved: setInitial,
    onRefused: ({ code, facts }) => {
      const field = facts?.field;
      if (code === 'stale' && typeof field === 'string') setInitial((before) => ({ ...before, [field]: facts?.now }));
    },
  };
}

/** The initial values of `was` after a refusal: of the field that it names, the value by now. */
export function initialAfter(was: string, { code, facts }: ReadableProblem): string {
  const before = readInitialValues(was);
  const field = facts?.field;
  if (code !== 'stale' || typeof field !== 'string' || before === null) return was;
  return JSON.stringify({ ...before, [field]: facts?.now });
}

/** A refused form that is shown again without script keeps its initial values, except the one that the refusal named. */
function initialBefore(current: Readonly<Record<string, unknown>>, refused: RefusedForm | undefined) {
  const before = readInitialValues(refused?.typed.was);
  if (refused === undefined || before === null) return current;
  const { stale } = refused;
  return stale === undefined ? before : { ...before, [stale.field]: stale.now };
}

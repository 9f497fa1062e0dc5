import { useState } from 'react';
import { readInitialValues } from '#contracts/changed-fields.ts';
import { type RefusedForm, typedValue } from './refused-form.ts';

/**
 * The initial values of a form, for its `was`: its call then changes only the fields that this person has changed, and is refused
 * where somebody else has changed one of them meanwhile. Saving again after that message overwrites it.
 */
export function useInitialValues(current: Readonly<Record<string, unknown>>, refused?: RefusedForm): string {
  const [initial] = useState(() => initialBefore(current, refused));
  return JSON.stringify(initial);
}

/** A refused form that is shown again without script keeps its initial values, except the one that the refusal named. */
function initialBefore(current: Readonly<Record<string, unknown>>, refused: RefusedForm | undefined) {
  const before = readInitialValues(typedValue(refused, 'was'));
  if (refused === undefined || before === null) return current;
  const { stale } = refused;
  return stale === undefined ? before : { ...before, [stale.field]: stale.now };
}

import { useState } from 'react';
import { readBegan } from '#contracts/changed-fields.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import type { RefusedForm } from './refused-form.ts';

/**
 * What a form began with, for its hidden field `was`: its call then changes only what this person has changed, and is refused where somebody
 * else has changed the same. Whoever has read that, and saves again, means it.
 */
export function useBegan(
  current: Readonly<Record<string, unknown>>,
  refused?: RefusedForm,
): { was: string; onRefused: (problem: ReadableProblem) => void } {
  const [began, setBegan] = useState(() => beganBefore(current, refused));
  return {
    was: JSON.stringify(began),
    onRefused: ({ code, facts }) => {
      const field = facts?.field;
      if (code === 'stale' && typeof field === 'string') setBegan((before) => ({ ...before, [field]: facts?.now }));
    },
  };
}

/** Without script, a refused form still holds what was typed: it began with the same as before, but for what it was told. */
function beganBefore(current: Readonly<Record<string, unknown>>, refused: RefusedForm | undefined) {
  const before = readBegan(refused?.typed.was);
  if (refused === undefined || before === null) return current;
  const told = Object.keys(refused.errors).filter((field) => Object.hasOwn(current, field));
  return { ...before, ...Object.fromEntries(told.map((field) => [field, current[field]])) };
}

import { changedMeanwhile } from '#rules/changed-meanwhile.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { Refusal } from './problems.ts';

interface Told {
  /** The control of the form beside which it is told, where that is not named as the field. */
  controlOf?: (field: string) => string;
  /** A value as people know it, where it is a code. */
  wordsOf?: (field: string, value: string) => string;
}

/** A longer text comes after what to do about it. */
const shortMax = 80;

/**
 * @throws {Refusal} if a field that this change sets has been changed since the caller read it. It names the field and its new value, so that a
 * form from which it is saved once more overwrites it knowingly.
 */
export function refuseStale<T extends Readonly<Record<string, string | number | Money | null>>>(
  now: T,
  was: { readonly [K in keyof T]?: string | number | Money | null | undefined } | undefined,
  what: string,
  { controlOf = (field) => field, wordsOf = (_, value) => value }: Told = {},
): void {
  const field = changedMeanwhile<T>(was as Partial<T> | undefined, now);
  if (field === null) return;
  const value = now[field] ?? '';
  const text = typeof value === 'object' ? formatMoney(value, 'en-US', true) : String(value);
  const told = text === '' ? '' : `“${wordsOf(field, text)}”`;
  const message =
    told.length > shortMax
      ? `was changed elsewhere; save again to use yours. It now says: ${told}`
      : `was changed elsewhere and is ${told === '' ? 'empty now' : `now ${told}`}; save again to use yours`;
  throw staleRefusal(what, { field, control: controlOf(field), message, now: now[field] ?? null });
}

/** @param change.now what the caller's next change of the field starts from */
export const staleRefusal = (
  what: string,
  {
    field,
    control = field,
    message,
    now,
  }: { field: string; control?: string; message: string; now: string | number | object | null },
): Refusal =>
  new Refusal('stale', {
    detail: `Somebody, or you in another window, changed ${what} while you had it open. Look at what it says now, and save again.`,
    fields: [{ field: `body.${control}`, message }],
    facts: { field, now },
  });

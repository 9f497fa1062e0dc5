import { parseKnownValues, readInitialValues, withTried, writeKnownValues } from '#contracts/changed-fields.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';

// What a form knows of the values on the server, as the texts of its hidden fields `was`, after each of its calls.

type Sent = Readonly<Record<string, unknown>>;

/** The call is on its way. Until it is answered, the server has the values before it or those that it sends. */
export const whileSending = (texts: readonly string[], sent: Sent): readonly string[] =>
  changed(texts, sent, withTried);

/** The call was answered. */
export const afterSaving = (texts: readonly string[], sent: Sent): readonly string[] =>
  changed(texts, sent, (_, value) => [value]);

/** Somebody else has changed the field that the refusal names: its value is the one that it says. */
export const afterRefusal = (texts: readonly string[], { code, facts }: ReadableProblem): readonly string[] =>
  code === 'stale' && typeof facts?.field === 'string' ? afterSaving(texts, { [facts.field]: facts.now }) : texts;

/**
 * The person discarded what was typed: the fields show what the page began with or saved last. Of a field that somebody else has changed
 * since, that is not to be saved again. What may have been saved without an answer is sent in any case, and asked about where somebody else's
 * is there.
 * @param shown those values, in the form of one text
 */
export const afterDiscarding = (texts: readonly string[], shown: string): readonly string[] =>
  changed(texts, readInitialValues(shown) ?? {}, (known, value) => [value, ...known.slice(1)]);

/** The server refused and changed nothing. A lost connection, a proxy's page and an error in the server say nothing about that. */
export const isClearRefusal = (problem: ReadableProblem | null): problem is ReadableProblem =>
  problem !== null && problem.code !== 'unreachable' && problem.code !== 'internal';

export const isUnsure = (texts: readonly string[]): boolean => texts.length > 1;

function changed(texts: readonly string[], sent: Sent, change: typeof withTried): readonly string[] {
  const known = parseKnownValues(texts);
  if (known === null) return texts;
  const names = Object.keys(sent).filter((name) => Object.hasOwn(known, name));
  const values = names.map((name) => [name, change(known[name]!, sent[name])]);
  return writeKnownValues({ ...known, ...Object.fromEntries(values) });
}

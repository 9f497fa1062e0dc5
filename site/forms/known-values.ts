import { type KnownValues, parseKnownValues, withTried, writeKnownValues } from '#contracts/changed-fields.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';

// What a form knows of the values on the server, as the texts of its hidden fields `was`, after each of its calls.

type Sent = Readonly<Record<string, unknown>>;

/** The call is on its way. Until it is answered, the server has the values before it or those that it sends. */
export const whileSending = (texts: readonly string[], sent: Sent): readonly string[] =>
  changed(texts, (name, values) => (Object.hasOwn(sent, name) ? withTried(values, sent[name]) : values));

/** The call was answered. */
export const afterSaving = (texts: readonly string[], sent: Sent): readonly string[] =>
  changed(texts, (name, values) => (Object.hasOwn(sent, name) ? [sent[name]] : values));

/** Somebody else has changed the field that the refusal names: its value is the one that it says. */
export const afterRefusal = (texts: readonly string[], { code, facts }: ReadableProblem): readonly string[] =>
  code === 'stale' && typeof facts?.field === 'string'
    ? changed(texts, (name, values) => (name === facts.field ? [facts.now] : values))
    : texts;

/** The server refused and changed nothing. A lost connection, a proxy's page and an error in the server say nothing about that. */
export const isClearRefusal = (problem: ReadableProblem | null): problem is ReadableProblem =>
  problem !== null && problem.code !== 'unreachable' && problem.code !== 'internal';

export const isUnsure = (texts: readonly string[]): boolean => texts.length > 1;

function changed(
  texts: readonly string[],
  change: (name: string, values: readonly unknown[]) => readonly unknown[],
): readonly string[] {
  const known: KnownValues | null = parseKnownValues(texts);
  if (known === null) return texts;
  return writeKnownValues(
    Object.fromEntries(Object.entries(known).map(([name, values]) => [name, change(name, values)])),
  );
}

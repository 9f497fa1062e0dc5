import { accountHeader } from '#contracts/account-of-page.ts';
import type { PageData } from '#contracts/page-data.ts';
import { localPath } from '#rules/local-path.ts';

type Refused = NonNullable<PageData['refusedForm']>;

/** The page that shows the form, for people who are signed in. */
export const pageOfForm = ({ fields }: Refused): string => localPath(fields.page, '/');

export interface UnsavedForm {
  /** What a person wrote in their own words, to read it and copy it. */
  texts: { label: string; text: string }[];
  /** The same form for the same account; null where it can't be sent again: a password or a file is not shown again. */
  again: { action: string; account: string; fields: [name: string, value: string][] } | null;
}

const ownFields = new Set(['form', 'page', 'next', 'key', 'was', 'password', accountHeader]);
const isId = /^[\w-]{36}$/;
/** Shorter values are a choice, a number, a name: quickly made again. */
const isWritten = (text: string) => /\s/.test(text) || text.length > 20;

/**
 * A form that was sent without script and refused because nobody is signed in.
 * @param hint of the readable cookie: whose session has ended
 * @returns null where it was refused because somebody else is signed in: what was typed is not theirs
 */
export function readUnsavedForm({ problem, sent }: Refused, hint: string | undefined): UnsavedForm | null {
  if (problem.code !== 'sign-in-required') return null;
  const all = Object.entries(sent?.fields ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const texts = all
    .filter(([name, value]) => !ownFields.has(name) && isWritten(value.trim()) && !isId.test(value))
    .map(([name, text]) => ({ label: labelOf(name), text }));
  const account = /^signed-in\.([\w-]+)$/.exec(hint ?? '')?.[1];
  const isWhole = sent?.isWhole && !all.some(([name]) => name === 'password');
  const again = isWhole && account ? { action: sent.action, account, fields: all } : null;
  return { texts, again: again && { ...again, fields: all.filter(([name]) => name !== accountHeader) } };
}

/** "arrivalDate" as "Arrival date". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

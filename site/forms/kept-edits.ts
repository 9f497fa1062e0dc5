import { readStorage, unsavedKey, writeStorage } from '#site/data/web-storage.ts';

/** What was typed and not saved, with the initial values that it belongs to. */
export interface KeptEdits {
  was: string[];
  /** In the order of the form. */
  fields: KeptField[];
}

/** The value of a text or a choice; of a radio button or checkbox, whether it is checked. */
export type KeptField = readonly [name: string, value: string | boolean];

const formsMost = 20;
const textMost = 40_000;

/** Unsaved edits are kept for the account of the page, and for no page of nobody. */
function storageKey(): string | null {
  const mark = document.documentElement.dataset.signedIn;
  return mark ? unsavedKey(mark) : null;
}

type Kept = Record<string, KeptEdits>;

function readAll(key: string): Kept {
  const stored = readStorage(key);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Kept) : {};
}

/** Identifies a form on all pages. */
export const keptForm = (name: string, action: string, page: string): string => `${name} ${action} ${page}`;

/** @param form from `keptForm` */
export function readEdits(form: string): KeptEdits | null {
  const key = storageKey();
  const all = key === null ? {} : readAll(key);
  const kept: unknown = Object.hasOwn(all, form) ? all[form] : null;
  return isKeptEdits(kept) ? kept : null;
}

/** Edits of the other forms that changed last stay; those that are longer than any form of ours are not kept. */
export function keepEdits(form: string, edits: KeptEdits): void {
  const key = storageKey();
  if (key === null) return;
  const { [form]: _, ...others } = readAll(key);
  const isShort = JSON.stringify(edits).length <= textMost;
  writeStorage(
    key,
    Object.fromEntries([...Object.entries(others), ...(isShort ? [[form, edits] as const] : [])].slice(-formsMost)),
  );
}

export function forgetEdits(form: string): void {
  const key = storageKey();
  if (key === null) return;
  const { [form]: found, ...others } = readAll(key);
  if (found !== undefined) writeStorage(key, others);
}

/** Anything may be stored there: an older version of this site, or somebody with the browser's tools. */
function isKeptEdits(value: unknown): value is KeptEdits {
  if (typeof value !== 'object' || value === null) return false;
  const { was, fields } = value as Partial<KeptEdits>;
  const isField = (field: unknown) =>
    Array.isArray(field) && typeof field[0] === 'string' && /^(string|boolean)$/.test(typeof field[1]);
  return (
    Array.isArray(was) &&
    was.every((text) => typeof text === 'string') &&
    Array.isArray(fields) &&
    fields.every(isField)
  );
}

// Who can be found with /find: registries whose owners chose so, by a name and one more fact: the month of arrival, the city or the
// invitation code. Never a list: at most ten results, and a name that many share needs more facts.

import type { Day } from './days.ts';

export const foundMax = 10;
/** Of a typed name; further words add nothing. */
const wordsMax = 6;

/** Words of titles that name nobody. */
const commonWords = new Set(
  'and baby birthday family for gift gifts holiday list little of our registry shower the wish wishlist'.split(' '),
);

/** Paused registries cannot be found. */
export const isFindable = (registry: { searchLevel: 'private' | 'babylist' | 'google'; isPaused: boolean }): boolean =>
  registry.searchLevel !== 'private' && !registry.isPaused;

/** The words by which a name or a title is compared: without case, accents and common words, each once. */
export function nameWords(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    // "Olive’s" leaves an s behind; a single letter of another script may be a name.
    .filter((word) => word !== '' && !/^[a-z0-9]$/.test(word) && !commonWords.has(word));
  return [...new Set(words)];
}

export const searchedWords = (name: string): string[] => nameWords(name).slice(0, wordsMax);

/** A search box must not list families by a first name. */
const searchedWordsMin = 2;

/** The words of a search for a public registry by name; none where there are too few. */
export function publicSearchWords(term: string): string[] {
  const words = searchedWords(term);
  return words.length < searchedWordsMin ? [] : words;
}

/** A whole title in the form used for comparing: "Finch’s baby registry". Null for a title of one word. */
export function wholeTitle(text: string): string | null {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length < searchedWordsMin ? null : words.join(' ');
}

export interface Fact {
  kind: 'month' | 'city' | 'code';
  value: string;
}

/** The facts, other than its name, by which a registry can be found. */
export function factsOf(registry: { arrival: Day | null; city: string | null; code: string }): Fact[] {
  return [
    ...(registry.arrival === null ? [] : [{ kind: 'month', value: registry.arrival.slice(0, 7) } as const]),
    ...(foldCity(registry.city ?? '') === '' ? [] : [{ kind: 'city', value: foldCity(registry.city!) } as const]),
    { kind: 'code', value: foldCode(registry.code) },
  ];
}

/** The facts that somebody entered; empty fields are ignored. */
export function searchedFacts(asked: { month?: string; city?: string; code?: string }): Fact[] {
  const facts: Fact[] = [
    { kind: 'month', value: asked.month ?? '' },
    { kind: 'city', value: foldCity(asked.city ?? '') },
    { kind: 'code', value: foldCode(asked.code ?? '') },
  ];
  return facts.filter(({ value }) => value !== '');
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** "Saint-Denis", "saint denis" and "Saint Denis" are equal. */
const foldCity = (city: string): string => fold(city).replace(/[^\p{L}\p{N}]+/gu, '');

/** Accepts the code with or without its hyphen, in any case. */
const foldCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const codeLetters = '23456789abcdefghjkmnpqrstuvwxyz';

/** "k3m9-x2ab": eight letters and digits (about 39 bits), none of which look alike. */
export function invitationCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 8), (byte) => codeLetters[byte % codeLetters.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

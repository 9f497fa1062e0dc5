/** Compares typed words with a title, word by word: for articles, whose titles are sentences and not names of things. */
import { foldText, singularise, stopWords } from './tokens.ts';

const questionWords = new Set('how what when where which who why do does can should many much need'.split(' '));

/** Words with a meaning; if there are none, all words. */
export function wordsOfTitle(text: string): string[] {
  const words = (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singularise);
  const telling = words.filter((word) => !stopWords.has(word) && !questionWords.has(word));
  return telling.length > 0 ? telling : words;
}

const beginningMin = 4;
const commonMin = 6;

/** "pregnant" and "pregnancy", "feed" and "feeding"; a number is only itself. */
function isSameWord(typed: string, written: string): boolean {
  if (typed === written) return true;
  const [short, long] = typed.length < written.length ? [typed, written] : [written, typed];
  if (/\d/.test(short)) return false;
  return short.length >= beginningMin && long.startsWith(short.length > commonMin ? short.slice(0, commonMin) : short);
}

/** The share of the typed words that a title has, from 0 to 1. */
export function shareInTitle(typed: readonly string[], title: readonly string[]): number {
  if (typed.length === 0) return 0;
  return typed.filter((word) => title.some((written) => isSameWord(word, written))).length / typed.length;
}

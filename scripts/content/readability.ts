/** How many years of school a text requires: the grade level of Flesch and Kincaid. */
import { syllable } from 'syllable';
import type { Sentence } from './sentences.ts';

export interface Graded {
  file: string;
  grade: number;
}

export interface HardSentence extends Graded {
  line: number;
  text: string;
}

export function gradeOf(sentences: readonly Sentence[]): number {
  const whole = sentences.filter(({ isWhole }) => isWhole);
  const words = whole.flatMap((sentence) => sentence.words);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return Math.max(0, 0.39 * (words.length / whole.length) + 11.8 * (syllables / words.length) - 15.59);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A shorter sentence can be hard because of one long word, which says little. */
const hardFromWords = 12;

export function hardestSentences(texts: ReadonlyMap<string, readonly Sentence[]>, count: number): HardSentence[] {
  return [...texts]
    .flatMap(([file, sentences]) =>
      sentences
        .filter(({ isWhole, words }) => isWhole && words.length >= hardFromWords)
        .map((sentence) => ({ file, line: sentence.line, text: sentence.text, grade: gradeOf([sentence]) })),
    )
    .sort((a, b) => b.grade - a.grade)
    .slice(0, count);
}

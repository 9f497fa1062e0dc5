/** The sentences of a text, each with its line in the file. */
import { readProse } from '#content/markdown/read-body.ts';

export interface Sentence {
  line: number;
  text: string;
  words: string[];
  /** A list entry without final punctuation is a phrase, which does not count for readability. */
  isWhole: boolean;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
/** A period after one of these does not end a sentence. */
const abbreviation = /(?:\b(?:Dr|Mr|Mrs|Ms|vs|e\.g|i\.e|a\.m|p\.m|U\.S)\.)\s*$/;

export function readSentences(markdown: string): Sentence[] {
  return readProse(markdown).flatMap(({ line, text, isListItem }) =>
    splitSentences(text).map(({ index, sentence }) => ({
      line: line + (text.slice(0, index).match(/\n/g)?.length ?? 0),
      text: sentence,
      words: wordsOf(sentence),
      isWhole: !isListItem || /[.!?:]["”’)]*$/.test(sentence),
    })),
  );
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

function splitSentences(text: string): { index: number; sentence: string }[] {
  const found: { index: number; sentence: string }[] = [];
  let open: { index: number; sentence: string } | undefined;
  for (const { segment, index } of segmenter.segment(text.replaceAll('\n', ' '))) {
    open = open ? { index: open.index, sentence: open.sentence + segment } : { index, sentence: segment };
    if (abbreviation.test(open.sentence)) continue;
    found.push(open);
    open = undefined;
  }
  if (open) found.push(open);
  return found
    .map(({ index, sentence }) => ({ index, sentence: sentence.replace(/\s+/g, ' ').trim() }))
    .filter(({ sentence }) => wordsOf(sentence).length > 0);
}

/** What reading a body brings to light beside its HTML. Lines and columns count from 1 and mean the whole file. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

export interface BodyLink {
  url: string;
  line: number;
  column: number;
  length: number;
}

export interface BodyProblem {
  line: number;
  column: number;
  length: number;
  field: string;
  message: string;
  didYouMean?: string;
  example: string;
}

export interface Digest {
  /** Plain text, one block per line. */
  text: string;
  wordCount: number;
  headings: Heading[];
  links: BodyLink[];
  /** Generic product ids of the product modules, in order. */
  productIds: number[];
  problems: BodyProblem[];
}

/** 220 words a minute is an unhurried reader; nothing takes less than one minute. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / 220));
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

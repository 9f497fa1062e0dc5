// Whether a gift on a registry is a thing on the checklist: all the words of one of the thing's names are in the gift's title or type.
// "Bottle brush and drying rack" is named by either half; what only describes ("soft", "baby") is no name. Rather too few than wrong ones.

const describing = new Set(
  'a an the of for with to your pair baby soft fitted warm mild digital comfortable first slow flow fragrance free one handed outdoor firm small large two three rear facing second lightweight high contrast dim'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  );

const namesOf = (title: string): string[][] =>
  title
    .toLowerCase()
    .replace(/\b(with|that)\b.*$/, '')
    .split(/\bor\b|\band\b|,/)
    .map((part) => wordsOf(part).filter((word) => !describing.has(word)))
    .filter((words) => words.length > 0);

/** What a gift is called, read once for all things of the checklist: a list of a thousand gifts has a hundred thousand pairs. */
export interface GiftName {
  said: string;
  words: ReadonlySet<string>;
}

/** @param said the gift's title, with what kind of product it is */
export const giftName = (said: string): GiftName => ({ said: said.toLowerCase(), words: new Set(wordsOf(said)) });

/** Whether a gift is this thing of the checklist. */
export function isThing(thing: string): (gift: GiftName) => boolean {
  const title = thing.toLowerCase();
  const names = namesOf(thing);
  return ({ said, words }) => said === title || names.some((name) => name.every((word) => words.has(word)));
}

// Whether a gift on a registry is a thing on the checklist: all the words of one of the thing's names occur in the gift's title or type.
// "Bottle brush and drying rack" is matched by either half; purely descriptive words ("soft", "baby") are not names. Missing a match is
// better than making a wrong one.

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

/** A gift's name, parsed once for all things of the checklist: a list of a thousand gifts has a hundred thousand pairs. */
export interface GiftName {
  said: string;
  words: ReadonlySet<string>;
}

/** @param said the gift's title and its kind of product */
export const giftName = (said: string): GiftName => ({ said: said.toLowerCase(), words: new Set(wordsOf(said)) });

/** Whether a gift is this thing of the checklist. */
export function isThing(thing: string): (gift: GiftName) => boolean {
  const title = thing.toLowerCase();
  const names = namesOf(thing);
  return ({ said, words }) => said === title || names.some((name) => name.every((word) => words.has(word)));
}

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

/** @param said the gift's title, with what kind of product it is */
export function isOnChecklist(thing: string, said: string): boolean {
  if (thing.toLowerCase() === said.toLowerCase()) return true;
  const words = new Set(wordsOf(said));
  return namesOf(thing).some((name) => name.every((word) => words.has(word)));
}

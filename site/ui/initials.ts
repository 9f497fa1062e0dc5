/** First letters of the first and the last word, whole characters: "Ana de la Cruz" is AC. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...word!][0]!.toLocaleUpperCase('en-US')).join('');
}

const tints = ['bg-sky', 'bg-butter', 'bg-blush', 'bg-mint', 'bg-sage-soft'] as const;

/** The same person has the same color everywhere. */
export function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 9973;
  return tints[sum % tints.length]!;
}

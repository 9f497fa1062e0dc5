/** How an English word sounds, roughly: words that sound alike have the same key. "dubble" is "double", "nitelight" is "nightlight". */

const spellings: readonly [RegExp, string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/th/g, '0'],
  [/[st]ion/g, 'xn'],
  [/[st]ch/g, 'x'],
  [/[sc]h/g, 'x'],
  [/gh/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/dg(?=[ei])/g, 'j'],
  [/z/g, 's'],
];

export function soundOf(word: string): string {
  let sound = word;
  for (const [spelling, as] of spellings) sound = sound.replace(spelling, as);
  const begins = /^[aeiouy]/.test(sound) ? 'a' : '';
  return begins + sound.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
}

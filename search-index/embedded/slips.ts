/** Which of two equally near words a finger meant: a neighbouring key, another vowel, exchanged or doubled letters are likely slips. */

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** By letter, those around it on the keyboard; each row stands half a key further right. */
const neighbours = new Map<string, string>();
rows.forEach((row, at) => {
  [...row].forEach((letter, key) => {
    const [above = '', below = ''] = [rows[at - 1], rows[at + 1]];
    neighbours.set(
      letter,
      [row[key - 1], row[key + 1], above[key], above[key + 1], below[key - 1], below[key]].join(''),
    );
  });
});

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);
const isNearKey = (one: string, other: string): boolean =>
  neighbours.get(one)?.includes(other) === true || (isVowel(one) && isVowel(other));

/** One slip away, and a likely one. */
export function isLikelySlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  if (one.length === other.length) {
    if (one.slice(1) === other.slice(1)) return isNearKey(one[0] ?? '', other[0] ?? '');
    return one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  }
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.slice(1) === shorter && at > 0 && longer[0] === typed[at - 1];
}

export interface Listed {
  url: string;
  title: string;
  teaser: string;
  note: string;
}

/**
 * Listed stories in which every word of the term begins a word; those that say it in the title come first, otherwise the
 * order of the list stays.
 */
export function matchStories<L extends Listed>(term: string, listed: readonly L[]): L[] {
  const wanted = wordsOf(term);
  if (wanted.length === 0) return [...listed];
  const isIn = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const fitting = listed.filter(({ title, teaser, note }) => isIn(`${title} ${teaser} ${note}`));
  return [...fitting.filter(({ title }) => isIn(title)), ...fitting.filter(({ title }) => !isIn(title))];
}

/** What the list found at once, then what the server knows beyond it: bodies and spelling. Nothing read jumps away. */
export function joinFound<L extends Listed>(
  matched: readonly L[],
  listed: readonly L[],
  foundUrls: readonly string[],
): L[] {
  const more = foundUrls.flatMap((url) => listed.find((story) => story.url === url) ?? []);
  return [...new Set([...matched, ...more])];
}

export function countText(count: number, term: string): string {
  if (count === 0) return `No articles match “${term}”`;
  return `${count === 1 ? '1 page' : `${count} pages`} for “${term}”`;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

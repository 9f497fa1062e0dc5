import type { ReadableProblem } from '#site/data/problem-words.ts';

/** Words for a reservation that was refused, where the problem's own do not say what to do; undefined otherwise. */
export function refusalSentence({ code, facts }: ReadableProblem): string | undefined {
  const left = facts?.left;
  switch (code) {
    case 'none-left':
      return 'Someone was a moment faster: this gift is taken. Nothing was reserved; the list below shows what is still available.';
    case 'not-enough-left':
      return `There ${left === 1 ? 'is only one' : `are only ${left}`} left now. We kept your details; please choose again how many.`;
    default:
      return undefined;
  }
}

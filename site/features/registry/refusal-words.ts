import type { Problem } from '#contracts/problems.ts';

/** What went wrong, what was kept, what to do: for a form that was refused. */
export function refusalSentence(problem: Problem): string {
  const left = problem.facts?.left;
  switch (problem.code) {
    case 'none-left':
      return 'Someone was a moment faster: this gift is taken. Nothing was reserved; the list below shows what is still free.';
    case 'not-enough-left':
      return `There ${left === 1 ? 'is only one' : `are only ${left}`} left now. Your details are kept; please choose again how many.`;
    default:
      return problem.detail ?? problem.title;
  }
}

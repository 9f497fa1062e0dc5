/** The position of a week in a pregnancy of 40 weeks. */
export const weeksInPregnancy = 40;

const trimesters = [
  { name: 'First trimester', from: 1, to: 13 },
  { name: 'Second trimester', from: 14, to: 27 },
  { name: 'Third trimester', from: 28, to: 42 },
] as const;

export const trimesterOf = (week: number) => trimesters.find(({ to }) => week <= to) ?? trimesters[2];

/** "17 weeks to go", as people say it. */
export function weeksLeftText(week: number): string {
  const left = weeksInPregnancy - week;
  if (left > 1) return `${left} weeks to go`;
  if (left === 1) return 'One week to go';
  return left === 0 ? 'Due this week' : 'Past the due date';
}

/** The written weeks of each trimester. */
export function groupByTrimester<W extends { week: number }>(weeks: readonly W[]): { name: string; weeks: W[] }[] {
  return trimesters
    .map(({ name, from, to }) => ({ name, weeks: weeks.filter(({ week }) => week >= from && week <= to) }))
    .filter((trimester) => trimester.weeks.length > 0);
}

/** The weeks nearest to a given one, including itself: as many as fit on a line. */
export function weeksNear<W extends { week: number }>(week: number, all: readonly W[], count: number): W[] {
  const inOrder = all.toSorted((a, b) => a.week - b.week);
  const at = inOrder.findIndex((other) => other.week === week);
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), inOrder.length - count));
  return inOrder.slice(first, first + count);
}

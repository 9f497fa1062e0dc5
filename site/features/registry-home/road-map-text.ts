/** When a step begins, relative to today, in both directions; kind about steps in the past. */
export function whenText(weeksBefore: number, weeksLeft: number): string {
  const weeks = weeksLeft - weeksBefore;
  if (weeks <= 0) return weeks === 0 ? 'This week' : 'About now';
  if (weeks === 1) return 'Next week';
  return weeks < 9 ? `In ${weeks} weeks` : `In about ${Math.round(weeks / 4.35)} months`;
}

/** Days until or since a day, in the sentence of the planning stage. */
export const countdownText = (sentence: string, days: number): string => {
  const text = sentence.replace('{days}', String(days));
  return days === 1 ? text.replace('1 days', '1 day') : text;
};

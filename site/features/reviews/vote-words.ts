export const voteWords = (isVoted: boolean): string => (isVoted ? 'Take my vote back' : 'This helped me');

export const helpfulWords = (helpful: number): string =>
  helpful === 0 ? '' : `${helpful} ${helpful === 1 ? 'person' : 'people'} found this helpful`;

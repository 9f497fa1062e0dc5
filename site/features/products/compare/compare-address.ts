/** Four columns are what one can look at. */
export const comparedMax = 4;

/** "/gp/compare/20001,20033": to share, to bookmark, to open without a script. */
export const comparePath = (ids: readonly number[]): string => `/gp/compare/${ids.slice(0, comparedMax).join(',')}`;

/** The generic products of an address, each once; what is no number is left out. */
export const readCompared = (text: string): number[] =>
  [
    ...new Set(
      text
        .split(',')
        .filter((id) => /^\d{1,10}$/.test(id))
        .map(Number),
    ),
  ].slice(0, comparedMax);

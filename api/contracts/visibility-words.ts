import type { Registry } from './registries.schemas.ts';

/** What each choice of who sees what is called. */
export const searchLevelWords: Readonly<Record<Registry['searchLevel'], string>> = {
  private: 'Only people with the link',
  babylist: 'People who know you, with Find a registry',
  google: 'Everyone, search engines included',
};

export const surpriseWords: Readonly<Record<NonNullable<Registry['surprise']>, string>> = {
  off: 'Show me everything',
  names: 'Keep the givers a secret',
  full: 'Surprise me completely',
};

/** A value of a field of a registry, as a message tells it. */
export const toldValue = (field: string, value: string): string => {
  const words: Readonly<Record<string, string>> =
    { searchLevel: searchLevelWords, surprise: surpriseWords }[field] ?? {};
  return words[value] ?? value;
};

/**
 * The path at which a page lives that was asked for in capitals or with slashes at its end, or null. Files and lists are found with
 * such slashes too, and name their one address themselves.
 */
export function otherSpelling(asked: string, isPage: (path: string) => boolean): string | null {
  if (isPage(asked)) return null;
  const bare = asked.replace(/(.)\/+$/, '$1');
  return [bare, bare.toLowerCase()].find(isPage) ?? null;
}

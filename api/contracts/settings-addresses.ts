/** A page of the settings about one of several registries; `done` is what it says after a form. */
export function settingsHref(path: string, registryId: string, done?: string): string {
  const query = new URLSearchParams({ ...(done !== undefined && { done }), registry: registryId });
  return `${path}?${query}`;
}

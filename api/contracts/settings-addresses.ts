/** A settings page for one of several registries; `done` is the message it shows after a form was sent. */
export function settingsHref(path: string, registryId: string, done?: string): string {
  const query = new URLSearchParams({ ...(done !== undefined && { done }), registry: registryId });
  return `${path}?${query}`;
}

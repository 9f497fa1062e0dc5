// Only paths of this site, so that a link or a form cannot send anybody elsewhere.

export function localPath(path: string | null | undefined, otherwise: string): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return otherwise;
  const base = 'http://local.invalid';
  if (!URL.canParse(path, base)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, base);
  // `/.//there` is a page of ours until its dots are resolved; then a browser reads it as another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}

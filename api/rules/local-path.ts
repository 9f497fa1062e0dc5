// Only pages of this site, so that a link or a form cannot send somebody elsewhere.

export function localPath(path: string | null | undefined, otherwise: string): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return otherwise;
  const base = 'http://local.invalid';
  if (!URL.canParse(path, base)) return otherwise;
  const url = new URL(path, base);
  return url.origin === base ? url.pathname + url.search + url.hash : otherwise;
}

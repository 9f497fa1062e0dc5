const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a Host is one of our own names, so that a forged one never reaches a link in a mail or a cached page. */
export function hostsOf(publicUrl: string, production: boolean): (host: string | undefined) => boolean {
  const ours = new URL(publicUrl).host;
  return (host = '') => host === ours || !production || local.test(host);
}

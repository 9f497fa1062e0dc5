import { localPath } from '#rules/local-path.ts';
import { fillAddress } from './form-body.ts';

/** What a form says of where it leads: `data-done`, `data-follow`, `data-or-sign-in`. */
interface Leads {
  done?: string | undefined;
  follow?: string | undefined;
  orSignIn?: string | undefined;
}

/** Where a form leads after success, null where it stays; who was promised a session and has none signs in on the way. */
export function nextPage(form: Leads, answer: unknown, search: string, cookies: string): string | null {
  const usual = form.done === undefined ? null : fillAddress(form.done, answer);
  if (form.follow === undefined) return usual;
  const wanted = localPath(new URLSearchParams(search).get('redirect_path'), usual ?? '/');
  if (form.orSignIn === undefined || /(?:^|; )layette_hint=signed-in(?:;|$)/.test(cookies)) return wanted;
  return `${form.orSignIn}&${new URLSearchParams({ redirect_path: wanted })}`;
}

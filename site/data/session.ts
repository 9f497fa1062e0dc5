import { atom, onMount } from 'nanostores';
import { currentUser } from '#contracts/users.ts';
import { useCall } from './query.ts';

const hint = /(?:^|; )layette_hint=signed-in(?:\.[\w-]+)?(?:;|$)/;

/**
 * Whether somebody is signed in, by the readable cookie that is set with a session. It grants no access; it spares a page that is the same
 * for everybody a call whose answer is no. False on the server.
 */
export const $isSignedIn = atom(false);
onMount($isSignedIn, () => {
  if (typeof document !== 'undefined') $isSignedIn.set(hint.test(document.cookie));
});

/** Who is signed in; null for a visitor, undefined until it is known. */
export function useCurrentUser(isSignedIn: boolean) {
  const { data } = useCall(currentUser, {}, { enabled: isSignedIn });
  return isSignedIn ? data : null;
}

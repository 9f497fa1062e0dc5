// Which caller gets which response, specified a second time: from a row's access as data and the kind of caller, without the code that
// decides.
import type { Access } from '#api/http/route.ts';

export const callerKinds = [
  'nobody',
  'visitor',
  'user',
  'owner',
  'editor',
  'viewer',
  'helper',
  'giver',
  'giver with an account',
  'giver elsewhere',
  'owner elsewhere',
  'admin',
  'admin without the second factor',
  'former collaborator',
  'user who owes a code',
] as const;
export type CallerKind = (typeof callerKinds)[number];

export const registryStates = ['private', 'listed', 'public', 'paused'] as const;
export type RegistryState = (typeof registryStates)[number];

export type Expected = 'let in' | 'sign-in-required' | 'second-factor-needed' | 'not-found' | 'not-allowed';

const withoutAccount: readonly CallerKind[] = ['nobody', 'visitor', 'giver', 'giver elsewhere'];

/** The caller's role in the registry that the call is about. A paused registry changes what happens there, not who is admitted. */
const roleHere = (caller: CallerKind): 'owner' | 'editor' | 'viewer' | 'helper' | 'guest' =>
  caller === 'owner' || caller === 'editor' || caller === 'viewer' || caller === 'helper' ? caller : 'guest';

function expectedAnswer(access: Access, caller: CallerKind): Expected {
  const owesCode = caller === 'user who owes a code';
  const isSignedIn = !withoutAccount.includes(caller) && !owesCode;
  const unknown = owesCode ? 'second-factor-needed' : 'sign-in-required';
  switch (access.who) {
    case 'anyone':
    case 'visitor':
      return 'let in';
    case 'user':
      if (owesCode) return access.secondFactor === 'not yet' ? 'let in' : 'second-factor-needed';
      return isSignedIn ? 'let in' : 'sign-in-required';
    case 'admin':
      if (caller === 'admin without the second factor') return 'second-factor-needed';
      return caller === 'admin' ? 'let in' : 'not-found';
    case 'link':
      return caller === 'giver' ? 'let in' : 'not-found';
    case 'registry':
    case 'item': {
      const role = roleHere(caller);
      if (access.roles.includes(role)) return 'let in';
      if (!isSignedIn) return unknown;
      return role === 'guest' ? 'not-found' : 'not-allowed';
    }
    case 'reservation':
    case 'contribution':
    case 'gift': {
      const isGiver = caller === 'giver' || caller === 'giver with an account';
      if (isGiver && access.as.includes('giver')) return 'let in';
      if ((caller === 'owner' || caller === 'editor') && access.as.includes('owner')) return 'let in';
      return !isSignedIn && !access.as.includes('giver') ? unknown : 'not-found';
    }
  }
}

/** An editor may do everything except visibility, so these fields of a call are for the owner alone. */
const ownersFields: Record<string, readonly string[]> = {
  'PATCH /api/v3/registries/{id}': ['searchLevel', 'slug', 'city', 'surprise', 'revealDay'],
};

/** The expected response, depending on what is sent. */
export function expectedOfCall(row: string, access: Access, caller: CallerKind, body: unknown): Expected {
  const expected = expectedAnswer(access, caller);
  const isForOwners = (ownersFields[row] ?? []).some((field) => field in Object(body));
  return expected === 'let in' && isForOwners && roleHere(caller) !== 'owner' ? 'not-allowed' : expected;
}

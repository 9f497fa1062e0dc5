// Nobody can use an account before opening a mail sent to its address. The demo's accounts, whose passwords are public, do not work in
// production, wherever their rows came from.

const demoDomain = '@layette.example';

/** No real person has such an address: the domain is reserved for examples. */
export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(demoDomain);

export type AccountUse = 'usable' | 'unverified' | 'demo-only';

export function accountUse(
  account: { email: string; emailVerifiedAt: number | null },
  { production }: { production: boolean },
): AccountUse {
  if (production && isDemoAddress(account.email)) return 'demo-only';
  return account.emailVerifiedAt === null ? 'unverified' : 'usable';
}

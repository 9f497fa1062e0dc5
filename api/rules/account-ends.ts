// An account that its owner deletes ends 14 days later; signing in before then keeps it. Sensitive actions ask for the password again after
// 15 minutes.

export const graceDays = 14;
export const accountEndsAt = (deletedAt: number): number => deletedAt + graceDays * 86_400_000;
export const passwordFreshMs = 15 * 60_000;

export const isPasswordFresh = (checkedAt: number, now: number): boolean => now - checkedAt < passwordFreshMs;

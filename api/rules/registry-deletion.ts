// A deleted registry is gone for everybody at once, and can be had back for 14 days.

export const recoverableDays = 14;

export const goneAtOf = (deletedAt: number): number => deletedAt + recoverableDays * 86_400_000;

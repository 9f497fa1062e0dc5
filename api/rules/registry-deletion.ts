// A deleted registry disappears for everybody at once, and can be restored for 14 days.

export const recoverableDays = 14;

export const goneAtOf = (deletedAt: number): number => deletedAt + recoverableDays * 86_400_000;

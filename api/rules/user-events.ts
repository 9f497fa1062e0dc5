// One-time events per user, so that nobody is asked again. First steps end with "done" or "skipped", by the kind of registry.

export const userEventNames = [
  'first_steps_baby',
  'first_steps_birthday',
  'first_steps_holiday',
  'bookmarklet_used',
] as const;
export type UserEventName = (typeof userEventNames)[number];

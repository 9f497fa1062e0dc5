// What somebody has done once and is not asked again. First steps end with "done" or "skipped", by the kind of registry.

export const userEventNames = [
  'first_steps_baby',
  'first_steps_birthday',
  'first_steps_holiday',
  'bookmarklet_used',
] as const;
export type UserEventName = (typeof userEventNames)[number];

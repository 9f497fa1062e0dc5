// Mails to people with an account that they may do without; what givers may do without is theirs to choose, with or without an account. All
// others are about an account, or what somebody just asked for, and always come.

export const emailKinds = ['gift-digest'] as const;
export type EmailKind = (typeof emailKinds)[number];

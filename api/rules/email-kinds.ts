// Mails that somebody may do without. All others are about their account, or what they just asked for, and always come.

export const emailKinds = ['gift-digest', 'gift-reminders', 'thank-you-notes'] as const;
export type EmailKind = (typeof emailKinds)[number];

// The kinds of mail that people with an account can turn off; givers choose theirs with or without an account. All other mails concern an
// account, or something just requested, and are always sent.

export const emailKinds = ['gift-digest'] as const;
export type EmailKind = (typeof emailKinds)[number];

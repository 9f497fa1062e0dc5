// Requests about one's own data: confirmed by mail within a week, answered within 45 days, and kept for two years as a record.
import { addDays, type Day, dayOf } from './days.ts';

export const privacyKinds = ['know', 'delete', 'correct', 'opt-out', 'limit'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

export const privacyKindLabels: Record<PrivacyKind, string> = {
  know: 'See what you have about me',
  delete: 'Delete what you have about me',
  correct: 'Correct something about me',
  'opt-out': 'Don’t sell or share my information',
  limit: 'Limit the use of my sensitive information',
};

export const privacyStates = ['unconfirmed', 'received', 'answered', 'refused'] as const;
export type PrivacyState = (typeof privacyStates)[number];

export const privacyBounds = { textMost: 1000, answerMost: 2000, openPerAddressMost: 5 } as const;
export const privacyDays = { toConfirm: 7, toAnswer: 45, kept: 730 } as const;

const dayMs = 86_400_000;

/** When a request in this state is deleted. */
export const privacyRequestEnds = (state: PrivacyState, createdAt: number): number =>
  createdAt + dayMs * (state === 'unconfirmed' ? privacyDays.toConfirm : privacyDays.kept);

/** The day by which it has to be answered, counted from the day it was confirmed. */
export const privacyAnswerDue = (receivedAt: number): Day => addDays(dayOf(receivedAt), privacyDays.toAnswer);

/** Letters and digits that are not confused when read aloud. */
const referenceLetters = '23456789CDFGHJKMNPQRTVWX';

/** The reference of a request for phone calls and mails: PR- and eight letters from random bytes. */
export const privacyReference = (bytes: Uint8Array): string =>
  `PR-${Array.from(bytes.slice(0, 8), (byte) => referenceLetters[byte % referenceLetters.length]).join('')}`;

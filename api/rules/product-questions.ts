// Questions about a product, answered by the shop and by people who have it. A person without an account confirms the email first; the shop
// reads everything before it is shown, except its own answers.

export const questionBounds = { textLeast: 10, textMost: 500, answerMost: 1500, termMost: 80 } as const;
export const questionsPerPage = 10;
export const answersShownMost = 30;
export const questionLinkDays = 7;

export type QuestionState = 'unconfirmed' | 'pending' | 'published' | 'rejected';

/** The state of a new question: an account is enough for moderation, an address must be confirmed first. */
export const firstState = (isSignedIn: boolean): QuestionState => (isSignedIn ? 'pending' : 'unconfirmed');

/** Confirming an address passes a question on to the moderators, once; opening the link again changes nothing. */
export const stateConfirmed = (state: QuestionState): QuestionState => (state === 'unconfirmed' ? 'pending' : state);

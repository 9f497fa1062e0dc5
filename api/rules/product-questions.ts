// Questions about a product, and answers by the shop and by people who have it. Whoever has no account confirms the email first;
// everything is read by the shop before it is shown, but what the shop itself answers.

export const questionBounds = { textLeast: 10, textMost: 500, answerMost: 1500, termMost: 80 } as const;
export const questionsPerPage = 10;
export const answersShownMost = 30;
export const questionLinkDays = 7;

export type QuestionState = 'unconfirmed' | 'pending' | 'published' | 'rejected';

/** Where a new question stands: an account is enough to be heard, an address has to be confirmed. */
export const firstState = (isSignedIn: boolean): QuestionState => (isSignedIn ? 'pending' : 'unconfirmed');

/** A confirmed address brings a question to the moderators, once; nothing else is changed by a link that is opened again. */
export const stateConfirmed = (state: QuestionState): QuestionState => (state === 'unconfirmed' ? 'pending' : state);

// Every refusal has a code from this catalogue (RFC 9457). Screens depend on `code`, people read `title` and `detail`.

interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

export const problems = {
  'invalid-input': { status: 422, title: 'Some of that can’t be used.' },
  'malformed-request': { status: 400, title: 'We couldn’t read that request.' },
  'address-too-long': { status: 414, title: 'That address is longer than any of ours.' },
  'not-json': { status: 415, title: 'This address takes JSON.' },
  'body-too-large': { status: 413, title: 'That’s more than this address takes.' },
  'sign-in-required': { status: 401, title: 'Please sign in first.' },
  'wrong-credentials': { status: 401, title: 'That email and password don’t match.' },
  'second-factor-needed': { status: 403, title: 'Please enter the code from your app first.' },
  'password-needed': { status: 403, title: 'Please enter your password again first.' },
  'wrong-code': { status: 403, title: 'That code isn’t right, or it was already used.' },
  'cross-site': { status: 403, title: 'This can only be done from our own pages.' },
  'not-allowed': { status: 403, title: 'Your role doesn’t allow that.' },
  'mail-not-opened': { status: 403, title: 'Open the link in the email we sent, and confirm it there.' },
  'not-found': { status: 404, title: 'There’s nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address doesn’t take that method.' },
  'email-taken': { status: 409, title: 'There’s already an account with this email.' },
  'idempotency-mismatch': { status: 409, title: 'This key was already used for something else.' },
  'none-left': { status: 409, title: 'Someone was a moment faster: this gift is taken.' },
  'not-enough-left': { status: 409, title: 'There aren’t that many left.' },
  'already-reserved': { status: 409, title: 'You’ve already reserved this gift.' },
  'too-many-unverified': {
    status: 409,
    title:
      'Other gifts from you or your network are still waiting to be confirmed by email. Please confirm yours, or sign in to give more.',
  },
  'registry-waiting': {
    status: 409,
    title:
      'Several gifts here are waiting for their givers to confirm by email. Please try again a little later, or sign in and reserve with your own email.',
  },
  'wrong-state': { status: 409, title: 'That’s no longer possible here.' },
  'given-together': {
    status: 409,
    title: 'People give to this together, so it can’t be reserved. You can give any amount toward it.',
  },
  'payment-preferences-needed': { status: 409, title: 'You must select cash fund preferences' },
  'goal-reached': { status: 409, title: 'Someone was a moment faster: the goal is reached.' },
  'payment-declined': { status: 402, title: 'The payment didn’t go through. Nothing was charged.' },
  'no-payments': { status: 409, title: 'This shop can’t take payments yet.' },
  'own-registry': { status: 409, title: 'This is your own registry, shown the way guests see it.' },
  'below-taken': { status: 409, title: 'Some of these are already taken.' },
  'already-member': { status: 409, title: 'They’re already helping with this registry.' },
  'slug-taken': { status: 409, title: 'That address is already in use.' },
  'not-for-cart': { status: 409, title: 'This can’t go in a cart.' },
  'not-out-yet': { status: 409, title: 'This isn’t out yet.' },
  'sold-out': { status: 409, title: 'This is sold out for now.' },
  'line-full': { status: 409, title: 'That’s more of one item than a cart can hold.' },
  'cart-full': { status: 409, title: 'Your cart is full. Remove something first.' },
  'other-account': {
    status: 409,
    title: 'Someone else has signed in on this browser, so nothing was saved. Please reload the page.',
  },
  stale: { status: 409, title: 'This was changed in the meantime.' },
  'too-many-requests': { status: 429, title: 'That was a lot at once. Please wait a moment.' },
  'looked-up-enough': {
    status: 429,
    title:
      'That’s as many names as we look up in a day. The code on the invitation still works, and so does the family’s own link.',
  },
  internal: {
    status: 500,
    title: 'There was an error processing your request. Please contact customer service if this problem persists.',
  },
  busy: { status: 503, title: 'We’re busy right now. Nothing was changed; please try again.' },
  unavailable: { status: 503, title: 'We can’t get to this right now. Please try again in a few moments.' },
  'payment-unavailable': {
    status: 503,
    title: 'We can’t reach the payment service right now. Please try again in a moment: nobody is charged twice.',
  },
  'read-only': { status: 503, title: 'We can’t save anything right now. Nothing was changed.' },
  'storage-full': { status: 507, title: 'We can’t save anything right now. Nothing was changed.' },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** One field that was refused: `field` is a path such as "body.quantity". */
export interface FieldProblem {
  field: string;
  message: string;
}

export interface Problem {
  /** "/problems/none-left": a stable identifier that reveals nothing. */
  type: string;
  code: ProblemCode;
  status: number;
  title: string;
  detail?: string;
  fields?: FieldProblem[];
  facts?: Facts;
}

/** What a screen may need: how many are left, when to retry, what a value is by now. */
type Facts = Record<string, string | number | boolean | object | null>;

export interface RefusalDetails {
  detail?: string;
  fields?: FieldProblem[];
  facts?: Facts;
}

/** Thrown by services, turned into a problem by the one error handler. Undoes the transaction it is thrown in. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: RefusalDetails;
  /** @param options the cause, for the log */
  constructor(code: ProblemCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(`${code}: ${details.detail ?? problems[code].title}`, options);
    this.code = code;
    this.details = details;
  }
}

export function problemOf(code: ProblemCode, details: RefusalDetails = {}): Problem {
  const { status, title } = problems[code];
  return { type: `/problems/${code}`, code, status, title, ...details };
}

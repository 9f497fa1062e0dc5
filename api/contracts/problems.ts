// Every refusal has a code from this catalogue (RFC 9457). Screens decide by `code`, people read `title` and `detail`.

interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

export const problems = {
  'invalid-input': { status: 422, title: 'Some of what was sent cannot be used.' },
  'malformed-request': { status: 400, title: 'The request could not be read.' },
  'address-too-long': { status: 414, title: 'That address is longer than any of ours.' },
  'not-json': { status: 415, title: 'This address takes JSON.' },
  'body-too-large': { status: 413, title: 'That is more than this address takes.' },
  'sign-in-required': { status: 401, title: 'Please sign in first.' },
  'wrong-credentials': { status: 401, title: 'That e-mail and password do not match.' },
  'second-factor-needed': { status: 403, title: 'Please give your second factor first.' },
  'wrong-code': { status: 403, title: 'That code is not right, or was used.' },
  'cross-site': { status: 403, title: 'This can only be done from our own pages.' },
  'not-allowed': { status: 403, title: 'Your role does not include this.' },
  'mail-not-opened': { status: 403, title: 'Open the link in the mail we sent, and confirm it there.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  'email-taken': { status: 409, title: 'There is already an account with this e-mail.' },
  'idempotency-mismatch': { status: 409, title: 'This key was already used for something else.' },
  'none-left': { status: 409, title: 'Someone was a moment faster: this gift is taken.' },
  'not-enough-left': { status: 409, title: 'There are not that many left.' },
  'already-reserved': { status: 409, title: 'You have already reserved this gift.' },
  'too-many-unverified': { status: 409, title: 'Please confirm your e-mail before reserving more.' },
  'wrong-state': { status: 409, title: 'That is no longer possible here.' },
  'own-registry': { status: 409, title: 'This is your own registry, seen as a guest.' },
  'below-taken': { status: 409, title: 'Some of these are already taken.' },
  'slug-taken': { status: 409, title: 'That address is already in use.' },
  'not-for-cart': { status: 409, title: 'This does not go into a cart.' },
  'not-out-yet': { status: 409, title: 'This is not out yet.' },
  'sold-out': { status: 409, title: 'This is sold out for now.' },
  'line-full': { status: 409, title: 'That is more of one thing than a cart takes.' },
  'cart-full': { status: 409, title: 'The cart is full. Take something out first.' },
  stale: { status: 409, title: 'This was changed meanwhile.' },
  'too-many-requests': { status: 429, title: 'That was a bit much at once. Please wait a moment.' },
  internal: {
    status: 500,
    title: 'There was an error processing your request. Please contact customer service if this problem persists.',
  },
  busy: { status: 503, title: 'We are busy right now. Nothing was changed; please try again.' },
  unavailable: { status: 503, title: 'We cannot get to this right now. Please try again in a few moments.' },
  'read-only': { status: 503, title: 'We cannot save anything right now. Nothing was changed.' },
  'storage-full': { status: 507, title: 'We cannot save anything right now. Nothing was changed.' },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** One field that was not accepted: `field` is a path such as "body.quantity". */
export interface FieldProblem {
  field: string;
  message: string;
}

export interface Problem {
  /** "/problems/none-left": stable, resolves to nothing secret. */
  type: string;
  code: ProblemCode;
  status: number;
  title: string;
  detail?: string;
  fields?: FieldProblem[];
  /** Facts a screen may need: how many are left, when to retry. */
  facts?: Record<string, string | number | boolean | null>;
}

export interface RefusalDetails {
  detail?: string;
  fields?: FieldProblem[];
  facts?: Record<string, string | number | boolean | null>;
}

/** Thrown by services, turned into a problem by the one error handler. Undoes the transaction it is thrown in. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: RefusalDetails;
  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(`${code}: ${details.detail ?? problems[code].title}`);
    this.code = code;
    this.details = details;
  }
}

export function problemOf(code: ProblemCode, details: RefusalDetails = {}): Problem {
  const { status, title } = problems[code];
  return { type: `/problems/${code}`, code, status, title, ...details };
}

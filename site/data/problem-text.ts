import { CallError } from './call.ts';

/** The part of a problem that people read. */
export interface ReadableProblem {
  code: string;
  title: string;
  detail?: string | undefined;
  facts?: Readonly<Record<string, unknown>> | undefined;
  fields?: readonly { field: string; message: string }[] | undefined;
}

const generic = 'Something went wrong, and we can’t tell whether it was saved. Please try again.';

/**
 * What happened and what to do, in one or two sentences.
 * @param untold messages about fields that no control shows
 */
export function problemSentence(
  { code, title, detail, facts }: ReadableProblem,
  untold: readonly string[] = [],
): string {
  const seconds = facts?.retryAfterSeconds;
  if ((code === 'busy' || code === 'too-many-requests') && typeof seconds === 'number') {
    // Not busy, but asked too often, from one connection or about one account.
    const why = code === 'busy' ? 'We’re busy.' : (detail ?? 'That was a lot at once.');
    return `${why} Please try again in ${durationText(seconds)}.`;
  }
  return [detail ?? title, ...untold.map((message) => `${message}.`)].join(' ');
}

/** 17,625 seconds as "5 hours": rounded up, so that nobody tries too early. */
function durationText(seconds: number): string {
  const [unit, length] =
    seconds < 120 ? (['second', 1] as const) : seconds < 7_200 ? (['minute', 60] as const) : (['hour', 3_600] as const);
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}

export const errorSentence = (error: unknown, untold?: readonly string[]): string =>
  error instanceof CallError ? problemSentence(error.problem as ReadableProblem, untold) : generic;

/** Messages by field name, without the part of the call that holds the field: a fault of `body.price.amount` is a fault of `price`. */
export function fieldMessages({ fields = [] }: Pick<ReadableProblem, 'fields'>): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ field, message }) => [
      field.replace(/^body\./, '').split('.')[0]!,
      message.charAt(0).toUpperCase() + message.slice(1),
    ]),
  );
}

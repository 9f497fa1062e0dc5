import { type SerializedError, stdSerializers } from 'pino';

const emails = /[^\s<>"'(),;:@/]{1,64}@[^\s<>"'(),;:@/]{1,255}/g;
const withoutEmails = (text: string) => text.replace(emails, '(email)');

/**
 * What a log may contain of an error. PostgreSQL includes the row that it refuses, with all its personal data; a mail server includes its
 * recipients: of an error's other properties, only names of ours are kept.
 */
export function loggedError(error: Pick<SerializedError, 'type' | 'message' | 'stack'> & Record<string, unknown>) {
  const { type, message, stack, code, table, column, constraint, routine } = error;
  return {
    type,
    message: withoutEmails(String(message)),
    stack: withoutEmails(String(stack)),
    code,
    table,
    column,
    constraint,
    routine,
  };
}

/** For the `err` of a log entry. */
export const errorForLog = (error: unknown) =>
  error instanceof Error ? loggedError(stdSerializers.err(error) as never) : { message: withoutEmails(String(error)) };

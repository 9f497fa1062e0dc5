import { type SerializedError, stdSerializers } from 'pino';

const emails = /[^\s<>"'(),;:@/]{1,64}@[^\s<>"'(),;:@/]{1,255}/g;
const withoutEmails = (text: string) => text.replace(emails, '(email)');

/**
 * What a log may say of an error. PostgreSQL adds the row that it refuses, with all that a person told us in it; a mail server its
 * recipients: of what an error carries besides, only names of ours are kept.
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

/** For `err` of a log. */
export const errorForLog = (error: unknown) =>
  error instanceof Error ? loggedError(stdSerializers.err(error) as never) : { message: withoutEmails(String(error)) };

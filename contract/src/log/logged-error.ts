/** What a log line says of an error. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/** Errors in errors are told so deep. */
const DEPTH = 5;

/** A failed query ends with what was to be stored: names, addresses, messages. */
const PARAMETERS = /\nparams: .*/s;
/** A value that PostgreSQL can't read, which it repeats. */
const UNREADABLE_VALUE = /(invalid input (?:syntax|value) for [^:"]{1,80}(?:"[^"]{1,80}")?: )".*"/s;
/** An e-mail address, which mail servers repeat when they refuse it. */
const ADDRESS = /[^\s<>"'`,;:()@/\\]{1,64}@[^\s<>"'`,;:()@/\\]{1,253}/g;

/** The message of an error without the values that people typed. */
export function withoutValues(message: string): string {
  return message.replace(PARAMETERS, '').replace(UNREADABLE_VALUE, '$1"…"').replace(ADDRESS, '…@…');
}

/**
 * The type, the words and the place of an error, and of what caused it. Whatever else hangs on it, such as the values of a
 * query or a whole form, is what people have written and stays out of the log.
 */
export function loggedError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' };
  const message = withoutValues(error.message);
  // The stack begins with the message, as it was when the error was made.
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message,
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && depth > 0 && { cause: loggedError(error.cause, depth - 1) }),
  };
}

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

/**
 * The type, the words and the place of an error, and of what caused it. Whatever else hangs on it, such as the values of a
 * query or a whole form, is what people have written and stays out of the log.
 */
export function loggedError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' };
  const message = error.message.replace(PARAMETERS, '');
  // The stack begins with the message, as it was when the error was made.
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message,
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && depth > 0 && { cause: loggedError(error.cause, depth - 1) }),
  };
}

/** An error as a log line shows it. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/** The longest chain of causes that is logged. */
const DEPTH = 5;

/** The parameters at the end of a failed query: names, addresses, messages. */
const PARAMETERS = /\nparams: .*/s;
/** A value that PostgreSQL can't parse, quoted in its message. */
const UNREADABLE_VALUE = /(invalid input (?:syntax|value) for [^:"]{1,80}(?:"[^"]{1,80}")?: )".*"/s;
/** An e-mail address, quoted by a mail server that refuses it. */
const ADDRESS = /[^\s<>"'`,;:()@/\\]{1,64}@[^\s<>"'`,;:()@/\\]{1,253}/g;

/** Removes personal data from an error's message. */
export function redactMessage(message: string): string {
  return message.replace(PARAMETERS, '').replace(UNREADABLE_VALUE, '$1"…"').replace(ADDRESS, '…@…');
}

/**
 * Reduces an error to type, message and stack, with its causes. Other properties, such as a query's values or a whole
 * form, are personal data and stay out of the log.
 */
export function describeError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' };
  const message = redactMessage(error.message);
  // The stack begins with the original message.
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message,
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

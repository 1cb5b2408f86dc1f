/** An error as a log line shows it. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/** The longest chain of causes that is logged. */
const DEPTH = 5;

/** The longest message and stack in a line, in characters: a query of many conditions has hundreds of kilobytes. */
export const LOGGED_LENGTHS = { message: 2_000, stack: 4_000 } as const;

/** The parameters at the end of a failed query: names, addresses, messages. */
const PARAMETERS = /\nparams: .*/s;
/** A value that PostgreSQL can't parse, quoted in its message. */
const UNREADABLE_VALUE = /(invalid input (?:syntax|value) for [^:"]{1,80}(?:"[^"]{1,80}")?: )".*"/s;
/** An e-mail address, quoted by a mail server that refuses it. */
const ADDRESS = /[^\s<>"'`,;:()@/\\]{1,64}@[^\s<>"'`,;:()@/\\]{1,253}/g;

/** Cuts a text for the log, and says how long it was. */
export function cutText(text: string, length: number = LOGGED_LENGTHS.message): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}

/** Removes personal data from an error's message, before it is cut: half a value isn't recognised. */
export function redactMessage(message: string): string {
  return message.replace(PARAMETERS, '').replace(UNREADABLE_VALUE, '$1"…"').replace(ADDRESS, '…@…');
}

/**
 * Reduces an error to type, message and stack, with its causes. Other properties, such as a query's values or a whole
 * form, are personal data and stay out of the log.
 */
export function describeError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' };
  const message = cutText(redactMessage(error.message));
  // The stack begins with the original message.
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message,
    ...(stack !== undefined && { stack: cutText(stack, LOGGED_LENGTHS.stack) }),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

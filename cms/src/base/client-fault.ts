import type { AfterErrorHook } from 'payload';

/** Error messages of the multipart parser (busboy) for a malformed form, and of Payload for a file without a name. */
const MALFORMED_FORM =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Unexpected end of (?:form|file)|Missing Content-Type|Unsupported content type: |Request is not eligible for file upload|uploadConfig\.handlers is not present)/;

/** Error messages of Next for an unknown action, and of the database adapter for an unknown operator. */
const UNKNOWN = /^(?:The Server Reference ID did not match|Failed to find Server Action|adapter\.operators\[)/;

/** Stack frames where Payload parses JSON from a URL or from a form field. */
const PARSER_FRAMES = /[\\/]payload[\\/]dist[\\/]utilities[\\/](?:parseParams[\\/]index|addDataAndFileToRequest)\.js/;

/** Error codes for a value that doesn't fit: SQLite's code, and PostgreSQL's class 22, "data exception". */
const UNFIT_VALUE = /^(?:SQLITE_MISMATCH$|22)/;
const UNFIT_ARGUMENT = 'SQLite3 can only bind ';

/** Whether a search failed because of an invalid number, date or text: the driver or the database rejects those. */
function isUnfitSearch({ message, cause }: Error): boolean {
  if (!(message.startsWith('Failed query: select ') && cause instanceof Error)) return false;
  if (cause instanceof RangeError || cause instanceof TypeError || cause.message.startsWith(UNFIT_ARGUMENT))
    return true;
  return 'code' in cause && typeof cause.code === 'string' && UNFIT_VALUE.test(cause.code);
}

/** Whether a write failed because a document refers to one that doesn't exist. */
function isDeadReference({ message, cause }: Error): boolean {
  if (!(/^Failed query: (?:insert|update) /.test(message) && cause instanceof Error)) return false;
  return cause.message.includes('FOREIGN KEY constraint failed') || ('code' in cause && cause.code === '23503');
}

/** Returns the message for a client whose request made Payload fail with a 500; null if the 500 is right. */
function describeFault(error: Error): string | null {
  if (MALFORMED_FORM.test(error.message)) return error.message;
  if (UNKNOWN.test(error.message) || isUnfitSearch(error)) return 'This can’t be looked for.';
  if (isDeadReference(error)) return 'It refers to something that doesn’t exist.';
  return error instanceof SyntaxError && PARSER_FRAMES.test(error.stack ?? '') ? 'Invalid JSON' : null;
}

/** Whether an error is the client's fault, so that no operator has to look into it. */
export function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefusal = 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return isRefusal || describeFault(error) !== null;
}

/** Makes Payload answer 400 to client faults for which it would answer 500. */
export const answerClientFault: AfterErrorHook = ({ error }) => {
  const message = describeFault(error);
  return message === null ? undefined : { status: 400, response: { errors: [{ message }] } };
};

import type { AfterErrorHook } from 'payload';

/** What the parser of forms with files (busboy) says of one that is none, and Payload of a file without a name. */
const MALFORMED_FORM =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Unexpected end of (?:form|file)|Missing Content-Type|Unsupported content type: |Request is not eligible for file upload|uploadConfig\.handlers is not present)/;

/** What Next says of an action that it doesn't know, and the database's adapter of a comparison that it can't make. */
const UNKNOWN = /^(?:The Server Reference ID did not match|Failed to find Server Action|adapter\.operators\[)/;

/** Where Payload reads JSON out of an address or of a field of a form. */
const READS_WHAT_CAME = /[\\/]payload[\\/]dist[\\/]utilities[\\/](?:parseParams[\\/]index|addDataAndFileToRequest)\.js/;

/** How the databases name a value that doesn't fit: SQLite's own code, and PostgreSQL's class "data exception". */
const UNFIT_VALUE = /^(?:SQLITE_MISMATCH$|22)/;
const UNFIT_ARGUMENT = 'SQLite3 can only bind ';

/** A search whose numbers, dates or texts are none: no database is asked for these, or it refuses them. */
function isUnfitSearch({ message, cause }: Error): boolean {
  if (!(message.startsWith('Failed query: select ') && cause instanceof Error)) return false;
  if (cause instanceof RangeError || cause instanceof TypeError || cause.message.startsWith(UNFIT_ARGUMENT))
    return true;
  return 'code' in cause && typeof cause.code === 'string' && UNFIT_VALUE.test(cause.code);
}

/** Whether a document refers to one that is not there. */
function isDeadReference({ message, cause }: Error): boolean {
  if (!(/^Failed query: (?:insert|update) /.test(message) && cause instanceof Error)) return false;
  return cause.message.includes('FOREIGN KEY constraint failed') || ('code' in cause && cause.code === '23503');
}

/** What is said to who sent something that Payload takes for a fault of its own; null where it is right. */
function wordsFor(error: Error): string | null {
  if (MALFORMED_FORM.test(error.message)) return error.message;
  if (UNKNOWN.test(error.message) || isUnfitSearch(error)) return 'This can’t be looked for.';
  if (isDeadReference(error)) return 'It refers to something that doesn’t exist.';
  return error instanceof SyntaxError && READS_WHAT_CAME.test(error.stack ?? '') ? 'Invalid JSON' : null;
}

/** Tells whether an error is the fault of whoever asked, and none that somebody has to look into. */
export function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefusal = 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return isRefusal || wordsFor(error) !== null;
}

/** Has Payload answer 400 to what it takes for a fault of its own. */
export const answerClientFault: AfterErrorHook = ({ error }) => {
  const message = wordsFor(error);
  return message === null ? undefined : { status: 400, response: { errors: [{ message }] } };
};
